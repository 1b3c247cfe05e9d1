"""Small and big coffins: pairs laid face down, the last one open for all of them (C5.8, C5.9)."""

from __future__ import annotations

from random import Random

import pytest

from kozel.cards.deck import DECKS
from kozel.core.events import Event, Moved
from kozel.core.game import Game, State
from kozel.core.moves import WATCHER, Choose
from tests.cards.tricks.praises.golden import praise_count
from tests.cards.tricks.praises.table import (
    asked,
    counts,
    events,
    faces,
    hand,
    named,
    places,
    praised,
    praising,
    told,
    zone,
)
from tests.cards.tricks.table import play_out


def pack(*fixed: tuple[int, str]) -> tuple[str, ...]:
    """A pack with these cards at these positions."""
    at = dict(fixed)
    rest = iter([card for card in DECKS["32"] if card not in at.values()])
    return tuple(at[n] if n in at else next(rest) for n in range(32))


def small(own: str, other: str, **more: object) -> tuple[Game, State]:
    """Small coffins whose first open pair is this one."""
    game = praising("kryuk", "small_coffins")
    return game, praised(game, pack((10, own), (11, other)), **more)


def captured(happened: tuple[Event, ...]) -> list[tuple[str, int, int]]:
    """Where cards of a coffin went: the pile, the taker, how many."""
    return [
        (e.target, e.seat, len(e.pieces))
        for e in happened
        if isinstance(e, Moved) and e.source == "coffin"
    ]


@pytest.mark.rule("C5.8")
def test_six_pairs_the_last_one_open_then_a_card_to_each_and_all_that_again() -> None:
    game = praising("kryuk", "small_coffins")
    state = asked(game, pack((10, "QC"), (11, "7S"), (26, "8S"), (27, "7C")))
    happened = events(game, state, Choose("praise", "small_coffins"))[1:]
    moved = [e for e in happened if isinstance(e, Moved)]
    assert [(e.target.partition(":")[0], len(e.pieces)) for e in moved] == [
        ("coffin", 10), ("coffin", 2), ("pile", 2), ("pile", 10),
        ("hand", 1), ("hand", 1), ("hand", 1), ("hand", 1),
        ("coffin", 10), ("coffin", 2), ("pile", 2), ("pile", 10),
        ("hand", 1), ("hand", 1), ("hand", 1), ("hand", 1),
    ]  # fmt: skip
    assert faces(moved[1], WATCHER) == ("QC", "7S")
    assert faces(moved[0], 0) == (None,) * 10
    assert captured(happened) == [
        ("pile:0", 0, 2), ("pile:0", 0, 10), ("pile:1", 3, 2), ("pile:1", 3, 10)
    ]  # fmt: skip


@pytest.mark.rule("C5.9")
def test_big_coffins_are_twelve_pairs_between_two_single_cards() -> None:
    game = praising("kryuk", "big_coffins")
    state = asked(game, pack((26, "7C"), (27, "QC")))
    happened = events(game, state, Choose("praise", "big_coffins"))[1:]
    moved = [e for e in happened if isinstance(e, Moved)]
    assert [(e.target.partition(":")[0], len(e.pieces)) for e in moved] == [
        *[("hand", 1)] * 4, ("coffin", 22), ("coffin", 2), ("pile", 2), ("pile", 22),
        *[("hand", 1)] * 4,
    ]  # fmt: skip
    assert captured(happened) == [("pile:0", 0, 2), ("pile:0", 0, 22)]


@pytest.mark.rule("C5.8", "C5.9")
@pytest.mark.parametrize(
    ("kind", "name"), [("small_coffins", "гробы малые"), ("big_coffins", "гробы большие")]
)
def test_the_numbers_of_the_golden_cases(kind: str, name: str) -> None:
    case = praise_count(name)
    game = praising("kryuk", kind)
    state = praised(game, DECKS["32"])
    view = game.view(state, WATCHER)
    piles = sum(z.count for z in view.table.zones if z.kind == "pile")
    assert piles == case["to_tricks"]
    assert counts(game, state) == [case["per_hand"]] * 4
    assert piles + sum(counts(game, state)) == case["total"]


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize(
    ("own", "other", "pile"),
    [
        ("JD", "AS", 0),  # a permanent trump beats any other card
        ("QH", "QC", 1),  # the higher of two
        ("8C", "7C", 1),  # the hook; other clubs are no trumps here
        ("8S", "AC", 1),  # else the higher rank whatever the suit
        ("KS", "TH", 0),  # king above ten in kryuk
        ("9S", "9H", 0),  # equal ranks: the praiser's team
        ("9H", "9S", 0),
    ],
)
def test_which_of_two_cards_is_stronger(own: str, other: str, pile: int) -> None:
    game, state = small(own, other)
    view = game.view(state, WATCHER)
    first = next(e for e in view.history if isinstance(e, Moved) and e.target.startswith("pile"))
    assert first.target == f"pile:{pile}"


@pytest.mark.rule("C5.8")
def test_where_praiser_and_dealer_are_partners_the_opponents_get_the_other_cards() -> None:
    # seat 0 deals and seat 2 praises
    game, state = small("7S", "QC", dealer=0, next_side=0)
    view = game.view(state, WATCHER)
    first = next(e for e in view.history if isinstance(e, Moved) and e.target.startswith("pile"))
    assert (first.target, first.seat) == ("pile:1", 3)


@pytest.mark.rule("C5.8", "C3.1")
@pytest.mark.parametrize("kind", ["small_coffins", "big_coffins"])
def test_the_praiser_names_trumps_with_two_cards_in_hand_and_leads(kind: str) -> None:
    game = praising("kryuk", kind)
    state = praised(game, DECKS["32"])
    assert (game.view(state, 0).table.stage, game.waiting(state)) == ("naming", (0,))
    assert len(hand(game, state, 0)) == 2
    state = told(game, state, named("S"))
    assert game.waiting(state) == (0,)
    lines = len(state.lines)
    assert len(play_out(game, state, Random(1)).lines) == lines + 1


@pytest.mark.rule("C5.8", "C0.9")
def test_what_was_laid_face_down_stays_so_until_the_deal_is_over() -> None:
    game = praising("kryuk", "small_coffins", open_tricks=True)
    state = praised(game, pack((10, "QC"), (11, "7S"), (26, "QS"), (27, "8S")))
    pile = zone(game.view(state, 2), "pile:0")
    assert pile.count == 24
    assert [piece for piece in pile.pieces if piece] == ["QC", "7S", "QS", "8S"]
    lying = places(game, state, 2)
    assert len(lying["pile:0"]) == 20
    over = play_out(game, told(game, state, named("S")), Random(1))
    assert None not in zone(game.view(over, 2), "pile:0").pieces


@pytest.mark.rule("C2.14")
def test_a_coffin_is_as_good_as_a_trick_against_lusya() -> None:
    game = praising("khvalyony", "big_coffins")
    # the praiser's team takes both tricks, the others the coffin
    order = pack(
        (0, "QC"), (1, "7S"), (2, "JC"), (3, "8S"),
        (26, "7H"), (27, "AH"),
        (28, "QS"), (29, "9S"), (30, "JS"), (31, "TS"),
    )  # fmt: skip
    state = praised(game, order)
    before = state.standing.accounts
    state = play_out(game, state, Random(1))
    (line,) = state.lines
    assert [mark.kind for mark in line.marks if "lusya" in mark.kind] == []
    assert line.after != before
