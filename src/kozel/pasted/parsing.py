"""From a pasted text to a document, line by line. docs/pasted.md tells the form to people."""

from __future__ import annotations

import re

from kozel.core.seating import MOST_SEATS
from kozel.pasted.document import Document, Hand, PastedError, Section, refused
from kozel.pasted.rows import SHOWN, Rows, is_move, numbered
from kozel.pasted.words import ALONE, PLAYER, SUITS, TEAMS, folded, key_of, name_key, name_of
from kozel.pasted.writing import piece, pieces_of, plain, words_of

MOST_BYTES = 20_000

_OPTION = re.compile(r"([a-z_][a-z0-9_]*)=([a-z0-9_+]*)")
_BULLET = re.compile(r"([-–—*•])\s+(?=\S)")
_RULER = re.compile(r"[-|:+=_\s—–*]*")
_REMARK = re.compile(r"(?:^|\s)(?:#|//)\s.*")
_COUNT = re.compile(r"(?<!\d)\d{1,2}(?!\d)")


def parse(text: str) -> Document:
    """The document; `PastedError` names the line where something is wrong."""
    data = text.encode("utf-8", "replace")
    if len(data) > MOST_BYTES:
        raise PastedError("pasted-too-long", number=len(data), most=MOST_BYTES)
    reader = _Reader()
    for number, line in enumerate(data.decode().replace("\ufeff", "").split("\n"), 1):
        reader.read(number, line)
    return reader.document()


class _Reader:
    """Takes the lines in their order."""

    def __init__(self) -> None:
        self._game = ("", 0)
        self._options: list[tuple[str, str]] = []
        self._seats = 0
        self._teams: bool | None = None
        self._names: dict[str, str] = {}
        self._fixed = False
        self._sections: list[Section] = []
        self._rows = Rows(self._names)
        self._headed = False
        self._pending = ""
        self._clear()

    def _clear(self) -> None:
        self._begun = 0
        self._hands: dict[str, Hand] = {}
        self._stock: tuple[str, ...] = ()
        self._leader = self._dealer = self._trump = ""
        self._rows.clear()

    def document(self) -> Document:
        """What was read; `PastedError` if no game or no hands are there."""
        self._close()
        if not any(section.hands for section in self._sections):
            told = self._game[0] or self._sections
            raise PastedError("pasted-no-hands" if told else "pasted-empty")
        if not self._game[0]:
            raise PastedError("pasted-no-game")
        return Document(
            game=self._game[0],
            game_line=self._game[1],
            options=tuple(self._options),
            seats=self._seats,
            teams=self._teams,
            names=self._names,
            sections=tuple(self._sections),
        )

    def _close(self) -> None:
        acts = tuple(self._rows.acts)
        if self._hands or acts:
            given = (self._leader, self._dealer, self._trump, acts)
            self._sections.append(Section(self._begun, self._hands, self._stock, *given))
        self._clear()

    def read(self, line: int, written: str) -> None:
        """One line."""
        text = _REMARK.sub("", written).strip().removeprefix(">").strip()
        if self._is_ruler(text):
            return
        text = self._unbulleted(text)
        while key_of(text.partition(":")[0]) in ("hands", "moves"):
            text = text.partition(":")[2].strip()  # what follows such a word speaks for itself
        if all(map(_OPTION.fullmatch, text.split())):
            self._options += _OPTION.findall(text)
            return
        if ":" in text and self._set(line, text):
            return
        row, text = numbered(plain(text))
        if self._pending and (found := pieces_of(text)):
            self._hand(line, self._pending, found)
        elif self._labelled(line, row, text):
            pass
        elif self._rows.head(text):
            self._headed = True
        elif text.strip():
            self._begun = self._begun or line
            self._rows.row(line, row, text)

    def _is_ruler(self, text: str) -> bool:
        """Whether a line only separates; a row of dashes among moves tells of passes."""
        headed, self._headed = self._headed, False
        if not _RULER.fullmatch(text):
            return False
        return not self._rows.acts or headed or len(text.split()) < 2

    def _unbulleted(self, text: str) -> str:
        """The line without the sign of a list; a dash before moves is none."""
        bullet = _BULLET.match(text)
        if bullet is None:
            return text
        rest = text[bullet.end() :]
        moves = bullet[1] == "-" and not self._pending and is_move(plain(rest.split()[0]))
        return text if moves else rest

    def _set(self, line: int, text: str) -> bool:
        """A line that sets something before the play; whether it is one."""
        word, _, value = text.partition(":")
        value = value.strip()
        match key_of(word):
            case None:
                return False
            case "game":
                self._name_game(line, value)
            case "seats":
                self._seat(line, value)
            case "names":
                self._order(line, value)
            case "leader":
                self._leader = value
            case "dealer":
                self._dealer = value
            case "trump":
                self._trump = self._trumps(line, value)
            case "stock":
                self._stock += self._listed(line, value)
            case _:
                pass  # a note says nothing
        return True

    def _name_game(self, line: int, value: str) -> None:
        if self._game[0]:
            raise refused("pasted-two-games", line)
        words = value.split()
        self._options += [found for word in words for found in _OPTION.findall(word)]
        name = " ".join(word for word in words if not _OPTION.fullmatch(word))
        self._game = (name.strip(" ,;."), line)

    def _seat(self, line: int, value: str) -> None:
        number = _COUNT.search(value)
        if number is None or not 2 <= int(number[0]) <= MOST_SEATS:
            raise refused("pasted-seats", line, given=value[:SHOWN])
        self._seats = int(number[0])
        told = folded(value)
        if any(word in told for word in (*TEAMS, *ALONE)):
            self._teams = not any(word in told for word in ALONE)

    def _order(self, line: int, value: str) -> None:
        names = [name for name in re.split(r"[,;|>→]+", value) if name.strip()]
        names = value.split() if len(names) == 1 else names
        if self._names:
            raise refused("pasted-names-twice", line)
        for name in names:
            self._player(line, name)
        self._fixed = bool(names)

    def _player(self, line: int, name: str) -> str:
        """The key of a player, who may be new before the play."""
        key = name_key(name)
        if key not in self._names:
            if self._fixed or len(self._names) == MOST_SEATS or not key:
                raise refused("pasted-unknown-player", line, given=name_of(name)[:SHOWN])
            self._names[key] = name_of(name)[:SHOWN]
        return key

    def _trumps(self, line: int, value: str) -> str:
        """A suit, or the card that was turned up."""
        found = SUITS.get(folded(value)) or piece(value)
        if found is None:
            raise refused("pasted-no-suit", line, given=value[:SHOWN])
        return found

    def _listed(self, line: int, value: str) -> tuple[str, ...]:
        words = words_of(plain(value))
        for word in words:
            if piece(word) is None:
                raise refused("pasted-no-piece", line, given=word[:SHOWN])
        return pieces_of(" ".join(words)) or ()

    def _labelled(self, line: int, row: int, text: str) -> bool:
        """A line that begins with a player: a hand, or what this player did."""
        label, colon, value = text.partition(":")
        if not colon:
            label, _, value = text.strip().partition(" ")
            if folded(label) in PLAYER:
                label, _, value = value.strip().partition(" ")
            if name_key(label) not in self._names or piece(label) or self._rows.head(text):
                return name_key(label) in self._names and not piece(label)
        if not value.strip():
            self._pending = label if colon else ""
            return bool(colon)
        if self._is_hand(value, colon=bool(colon)):
            self._hand(line, label, self._listed(line, value))
            return True
        known = name_key(label) in self._names
        if not known and (not self._hands or not is_move(value)):
            return not self._rows.acts  # prose before the play
        self._rows.did(line, row, self._player(line, label), value)
        return True

    def _is_hand(self, value: str, *, colon: bool) -> bool:
        """Whether what stands after a name is a hand: several pieces, or before the play
        something that begins like one."""
        words = words_of(value)
        if len(words) < 2 or (self._rows.acts and not colon):
            return False
        return bool(pieces_of(value)) or (not self._rows.acts and colon and bool(piece(words[0])))

    def _hand(self, line: int, label: str, pieces: tuple[str, ...]) -> None:
        self._pending = ""
        if self._rows.acts:
            self._close()
        if self._sections:
            self._fixed = True
        key = self._player(line, label)
        if key in self._hands:
            raise refused("pasted-two-hands", line, given=self._names[key])
        self._begun = self._begun or line
        self._hands[key] = Hand(line, pieces)
