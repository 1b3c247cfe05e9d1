"""The rules sheet of the following-suit games, put together from what a game has.

Chapters stand in the order in which one explains a game at a table; within a chapter the
clauses keep the order of the modules and, in a module, of their declaration.
"""

from __future__ import annotations

from itertools import chain

from kozel.cards.clauses import COUNT, DEALING, MANNERS, MATCH, PLAY, TABLE, VALUES
from kozel.cards.tricks.clauses.about import BEFORE_LEAD, PRAISING
from kozel.cards.tricks.clauses.general import GENERAL
from kozel.cards.tricks.clauses.praises import PRAISES
from kozel.cards.tricks.clauses.results import RESULTS
from kozel.cards.tricks.clauses.solo import SOLO
from kozel.cards.tricks.clauses.windows import WINDOWS

_CHAPTERS = (TABLE, VALUES, DEALING, BEFORE_LEAD, PLAY, PRAISING, COUNT, MATCH, MANNERS)

CLAUSES = tuple(
    sorted(
        chain(GENERAL, PRAISES, WINDOWS, SOLO, RESULTS),
        key=lambda clause: _CHAPTERS.index(clause.chapter),
    )
)
