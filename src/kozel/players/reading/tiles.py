"""What a seat knows in any game of tiles: the layout itself, what the others have shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from kozel.core.events import Moved
from kozel.core.moves import Piece, Seat
from kozel.core.views import View
from kozel.dominoes.counting import ALWAYS
from kozel.dominoes.layout import form_of
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.results import drawable
from kozel.dominoes.tiles import BIT, BLANK, HALVES, NUMBERS, PIPS, WITH, Tile, mask
from kozel.players.reading.chances import chances
from kozel.players.reading.dominoes import HAND
from kozel.players.reading.shown import GivenUp, Lean, Walk
from kozel.players.reading.stakes import Stakes, stakes_of
from kozel.players.reading.tricks import own_hand

LIKELIER = 1.25
"""How much likelier a tile is where its number was shown once."""


class TileSight:
    """The table from the viewer's seat.

    `layout`: as the rules have it. `others`: the other seats in the order in which they play;
    `mates`, `foes` among them. `stock`: tiles in the boneyard; `draws`: whether they can be
    drawn. `lean`: per seat what its tiles have shown; `given`: what it gave own ends up for.
    `stakes`: what the round is worth.
    """

    def __init__(self, view: View) -> None:
        options = view.options
        if not isinstance(options, DominoOptions):
            raise TypeError("no game of tiles")
        self.view = view
        self.options = options
        self.me = view.viewer
        seats = view.seating.seats
        step = -1 if options.direction == "counter_clockwise" else 1
        self.others = tuple((self.me + step * turn) % seats for turn in range(1, seats))
        side = next(side for side in view.table.sides if self.me in side)
        self.mates = tuple(seat for seat in self.others if seat in side)
        self.foes = tuple(seat for seat in self.others if seat not in side)
        self.sizes = {zone.seat: zone.count for zone in view.table.zones if zone.seat is not None}
        self.hand: tuple[Tile, ...] = tuple(map(Tile, own_hand(view)))
        self.stock = sum(zone.count for zone in view.table.zones if zone.kind == "boneyard")
        self.draws = drawable(options, self.stock)
        walk = Walk(form_of(options), mask(self.hand))
        for event in view.history:
            if isinstance(event, Moved) and event.target == "layout":
                walk.step(event, own=event.seat == self.me)
        self.layout = walk.layout
        self.ends = tuple(number for _, number in walk.layout.ends)
        self.given: Mapping[Seat, tuple[GivenUp, ...]] = {
            seat: walk.given(seat, self._certain(seat)) for seat in range(seats)
        }
        self.lean: Mapping[Seat, Lean] = {
            seat: walk.lean(seat, self.given[seat]) for seat in range(seats)
        }

    @cached_property
    def stakes(self) -> Stakes:
        """What the round is worth."""
        return stakes_of(self.view)

    @cached_property
    def chances(self) -> Mapping[Seat, Mapping[Piece, float]]:
        """Per other seat the unseen tiles it may hold, each with its chance."""
        where = chances(self.view.table.unknown, likely=self._likely)
        return {seat: where.get(f"{HAND}{seat}", {}) for seat in self.others}

    def _certain(self, seat: Seat) -> int:
        """The unseen tiles that can lie nowhere but in this hand, as a set."""
        unknown = self.view.table.unknown
        here = sum(
            1 << at for at, place in enumerate(unknown.places) if place.zone == f"{HAND}{seat}"
        )
        return mask(
            tile
            for tile, where in zip(unknown.pieces, unknown.masks, strict=True)
            if here and where == here
        )

    def _likely(self, piece: Piece, zone: str) -> float:
        if not zone.startswith(HAND):
            return 1.0
        lean = self.lean[int(zone.removeprefix(HAND))]
        low, high = HALVES[piece]
        return float(LIKELIER ** (lean[low] + (lean[high] if high != low else 0)))

    def expected(self, seat: Seat) -> float:
        """What the hand of another seat weighs, on average."""
        return sum(self.weight(tile) * chance for tile, chance in self.chances[seat].items())

    def weight(self, tile: Piece) -> int:
        """What the tile counts among others at the end of a round (D8.2)."""
        fifty = self.options.blank_fifty and tile == BLANK
        return ALWAYS if fifty else PIPS[tile]

    def lacking(self, seat: Seat, numbers: Iterable[int]) -> float:
        """The chance that the seat holds nothing with these numbers."""
        fitting = 0
        for number in numbers:
            fitting |= WITH[number]
        none = 1.0
        for tile, chance in self.chances[seat].items():
            if fitting & BIT[tile]:
                none *= max(0.0, 1 - chance)
        return none


def count(tiles: Iterable[Piece]) -> tuple[int, ...]:
    """How many of the tiles hold each number."""
    found = [0] * len(NUMBERS)
    for tile in tiles:
        for number in {*HALVES[tile]}:
            found[number] += 1
    return tuple(found)
