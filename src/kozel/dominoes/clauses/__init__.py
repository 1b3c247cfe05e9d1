"""The rules sheet of the domino games, put together from what a game has.

Chapters stand in the order in which one explains a game at a table; within a chapter the
clauses keep the order of the modules and, in a module, of their declaration.
"""

from __future__ import annotations

from itertools import chain

from kozel.dominoes.clauses.about import CHAPTERS
from kozel.dominoes.clauses.accounts import ACCOUNTS
from kozel.dominoes.clauses.fives import FIVES
from kozel.dominoes.clauses.general import GENERAL
from kozel.dominoes.clauses.latin import LATIN
from kozel.dominoes.clauses.layout import LAYOUT
from kozel.dominoes.clauses.rounds import ROUNDS

CLAUSES = tuple(
    sorted(
        chain(GENERAL, LAYOUT, ACCOUNTS, FIVES, LATIN, ROUNDS),
        key=lambda clause: CHAPTERS.index(clause.chapter),
    )
)
