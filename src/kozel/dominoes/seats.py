"""Who comes next at the table, and what the sides' hands come to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kozel.core.moves import Seat
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import Round, Sides


def next_seat(options: DominoOptions, seat: Seat, seats: int) -> Seat:
    """Who plays after this seat: to the left, or to the right counter-clockwise."""
    return (seat + (1 if options.direction == "clockwise" else -1)) % seats


def side_of(sides: Sides, seat: Seat) -> int:
    """The side that this seat belongs to."""
    return next(number for number, side in enumerate(sides) if seat in side)


def partners(sides: Sides, seat: Seat) -> tuple[Seat, ...]:
    """The other seats of this seat's side."""
    return tuple(other for other in sides[side_of(sides, seat)] if other != seat)


def side_out(sides: Sides, played: Round) -> int | None:
    """The side of which somebody is out; None after any other ending."""
    return side_of(sides, played.ending.seat) if played.ending.kind == "out" else None


def side_pips(sides: Sides, played: Round) -> tuple[int, ...]:
    """Per side the pips of its hands; a side of which one is out has none (D1.1)."""
    out = played.ending.seat if played.ending.kind == "out" else None
    return tuple(0 if out in side else sum(played.hands[seat] for seat in side) for side in sides)


def hand_sums(sides: Sides, values: Sequence[int]) -> tuple[int, ...]:
    """Per side the sum of what each of its seats has."""
    return tuple(sum(values[seat] for seat in side) for side in sides)


def best_side(values: Sequence[int], *, least: bool = False) -> int | None:
    """The side with the most, or the least; None if several share it."""
    best = min(values) if least else max(values)
    return values.index(best) if values.count(best) == 1 else None


def for_sides(options: DominoOptions, sides: int) -> DominoOptions:
    """The options as they hold for so many sides: two may play to a target of their own
    (D7.1)."""
    if sides == 2 and options.target_two:
        return replace(options, target=options.target_two)
    return options
