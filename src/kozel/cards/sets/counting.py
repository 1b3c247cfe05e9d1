"""Card points of the sides: what they have taken, with the odds of who plays open (C9.5, C9.7)."""

from __future__ import annotations

from kozel.cards.sets.setup import Setup

ENOUGH = 61
"""Card points that win a deal of Burkozel (C9.5)."""


def counted(setup: Setup, taken: tuple[int, ...]) -> tuple[int, ...]:
    """Card points by side; `taken`: by seat."""
    points = [0] * len(setup.seating.sides)
    for seat, own in enumerate(taken):
        points[setup.seating.side(seat)] += own
    if setup.options.open_hands == "one_with_odds":
        points[setup.seating.side(setup.options.open_seat)] += setup.options.odds
    return tuple(points)
