"""Own ends: those that nobody else can play on (D9, principles 3 and 5)."""

from __future__ import annotations

from kozel.core.moves import Piece
from kozel.dominoes.tiles import HALVES
from kozel.players.club.tiles.trial import Trial


def own(trial: Trial) -> float:
    """Whether one end is mine alone."""
    return bool(trial.owned)


def own_both(trial: Trial) -> float:
    """Whether more than one is, by tiles of their own (principle 5)."""
    if len(trial.owned) < 2:
        return 0.0
    tiles = sum(1 for tile in trial.rest if not set(trial.owned).isdisjoint(HALVES[tile]))
    return tiles > 1


def build(trial: Trial) -> float:
    """Whether an own end waits with the tile 1|n and n lies at another end (principle 3)."""
    return building(trial) is not None


def building(trial: Trial) -> tuple[Piece, int] | None:
    """The tile 1|n of an own end, and the n that this hand builds on at another end."""
    for tile in trial.rest:
        low, high = HALVES[tile]
        for number, other in ((low, high), (high, low)):
            own = number in trial.owned and trial.mine[number] == 1 and other != number
            if own and other in trial.numbers and trial.mine[other] > 1:
                return tile, other
    return None
