"""The pips that the open ends give to their sum (D6.1, D7.1, D7.4)."""

from __future__ import annotations

from kozel.core.moves import Part
from kozel.dominoes.layout.form import IN_LINE
from kozel.dominoes.layout.growing import cross_arms
from kozel.dominoes.layout.value import LINE, Layout, root_of
from kozel.dominoes.tiles import is_double


def counted(layout: Layout) -> tuple[int, ...]:
    """Per open end the pips it gives to the sum of the ends.

    A double counts both halves while fewer than two of its sides are covered, and once only,
    at the first of its open sides; one that lies in line counts one half at each end.
    """
    by_tile = {part.piece: part for part in layout.placed}
    outermost = {part.place: part for part in layout.placed}
    told: set[str] = set()
    sums: list[int] = []
    for place, number in layout.ends:
        part = outermost.get(place) or by_tile.get(root_of(layout, place) or "", layout.placed[0])
        if not is_double(part.piece) or part.flag == IN_LINE:
            sums.append(number)
            continue
        counts = part.piece not in told and _covered_sides(layout, part) < 2
        sums.append(2 * number if counts else 0)
        told.add(part.piece)
    return tuple(sums)


def _covered_sides(layout: Layout, double: Part) -> int:
    """How many sides of this double touch another tile."""
    beyond = {part.place for part in layout.placed[layout.placed.index(double) + 1 :]}
    long = (double.place,) if double.place else LINE
    cross = cross_arms(double, layout.first_double) if double.piece in layout.crossed else ()
    return bool(double.place) + len(beyond.intersection(long + cross))
