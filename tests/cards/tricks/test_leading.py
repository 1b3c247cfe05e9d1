"""Who leads first, what may be led, which aces must stay (C2.3, C2.7, C3.3, C4.2, C4.3)."""

from random import Random
from typing import Any

import pytest

from kozel.cards.deck import DECKS
from kozel.core.chance import Turn
from kozel.core.events import Named, Staged
from kozel.core.game import Game, State
from kozel.core.moves import GO, HOUSE, Choose, Number, Part, Play
from kozel.core.seating import Seating
from kozel.games import make
from tests.cards.tricks.table import (
    after,
    card,
    cases,
    hand,
    mover,
    offered,
    play_out,
    praised,
    refusal,
    standing,
)
from tests.cards.tricks.yard import QUIET, before_play, kon, lawful_cards, leading, yard

KEEP, PASS = Choose("lead", "keep"), Choose("lead", "pass")


def _id(case: dict[str, Any]) -> str:
    return str(case["id"])


@pytest.mark.rule("C2.3")
@pytest.mark.parametrize(("suit", "first"), [("diamonds", "7D"), ("clubs", "7C")])
def test_the_holder_of_the_lowest_trump_leads_the_first_kon_any_card(suit: str, first: str) -> None:
    game = yard("khvalyony", trump_suit=suit)
    state = leading(game, {2: [first, "AS", "9H"]})
    assert mover(game, state) == 2
    assert Named(2, "first-card", first) in state.history
    assert len(offered(game, state, 2)) == 8
    assert "AS" in offered(game, state, 2)


@pytest.mark.rule("C2.3")
def test_nobody_praises_in_the_first_kon() -> None:
    game = yard("khvalyony")
    stages = set()
    state = before_play(game, {})
    while game.view(state, 0).table.stage != "tricks":
        stages.add(game.view(state, 0).table.stage)
        state = game.play(state, HOUSE, GO)[0]
    assert stages == {"redeal", "last-trump"}


@pytest.mark.rule("C3.2")
def test_with_the_hook_the_eight_of_clubs_leads() -> None:
    game = yard("kryuk")
    state = leading(game, {1: ["8C", "AS"], 0: ["7C", "QC"]})
    assert mover(game, state) == 1


@pytest.mark.rule("C2.3", "C0.9")
def test_everybody_knows_then_where_that_card_is() -> None:
    game = yard("khvalyony")
    state = leading(game, {2: ["7D"], 1: ["AS"]})
    unknown = game.view(state, 0).table.unknown
    masks = dict(zip(unknown.pieces, unknown.masks, strict=True))
    places = [place.zone for at, place in enumerate(unknown.places) if masks["7D"] >> at & 1]
    assert places == ["hand:2"]


@pytest.mark.rule("C4.2")
def test_the_first_lead_of_nizhny_is_the_ace_of_diamonds() -> None:
    game = yard("nizhny", redeal=False)
    state = leading(game, {3: ["AD", "AS"]})
    assert mover(game, state) == 3
    assert offered(game, state, 3) == {"AD"}
    assert refusal(game, state, 3, "AS") == ("tricks-lead-this", "C4.2")
    assert game.legal(state, 3).reasons["AS"].args == {"card": "AD"}


@pytest.mark.rule("C4.2", "C0.6")
def test_where_revokes_are_caught_another_first_lead_is_a_breach() -> None:
    game = yard("nizhny", redeal=False, revokes="caught")
    state = after(game, leading(game, {3: ["AD", "AS"]}), ["AS"])
    _, events = game.play(state, 0, Number("challenge", 3))
    assert Staged("revoke-proven", 3, {"card": "AS", "number": 1}) in events


@pytest.mark.rule("C0.8", "C4.2")
def test_a_blind_holder_of_that_ace_leads_its_top_card() -> None:
    game = yard("nizhny", blind=(3,), praises=(), redeal=False)
    hands = {3: ["AD", "7S", "8S", "9S", "TS", "7H", "8H", "9H", "TH"]}
    state = before_play(game, hands)
    assert game.waiting(state) == (HOUSE,)
    request = game.chance(state)
    assert isinstance(request, Turn)
    assert request.move.pieces == ("TH",)
    assert Named(3, "first-card", "AD") in state.history


def _later(game: Game, side: int | None = 0, dealer: int = 3) -> State:
    return leading(game, {}, kon(2, dealer=dealer, next_side=side))


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("dealer", "side", "asked"), [(3, 0, 0), (3, 1, 1), (0, 0, 2), (1, 1, 3)])
def test_the_first_of_the_winning_team_after_the_dealer_keeps_or_passes_the_lead(
    dealer: int, side: int, asked: int
) -> None:
    game = yard("khvalyony", **QUIET)
    state = _later(game, side, dealer)
    assert game.waiting(state) == (asked,)
    kept = after(game, state, [KEEP])
    assert mover(game, kept) == asked
    passed, events = game.play(state, asked, PASS)
    assert events == (Named((asked + 2) % 4, "leader"),)
    assert mover(game, passed) == (asked + 2) % 4
    assert refusal(game, state, asked, GO) == ("tricks-keep-or-pass-lead", "C2.4")
    assert game.legal(state, (asked + 1) % 4).moves == ()


@pytest.mark.rule("C2.4")
def test_a_team_that_chooses_is_asked_together_and_the_first_answer_counts() -> None:
    game = yard("khvalyony", praiser="team_chooses", **QUIET)
    state = _later(game, side=1)
    assert set(game.waiting(state)) == {1, 3}
    assert mover(game, game.play(state, 3, KEEP)[0]) == 3
    assert mover(game, game.play(state, 1, PASS)[0]) == 3
    assert mover(game, game.play(state, 3, PASS)[0]) == 1


@pytest.mark.rule("C2.4")
def test_the_dealers_left_may_have_the_right_instead() -> None:
    game = yard("khvalyony", praiser="left_of_dealer", **QUIET)
    assert game.waiting(_later(game, side=1, dealer=3)) == (0,)


@pytest.mark.rule("C2.4", "C0.8")
def test_for_a_blind_seat_the_partner_decides_and_two_blind_ones_are_not_asked() -> None:
    values = {**QUIET, "give_last_trump": 0}
    game = yard("khvalyony", blind=(1,), **values)
    assert game.waiting(_later(game, side=1, dealer=0)) == (3,)
    both = yard("khvalyony", blind=(1, 3), **values)
    state = _later(both, side=1, dealer=0)
    assert both.view(state, 0).table.stage == "tricks"
    assert both.view(state, 0).table.turn == 1


@pytest.mark.rule("C2.4", "C2.11")
@pytest.mark.parametrize("number", [1, 2])
def test_after_eggs_the_right_stays_with_the_team_that_led(number: int) -> None:
    """In a first kon too, where nobody had the right before. The lead is passed where it can
    be, so that it is not the first of the team that leads."""
    game = yard("khvalyony", **QUIET, give_last_trump=0)
    right = {1: None, 2: 1}[number]
    for seed in range(600):
        source = Random(seed)
        cards: list[str] = list(DECKS["32"])
        source.shuffle(cards)
        hands = {seat: cards[seat::4] for seat in range(4)}
        state = leading(game, hands, kon(number, next_side=right))
        if number == 2:
            state = after(game, state, [PASS])
        first = mover(game, state)
        state = play_out(game, state, source)
        if state.lines[-1].counted == (60, 60):
            assert state.standing.next_side == first % 2
            return
    raise AssertionError("no such deal was found")


@pytest.mark.rule("C4.3")
@pytest.mark.parametrize("case", cases("legal_lead", "K04"), ids=_id)
def test_golden_lead(case: dict[str, Any]) -> None:
    """The hand is what is left to its holder, who takes the tricks before."""
    game = yard("nizhny", redeal=False)
    held = [card(each) for each in case["hand"]]
    state = _won_down_to(game, held)
    assert offered(game, state, 0) == {card(each) for each in case["legal"]}
    if len(case["legal"]) < len(held):
        assert refusal(game, state, 0, held[0]) == ("tricks-lead-plain", "C4.3")


def _won_down_to(game: Game, held: list[str]) -> State:
    """Some deal in which seat 0 comes to lead with nothing but these cards."""
    for seed in range(500):
        source = Random(seed)
        rest = [c for c in DECKS["36"] if c not in held and c != "AD"]
        source.shuffle(rest)
        state = leading(game, {0: [*held, *rest[: 9 - len(held)]], 1: ["AD"]})
        while not game.deal_over(state):
            if set(hand(game, state, 0)) == set(held) and mover(game, state) == 0:
                if game.legal(state, 0).prompt.id == "ask-limited-lead":
                    return state
                break
            cards = lawful_cards(game, state)
            free = [c for c in cards if c not in held]
            state = after(game, state, [source.choice(free or cards)])
    raise AssertionError("no such deal was found")


@pytest.mark.rule("C3.3")
def test_in_kryuk_nobody_but_the_praiser_leads_a_trump_while_holding_plain_cards() -> None:
    game = yard("kryuk", redeal=False, give_last_trump=0)
    state = leading(game, {1: ["8C", "QC", "AS", "KH"]})
    assert not offered(game, state, 1) & {"8C", "QC"}
    assert refusal(game, state, 1, "QC") == ("tricks-lead-plain", "C3.3")
    assert game.legal(state, 1).prompt.id == "ask-limited-lead"


@pytest.mark.rule("C3.10")
def test_a_lead_is_one_card_here() -> None:
    game = yard("kryuk", redeal=False, give_last_trump=0)
    state = leading(game, {1: ["8C", "AS", "TS"]})
    assert refusal(game, state, 1, Play((Part("AS"), Part("TS")))) == ("cards-one-card", "C1.5")


@pytest.mark.rule("C3.3")
@pytest.mark.parametrize(
    ("limit", "queen", "seven"),
    [("free", True, True), ("praiser_only", True, False), ("when_no_plain", False, False)],
)
def test_the_limits_of_leads(limit: str, queen: bool, seven: bool) -> None:
    """The praiser leads first, then another player, each with trumps and plain cards."""
    game = make("classic", {"trump_lead": limit}, Seating.of(4, teams=True))
    hands = {0: ["QC", "9S", "8S", "AS"], 1: ["KS", "7D", "8D"], 2: ["7S"], 3: ["TS"]}
    state = praised(game, hands, "D", standing(dealer=3))
    assert ("QC" in offered(game, state, 0)) is queen
    state = after(game, state, ["9S", "KS", "7S", "TS"])
    assert mover(game, state) == 1
    assert ("7D" in offered(game, state, 1)) is seven


@pytest.mark.rule("C3.3", "C0.9")
def test_whoever_leads_a_trump_there_has_no_plain_card() -> None:
    game = yard("kryuk", redeal=False, give_last_trump=0, catch="none")
    hands = {1: ["8C", "QC", "QS", "QH", "QD", "JC", "JS", "JH"], 0: ["AC", "AS"]}
    state = after(game, leading(game, hands), ["QC"])
    unknown = game.view(state, 0).table.unknown
    facts = {fact.piece: fact for fact in game.view(state, 0).table.facts}
    at = next(n for n, place in enumerate(unknown.places) if place.zone == "hand:1")
    for piece, mask in zip(unknown.pieces, unknown.masks, strict=True):
        assert facts[piece].trump or not mask >> at & 1


@pytest.mark.rule("C2.7")
def test_a_plain_ace_is_not_thrown_away_before_its_suit_was_led() -> None:
    game = yard("khvalyony", redeal=False, give_last_trump=0)
    hands = {
        0: ["7D", "9S", "AC"],
        1: ["AH", "TH", "7H", "8H", "9H", "7C", "8C", "KH"],
        2: ["TC", "KS"],
        3: ["KC", "TS"],
    }
    state = after(game, leading(game, hands), ["9S"])
    assert offered(game, state, 1) == {"TH", "7H", "8H", "9H", "7C", "8C", "KH"}
    assert refusal(game, state, 1, "AH") == ("tricks-keep-ace", "C2.7")
    state = after(game, state, ["7H", "KS", "TS"])
    assert mover(game, state) == 3
    free = yard("khvalyony", redeal=False, give_last_trump=0, ace_dump_ban=False)
    state = after(free, leading(free, hands), ["9S"])
    assert "AH" in offered(free, state, 1)


ENDING = {
    0: ["7D", "TH", "9S", "8S", "8D", "9D", "TD", "KD"],
    1: ["AH", "7C", "KC", "AC", "TC", "9C", "8C", "QD"],
    2: ["KH", "7S", "TS", "KS", "AS", "JC", "JS", "QC"],
    3: ["7H", "8H", "9H", "JD", "JH", "AD", "QS", "QH"],
}
"""Seat 1 holds one heart and no spade."""


@pytest.mark.rule("C2.7")
def test_an_ace_of_a_suit_that_was_led_may_go() -> None:
    game = yard("khvalyony", redeal=False, give_last_trump=0)
    state = after(game, leading(game, ENDING), ["9S"])
    assert not {"AH", "AC"} & offered(game, state, 1)
    other = {**ENDING, 1: ["AH", "7H", *ENDING[1][2:]], 3: ["7C", *ENDING[3][1:]]}
    state = after(game, leading(game, other), ["TH", "7H", "KH", "8H"])
    assert mover(game, state) == 0
    state = after(game, state, ["9S"])
    assert offered(game, state, 1) >= {"AH"}
    assert "AC" not in offered(game, state, 1)


@pytest.mark.rule("C2.7")
def test_when_nothing_else_is_left_the_ace_may_go() -> None:
    game = yard("khvalyony", redeal=False, give_last_trump=0)
    hands = {
        0: ["7D", "7S", "AS", "TS", "KS", "9S", "8S", "AD"],
        1: ["AH", "QC", "QS", "QH", "QD", "JC", "JS", "JH"],
    }
    state = leading(game, hands)
    while set(hand(game, state, 1)) != {"AH"} or mover(game, state) != 1:
        lawful = lawful_cards(game, state)
        hearts = [c for c in lawful if c[1] == "H" and c[0] not in "QJ"]
        state = after(game, state, [next(c for c in lawful if c not in hearts or c in lawful[-1:])])
    assert offered(game, state, 1) == {"AH"}
