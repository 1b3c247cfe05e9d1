"""Revokes that can be caught: free plays, challenges, the closing window (C0.6, C1.9)."""

import random

import pytest

from kozel.core.chance import Close
from kozel.core.events import Said, Shown, Staged
from kozel.core.game import Game, State
from kozel.core.messages import OptionError
from kozel.core.moves import GO, HOUSE, Choose, Number, Pick
from kozel.core.seating import Seating
from kozel.core.sheets import Mark
from kozel.core.views import View
from kozel.games import make
from tests.cards.tricks.table import (
    after,
    dealt,
    events_of,
    offered,
    pair_game,
    praised,
    random_move,
    refusal,
    standing,
)

HANDS = {
    0: ["QC", "9S", "8S"],
    1: ["KS", "7S", "AH"],
    2: ["AS", "7D"],
    3: ["TS", "7C"],
}


def _caught(hands: dict[int, list[str]] | None = None) -> tuple[Game, State]:
    game = pair_game({"revokes": "caught"})
    return game, praised(game, hands or HANDS, "H", standing(dealer=3, written=(2, 2)))


def _revoked() -> tuple[Game, State]:
    """Seat 1 throws the ace of hearts on a spade while holding spades."""
    game, state = _caught()
    return game, after(game, state, ["9S", "AH"])


@pytest.mark.rule("C0.6")
def test_usually_a_wrong_card_cannot_be_played_and_nobody_can_be_challenged() -> None:
    game = pair_game()
    state = after(game, praised(game, HANDS, "H"), ["9S"])
    assert refusal(game, state, 1, "AH")[1] == "C1.5"
    assert refusal(game, state, 0, Number("challenge", 1)) == (
        "tricks-nothing-to-challenge",
        "C0.6",
    )


@pytest.mark.rule("C0.6")
def test_any_card_may_be_played_and_the_reason_is_told_to_its_holder_alone() -> None:
    game, state = _caught()
    state = after(game, state, ["9S"])
    offer = game.legal(state, 1)
    assert "AH" in offered(game, state, 1)
    assert offer.reasons["AH"].rule == "C1.5"
    lawful = {move.pieces[0] for move in offer.lawful if hasattr(move, "pieces")}
    assert "AH" not in lawful
    assert {"KS", "7S"} <= lawful


@pytest.mark.rule("C0.6")
def test_every_opponent_may_challenge_from_the_first_card_on() -> None:
    game, state = _caught()
    assert [game.legal(state, seat).moves for seat in (1, 2, 3)] == [(), (), ()]
    assert refusal(game, state, 1, Number("challenge", 0)) == ("tricks-challenge-too-early", "C0.6")
    state = after(game, state, ["9S"])
    assert game.legal(state, 3).moves == (Number("challenge", 0), Number("challenge", 2))
    assert game.legal(state, 0).moves == (Number("challenge", 1), Number("challenge", 3))
    assert game.legal(state, 0).required == ()
    assert game.legal(state, 3).groups[0].optional
    assert Number("challenge", 2) in game.legal(state, 1).moves


@pytest.mark.rule("C0.6", "C1.9")
def test_a_proven_revoke_costs_four_and_ends_the_deal() -> None:
    game, state = _revoked()
    state, events = game.play(state, 2, Number("challenge", 1))
    assert events[:3] == (
        Said(2, "challenge", {"seat_accused": 1}),
        Shown(("AH",), "played:1", 1),
        Staged("revoke-proven", 1, {"card": "AH", "number": 1}),
    )
    line = state.lines[-1]
    assert [account.written for account in line.after] == [2, 6]
    assert line.marks == (Mark("penalty", 1, 4),)
    assert line.counted == ()
    assert state.standing.dealer == 0
    assert game.deal_over(state)


@pytest.mark.rule("C0.6", "C1.9")
def test_a_false_challenge_costs_the_challenger_four() -> None:
    game, state = _revoked()
    state, events = game.play(state, 2, Number("challenge", 3))
    assert Shown((), "played:3", 3) in events
    assert Staged("revoke-unproven", 3) in events
    assert [account.written for account in state.lines[-1].after] == [6, 2]
    assert state.standing.dealer == 0


@pytest.mark.rule("C0.6")
def test_the_first_challenge_decides() -> None:
    game, state = _revoked()
    state = game.play(state, 2, Number("challenge", 1))[0]
    assert refusal(game, state, 0, Number("challenge", 1))


@pytest.mark.rule("C0.6")
def test_a_challenge_is_judged_at_the_current_state() -> None:
    game, state = _caught()
    early = after(game, state, ["9S"])
    assert events_of(game, early, 0, Number("challenge", 1))[2] == Staged("revoke-unproven", 1)
    late = after(game, early, ["AH", "AS", "TS"])
    assert events_of(game, late, 0, Number("challenge", 1))[2].name == "revoke-proven"  # type: ignore[union-attr]


@pytest.mark.rule("C0.6")
def test_who_cannot_challenge_whom() -> None:
    game, state = _revoked()
    assert refusal(game, state, 2, Number("challenge", 2)) == ("tricks-challenge-self", "C0.6")
    assert refusal(game, state, 2, Number("challenge", 0)) == ("tricks-challenge-partner", "C0.6")
    assert refusal(game, state, 2, Number("challenge", 4)) == ("tricks-challenge-nobody", "C0.6")
    assert refusal(game, state, HOUSE, Number("challenge", 1))[0] == "tricks-challenge-nobody"
    assert refusal(game, state, 7, Number("challenge", 1))[0] == "tricks-challenge-nobody"
    assert game.legal(state, -2).moves == ()


def _last_card_played(game: Game, state: State) -> State:
    source = random.Random(1)
    while game.view(state, 0).table.stage != "challenge":
        who, move = random_move(game, state, source)
        state = game.play(state, who, move)[0]
    return state


@pytest.mark.rule("C0.6")
def test_after_the_last_trick_a_window_opens_before_the_result_stands() -> None:
    game, state = _revoked()
    state = _last_card_played(game, state)
    assert game.waiting(state) == (HOUSE,)
    assert game.chance(state) == Close("challenge", (0, 1, 2, 3))
    assert state.lines == ()
    assert Number("challenge", 1) in game.legal(state, 0).moves
    closed = game.play(state, HOUSE, GO)[0]
    assert closed.lines[-1].counted != ()
    proven = game.play(state, 0, Number("challenge", 1))[0]
    assert proven.lines[-1].counted == ()
    assert [account.written for account in proven.lines[-1].after] == [2, 6]


def test_the_window_takes_nothing_else() -> None:
    game, state = _revoked()
    state = _last_card_played(game, state)
    assert refusal(game, state, 0, GO)[0] == "cards-house-to-move"
    assert refusal(game, state, HOUSE, Number("cut", 1))[0] == "cards-window-open"
    assert refusal(game, state, 0, Number("challenge", 2))[0] == "tricks-challenge-partner"


@pytest.mark.rule("C0.6")
def test_nobody_else_can_tell_whether_there_was_a_revoke() -> None:
    """Two deals that differ only in a spade: in one of them seat 1 revokes."""
    game = pair_game({"revokes": "caught"})
    void = {**HANDS, 1: ["KD", "7H", "AH"], 3: ["TS", "7C", "KS", "7S"]}
    holding = {**HANDS, 1: ["KS", "7S", "AH"], 3: ["TS", "7C", "KD", "7H"]}
    full_0 = [*HANDS[0], "JC", "JS", "QS", "QH", "QD"]
    full_2 = [*HANDS[2], "8D", "9D", "TD", "AD", "8C", "9C"]
    seen: list[list[View]] = []
    offers = []
    for hands in (void, holding):
        full = {0: full_0, 2: full_2, 1: [*hands[1], "TC", "KC", "AC", "JD", "JH"], 3: hands[3]}
        state = after(game, praised(game, full, "H"), ["9S", "AH", "AS", "TS"])
        seen.append([game.view(state, viewer) for viewer in (0, 2, -2)])
        offers.append([game.legal(state, viewer) for viewer in (0, 2, -2)])
    assert seen[0] == seen[1]
    assert offers[0] == offers[1]


@pytest.mark.rule("C0.6")
def test_a_card_off_the_suit_proves_nothing_where_revokes_are_possible() -> None:
    game, state = _revoked()
    unknown = game.view(state, 0).table.unknown
    everywhere = (1 << len(unknown.places)) - 1
    assert set(unknown.masks) == {everywhere}


@pytest.mark.rule("C0.8")
def test_blind_seats_cannot_be_caught_so_the_two_are_refused_together() -> None:
    with pytest.raises(OptionError) as refused:
        make("classic", {"revokes": "caught"}, Seating.of(4, teams=True, blind=(1,)))
    assert refused.value.message.id == "refused-blind-caught"


@pytest.mark.rule("C0.6")
def test_against_two_the_wrong_player_alone_pays_four() -> None:
    game = make("troika-risk", {"revokes": "caught"})
    state = dealt(game, {0: ["7C", "8C"], 1: ["9S", "KS", "AC"], 2: ["AS"]})
    state = after(game, state, [Choose("take"), Pick("lay", ("7C", "8C"))])
    state = after(game, state, [_any_of(game, state, "C"), "9S"])
    assert game.legal(state, 1).moves == (Number("challenge", 0),)
    assert refusal(game, state, 1, Number("challenge", 2))[0] == "tricks-challenge-partner"
    state = game.play(state, 0, Number("challenge", 1))[0]
    assert [account.written for account in state.lines[-1].after] == [0, 4, 0]


def _any_of(game: Game, state: State, suit: str) -> str:
    facts = game.view(state, 0).table.facts
    plain = {fact.piece for fact in facts if fact.cls == suit}
    return min(offered(game, state, 0) & plain)
