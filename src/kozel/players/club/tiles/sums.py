"""Games that pay for the sum of the open ends: take much, leave little (D6, D7)."""

from __future__ import annotations

from collections.abc import Callable

from kozel.core.moves import Part, Piece, Seat
from kozel.dominoes.layout import Layout, counted, put, ways
from kozel.dominoes.tiles import BIT, HALVES, TILES, is_double
from kozel.players.club.tiles.trial import Trial

MATCH = 1000.0
"""What the target is worth, in points."""


def points(trial: Trial) -> float:
    """What this move brings at once."""
    stakes = trial.sight.stakes
    if stakes.sums is None:
        return 0.0
    got = stakes.sums(trial.sum)
    return (got + MATCH * reaches(trial, got)) / stakes.unit


def reaches(trial: Trial, got: int) -> bool:
    """Whether so many points reach the target (D6.3)."""
    sheet = trial.sight.view.sheet
    mine = next(
        account.written
        for side, account in zip(sheet.sides, sheet.accounts, strict=True)
        if trial.sight.me in side
    )
    return sheet.target is not None and mine + got >= sheet.target


def reply(trial: Trial) -> float:
    """What the next player can take on average, above zero for an opponent, below for the
    partner."""
    stakes = trial.sight.stakes
    if stakes.sums is None:
        return 0.0
    seat = trial.sight.others[0]
    taken = _average(trial, seat, stakes.sums)
    return (-taken if seat in trial.sight.mates else taken) / stakes.unit


def again(trial: Trial) -> float:
    """What my best tile left would bring if nobody changed the ends."""
    stakes = trial.sight.stakes
    if stakes.sums is None:
        return 0.0
    sums = _Sums(trial.layout)
    found = (stakes.sums(total) for tile in trial.rest for total in sums.after(tile))
    return max(found, default=0) / stakes.unit


def _average(trial: Trial, seat: Seat, worth: Callable[[int], int]) -> float:
    """The mean of the seat's best points, by the chances of its tiles."""
    sums = _Sums(trial.layout)
    best = sorted(
        (
            (max(map(worth, sums.after(tile)), default=0), chance)
            for tile, chance in trial.sight.chances[seat].items()
            if tile not in trial.play.pieces
        ),
        reverse=True,
    )
    mean, none = 0.0, 1.0
    for got, chance in best:
        if got <= 0 or none <= 0:
            break
        mean += none * chance * got
        none *= 1 - min(1.0, chance)
    return mean


class _Sums:
    """The sums that one more tile makes. A tile that is no double adds its outer half to what
    its end leaves of the sum, so one tile tells for all."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.without: dict[str, int] = {}

    def after(self, tile: Piece) -> list[int]:
        """The sums after the tile, for each end and way."""
        found = []
        low, high = HALVES[tile]
        for place, number in self.layout.ends:
            if number not in (low, high):
                continue
            if low == high:
                found += [self._put(Part(tile, place, way)) for way in ways(self.layout)]
            else:
                found.append(self._without(place, number) + low + high - number)
        return found

    def _without(self, place: str, number: int) -> int:
        if place not in self.without:
            tile = next(
                tile
                for tile in TILES
                if number in HALVES[tile]
                and not is_double(tile)
                and not self.layout.laid & BIT[tile]
            )
            outer = sum(HALVES[tile]) - number
            self.without[place] = self._put(Part(tile, place)) - outer
        return self.without[place]

    def _put(self, part: Part) -> int:
        return sum(counted(put(self.layout, part)))
