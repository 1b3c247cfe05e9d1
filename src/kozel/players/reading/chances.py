"""Where unseen pieces may lie: chances by zone, from the masks and counts of a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kozel.core.moves import Piece
from kozel.core.views import Unknown

ROUNDS = 3
"""How often the chances are fitted to the counts; more changes nothing that a player notices."""


def chances(
    unknown: Unknown,
    excluded: frozenset[tuple[Piece, str]] = frozenset(),
    likely: Callable[[Piece, str], float] | None = None,
) -> dict[str, dict[Piece, float]]:
    """For each zone with unseen pieces the chance of every such piece to lie there.

    The chances of a piece add up to 1 over the zones and, nearly, those of a zone to its
    count. `excluded`: (piece, zone) pairs that the viewer has come to think impossible;
    ignored for a piece that would then lie nowhere. `likely`: how much more likely a piece lies
    in a zone than the counts tell, 1 for as likely.
    """
    zones = [place.zone for place in unknown.places]
    counts = [float(place.count) for place in unknown.places]
    rows = []
    for piece, mask in zip(unknown.pieces, unknown.masks, strict=True):
        row = [count if mask >> at & 1 else 0.0 for at, count in enumerate(counts)]
        if excluded:
            left = [
                0.0 if (piece, zone) in excluded else weight
                for zone, weight in zip(zones, row, strict=True)
            ]
            row = left if any(left) else row
        if likely is not None:
            row = [
                weight and weight * likely(piece, zone)
                for zone, weight in zip(zones, row, strict=True)
            ]
        rows.append(row)
    _fit(rows, counts, even=likely is None)
    found: dict[str, dict[Piece, float]] = {zone: {} for zone in zones}
    for piece, row in zip(unknown.pieces, rows, strict=True):
        for zone, chance in zip(zones, row, strict=True):
            if chance > 0:
                in_zone = found[zone]
                in_zone[piece] = in_zone.get(piece, 0.0) + chance
    return found


def _fit(rows: list[list[float]], counts: Sequence[float], *, even: bool) -> None:
    """Scale the rows in turn to 1 and the columns to `counts` (iterative fitting)."""
    free = even and all(0.0 not in row for row in rows)
    for turn in range(1 if free else ROUNDS):
        if turn:
            for at, count in enumerate(counts):
                total = sum(row[at] for row in rows)
                if total > 0:
                    scale = count / total
                    for row in rows:
                        row[at] *= scale
        for row in rows:
            total = sum(row)
            for at, weight in enumerate(row):
                row[at] = weight / total
