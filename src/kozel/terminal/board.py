"""The board of sixes in a terminal: a line for each side, its two sixes lying on their sides.

Every row of pips stands where the card has it, open ones as the suit, covered ones as dots::

    Ann and Carl: ♥♥ ♥♥ ♥♥ | ♦♦ ·· ··  4 of 6 rows
"""

from __future__ import annotations

from collections.abc import Iterator

from kozel.terminal.words import capital
from kozel.texts.scores import Board, ScoreTable
from kozel.texts.texts import Texts

SIXES = (("H", "D"), ("S", "C"))
"""The suits of each side's sixes: two red ones, two black ones."""

_COVERED = "\u00b7"


def lines(texts: Texts, table: ScoreTable) -> tuple[str, ...]:
    """The boards of all sides; none where the game is not counted so."""
    return tuple(
        f"  {capital(name)}: {_sixes(texts, board, side)}{board.words}"
        for side, (name, board) in enumerate(zip(table.head, table.boards, strict=False))
    )


def _sixes(texts: Texts, board: Board, side: int) -> str:
    """The rows one after another; who listens is told their number alone."""
    if texts.style.words:
        return ""
    return " | ".join(" ".join(six) for six in _rows(texts, board, side)) + "  "


def _rows(texts: Texts, board: Board, side: int) -> Iterator[list[str]]:
    suits = SIXES[side % len(SIXES)]
    on_each = board.most // len(suits)
    for number, suit in enumerate(suits):
        first = number * on_each
        yield [
            2 * (texts.suit(suit) if row < board.rows else _COVERED)
            for row in range(first, first + on_each)
        ]
