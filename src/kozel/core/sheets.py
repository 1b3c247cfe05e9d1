"""The score sheet: typed, so that one page component and one terminal table show every game.

A round is three lines: what stood before, what this deal brought, what stands after.
"""

from __future__ import annotations

import msgspec

from kozel.core.moves import Seat


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one side has.

    `written`: points or pips on paper. `remembered`: points that are not written yet, and
    `opened` whether they are now (D1.2). `rows`: pairs moved on the board of sixes, 0 to 6
    (C2). `chips` (C7.3). `wins`: deals won, where the match is counted so (C9.6, D8.5).
    """

    written: int = 0
    remembered: int = 0
    opened: bool = False
    rows: int = 0
    chips: int = 0
    wins: int = 0


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sign beside a line: ``fish``, ``eggs``, ``out``, ``penalty``, ``sweep``…

    `side` None: the mark belongs to the whole line. `value`: the number beside the sign,
    such as a carried sum.
    """

    kind: str
    side: int | None = None
    value: int = 0


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal on the sheet; per side. `counted`: card points taken or pips left in hand."""

    deal: int
    before: tuple[Account, ...]
    after: tuple[Account, ...]
    counted: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()


class ScoreSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole sheet of a match. `called`: what a line of it is, a ``deal`` or a ``round``.

    `unit`: ``points``, ``pips``, ``rows``, ``chips`` or ``wins``: which part of an account
    decides. `target`: where the match ends, None when by a number of deals; `deals`: that
    number, 0 when by target. `series`: matches won per side (best of 3 or 5).
    """

    unit: str
    sides: tuple[tuple[Seat, ...], ...]
    accounts: tuple[Account, ...]
    lines: tuple[ScoreLine, ...] = ()
    target: int | None = None
    deals: int = 0
    carried: int = 0
    eggs: int = 0
    series: tuple[int, ...] = ()
    called: str = "deal"
