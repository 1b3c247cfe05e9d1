"""How novice puts tiles: takes the points that lie there; else sheds doubles, then heavy ones."""

from __future__ import annotations

from kozel.core.messages import Arg, Message
from kozel.core.moves import Choose, Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.dominoes.layout import counted, put
from kozel.dominoes.tiles import PIPS, is_double
from kozel.players.port import Decision
from kozel.players.reading.dominoes import is_tile_play
from kozel.players.reading.tiles import TileSight

KEEP = Choose("lead", "keep")


def put_tiles(view: View, offer: Offer) -> Decision | None:
    """The move that brings most points at once; else doubles first, then the heaviest."""
    if not is_tile_play(view, offer):
        return None
    sight = TileSight(view)
    moves = [move for move in offer.lawful if isinstance(move, Play)]
    points = {move: _points(sight, move) for move in moves}
    best = max(moves, key=lambda move: (points[move], *_burden(move)))
    told: dict[str, Arg] = {"tiles": best.pieces}
    if points[best]:
        return Decision(best, Message("reason-tiles-points", {**told, "number": points[best]}))
    if any(map(is_double, best.pieces)):
        return Decision(best, Message("reason-tiles-double", told))
    return Decision(best, Message("reason-tiles-heavy", told))


def _points(sight: TileSight, move: Play) -> int:
    """What the ends bring after the move (D6, D7)."""
    sums = sight.stakes.sums
    if sums is None:
        return 0
    layout = sight.layout
    for part in move.parts:
        layout = put(layout, part)
    return sums(sum(counted(layout)))


def _burden(move: Play) -> tuple[int, int]:
    return sum(map(is_double, move.pieces)), sum(PIPS[tile] for tile in move.pieces)


def lead(view: View, offer: Offer) -> Decision | None:
    """Whoever may lead, leads."""
    if view.table.layout is None or KEEP not in offer.required:
        return None
    return Decision(KEEP, Message("reason-tiles-lead-mine"))
