"""What the tiles that a seat puts show of its hand: numbers it likes, own ends it gives up (D9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kozel.core.events import Moved
from kozel.core.moves import Part, Seat
from kozel.dominoes.layout import CLOSED, Form, Layout, put
from kozel.dominoes.tiles import BIT, HALVES, NUMBERS, WITH, is_double, other_half

SHOWN = 1.0
"""How much a number counts as shown that a seat has built outwards once."""
COVERED = 2.0
"""How much less that a seat has covered where it could have built on elsewhere."""
GIVEN_UP = 2.0
"""How much a number is shown for which an own end was given up (principles 1 and 2)."""

GivenUp = tuple[int, bool]
"""A number that a seat has built by giving up an own end, and whether it held both ends."""
Lean = tuple[float, ...]
"""Per number how much a seat has shown that it holds more of it; below zero less."""


class _Built(NamedTuple):
    """A number built where it may have been an own end. `alone`: with the last tile for that
    end; `others`: the last tiles for the other ends, as a set, 0 if there are more."""

    number: int
    alone: bool
    others: int


class Walk:
    """The layout tile by tile. `mine`: the viewer's hand, as a set."""

    def __init__(self, form: Form, mine: int) -> None:
        self.layout = Layout(form)
        self._mine = mine
        self._lean: dict[Seat, list[float]] = {}
        self._built: dict[Seat, list[_Built]] = {}
        self._put: dict[Seat, int] = {}

    def step(self, event: Moved, *, own: bool) -> None:
        """Take in the tiles that a seat has put; `own`: the viewer."""
        lean = self._lean.setdefault(event.seat, [0.0] * len(NUMBERS))
        for part in parts_of(event):
            if part.place:
                self._build(event.seat, lean, part)
            else:
                for number in set(HALVES[part.piece]):
                    lean[number] += SHOWN / 2
            self.layout = put(self.layout, part)
            self._mine |= own * BIT[part.piece]
            self._put[event.seat] = self._put.get(event.seat, 0) | BIT[part.piece]

    def given(self, seat: Seat, held: int) -> tuple[GivenUp, ...]:
        """What the seat gave own ends up for. `held`: the tiles that it is known to hold."""
        known = held | self._put.get(seat, 0)
        found = []
        for built in self._built.get(seat, ()):
            both = bool(built.others) and not built.others & ~known
            if built.alone or both:
                found.append((built.number, both))
        return tuple(found)

    def lean(self, seat: Seat, given: Iterable[GivenUp]) -> Lean:
        """What the seat has shown, with what it gave own ends up for."""
        lean = list(self._lean.get(seat, (0.0,) * len(NUMBERS)))
        for number, _ in given:
            lean[number] += GIVEN_UP - SHOWN
        return tuple(lean)

    def _build(self, seat: Seat, lean: list[float], part: Part) -> None:
        covered = dict(self.layout.ends)[part.place]
        if is_double(part.piece):
            return
        number = other_half(part.piece, covered)
        lean[covered] -= COVERED
        lean[number] += SHOWN
        unseen = ~(self.layout.laid | BIT[part.piece])
        ends = [end for place, end in self.layout.ends if place != part.place]
        alone = not WITH[covered] & unseen
        if alone or covered in ends:
            others = self._last_tiles(ends, unseen)
            self._built.setdefault(seat, []).append(_Built(number, alone, others))

    def _last_tiles(self, ends: Iterable[int], unseen: int) -> int:
        """The last tile for each of these ends, as a set; 0 if one has more or the viewer's."""
        found = 0
        for number in ends:
            left = WITH[number] & unseen
            if left.bit_count() != 1 or left & self._mine:
                return 0
            found |= left
        return found


def parts_of(event: Moved) -> Iterator[Part]:
    """The tiles that were put, with the way each was put."""
    for piece, told in zip(event.pieces, event.places, strict=True):
        if piece is None:
            continue
        place, _, way = told.partition("=")
        if place.endswith("!"):
            place, way = place[:-1], CLOSED
        yield Part(piece, place, way)
