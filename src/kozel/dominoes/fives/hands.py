"""What the hands bring at the end of a round, game by game (D6.2, D7).

Each function tells per side the points gained or, below zero, lost. A round that ended because
the target was reached brings nothing more.
"""

from __future__ import annotations

from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import side_out
from kozel.dominoes.state import Round, Sides
from kozel.dominoes.winning.winners import winner_of

GOING_OUT = 1
"""The point of who is out, where hands bring nothing else."""


def for_winner(sides: Sides, winner: int | None, points: int) -> tuple[int, ...]:
    """The points for this side and nothing for the others."""
    return tuple(points if side == winner else 0 for side in range(len(sides)))


def by_telephone(options: DominoOptions, sides: Sides, played: Round) -> tuple[int, ...]:
    """The winner gets a fifth of the others' pips, rounded up (D6.2)."""
    winner = winner_of(options, sides, played)
    return for_winner(sides, winner, -(-sum(of_others(sides, played, winner)) // 5))


def by_muggins(options: DominoOptions, sides: Sides, played: Round) -> tuple[int, ...]:
    """As `hand_end` has it, rounded to the nearest five; where a five is a point, divided by
    five (D7.1)."""
    winner = winner_of(options, sides, played)
    others = of_others(sides, played, winner)
    match way_of(options):
        case "winner_gains":
            return for_winner(sides, winner, fives(sum(others)) * options.unit)
        case "most_to_winner":
            return for_winner(sides, winner, fives(max(others, default=0)) * options.unit)
        case "out_point":
            return out_point(options, sides, played)
        case _:
            return subtracted(options, sides, played)


def way_of(options: DominoOptions) -> str:
    """What hands bring: as usual, each loses its own, or where a five is a point, who is out
    gets one (D7.1)."""
    if options.hand_end != "usual":
        return options.hand_end
    return "out_point" if options.unit == 1 else "subtract_own"


def subtracted(options: DominoOptions, sides: Sides, played: Round) -> tuple[int, ...]:
    """Each hand, rounded by itself, is taken from its owner."""
    if played.ending.kind == "reached":
        return (0,) * len(sides)
    return tuple(-sum(fives(played.hands[seat]) for seat in side) * options.unit for side in sides)


def by_threes(options: DominoOptions, sides: Sides, played: Round) -> tuple[int, ...]:
    """A point for who is out, or for the winner a third of the largest hand, rounded (D7.2)."""
    if options.hand_end != "most_to_winner":
        return out_point(options, sides, played)
    winner = winner_of(options, sides, played)
    largest = max(of_others(sides, played, winner), default=0)
    return for_winner(sides, winner, (largest + 1) // 3)


def out_point(_: DominoOptions, sides: Sides, played: Round) -> tuple[int, ...]:
    """One point for going out, nothing after a fish (D7.1, D7.3)."""
    return for_winner(sides, side_out(sides, played), GOING_OUT)


def of_others(sides: Sides, played: Round, winner: int | None) -> tuple[int, ...]:
    """The pips of the hands that are not the winner's; of none where nobody won."""
    if winner is None:
        return ()
    return tuple(
        played.hands[seat] for number, side in enumerate(sides) if number != winner for seat in side
    )


def fives(pips: int) -> int:
    """How many fives the nearest multiple has: 7 pips are one, 8 are two."""
    return (pips + 2) // 5
