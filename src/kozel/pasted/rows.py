"""What a text tells of the play: the head of a table, rows of moves, and what one player did."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kozel.pasted.document import Act, Kind, refused
from kozel.pasted.words import PLAYER, ROWS, folded, name_key
from kozel.pasted.writing import acts_of, piece

MOST_ACTS = 1_000
SHOWN = 60
"""As much of a text as a refusal repeats."""

_ROW = re.compile(r"^(\d{1,3})\s*[.):]\s+|^(\d{1,3})\s+(?=\S)")
_DIGITS = 3


class Rows:
    """The acts of one deal, as its lines tell them. `names`: the players by key, as they become
    known."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names
        self._columns: tuple[str, ...] = ()
        self._numbered = False
        self.clear()

    def clear(self) -> None:
        """Another deal begins; the head of the table stays."""
        self.acts: list[Act] = []
        self._rows = 0
        self._shift = 0

    def head(self, text: str) -> bool:
        """Take a line that has all players' names, perhaps after a word for the rows; whether
        it is one."""
        bar = "|" in text
        cells = text.strip().strip("|").split("|") if bar else text.split()
        if not bar:
            cells = [cell for cell in cells if folded(cell) not in PLAYER]
        keys = [name_key(cell) for cell in cells]
        numbered = bool(keys) and keys[0] not in self._names
        known = tuple(keys[1:] if numbered else keys)
        if len(known) < 2 or any(key not in self._names for key in known):
            return False
        if numbered and folded(cells[0]) not in ROWS:
            return False
        self._columns, self._numbered = known, numbered
        return True

    def row(self, line: int, number: int, text: str) -> None:
        """Take a row of moves: under a head each cell is its player's, else one after another."""
        cells, number = self._cells(text, number)
        if not self.acts and not any(map(is_move, cells)):
            return  # prose before the play
        self._rows = number or self._rows + 1
        if self._columns and len(cells) > len(self._columns):
            raise refused("pasted-row-too-long", line, number=len(self._columns))
        for column, cell in enumerate(cells):
            player = self._columns[column] if self._columns else ""
            self.did(line, self._rows, player, cell)

    def _cells(self, text: str, number: int) -> tuple[list[str], int]:
        """The cells of a row and its number."""
        if "|" in text and self._columns:
            cells = text.strip().removeprefix("|").removesuffix("|").split("|")
            if self._numbered:
                first = cells.pop(0).strip(" .)")
                if first.isdecimal() and len(first) <= _DIGITS:
                    number = int(first)
            return cells, number
        if self._columns and not re.search("[,;]", text):
            return text.split(), number
        return [cell for cell in re.split(r"[,;|]", text) if cell.strip()], number

    def did(self, line: int, row: int, player: str, cell: str) -> None:
        """Take what a player did, or whoever's turn it is."""
        for text, kind, parts in acts_of(cell):
            if kind is Kind.NOTHING and not player and not self.acts:
                self._shift += 1
                continue
            if len(self.acts) >= MOST_ACTS:
                raise refused("pasted-too-many-moves", line, most=MOST_ACTS)
            self.acts.append(
                Act(
                    line=line,
                    row=row,
                    player=player or self._shifted(),
                    text=text[:SHOWN],
                    kind=kind,
                    parts=parts,
                )
            )

    def _shifted(self) -> str:
        """Who did the first thing where dashes stand before it: one for each player before."""
        names = list(self._names)
        first = not self.acts and 0 < self._shift < len(names)
        return names[self._shift] if first else ""


def numbered(text: str) -> tuple[int, str]:
    """The number that a row begins with, 0 if none, and the rest of it."""
    found = _ROW.match(text)
    if found is None or (found[2] and piece(found[2]) is not None):
        return 0, text
    return int(found[1] or found[2]), text[found.end() :]


def is_move(cell: str) -> bool:
    """Whether a cell is more than prose."""
    return any(kind is not Kind.WORDS for _, kind, _ in acts_of(cell))
