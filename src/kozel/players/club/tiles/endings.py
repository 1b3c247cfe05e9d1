"""The end of the round, as the rules write it down: out, or fish (D9, principle 4)."""

from __future__ import annotations

from kozel.core.moves import Seat
from kozel.dominoes.counting import left_in_hand
from kozel.dominoes.state import Ending, LastTurn
from kozel.dominoes.tiles import Tile
from kozel.players.club.tiles.trial import Trial
from kozel.players.reading.tiles import TileSight

SPREAD = (0.6, 1.0, 1.4)
"""How much heavier or lighter than expected the opponents' hands may be."""
OUT = 100.0
"""Going out is better than anything else."""
EXIT = 200.0
"""A tile that wins the match."""


def out(trial: Trial) -> float:
    """What going out brings, in pips."""
    if trial.ending != "out":
        return 0.0
    sight = trial.sight
    tiles = tuple(Tile(piece) for piece in trial.play.pieces)
    if set(tiles) <= set(sight.stakes.exits):
        return OUT + EXIT
    last = LastTurn(tiles, sight.ends, trial.ends)
    hands = {seat: sight.expected(seat) for seat in sight.others}
    ending = Ending("out", sight.me)
    return OUT + sight.stakes.gain(ending, _by_seat(sight, 0, hands), (), last)


def fish(trial: Trial) -> float:
    """What a fish by this move brings, in pips: below zero if the others gain by it."""
    if trial.ending in ("", "out"):
        return 0.0
    sight = trial.sight
    mine = left_in_hand(sight.options, trial.rest)
    tiles = tuple(
        len(trial.rest) if seat == sight.me else sight.sizes[seat]
        for seat in range(sight.view.seating.seats)
    )
    gains = []
    for spread in SPREAD:
        hands = {seat: sight.expected(seat) * spread for seat in sight.foes}
        hands |= {seat: sight.expected(seat) * (2 - spread) for seat in sight.mates}
        ending = Ending(trial.ending, sight.me)
        gains.append(sight.stakes.gain(ending, _by_seat(sight, mine, hands), tiles))
    return sum(gains) / len(gains)


def fished(trial: Trial) -> float:
    """Whether the round ends with nobody out: nothing more can go wrong."""
    return trial.ending not in ("", "out")


def _by_seat(sight: TileSight, mine: int, hands: dict[Seat, float]) -> tuple[float, ...]:
    return tuple(
        mine if seat == sight.me else hands[seat] for seat in range(sight.view.seating.seats)
    )


def exits(trial: Trial) -> float:
    """The chance to go out with a tile that wins the match, if one is kept for that (D4.4)."""
    kept = [tile for tile in trial.rest if tile in trial.sight.stakes.exits]
    if not kept or len(trial.rest) > 3:
        return 0.0
    number = int(kept[0][0])
    open_now = number in trial.numbers or trial.mine[number] > 1
    return open_now / len(trial.rest) ** 2
