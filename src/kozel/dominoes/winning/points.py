"""What a round brings, in pips, and how pips are rounded on paper (D3, D4, D8)."""

from __future__ import annotations

from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import hand_sums
from kozel.dominoes.state import Round, Sides

BLANK_FIFTY = 50
"""How much longer a match is where 0-0 always counts so much (D8.2)."""


def pips_won(options: DominoOptions, sides: Sides, played: Round, winner: int) -> int:
    """The pips that the winner of a round gets: the others', or everybody's (D8)."""
    pips = hand_sums(sides, played.hands)
    return sum(pips) if options.count == "all_hands" else sum(pips) - pips[winner]


def difference(sides: Sides, played: Round, winner: int) -> int:
    """The others' pips; after a fish less the winner's own (D3)."""
    pips = hand_sums(sides, played.hands)
    others = sum(pips) - pips[winner]
    return others if played.ending.kind == "out" else others - pips[winner]


def on_paper(options: DominoOptions, points: int) -> int:
    """Points as they are written: whole, in tens of which less than one counts as one, or to
    the nearest ten, five upwards (D8, D8.3)."""
    if options.divide_by_10:
        return points // 10 or min(points, 1)
    return (points + 5) // 10 * 10 if options.tens else points


def goal_of(options: DominoOptions) -> int:
    """What must be reached: fifty more where 0-0 always counts 50, and divided as the points
    are (D8, D8.2)."""
    goal = options.target + (BLANK_FIFTY if options.blank_fifty else 0)
    return goal // 10 if options.divide_by_10 else goal
