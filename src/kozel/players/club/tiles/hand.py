"""What a move sheds, and what the hand that stays can do."""

from __future__ import annotations

from kozel.dominoes.counting import left_in_hand
from kozel.dominoes.tiles import HALVES, PIPS, is_double
from kozel.players.club.tiles.trial import Trial

ENOUGH = 3
"""Having more tiles to choose from makes no difference."""


def pips(trial: Trial) -> float:
    """The pips that are shed."""
    return sum(map(trial.sight.weight, trial.play.pieces))


def double(trial: Trial) -> float:
    """The doubles that are shed."""
    return sum(map(is_double, trial.play.pieces))


def fitting(trial: Trial) -> int:
    """How many of the tiles left could go to an end."""
    return sum(not trial.numbers.isdisjoint(HALVES[tile]) for tile in trial.rest)


def stuck(trial: Trial) -> float:
    """Whether nothing that is left would go to an end."""
    return not fitting(trial)


def fit(trial: Trial) -> float:
    """How much there would be to choose from."""
    return min(fitting(trial), ENOUGH)


def variety(trial: Trial) -> float:
    """The different numbers in hand."""
    return sum(map(bool, trial.mine))


def orphan(trial: Trial) -> float:
    """How far the numbers of the doubles in hand are gone."""
    return sum(trial.table[HALVES[tile][0]] / 6 for tile in trial.rest if is_double(tile))


def lone(trial: Trial) -> float:
    """What the tiles left would count too much, being alone (D0.9)."""
    plain = sum(PIPS[tile] for tile in trial.rest)
    return max(0, left_in_hand(trial.sight.options, trial.rest) - plain)
