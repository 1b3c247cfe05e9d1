"""What one settled deal is worth to a side: the number that the arena averages."""

from __future__ import annotations

from collections.abc import Sequence

from kozel.core.presets import Measure
from kozel.core.sheets import Account, ScoreLine


def scores(measure: Measure, unit: str, line: ScoreLine, ours: Sequence[int]) -> float:
    """How much better the sides in `ours` did than the others; 0 for equal play.

    `unit`: as in `ScoreSheet`. Card points: the mean of our sides less the mean share of all,
    so two teams differ by twice that. Everything else: the difference of the means.
    A deal that a challenge ended has no card points; it counts 0.
    """
    match measure:
        case Measure.CARD_POINTS:
            values: Sequence[float] = line.counted or (0,) * len(line.after)
            return _mean(values, ours) - sum(values) / len(values)
        case Measure.PIPS:
            return -_lead(line.counted, ours)
        case Measure.GAINED:
            return _lead(_changes(unit, line), ours)
        case Measure.CHARGED:
            return -_lead(_changes(unit, line), ours)


def _changes(unit: str, line: ScoreLine) -> list[int]:
    return [
        _amount(unit, after) - _amount(unit, before)
        for before, after in zip(line.before, line.after, strict=True)
    ]


def _amount(unit: str, account: Account) -> int:
    """What an account holds in the unit that decides the match."""
    match unit:
        case "rows":
            return account.rows
        case "chips":
            return account.chips
        case "wins":
            return account.wins
        case _:
            return account.written + account.remembered


def _lead(values: Sequence[float], ours: Sequence[int]) -> float:
    theirs = [side for side in range(len(values)) if side not in ours]
    return _mean(values, ours) - _mean(values, theirs)


def _mean(values: Sequence[float], sides: Sequence[int]) -> float:
    return sum(values[side] for side in sides) / len(sides)
