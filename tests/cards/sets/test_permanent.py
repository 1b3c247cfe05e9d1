"""Trumps that never change: the hook, queens, jacks and clubs (C8.9)."""

import pytest

from kozel.core.moves import Play
from tests.cards.sets.tables import (
    begun,
    cards,
    declare,
    go,
    hook,
    lead,
    played,
)

HANDS = {0: "JD 9S 8S 7H", 1: "AS KS TH 9H", 2: "QC QS AD 6D", 3: "7C 8C 9D 6H"}


@pytest.mark.rule("C8.9", "C8.10")
@pytest.mark.parametrize(
    ("order", "clubs"), [("king", "AC KC 10C 9C 8C 6C"), ("ten", "AC 10C KC 9C 8C 6C")]
)
def test_the_trumps_are_always_the_same(order: str, clubs: str) -> None:
    game = hook(clubs_order=order)
    facts = game.view(begun(game, HANDS), 0).table.facts
    trumps = sorted((f for f in facts if f.trump), key=lambda f: -f.power)
    assert tuple(f.piece for f in trumps) == cards(f"7C QC QS QH QD JC JS JH JD {clubs}")
    assert {f.cls for f in trumps} == {"T"}
    plain = sorted((f for f in facts if f.cls == "S"), key=lambda f: f.power)
    assert [f.piece[0] for f in plain] == list("6789KTA")
    assert game.view(begun(game, HANDS), 0).table.named["trump"] == "C"


@pytest.mark.rule("C8.9")
def test_all_trumps_are_one_suit_for_leads_and_answers() -> None:
    game = hook(give_trumps="off")
    state = go(game, begun(game, {0: "QS 8C JD 9H", 1: "7C QC JS 6C", 2: "AS KS TS 9S"}))
    led = {frozenset(m.pieces) for m in game.legal(state, 0).required if isinstance(m, Play)}
    assert frozenset(cards("QS 8C JD")) in led
    state, _ = game.play(state, 0, lead("QS 8C"))
    beating = {
        frozenset(m.pieces) for m in game.legal(state, 1).groups[0].moves if isinstance(m, Play)
    }
    # One of the two highest must beat the queen, any higher one the eight; the six cannot.
    assert beating == {frozenset(cards(x)) for x in ("7C QC", "7C JS", "QC JS")}
    assert [g.label for g in game.legal(played(game, state, [(1, lead("7C QC"))]), 2).groups] == [
        "offer-set-discard"
    ]


@pytest.mark.rule("C8.2", "C8.9")
def test_four_permanent_trumps_are_molotka() -> None:
    game = hook(give_trumps="off")
    state = begun(game, {0: "AS KS TS 9S", 1: "7C QH JD 6C"})
    assert game.legal(state, 1).moves == (declare("molotka"),)
