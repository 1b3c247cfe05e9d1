"""What a seat knows in a game of dominoes: hand, ends, who plays next, who may hold what."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kozel.core.events import Moved
from kozel.core.moves import Part, Piece, Play, Seat
from kozel.core.offers import Offer
from kozel.core.views import Layout, View
from kozel.players.reading.chances import chances

HAND = "hand:"
BONEYARD = "boneyard"
TILES_OF_A_NUMBER = 7

Numbers = tuple[int, int]
"""The two halves of a tile, the smaller first."""


class DominoSight(msgspec.Struct, frozen=True):
    """The table from one seat.

    `ends`: the number at each open end, by place. `laid`: the tiles on the table. `others`: the
    other seats in the order in which they play. `sizes`: tiles in hand by seat. `boneyard`:
    tiles there, drawable or not. `chances`: per other seat the unseen tiles it may hold, each
    with its chance. `put`: per seat the tiles it has put. `by_six`: six tiles of a number
    already close it (D0.5 a). `lone_blank`: what a lone 0-0 counts (D0.9).
    """

    me: Seat
    hand: tuple[Piece, ...]
    ends: dict[str, int]
    laid: frozenset[Piece]
    others: tuple[Seat, ...]
    mates: frozenset[Seat]
    sizes: dict[Seat, int]
    boneyard: int
    chances: dict[Seat, dict[Piece, float]]
    put: dict[Seat, tuple[Piece, ...]]
    by_six: bool
    lone_blank: int


def is_tile_play(view: View, offer: Offer) -> bool:
    """Whether the seat is to put a tile."""
    return view.table.layout is not None and any(isinstance(move, Play) for move in offer.required)


def domino_sight(view: View) -> DominoSight:
    """The table as the viewer sees it."""
    me = view.viewer
    seats = view.seating.seats
    step = -1 if getattr(view.options, "direction", "") == "counter_clockwise" else 1
    hands = {zone.seat: zone for zone in view.table.zones if zone.kind == "hand"}
    where = chances(view.table.unknown)
    others = tuple((me + step * turn) % seats for turn in range(1, seats))
    put: dict[Seat, tuple[Piece, ...]] = {}
    for event in view.history:
        if isinstance(event, Moved) and event.target == "layout":
            put[event.seat] = put.get(event.seat, ()) + tuple(filter(None, event.pieces))
    layout = view.table.layout
    return DominoSight(
        me,
        tuple(filter(None, hands[me].pieces)),
        {arm.name: arm.end for arm in layout.arms if arm.end is not None} if layout else {},
        frozenset(_laid(layout)) if layout else frozenset(),
        others,
        frozenset(seat for side in view.table.sides if me in side for seat in side if seat != me),
        {seat: zone.count for seat, zone in hands.items() if seat is not None},
        sum(zone.count for zone in view.table.zones if zone.kind == BONEYARD),
        {seat: where.get(f"{HAND}{seat}", {}) for seat in others},
        put,
        bool(getattr(view.options, "fish_by_six", False)),
        int(getattr(view.options, "blank_alone", 0)),
    )


def _laid(layout: Layout) -> Iterator[Piece]:
    if layout.first is not None:
        yield layout.first
    for arm in layout.arms:
        for laid in arm.tiles:
            yield laid.tile


def halves(tile: Piece) -> Numbers:
    """The two numbers of a tile."""
    return int(tile[0]), int(tile[2])


def pips(tile: Piece) -> int:
    """The pips of a tile."""
    return int(tile[0]) + int(tile[2])


def is_double(tile: Piece) -> bool:
    """Whether both halves are equal."""
    return tile[0] == tile[2]


def ends_after(ends: dict[str, int], part: Part) -> dict[str, int]:
    """The open ends once the tile is put; the cross arms of a new house are left out."""
    low, high = halves(part.piece)
    if not ends:
        return {"left": low, "right": high}
    shown = ends[part.place]
    return {**ends, part.place: high if shown == low else low}


def closes(sight: DominoSight, ends: dict[str, int], laid: frozenset[Piece]) -> bool:
    """Whether such ends are a fish that shows itself (D0.5 a, b)."""
    numbers = set(ends.values())
    singles = dict.fromkeys(numbers, 0)
    doubles = set()
    for tile in laid:
        low, high = halves(tile)
        if low == high:
            doubles.add(low)
            continue
        for number in (low, high):
            if number in singles:
                singles[number] += 1
    if any(count < TILES_OF_A_NUMBER - 1 for count in singles.values()):
        return False
    return (sight.by_six and len(numbers) == 1) or numbers <= doubles
