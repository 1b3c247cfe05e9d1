"""A pasted game as it was written, before any rule looks at it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from kozel.core.messages import Arg, KozelError
from kozel.core.moves import Part, Piece


class PastedError(KozelError):
    """A pasted text from which no game can be made; `line` in its arguments, where it is known,
    is the line that is to blame, from 1."""


def refused(text: str, line: int, /, rule: str | None = None, **args: Arg) -> PastedError:
    """The refusal of a line."""
    return PastedError(text, rule, line=line, **args)


class Kind(StrEnum):
    """What somebody did, as far as its writing tells."""

    PIECES = "pieces"
    PASSED = "passed"
    DREW = "drew"
    NOTHING = "nothing"
    """A dash: a pass where one is due, else nothing."""
    WORDS = "words"


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that somebody did. `player`: the name in the text, "" for whoever's turn it is.
    `parts`: pieces played; of a draw the tile drawn. `row`: its number, 0 where none is told."""

    line: int
    row: int = 0
    player: str = ""
    text: str
    kind: Kind
    parts: tuple[Part, ...] = ()


class Hand(msgspec.Struct, frozen=True):
    """The pieces that a player was dealt."""

    line: int
    pieces: tuple[Piece, ...]


class Section(msgspec.Struct, frozen=True):
    """One deal: hands by player's key, what was left, who led or dealt, what was done. `trump`:
    the suit or card that a lot made trumps, "" where it is not told."""

    line: int
    hands: dict[str, Hand]
    stock: tuple[Piece, ...]
    leader: str
    dealer: str
    trump: str
    acts: tuple[Act, ...]


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """The whole text. `game`: an id, a name or a share code. `names`: in the order of play, by
    key. `seats`: how many, 0 where it is not told; `teams`: None where it is not told."""

    game: str
    game_line: int
    options: tuple[tuple[str, str], ...]
    seats: int
    teams: bool | None
    names: dict[str, str]
    sections: tuple[Section, ...]
