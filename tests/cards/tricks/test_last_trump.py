"""Giving the last trump: who may offer, what comes back, what everybody knows (C2.6, C3.7, C6)."""

from typing import Any

import pytest

from kozel.core.chance import Close
from kozel.core.events import Moved, Said, Staged, seen
from kozel.core.game import Game, State
from kozel.core.moves import GO, HOUSE, Choose, Number, Pick, Seat
from kozel.core.views import Place, Unknown
from kozel.core.worlds import Worlds
from tests.cards.tricks.table import after, card, cases, events_of, hand, refusal
from tests.cards.tricks.yard import Hands, before_play, kon, window, yard

REFUSE = Choose("refuse")
GIVER = ("JD", "AS", "7S", "8S", "9H", "KH", "7C", "8C")
MATE = ("QC", "QS", "JS", "9D", "AH", "TH", "KS", "9C")


def _window(name: str, hands: Hands, **options: Any) -> tuple[Game, State]:
    """The window for last trumps, in a first kon dealt by seat 3."""
    values: dict[str, Any] = {"redeal": False, **options}
    if name == "sixes":
        values.pop("redeal")
    game = yard(name, **values)
    state = before_play(game, hands)
    assert window(game, state) == "last-trump"
    return game, state


def _offers(game: Game, state: State, seat: Seat) -> list[Pick]:
    return [move for move in game.legal(state, seat).moves if isinstance(move, Pick)]


def _given(game: Game, state: State, seat: Seat, *cards: str) -> State:
    return game.play(state, seat, Pick("give", cards))[0]


def _id(case: dict[str, Any]) -> str:
    return str(case["id"])


@pytest.mark.rule("C2.6")
@pytest.mark.parametrize("case", cases("last_trump", "K01"), ids=_id)
def test_golden_cards_that_may_come_back(case: dict[str, Any]) -> None:
    partner = [card(each) for each in case["partner"]]
    back = case["legal_return"]
    legal = partner if isinstance(back, str) else [card(each) for each in back]
    game, state = _window("khvalyony", {0: [card(c) for c in case["giver"]], 2: partner})
    assert _offers(game, state, 0) == [Pick("give", (case["offer"],))]
    state = _given(game, state, 0, case["offer"])
    assert game.waiting(state) == (2,)
    assert {move.pieces[0] for move in _offers(game, state, 2)} == set(legal)
    assert REFUSE in game.legal(state, 2).moves


@pytest.mark.rule("C2.6", "C0.8a")
def test_everybody_gets_the_window_and_only_a_single_trump_may_be_offered() -> None:
    game, state = _window("khvalyony", {0: GIVER, 2: MATE, 1: ["QH", "QD"], 3: ["JC", "JH"]})
    assert isinstance(game.chance(state), Close)
    assert [bool(_offers(game, state, seat)) for seat in range(4)] == [True, False, False, False]
    prompts = [game.legal(state, seat).prompt for seat in range(4)]
    assert prompts == [prompts[0]] * 4
    assert game.legal(state, 0).required == ()
    assert refusal(game, state, 2, Pick("give", ("QC",))) == ("tricks-give-not-last", "C2.6")
    assert refusal(game, state, 0, Pick("give", ("AS",))) == ("tricks-give-not-last", "C2.6")
    assert refusal(game, state, 0, Pick("give", ("QC",)))[0] == "cards-not-in-hand"
    assert refusal(game, state, 0, GO)[0] == "cards-house-to-move"
    assert refusal(game, state, HOUSE, Choose("take"))[0] == "cards-window-open"


@pytest.mark.rule("C2.6")
def test_the_offer_and_the_answer_are_heard_and_the_cards_are_seen_by_the_two_alone() -> None:
    game, state = _window("khvalyony", {0: GIVER, 2: MATE})
    assert game.readers(state, 0, Pick("give", ("JD",))) == (0,)
    state, said = game.play(state, 0, Pick("give", ("JD",)))
    assert said == (Said(0, "last-trump", {"number": 1}),)
    assert game.readers(state, 2, Pick("return", ("AH",))) == (2,)
    assert game.readers(state, 2, REFUSE) is None
    swapped, events = game.play(state, 2, Pick("return", ("AH",)))
    assert events[:3] == (
        Said(2, "last-trump-yes"),
        Moved(("JD",), "hand:0", "hand:2", 0, faces=(0, 2)),
        Moved(("AH",), "hand:2", "hand:0", 2, faces=(0, 2)),
    )
    assert seen(events[1], 1) == Moved((None,), "hand:0", "hand:2", 0)
    assert set(hand(game, swapped, 0)) == {*GIVER, "AH"} - {"JD"}
    assert set(hand(game, swapped, 2)) == {*MATE, "JD"} - {"AH"}


@pytest.mark.rule("C2.6")
def test_each_of_the_two_knows_where_the_card_went() -> None:
    game, state = _window("khvalyony", {0: GIVER, 2: MATE})
    state = after(game, _given(game, state, 0, "JD"), [Pick("return", ("AH",))])
    assert _seen_in(game, state, 0, 2) == {"JD"}
    assert _seen_in(game, state, 2, 0) == {"AH"}
    assert _seen_in(game, state, 1, 0) == _seen_in(game, state, 3, 2) == set()


def _seen_in(game: Game, state: State, viewer: Seat, seat: Seat) -> set[str]:
    zones = game.view(state, viewer).table.zones
    (found,) = [zone for zone in zones if zone.name == f"hand:{seat}"]
    return {piece for piece in found.pieces if piece is not None}


@pytest.mark.rule("C2.6")
def test_the_partner_may_say_no_and_nobody_offers_twice() -> None:
    game, state = _window("khvalyony", {0: GIVER, 2: MATE})
    state = _given(game, state, 0, "JD")
    assert refusal(game, state, 2, GO) == ("tricks-return-or-refuse", "C2.6")
    assert refusal(game, state, 2, Pick("return", ("QC",))) == ("tricks-return-plain", "C2.6")
    assert refusal(game, state, 2, Pick("return", ("AH", "TH"))) == ("tricks-return-number", "C2.6")
    assert refusal(game, state, 2, Pick("return", ("AH", "AH")))[0] == "tricks-same-card-twice"
    assert refusal(game, state, 1, REFUSE)[0] == "cards-not-your-turn"
    assert events_of(game, state, 2, REFUSE) == (Said(2, "last-trump-no"),)
    state = after(game, state, [REFUSE])
    assert set(hand(game, state, 0)) == set(GIVER)
    assert window(game, state) == "last-trump"
    assert _offers(game, state, 0) == []
    assert refusal(game, state, 0, Pick("give", ("JD",))) == ("tricks-give-once", "C2.6")


BOTH = {
    0: GIVER,
    2: ("7D", "AC", "KC", "TC", "9C", "7H", "8H", "9S"),
    1: ("8D", "KS", "TS", "AH", "TH", "QC", "QS", "QH"),
    3: ("9D", "TD", "KD", "AD", "QD", "JC", "JS", "JH"),
}
"""Both members of a team with one trump each."""


@pytest.mark.rule("C2.6")
def test_there_is_one_swap_a_team() -> None:
    game, state = _window("khvalyony", BOTH)
    assert _offers(game, state, 2) == [Pick("give", ("7D",))]
    swapped = after(game, _given(game, state, 0, "JD"), [Pick("return", ("AC",))])
    assert _offers(game, swapped, 2) == []
    refused = after(game, _given(game, state, 0, "JD"), [REFUSE])
    assert _offers(game, refused, 2) == [Pick("give", ("7D",))]


@pytest.mark.rule("C2.6")
def test_when_both_teams_have_swapped_the_window_closes_by_itself() -> None:
    hands = {
        0: GIVER,
        2: MATE,
        1: ("7D", "AC", "KC", "TC", "7H", "8H", "9S", "TS"),
        3: ("TD", "KD", "AD", "QD", "JC", "JH", "QH", "8D"),
    }
    game, state = _window("khvalyony", hands)
    state = after(game, _given(game, state, 0, "JD"), [Pick("return", ("AH",))])
    assert window(game, state) == "last-trump"
    state = after(game, _given(game, state, 1, "7D"), [Pick("return", ("8D",))])
    assert game.view(state, 0).table.stage == "tricks"


@pytest.mark.rule("C3.7")
def test_with_the_hook_two_trumps_may_be_given_and_two_cards_come_back() -> None:
    two = ("JD", "8C", "AS", "7S", "8S", "9H", "KH", "7H")
    mate = ("QC", "QS", "JS", "9C", "AH", "TH", "KS", "9D")
    game, state = _window("kryuk", {0: two, 2: mate}, praises=())
    assert _offers(game, state, 0) == [Pick("give", ("JD", "8C"))]
    assert refusal(game, state, 0, Pick("give", ("JD",))) == ("tricks-give-not-last", "C3.7")
    state, said = game.play(state, 0, Pick("give", ("8C", "JD")))
    assert said == (Said(0, "last-trump", {"number": 2}),)
    assert len(_offers(game, state, 2)) == 6
    state = after(game, state, [Pick("return", ("AH", "KS"))])
    assert set(hand(game, state, 0)) == {*two[2:], "AH", "KS"}
    one, state = _window("khvalyony", {0: ("JD", "8D", *GIVER[1:7]), 2: MATE})
    assert _offers(one, state, 0) == []


@pytest.mark.rule("C3.7")
def test_a_trump_comes_back_only_where_plain_cards_do_not_suffice() -> None:
    two = ("JD", "8C", "AS", "7S", "8S", "9H", "KH", "7H")
    mate = ("QC", "QS", "QH", "JC", "JS", "AC", "KC", "TH")
    game, state = _window("kryuk", {0: two, 2: mate}, praises=())
    state = _given(game, state, 0, "JD", "8C")
    assert all("TH" in move.pieces for move in _offers(game, state, 2))
    assert len(_offers(game, state, 2)) == 7


@pytest.mark.rule("C6")
def test_with_a_turned_up_trump_exactly_one_may_be_given() -> None:
    game = yard("sixes")
    assert game.preset.choices("give_last_trump") == (0, 1)


@pytest.mark.rule("C2.6")
def test_last_trumps_are_offered_after_a_plain_deal_before_the_first_lead() -> None:
    game = yard("khvalyony", redeal=False)
    praise = before_play(game, {0: GIVER}, kon(2, next_side=0))
    assert window(game, praise) == ""
    state = after(game, praise, [Choose("praise", "none")])
    assert window(game, state) == "last-trump"
    state = game.play(state, HOUSE, GO)[0]
    assert game.view(state, 0).table.stage == "leader"
    off = yard("khvalyony", redeal=False, give_last_trump=0)
    assert game.view(before_play(off, {0: GIVER}), 0).table.stage == "tricks"


@pytest.mark.rule("C2.6", "C0.9")
def test_everybody_can_tell_how_many_trumps_the_two_may_have() -> None:
    game, state = _window("khvalyony", {0: GIVER, 2: MATE})
    state = _given(game, state, 0, "JD")
    assert Place("hand:0", 1) in game.view(state, 1).table.unknown.places
    trumps, plain = _parts(game, state, 1, "hand:0")
    assert trumps <= _trumps(game, state)
    assert not plain & _trumps(game, state)
    state = after(game, state, [Pick("return", ("AH",))])
    kept, returned = _parts(game, state, 1, "hand:0")
    assert not kept & _trumps(game, state)
    assert returned & _trumps(game, state)
    given, _ = _parts(game, state, 1, "hand:2")
    assert given <= _trumps(game, state)
    assert not any(part & _trumps(game, state) for part in _parts(game, state, 2, "hand:0"))


def _parts(game: Game, state: State, viewer: Seat, zone: str) -> list[set[str]]:
    unknown = game.view(state, viewer).table.unknown
    return [
        {piece for piece, mask in zip(unknown.pieces, unknown.masks, strict=True) if mask >> at & 1}
        for at, place in enumerate(unknown.places)
        if place.zone == zone
    ]


def _trumps(game: Game, state: State) -> set[str]:
    return {fact.piece for fact in game.view(state, 0).table.facts if fact.trump}


@pytest.mark.rule("C2.6", "C0.9")
def test_a_plain_card_of_the_partner_proves_that_no_trump_came_back() -> None:
    hands = {0: GIVER, 2: MATE, 1: ["7D", "TS"], 3: ["8D", "9S"]}
    game, state = _window("khvalyony", hands)
    state = after(game, _given(game, state, 0, "JD"), [Pick("return", ("AH",)), GO])
    state = after(game, state, ["TS", "KS"])
    (giver,) = _parts(game, state, 1, "hand:0")
    assert not giver & _trumps(game, state)


@pytest.mark.rule("C0.6")
def test_where_swaps_are_disputed_any_card_may_be_given_and_returned() -> None:
    game, state = _window("khvalyony", {0: GIVER, 2: MATE}, revokes="caught")
    assert len(_offers(game, state, 2)) == 8
    reasons = game.legal(state, 0).reasons
    assert {piece for piece in GIVER if piece not in reasons} == {"JD"}
    assert set(game.legal(state, 2).reasons) == set(MATE)
    state = _given(game, state, 0, "JD")
    assert len(_offers(game, state, 2)) == 8
    assert set(game.legal(state, 2).reasons) == {"QC", "QS", "JS", "9D"}
    state = after(game, state, [Pick("return", ("9D",)), GO])
    led = game.waiting(state)[0]
    state = after(game, state, [game.legal(state, led).lawful[0]])
    _, events = game.play(state, 1, Number("challenge", 2))
    assert Staged("swap-proven", 2, {"card": "9D", "number": 0}) in events
    _, events = game.play(state, 1, Number("challenge", 0))
    assert Staged("revoke-unproven", 0) in events


@pytest.mark.rule("C0.6")
def test_offering_one_of_many_trumps_is_a_breach() -> None:
    game, state = _window("khvalyony", {0: GIVER, 2: MATE}, revokes="caught")
    state = after(game, _given(game, state, 2, "9D"), [REFUSE, GO])
    led = game.waiting(state)[0]
    state = after(game, state, [game.legal(state, led).lawful[0]])
    _, events = game.play(state, 1, Number("challenge", 2))
    assert Staged("swap-proven", 2, {"card": "9D", "number": 0}) in events


@pytest.mark.rule("C0.6")
def test_where_swaps_are_disputed_an_offer_proves_nothing() -> None:
    game, state = _window("khvalyony", {0: GIVER, 2: MATE}, revokes="caught")
    state = _given(game, state, 0, "JD")
    assert len(_parts(game, state, 1, "hand:0")) == 1


@pytest.mark.rule("C2.6", "C0.9")
@pytest.mark.parametrize("back", ["9D", "QH"])
def test_what_is_true_is_never_ruled_out(back: str) -> None:
    """The partner holds nothing but trumps, so that one comes back; nobody else can tell."""
    mate = ("QC", "QS", "QH", "QD", "JC", "JS", "AD", "9D")
    game, state = _window("khvalyony", {0: GIVER, 2: mate})
    state = after(game, _given(game, state, 0, "JD"), [Pick("return", (back,)), GO])
    where = {
        piece: f"hand:{seat}" for seat in range(4) for piece in hand(game, state, seat) if piece
    }
    for viewer in (0, 1, 2, 3, -2):
        unknown = game.view(state, viewer).table.unknown
        masks = [
            mask & sum(1 << at for at, p in enumerate(unknown.places) if p.zone == where[piece])
            for piece, mask in zip(unknown.pieces, unknown.masks, strict=True)
        ]
        assert Worlds(Unknown(unknown.pieces, unknown.places, tuple(masks))).count > 0
