"""Who will probably have nothing to put: the chances that the seats to come lack the ends."""

from __future__ import annotations

from kozel.players.club.tiles.trial import Trial


def block(trial: Trial) -> float:
    """The chance that the first opponent has no answer."""
    return trial.sight.lacking(trial.sight.foes[0], trial.numbers)


def block_others(trial: Trial) -> float:
    """The chances that the other opponents have none, together."""
    return sum(trial.sight.lacking(seat, trial.numbers) for seat in trial.sight.foes[1:])


def block_mate(trial: Trial) -> float:
    """The chance that the partner has none."""
    return sum(trial.sight.lacking(seat, trial.numbers) for seat in trial.sight.mates)
