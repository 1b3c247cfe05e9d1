"""The score sheet as a table of three lines per deal: before, this deal, after.

Plain data: a terminal draws it with characters, a page with a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from kozel.core.sheets import ScoreLine, ScoreSheet
from kozel.texts.accounts import Cell, brought, has

if TYPE_CHECKING:
    from kozel.texts.texts import Texts


class Row(msgspec.Struct, frozen=True):
    """One line of a deal; `part` is ``before``, ``round`` or ``after``."""

    part: str
    label: str
    cells: tuple[Cell, ...]


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal on the sheet: its title, its three lines, and marks of the whole deal."""

    title: str
    rows: tuple[Row, Row, Row]
    marks: tuple[str, ...] = ()


class Board(msgspec.Struct, frozen=True):
    """The sixes of one side (C2): how many of so many rows are open, and that in words."""

    rows: int
    most: int
    words: str


class ScoreTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """The sheet: a column for each side, the deals, where the sides stand, and notes below
    (where the match ends, what is carried, matches won). `boards`: per side, in games that are
    counted with sixes."""

    head: tuple[str, ...]
    rounds: tuple[Round, ...]
    now: tuple[Cell, ...]
    notes: tuple[str, ...]
    boards: tuple[Board, ...] = ()


def score_table(texts: Texts, sheet: ScoreSheet) -> ScoreTable:
    """The score sheet in words and numbers."""
    return ScoreTable(
        tuple(texts.text("score-side", seats=tuple(map(str, side))) for side in sheet.sides),
        tuple(_round(texts, sheet.unit, sheet.called, line) for line in sheet.lines),
        tuple(has(sheet.unit, account) for account in sheet.accounts),
        tuple(_notes(texts, sheet)),
        tuple(_boards(texts, sheet)),
    )


def _boards(texts: Texts, sheet: ScoreSheet) -> Iterator[Board]:
    if sheet.unit != "rows" or sheet.target is None:
        return
    for account in sheet.accounts:
        words = texts.text("score-rows", number=account.rows, most=sheet.target)
        yield Board(account.rows, sheet.target, words)


def _round(texts: Texts, unit: str, called: str, line: ScoreLine) -> Round:
    pairs = tuple(zip(line.before, line.after, strict=True))
    marks: list[tuple[str, ...]] = [
        tuple(texts.mark(mark) for mark in line.marks if mark.side == side)
        for side in range(len(pairs))
    ]
    counted = line.counted if len(line.counted) == len(pairs) else (None,) * len(pairs)
    got = tuple(
        msgspec.structs.replace(
            brought(unit, before, after), counted=counted[side], marks=marks[side]
        )
        for side, (before, after) in enumerate(pairs)
    )
    return Round(
        texts.text("score-line", number=line.deal, called=called),
        (
            Row("before", texts.text("score-before"), tuple(has(unit, a) for a in line.before)),
            Row("round", texts.text("score-round", called=called), got),
            Row("after", texts.text("score-after"), tuple(has(unit, a) for a in line.after)),
        ),
        tuple(texts.mark(mark) for mark in line.marks if mark.side is None),
    )


def _notes(texts: Texts, sheet: ScoreSheet) -> list[str]:
    notes = []
    if sheet.target is not None:
        notes.append(texts.text("score-target", number=sheet.target, unit=sheet.unit))
    if sheet.deals:
        notes.append(texts.text("score-length", number=sheet.deals, called=sheet.called))
    if sheet.carried:
        notes.append(texts.text("score-carried", number=sheet.carried))
    if sheet.eggs:
        notes.append(texts.text("score-eggs", number=sheet.eggs))
    if any(sheet.series):
        notes.append(texts.text("score-series", words=" : ".join(map(str, sheet.series))))
    return notes
