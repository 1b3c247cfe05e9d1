"""What the sum of the open ends brings, game by game (D6.1, D7)."""

from __future__ import annotations

from kozel.dominoes.options import DominoOptions


def each(number: int, total: int) -> int:
    """A point for each `number` in a sum that can be divided by it."""
    points, rest = divmod(total, number)
    return 0 if rest else points


def by_telephone(_: DominoOptions, total: int) -> int:
    """A point for each five (D6.1)."""
    return each(5, total)


def by_muggins(options: DominoOptions, total: int) -> int:
    """The sum itself, if it can be divided by five, or a point for each five (D7.1)."""
    return each(5, total) * options.unit


def by_threes(_: DominoOptions, total: int) -> int:
    """A point for each three (D7.2)."""
    return each(3, total)


def by_fives_and_threes(_: DominoOptions, total: int) -> int:
    """A point for each five and one for each three: 15 brings 8 (D7.3)."""
    return each(5, total) + each(3, total)
