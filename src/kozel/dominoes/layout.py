"""The layout: a value with few operations. Where does a tile fit, put it, the ends, blocked.

A place is the name of an arm: ``left`` grows from the smaller half of the first tile, ``right``
from the larger one, ``up`` and ``down`` are the cross arms of a house (D6). The first tile has
no place.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TypeAlias

import msgspec

from kozel.core.moves import Part, Play
from kozel.dominoes.tiles import BIT, HALVES, SINGLES, TILES, WITH, is_double, other_half

Ends: TypeAlias = tuple[tuple[str, int], ...]
"""The open ends: place and number that fits there."""

CROSS = ("up", "down")


class Form(msgspec.Struct, frozen=True):
    """What may grow. `house`: the first double is open on four sides (D6); `after_line`: its
    cross arms open only when both its long sides are covered."""

    house: bool = False
    after_line: bool = False


class Layout(msgspec.Struct, frozen=True):
    """The tiles on the table in the order they were put, and what follows from them.

    `laid`: all these tiles as a set (`tiles.BIT`). `house`: the first double, where the form
    has houses.
    """

    form: Form
    placed: tuple[Part, ...] = ()
    ends: Ends = ()
    laid: int = 0
    house: str | None = None


@cache
def play_of(tile: str, place: str) -> Play:
    """The move of one tile; the same object for the same move."""
    return Play((Part(tile, place),))


@lru_cache(maxsize=1 << 14)
def fitting(ends: Ends) -> Mapping[str, tuple[Play, ...]]:
    """The moves of every tile that fits somewhere: one for each end that takes it."""
    plays = {
        tile: tuple(play_of(tile, place) for place, number in ends if number in HALVES[tile])
        for tile in TILES
    }
    return {tile: moves for tile, moves in plays.items() if moves}


def numbers(ends: Ends) -> tuple[int, ...]:
    """The different numbers of the open ends, ascending."""
    return tuple(sorted({number for _, number in ends}))


def put(layout: Layout, part: Part) -> Layout:
    """The layout with one more tile, which must fit."""
    if layout.form.house:
        return _put_with_house(layout, part)
    tile = part.piece
    return Layout(
        layout.form,
        (*layout.placed, part),
        _grown(layout.ends, tile, part.place),
        layout.laid | BIT[tile],
    )


@lru_cache(maxsize=1 << 16)
def _grown(ends: Ends, tile: str, place: str) -> Ends:
    if not ends:
        low, high = HALVES[tile]
        return ("left", low), ("right", high)
    return tuple(
        (name, other_half(tile, number)) if name == place else (name, number)
        for name, number in ends
    )


def _put_with_house(layout: Layout, part: Part) -> Layout:
    tile = part.piece
    placed = (*layout.placed, part)
    house = layout.house or (tile if is_double(tile) else None)
    ends = _grown(layout.ends, tile, part.place)
    if house is not None and not crossed(ends) and _cross_opens(layout.form, placed, house):
        number = HALVES[house][0]
        ends = (*ends, *((name, number) for name in CROSS))
    return Layout(layout.form, placed, ends, layout.laid | BIT[tile], house)


def crossed(ends: Ends) -> bool:
    """Whether the cross arms of a house are among the open ends."""
    return len(ends) > 2


def _cross_opens(form: Form, placed: tuple[Part, ...], house: str) -> bool:
    if not form.after_line:
        return True
    at = next(index for index, part in enumerate(placed) if part.piece == house)
    side = placed[at].place
    beyond = {part.place for part in placed[at + 1 :]}
    return side in beyond if side else {"left", "right"} <= beyond


def outermost(layout: Layout) -> tuple[str, ...]:
    """Per open end the tile that lies there; at an uncovered side of the house, the house."""
    last = {part.place: part.piece for part in layout.placed}
    first = last.pop("", "")
    return tuple(
        last.get(place) or (first if place not in CROSS else layout.house or first)
        for place, _ in layout.ends
    )


def counted(layout: Layout) -> tuple[int, ...]:
    """Per open end the pips it gives to the sum of the ends (D6.1).

    A double counts both halves while fewer than two of its sides are covered, and once only,
    at the first of its open sides.
    """
    outer = outermost(layout)
    sums: list[int] = []
    for index, ((_, number), tile) in enumerate(zip(layout.ends, outer, strict=True)):
        if not is_double(tile):
            sums.append(number)
            continue
        sides = 4 if tile == layout.house and crossed(layout.ends) else 2
        covered = sides - outer.count(tile)
        sums.append(2 * number if covered < 2 and tile not in outer[:index] else 0)
    return tuple(sums)


def blocked(layout: Layout) -> bool:
    """Whether every open number has all seven tiles on the table (D0.5 b)."""
    laid = layout.laid
    return all(laid & WITH[number] == WITH[number] for _, number in layout.ends)


def closed_by_six(layout: Layout) -> bool:
    """Whether all ends are one number whose six tiles that are no double lie here (D0.5 a)."""
    ends = layout.ends
    number = ends[0][1]
    if layout.laid & SINGLES[number] != SINGLES[number]:
        return False
    return all(other == number for _, other in ends)
