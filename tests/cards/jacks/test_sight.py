"""What everybody sees of a deal (C0.9)."""

import pytest

from kozel.core.events import Moved
from kozel.core.moves import HOUSE, WATCHER, Shuffle
from tests.cards.jacks.table import (
    backward_deal,
    begun,
    cards,
    clockwise_deal,
    drawn_by_lot,
    halves,
    played_out,
    stock,
    thrown,
    zone,
)

HANDS = {0: "AS KS QS 7S", 1: "AH KH QH 7H", 2: "AC KC QC 7C", 3: "8S 8H 8C 9C"}


@pytest.mark.rule("C0.9")
def test_a_seat_sees_its_own_hand_and_the_counts_of_all_piles() -> None:
    game = halves()
    state = thrown(game, begun(game, backward_deal(4, HANDS, first=0)), "KH 7C 8S 7S")
    view = game.view(state, 2)
    assert zone(view, "hand:2").pieces == ("AC", "KC", "QC")
    assert zone(view, "hand:0").pieces == (None,) * 3
    assert zone(view, "hand:1").pieces == ("7H", None, None)
    assert [zone(view, f"pile:{side}").count for side in range(4)] == [0, 4, 0, 0]
    assert zone(view, "pile:1").pieces == ()
    last = zone(view, "last-trick")
    assert (last.pieces, last.owners, last.seat) == (("KH", "7C", "8S", "7S"), (1, 2, 3, 0), 1)
    assert zone(game.view(state, WATCHER), "hand:2").pieces == (None,) * 3


@pytest.mark.rule("C0.9")
def test_what_was_once_public_is_remembered() -> None:
    game = halves()
    state = thrown(game, begun(game, backward_deal(4, HANDS, first=0)), "KH 7C 8S 7S AH AC 8C AS")
    played = [
        event.pieces
        for event in game.view(state, 3).history
        if isinstance(event, Moved) and event.target == "trick"
    ]
    assert played == [(card,) for card in cards("KH 7C 8S 7S AH AC 8C AS")]
    unknown = game.view(state, 3).table.unknown
    assert not {"KH", "7C", "8S", "7S", "AH", "7H", "8H", "9C"} & set(unknown.pieces)
    assert len(unknown.pieces) == 2 + 1 + 2 + 16
    assert {place.zone: place.count for place in unknown.places} == {
        "hand:0": 2,
        "hand:1": 1,
        "hand:2": 2,
        "deck": 16,
    }


@pytest.mark.rule("C0.9")
def test_open_tricks_show_the_piles_and_the_points_so_far() -> None:
    order = clockwise_deal(2, {1: "AS AH AC AD", 0: "TS TH TC TD"}, "9D", dealer=0)
    closed, opened = stock(2), stock(2, open_tricks=True)
    for game, pieces, written in ((closed, (), 0), (opened, ("AS", "TS"), 21)):
        state = thrown(game, begun(game, order), "AS 10S")
        view = game.view(state, 0)
        assert zone(view, "pile:1").pieces == pieces
        assert view.sheet.accounts[1].written == written
    game = halves(2, open_tricks=True)
    state = begun(game, [])
    assert game.view(state, 0).sheet.accounts == game.view(game.start(), 0).sheet.accounts


def test_everything_lies_open_when_the_deal_is_over() -> None:
    game = stock(2)
    order = clockwise_deal(2, {1: "AS AH AC AD", 0: "TS TH TC TD"}, "9D", dealer=0)
    state = thrown(game, begun(game, order), "AS 10S AH 10H AC 10C")
    assert state.over
    view = game.view(state, WATCHER)
    pieces = [
        piece for each in view.table.zones if each.kind != "last-trick" for piece in each.pieces
    ]
    assert len(pieces) == len(set(pieces)) == 32
    assert None not in pieces
    assert view.table.stage == "over"
    assert view.table.unknown.pieces == ()
    assert game.waiting(state) == ()


def test_nobody_reads_the_shuffle() -> None:
    game = halves()
    state = drawn_by_lot(game, 1)
    request = game.chance(state)
    assert game.readers(state, HOUSE, Shuffle("deal", getattr(request, "pieces", ()))) == ()
    state = begun(game, [])
    assert game.readers(state, 1, game.legal(state, 1).moves[0]) is None


def test_nothing_is_known_before_the_cards_are_there() -> None:
    game = halves(deals=2)
    view = game.view(drawn_by_lot(game, 1), 0)
    assert (view.table.unknown.pieces, view.table.named) == ((), {"follow": "free"})
    state = played_out(game, begun(game, []), strong=0)
    assert game.view(state, 0).table.stage in ("over", "shuffle")


def test_the_class_that_was_led_is_named() -> None:
    game = halves()
    state = begun(game, backward_deal(4, HANDS, first=0))
    assert "led" not in game.view(state, 0).table.named
    assert game.view(thrown(game, state, "7H"), 0).table.named["led"] == "T"
