"""Catching the queen, and "dry" that must take every trick (C3.4, C3.6, C4.5)."""

from typing import Any

import pytest

from kozel.core.chance import Close
from kozel.core.events import Named, Staged
from kozel.core.game import Game, State
from kozel.core.moves import HOUSE
from kozel.core.sheets import Account, Mark
from tests.cards.tricks.table import after, card, cases, mover
from tests.cards.tricks.yard import QUIET, kon, lawful_cards, leading, yard

SEATS = {"A1": 0, "B1": 1, "A2": 2, "B2": 3}


def _id(case: dict[str, Any]) -> str:
    return str(case["id"])


def _nizhny() -> Game:
    return yard("nizhny", **QUIET, trump_lead="free")


@pytest.mark.rule("C4.5")
@pytest.mark.parametrize("case", cases("catch", "K04"), ids=_id)
def test_golden_catch(case: dict[str, Any]) -> None:
    game = _nizhny()
    plays = [(SEATS[who], card(each)) for who, each in case["trick"]]
    state = leading(game, {seat: [c] for seat, c in plays}, kon(2, dealer=3))
    assert [seat for seat, _ in plays] == [0, 1, 2, 3]
    state = after(game, state, [c for _, c in plays])
    assert game.deal_over(state) is case["catch"]
    if case["catch"]:
        loser = state.history[-2]
        assert isinstance(loser, Staged)
        assert state.lines[-1].marks == (Mark("caught", loser.seat % 2),)
        written = {"AB"[side]: each.written for side, each in enumerate(state.standing.accounts)}
        assert {side: points for side, points in written.items() if points} == case["penalty"]


@pytest.mark.rule("C4.5")
def test_a_queen_that_meets_no_hunter_is_not_caught() -> None:
    game = _nizhny()
    hands = {0: ["9C", "6C"], 1: ["QC"], 2: ["7C"], 3: ["AC"]}
    state = after(game, leading(game, hands, kon(2)), ["9C", "QC", "7C", "AC"])
    assert not game.deal_over(state)


def _kryuk(**options: Any) -> Game:
    return yard("kryuk", **{**QUIET, "give_last_trump": 0, **options})


HUNT = {
    0: ["8C", "7C", "AS"],
    1: ["QC", "KS"],
    2: ["9C", "TS"],
    3: ["TC", "9S"],
}


@pytest.mark.rule("C3.4")
def test_the_hook_catches_the_queen_and_card_points_do_not_count() -> None:
    game = _kryuk(trump_lead="free")
    state = after(game, leading(game, HUNT, kon(1, rows=(1, 2))), ["7C", "QC", "9C", "TC"])
    assert Staged("queen-caught", 1, {"card": "QC", "card_hunter": "7C"}) in state.history
    assert game.deal_over(state)
    assert state.lines[-1].counted == ()
    assert state.lines[-1].after == (Account(rows=3), Account(rows=2))


@pytest.mark.rule("C3.4")
@pytest.mark.parametrize(
    ("catch", "over", "won"),
    [("none", False, False), ("ends_kon", True, False), ("match_in_first_kon", True, True)],
)
def test_what_a_catch_is_worth_is_an_option(catch: str, over: bool, won: bool) -> None:
    game = _kryuk(trump_lead="free", catch=catch)
    state = after(game, leading(game, HUNT), ["7C", "QC", "9C", "TC"])
    assert game.deal_over(state) is over
    assert (state.verdict is not None) is won


@pytest.mark.rule("C3.4", "C0.6")
def test_a_catch_can_still_be_challenged() -> None:
    game = _kryuk(trump_lead="free", revokes="caught")
    state = after(game, leading(game, HUNT), ["7C", "QC", "9C", "TC"])
    assert game.waiting(state) == (HOUSE,)
    request = game.chance(state)
    assert isinstance(request, Close)
    assert request.window == "challenge"
    assert game.view(state, 0).table.stage == "challenge"


DRY = {
    1: ["7C", "QC", "QS", "QH", "QD", "JC", "JS", "AS"],
    0: ["8C", "AC", "KS"],
    2: ["TS", "KC"],
    3: ["9S", "TC"],
}


def _declared(**options: Any) -> tuple[Game, State]:
    game = _kryuk(dry="contract", **options)
    return game, leading(game, DRY)


@pytest.mark.rule("C3.6", "C0.9")
def test_the_contract_is_declared_and_everybody_knows_what_it_means() -> None:
    game, state = _declared()
    assert Named(1, "dry") in state.history
    unknown = game.view(state, 0).table.unknown
    masks = dict(zip(unknown.pieces, unknown.masks, strict=True))
    parts = [
        {piece for piece, mask in masks.items() if mask >> at & 1}
        for at, place in enumerate(unknown.places)
        if place.zone == "hand:1"
    ]
    assert parts[0] == {"QC", "QS", "QH", "QD"}
    assert [place.count for place in unknown.places if place.zone == "hand:1"] == [3, 5]
    hook = [place.zone for at, place in enumerate(unknown.places) if masks["7C"] >> at & 1]
    assert set(hook) == {"hand:1"}


@pytest.mark.rule("C3.6")
def test_the_first_trick_of_the_others_ends_it_and_gives_them_two_pairs() -> None:
    game = _kryuk(dry="contract")
    hands = {1: ["7C", "QC", "QS", "QH", "7H"], 0: ["8C", "AH"], 2: ["8H"], 3: ["9H"]}
    state = after(game, leading(game, hands), ["AH", "7H", "8H", "9H"])
    assert Staged("dry-lost", 1) in state.history
    assert game.deal_over(state)
    assert state.lines[-1].after == (Account(rows=2), Account())
    assert state.lines[-1].marks == (Mark("contract-lost", 1),)


@pytest.mark.rule("C3.6")
def test_all_tricks_win_the_match() -> None:
    game = _kryuk(dry="contract", trump_lead="free")
    hands = {
        1: ["7C", "QC", "QS", "QH", "QD", "JC", "JS", "8C"],
        0: ["AC", "KC", "TC"],
        2: ["9C", "JH"],
        3: ["JD"],
    }
    state = leading(game, hands)
    assert mover(game, state) == 1
    while not game.deal_over(state):
        who = mover(game, state)
        facts = {fact.piece: fact.power for fact in game.view(state, 0).table.facts}
        lawful = lawful_cards(game, state)
        choose = max if who == 1 else min
        state = after(game, state, [choose(lawful, key=facts.__getitem__)])
    assert state.verdict is not None
    assert state.verdict.outcome == ("lost", "won", "lost", "won")


@pytest.mark.rule("C3.6", "C3.4")
def test_no_queen_is_caught_while_dry_is_played() -> None:
    game = _kryuk(dry="contract", trump_lead="free")
    hands = {1: ["7C", "QS", "QH", "QD", "JC", "JS", "JH", "8C"], 0: ["QC"], 2: ["AC"], 3: ["9C"]}
    state = after(game, leading(game, hands), ["7C", "AC", "9C", "QC"])
    assert not game.deal_over(state)
