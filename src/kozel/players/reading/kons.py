"""What the sheet and the talk tell of a kon before the first lead: demands, rights, praises."""

from __future__ import annotations

from kozel.core.events import Said, Staged
from kozel.core.moves import Seat
from kozel.core.views import View

REDEAL = "redeal"


def demands(view: View) -> int:
    """How often a redeal was asked for in this kon so far (C2.8, C4.7): before this deal as the
    sheet has it, and in this one."""
    before = 0
    for line in view.sheet.lines:
        if line.deal == view.deal:
            before = max(before, *(m.value for m in line.marks if m.kind == REDEAL), 0)
    return before + sum(isinstance(e, Said) and e.word == REDEAL for e in view.history)


def team_lacks_queens(view: View) -> bool:
    """Whether the viewer was told that its team may ask for a redeal (C4.7)."""
    return any(
        isinstance(event, Staged)
        and event.name == "redeal-right"
        and event.seat == view.viewer
        and event.args.get("answer") == "yes"
        for event in view.history
    )


def is_ours(view: View, seat: Seat | None) -> bool:
    """Whether the seat is of the viewer's side."""
    return seat is not None and any(
        seat in side for side in view.table.sides if view.viewer in side
    )
