"""The score sheet in lines that can be read aloud: three for each deal."""

from __future__ import annotations

from kozel.core.sheets import ScoreSheet
from kozel.terminal import board
from kozel.terminal.words import capital
from kozel.texts.accounts import Cell
from kozel.texts.scores import Round, ScoreTable, score_table
from kozel.texts.texts import Texts


def whole(texts: Texts, sheet: ScoreSheet) -> tuple[str, ...]:
    """Every deal, where everybody stands, and what else is to be known."""
    drawn = score_table(texts, sheet)
    lines: list[str] = []
    for played in drawn.rounds:
        lines += _round(texts, drawn, played)
    if not drawn.rounds:
        lines.append(texts.text("terminal-score-none"))
    lines.append(texts.text("terminal-score-now", shown=_row(texts, drawn, drawn.now)))
    lines += board.lines(texts, drawn)
    return (*lines, *(capital(note) for note in drawn.notes))


def last_round(texts: Texts, sheet: ScoreSheet) -> tuple[str, ...]:
    """The deal that was written last."""
    drawn = score_table(texts, sheet)
    return tuple(_round(texts, drawn, drawn.rounds[-1])) if drawn.rounds else ()


def _round(texts: Texts, drawn: ScoreTable, played: Round) -> list[str]:
    lines = [played.title + (f" ({', '.join(played.marks)})" if played.marks else "")]
    for row in played.rows:
        shown = _row(texts, drawn, row.cells)
        lines.append("  " + texts.text("terminal-score-row", label=capital(row.label), shown=shown))
    return lines


def _row(texts: Texts, drawn: ScoreTable, cells: tuple[Cell, ...]) -> str:
    return ", ".join(
        f"{name} {_cell(texts, cell)}" for name, cell in zip(drawn.head, cells, strict=True)
    )


def _cell(texts: Texts, cell: Cell) -> str:
    notes = [] if cell.counted is None else [texts.text("terminal-counted", number=cell.counted)]
    notes += cell.marks
    return cell.text + (f" ({', '.join(notes)})" if notes else "")
