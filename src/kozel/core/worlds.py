"""Worlds: where the pieces that a viewer does not see may lie, one drawn exactly at random.

The same sampler serves every game: it needs only the pieces, the places with their counts,
and for each piece the places that are not excluded (`View.table.unknown`). Pieces with the
same mask are alike, so a world is counted and drawn group by group.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from math import comb
from random import Random
from typing import TypeAlias

from kozel.core.messages import KozelError
from kozel.core.moves import Piece
from kozel.core.views import Unknown

Room: TypeAlias = tuple[int, ...]
"""Per place how many pieces still go there."""


class NoWorldError(KozelError):
    """There is no way to lay the pieces that fits what is known."""


class Worlds:
    """All the worlds that fit what a viewer knows. Making it costs more than drawing from it."""

    def __init__(self, unknown: Unknown) -> None:
        """Raises `NoWorldError` if nothing fits."""
        groups: defaultdict[int, list[Piece]] = defaultdict(list)
        for piece, mask in zip(unknown.pieces, unknown.masks, strict=True):
            groups[mask].append(piece)
        ordered = sorted(groups.items(), key=lambda item: (item[0].bit_count(), item[0]))
        self._groups = [tuple(pieces) for _, pieces in ordered]
        self._masks = [mask for mask, _ in ordered]
        self._room = tuple(place.count for place in unknown.places)
        self._counts: dict[tuple[int, Room], int] = {}
        self._choices: dict[tuple[int, Room], tuple[list[Room], list[int]]] = {}
        self.count = self._count(0, self._room)
        """How many worlds there are; the order of the pieces within a place does not count."""
        if not self.count:
            raise NoWorldError("worlds-none")

    def draw(self, source: Random) -> dict[int, tuple[Piece, ...]]:
        """One of the worlds, each equally likely: the pieces by index of their place, in no
        particular order."""
        laid: dict[int, list[Piece]] = {place: [] for place in range(len(self._room))}
        room = self._room
        for at, group in enumerate(self._groups):
            splits, sums = self._split(at, room)
            split = splits[0]
            if len(splits) > 1:
                split = splits[bisect_right(sums, source.randrange(sums[-1]))]
            rest = source.sample(group, len(group)) if sum(map(bool, split)) > 1 else list(group)
            for place, number in enumerate(split):
                laid[place] += rest[:number]
                rest = rest[number:]
            room = _less(room, split)
        return {place: tuple(pieces) for place, pieces in laid.items()}

    def _split(self, at: int, room: Room) -> tuple[list[Room], list[int]]:
        """How the group `at` can be split among the places, and the running sum of the numbers
        of worlds for each way."""
        found = self._choices.get((at, room))
        if found is None:
            splits, weights = [], []
            for split in _splits(len(self._groups[at]), self._masks[at], room):
                weight = _ways(split) * self._count(at + 1, _less(room, split))
                if weight:
                    splits.append(split)
                    weights.append(weight)
            found = self._choices[at, room] = (splits, list(accumulate(weights)))
        return found

    def _count(self, at: int, room: Room) -> int:
        if at == len(self._groups):
            return int(not any(room))
        found = self._counts.get((at, room))
        if found is None:
            sums = self._split(at, room)[1]
            found = self._counts[at, room] = sums[-1] if sums else 0
        return found


def _less(room: Room, split: Room) -> Room:
    return tuple(r - s for r, s in zip(room, split, strict=True))


def _splits(size: int, mask: int, room: Room) -> Iterator[Room]:
    """All ways to put `size` like pieces into the places of the mask."""
    most = [r if mask >> place & 1 else 0 for place, r in enumerate(room)]
    rest = list(accumulate(reversed(most), initial=0))[::-1]

    def fill(place: int, left: int) -> Iterator[Room]:
        if place == len(most):
            yield ()
            return
        for number in range(max(0, left - rest[place + 1]), min(most[place], left) + 1):
            for tail in fill(place + 1, left - number):
                yield (number, *tail)

    return fill(0, size) if size <= rest[0] else iter(())


def _ways(split: Room) -> int:
    """In how many ways different pieces can be split so: a multinomial number."""
    ways, left = 1, sum(split)
    for number in split:
        ways *= comb(left, number)
        left -= number
    return ways
