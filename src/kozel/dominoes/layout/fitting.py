"""Which tiles fit where, and how they may be put there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from kozel.core.moves import Part, Play
from kozel.dominoes.layout.form import ACROSS, CLOSED, IN_LINE, PLAIN
from kozel.dominoes.layout.value import Ends, Layout
from kozel.dominoes.tiles import HALVES, TILES, is_double

SIMPLY = ("",)


@cache
def play_of(tile: str, place: str, way: str = "") -> Play:
    """The move of one tile; the same object for the same move."""
    return Play((Part(tile, place, way),))


def fitting(layout: Layout) -> Mapping[str, tuple[Play, ...]]:
    """The moves of every tile that fits somewhere: one for each end that takes it, of a double
    one for each way in which it may be put there."""
    return fitting_ends(layout.ends, ways(layout))


@lru_cache(maxsize=1 << 14)
def fitting_ends(ends: Ends, of_doubles: tuple[str, ...]) -> Mapping[str, tuple[Play, ...]]:
    """The same, by the open ends and the ways in which a double may be put."""
    plays = {
        tile: tuple(
            play_of(tile, place, way)
            for place, number in ends
            if number in HALVES[tile]
            for way in (of_doubles if is_double(tile) else SIMPLY)
        )
        for tile in TILES
    }
    return {tile: moves for tile, moves in plays.items() if moves}


def ways(layout: Layout) -> tuple[str, ...]:
    """The ways in which a double may be put now: the flags of its move."""
    form = layout.form
    if form is PLAIN:
        return SIMPLY
    if form.sniff and layout.first_double is None:
        return (ACROSS, IN_LINE)
    if form.closing and layout.placed:
        return ("", CLOSED)
    return SIMPLY


def places_for(ends: Ends, tile: str) -> tuple[str, ...]:
    """The ends that take this tile."""
    return tuple(place for place, number in ends if number in HALVES[tile])


def numbers(ends: Ends) -> tuple[int, ...]:
    """The different numbers of the open ends, ascending."""
    return tuple(sorted({number for _, number in ends}))
