"""The star: some rounds of the deal are open, and the strongest card takes each (C5.5)."""

from __future__ import annotations

from random import Random

import pytest

from kozel.core.events import Event, Moved, Named
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import WATCHER, Choose, Number
from tests.cards.tricks.praises.table import (
    counts,
    events,
    faces,
    hand,
    named,
    praised,
    praising,
    told,
    zone,
)
from tests.cards.tricks.table import play_out

ENOUGH = Choose("enough")
FIRST_ROUND = ("KS", "AH", "TS", "7D")
SECOND_ROUND = ("7S", "JD", "QC", "AS")
THIRD_ROUND = ("8H", "9S", "7H", "TD")
ORDER = (*FIRST_ROUND, *SECOND_ROUND, *THIRD_ROUND)


def rounds(*numbers: int) -> list[Number]:
    return [Number("round", number) for number in numbers]


def star(*numbers: int, dealer: int = 3, side: int = 0) -> tuple[Game, State]:
    game = praising("kryuk", "star")
    state = praised(game, ORDER, dealer=dealer, next_side=side)
    return game, told(game, state, *rounds(*numbers))


def sweeps(happened: tuple[Event, ...]) -> list[tuple[tuple[str | None, ...], int]]:
    """The cards that went to a pile, and who took them."""
    return [(e.pieces, e.seat) for e in happened if isinstance(e, Moved) and e.source == "trick"]


@pytest.mark.rule("C5.5")
def test_three_or_four_of_the_eight_rounds_are_named_for_all_to_hear() -> None:
    game, state = star()
    assert game.legal(state, 0).moves == tuple(rounds(*range(1, 9)))
    assert events(game, state, Number("round", 2)) == (Named(0, "round", "2"),)
    state = told(game, state, *rounds(2, 5))
    assert ENOUGH not in game.legal(state, 0).moves
    with pytest.raises(IllegalMove, match="praise-name-round"):
        told(game, state, ENOUGH)
    with pytest.raises(IllegalMove, match="praise-name-round"):
        told(game, state, *rounds(5))
    state = told(game, state, *rounds(6))
    assert ENOUGH in game.legal(state, 0).moves
    assert counts(game, state) == [0, 0, 0, 0]


@pytest.mark.rule("C5.5")
def test_with_three_rounds_five_cards_are_played_and_with_four_rounds_four() -> None:
    game, state = star(2, 5, 6)
    assert counts(game, told(game, state, ENOUGH)) == [5, 5, 5, 5]
    game, state = star(2, 5, 6, 8)
    assert counts(game, state) == [4, 4, 4, 4]


@pytest.mark.rule("C5.5")
def test_named_rounds_are_dealt_face_up_and_the_others_are_not() -> None:
    game, state = star(2, 5, 6)
    happened = events(game, state, ENOUGH)
    dealt = [e for e in happened if isinstance(e, Moved) and e.source == "deck"]
    assert [faces(e, WATCHER) for e in dealt[:8]] == [
        (None,), (None,), (None,), (None,), ("7S",), ("JD",), ("QC",), ("AS",)
    ]  # fmt: skip
    assert faces(dealt[2], 2) == ("TS",)
    assert [e.target for e in dealt[4:8]] == ["trick"] * 4


@pytest.mark.rule("C5.5")
def test_the_strongest_card_takes_the_four_by_the_suit_of_the_praisers_card() -> None:
    game, state = star(1, 2, 3)
    happened = events(game, state, ENOUGH)
    assert sweeps(happened) == [
        (FIRST_ROUND, 0),  # king above ten in kryuk, and a heart does not follow
        (SECOND_ROUND, 2),  # the queen of clubs
        (THIRD_ROUND, 0),  # hearts are led
    ]


@pytest.mark.rule("C5.5")
def test_the_praisers_card_is_led_wherever_the_deal_begins() -> None:
    # the dealer is seat 0, so seat 1 gets the first card, but seat 2 praises
    game, state = star(1, 2, 3, dealer=0, side=0)
    happened = events(game, state, ENOUGH)
    assert sweeps(happened)[0] == (("AH", "TS", "7D", "KS"), 2)


@pytest.mark.rule("C5.5", "C3.1")
def test_after_the_deal_the_praiser_names_trumps_and_leads() -> None:
    game, state = star(1, 2, 3)
    state = told(game, state, ENOUGH)
    assert game.view(state, 0).table.stage == "naming"
    state = told(game, state, named("H"))
    assert game.waiting(state) == (0,)
    assert zone(game.view(state, WATCHER), "pile:0").count == 12
    lines = len(state.lines)
    assert len(play_out(game, state, Random(2)).lines) == lines + 1


@pytest.mark.rule("C5.5", "C5")
def test_where_the_trump_suit_is_fixed_its_cards_are_trumps_in_open_rounds() -> None:
    game = praising("khvalyony", "star")
    state = told(game, praised(game, ORDER), *rounds(1, 2, 3))
    assert sweeps(events(game, state, ENOUGH))[0] == (FIRST_ROUND, 3)
    state = told(game, state, ENOUGH)
    assert game.waiting(state) == (0,)
    assert len(hand(game, state, 0)) == 5


@pytest.mark.rule("C5.5")
def test_what_was_shown_in_open_rounds_says_nothing_of_the_hands() -> None:
    game, state = star(1, 2, 3)
    state = told(game, state, ENOUGH, named("H"))
    unknown = game.view(state, 0).table.unknown
    everywhere = (1 << len(unknown.places)) - 1
    assert set(unknown.masks) == {everywhere}
