"""The double-six set (D0.1): 28 tiles, 168 pips, each number on seven tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NewType

Tile = NewType("Tile", str)
"""Both halves, the smaller one first: ``4-5``, ``6-6``."""

NUMBERS = range(7)
TILES: tuple[Tile, ...] = tuple(Tile(f"{a}-{b}") for a in NUMBERS for b in NUMBERS if a <= b)
ALL_PIPS = 168

HALVES: Mapping[str, tuple[int, int]] = {tile: (int(tile[0]), int(tile[2])) for tile in TILES}
"""The two numbers of a tile, the smaller first."""
PIPS: Mapping[str, int] = {tile: a + b for tile, (a, b) in HALVES.items()}
DOUBLES: tuple[Tile, ...] = tuple(tile for tile in TILES if tile[0] == tile[2])

BLANK = Tile("0-0")
SIX = Tile("6-6")

BIT: Mapping[str, int] = {tile: 1 << index for index, tile in enumerate(TILES)}
"""A set of tiles as a number: the sum of these."""


def mask(tiles: Iterable[str]) -> int:
    """The set of these tiles as a number."""
    return sum(BIT[tile] for tile in set(tiles))


WITH: tuple[int, ...] = tuple(
    mask(tile for tile in TILES if number in HALVES[tile]) for number in NUMBERS
)
"""Per number its seven tiles, as a set."""
SINGLES: tuple[int, ...] = tuple(WITH[number] & ~BIT[f"{number}-{number}"] for number in NUMBERS)
"""Per number its six tiles that are no double, as a set."""


def is_double(tile: str) -> bool:
    """Whether both halves are equal."""
    return tile[0] == tile[2]


def other_half(tile: str, number: int) -> int:
    """The half that looks outwards when the half `number` touches the layout."""
    a, b = HALVES[tile]
    return b if a == number else a


def pips(tiles: Iterable[str]) -> int:
    """The pips of these tiles together."""
    return sum(PIPS[tile] for tile in tiles)


def by_weight(tile: str) -> tuple[int, int]:
    """Sorts ascending by pips; of equal pips the larger half is the larger tile (D0.7)."""
    return PIPS[tile], HALVES[tile][1]
