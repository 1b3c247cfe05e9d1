"""What a layout may grow into: a line, arms at some doubles, closed ends, the sniff."""

from __future__ import annotations

import msgspec

from kozel.dominoes.options import DominoOptions

CLOSED = "closed"
"""How a double may be put: face down, nothing may be added there (D5.3)."""
IN_LINE = "inline"
"""How the sniff may be put: along the line, so that one half counts (D7.4)."""
ACROSS = "across"
"""How the sniff may be put: both halves count (D7.4)."""


class Form(msgspec.Struct, frozen=True):
    """What may grow. `spinner`: which doubles are open on four sides: ``none``, the ``first``
    (D5.1, D6) or ``all``; `after_line`: their cross arms open only when both long sides are
    covered. `closing`: doubles may be closed (D5.3). `sniff`: the first double is put in line
    or across (D7.4)."""

    spinner: str = "none"
    after_line: bool = False
    closing: bool = False
    sniff: bool = False


PLAIN = Form()
"""A line with two ends and nothing else."""


def form_of(options: DominoOptions) -> Form:
    """The form that the options make; `PLAIN` itself for a line."""
    after_line = options.house_arms == "after_line"
    form = Form(options.spinner, after_line, options.closing, options.sniff)
    return PLAIN if form == PLAIN else form
