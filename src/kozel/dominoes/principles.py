"""The terms of the nine principles (D9), for bots and hints: what a hand and the table tell.

Everything here takes what a seat sees: its own tiles and the layout.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from kozel.core.views import Layout
from kozel.dominoes.tiles import ALL_PIPS, BIT, HALVES, WITH, Tile, is_double, mask


class Strength(StrEnum):
    """How far a pressure carries."""

    STRONG = "strong"
    """Self-sufficient: the other tiles of the number cannot block it."""
    MEDIUM = "medium"
    """One more tile of the number, from anyone, makes it strong."""
    WEAK = "weak"
    """Good for defence."""
    NONE = "none"


def on_table(layout: Layout) -> tuple[Tile, ...]:
    """The tiles of the layout, arm by arm."""
    if layout.first is None:
        return ()
    arms = (laid.tile for arm in layout.arms for laid in arm.tiles)
    return (Tile(layout.first), *map(Tile, arms))


def open_numbers(layout: Layout) -> tuple[int, ...]:
    """The different numbers of the open ends, ascending."""
    return tuple(sorted({arm.end for arm in layout.arms if arm.end is not None}))


def pressure(hand: Iterable[str], number: int) -> float:
    """The hand's weight in a number: a double counts a half, every other tile one."""
    return sum(0.5 if is_double(tile) else 1 for tile in hand if number in HALVES[tile])


def effective_pressure(hand: Iterable[str], number: int, played_by_others: int) -> float:
    """The pressure with the tiles of the number that others have played already."""
    return pressure(hand, number) + played_by_others


def strength(weight: float) -> Strength:
    """The class of a pressure: strong above 3.5, medium from 3, weak from 2.5."""
    if weight > 3.5:
        return Strength.STRONG
    if weight >= 3:
        return Strength.MEDIUM
    return Strength.WEAK if weight >= 2.5 else Strength.NONE


def own_ends(hand: Iterable[str], laid: Iterable[str], ends: Iterable[int]) -> tuple[int, ...]:
    """The open numbers whose last unseen tile lies in this hand, ascending."""
    held, seen = mask(hand), mask(laid)
    return tuple(
        sorted(
            number
            for number in set(ends)
            if (WITH[number] & ~seen).bit_count() == 1 and held & WITH[number] & ~seen
        )
    )


def fish_limit(table_pips: int) -> float:
    """The own pips below which a fish pays (principle 4): a quarter of the pips not laid."""
    return (ALL_PIPS - table_pips) / 4


def fish_pays(own_pips: int, table_pips: int) -> bool:
    """Whether to make fish: own pips R < 42 − S/4, with S pips on the table after it."""
    return own_pips < fish_limit(table_pips)


def is_fresh(number: int, laid: Iterable[str]) -> bool:
    """Whether no tile of the number is on the table yet (principle 7)."""
    return not any(BIT[tile] & WITH[number] for tile in laid)
