"""The fish that shows itself on the table (D0.5)."""

from __future__ import annotations

from kozel.dominoes.layout.value import Layout
from kozel.dominoes.tiles import SINGLES, WITH


def blocked(layout: Layout) -> bool:
    """Whether every open number has all seven tiles on the table (D0.5 b); also where no end
    is open any more (D5.3)."""
    laid = layout.laid
    return all(laid & WITH[number] == WITH[number] for _, number in layout.ends)


def closed_by_six(layout: Layout) -> bool:
    """Whether all ends are one number whose six tiles that are no double lie here (D0.5 a)."""
    ends = layout.ends
    number = ends[0][1]
    if layout.laid & SINGLES[number] != SINGLES[number]:
        return False
    return all(other == number for _, other in ends)
