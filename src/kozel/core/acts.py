"""Table acts: what people and the table do around the game, each as one line of the log.

They change no cards. `kozel.core.match` folds them: who holds a seat, what was taken back,
how the match ended; the fairness acts are the proof of the deals (P6).
"""

from __future__ import annotations

import re
from typing import TypeAlias

import msgspec

from kozel.core.messages import NotationError
from kozel.core.moves import Seat


class Takeover(msgspec.Struct, frozen=True):
    """A stand-in plays for the seat from here on, ``club`` for a bot of that level."""

    seat: Seat
    holder: str


class Return(msgspec.Struct, frozen=True):
    """The seat is its owner's again."""

    seat: Seat


class TimeOut(msgspec.Struct, frozen=True):
    """The seat's time ran out and that ends the match (P4)."""

    seat: Seat


class Resign(msgspec.Struct, frozen=True):
    """The seat gives the match up."""

    seat: Seat


class Agree(msgspec.Struct, frozen=True):
    """All agreed to end the match here."""


class Adjourn(msgspec.Struct, frozen=True):
    """The match rests here and may go on later."""


class Undo(msgspec.Struct, frozen=True):
    """The seat takes its move back: the moves from entry `first` on count no more."""

    seat: Seat
    first: int


class Commit(msgspec.Struct, frozen=True):
    """The house binds itself to a seed for a deal: the seed's SHA-256 in hex."""

    deal: int
    digest: str


class Seed(msgspec.Struct, frozen=True):
    """The seed that the house keeps, in hex: no reader sees this entry until it is revealed."""

    deal: int
    seed: str


class Seal(msgspec.Struct, frozen=True):
    """A person's client binds itself to its contribution: the SHA-256 in hex."""

    deal: int
    seat: Seat
    digest: str


class Open(msgspec.Struct, frozen=True):
    """The contributions in hex, one field per seat, empty where there is none. From here on
    the order of everything shuffled in the deal is fixed."""

    deal: int
    contributions: tuple[str, ...]


class Reveal(msgspec.Struct, frozen=True):
    """The seed of a finished deal, in hex."""

    deal: int
    seed: str


Act: TypeAlias = (
    Takeover
    | Return
    | TimeOut
    | Resign
    | Agree
    | Adjourn
    | Undo
    | Commit
    | Seed
    | Seal
    | Open
    | Reveal
)

_WORDS: dict[str, type[Act]] = {
    "takeover": Takeover,
    "return": Return,
    "timeout": TimeOut,
    "resign": Resign,
    "agree": Agree,
    "adjourn": Adjourn,
    "undo": Undo,
    "commit": Commit,
    "seed": Seed,
    "seal": Seal,
    "open": Open,
    "reveal": Reveal,
}
_NAMES = {kind: word for word, kind in _WORDS.items()}
_NUMBERS = ("seat", "first", "deal")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_HEX = re.compile(r"([0-9a-f]{2})+")
_HOLDER = re.compile(r"[^\s]+")
_NOTHING = "-"


def write_act(act: Act) -> str:
    """The act as one line: ``takeover 2 club``, ``undo 0 17``, ``open 3 5f… -``."""
    words = [_NAMES[type(act)]]
    for value in msgspec.structs.astuple(act):
        if isinstance(value, tuple):
            words.extend(text or _NOTHING for text in value)
        else:
            words.append(str(value))
    text = " ".join(words)
    if parse_act(text) != act:
        raise NotationError("notation-unwritable", given=text)
    return text


def parse_act(text: str) -> Act:
    """The act that the line tells; `NotationError` for anything else."""
    word, *rest = text.split(" ")
    kind = _WORDS.get(word)
    if kind is None:
        raise NotationError("notation-act", given=text)
    if kind is Open:
        if len(rest) < 2 or not all(_HEX.fullmatch(t) or t == _NOTHING for t in rest[1:]):
            raise NotationError("notation-act", given=text)
        return Open(_number(rest[0], text), tuple("" if t == _NOTHING else t for t in rest[1:]))
    names = kind.__struct_fields__
    if len(rest) != len(names):
        raise NotationError("notation-act", given=text)
    values = {name: _value(name, given, text) for name, given in zip(names, rest, strict=True)}
    return msgspec.convert(values, kind)


def _value(name: str, given: str, text: str) -> int | str:
    if name in _NUMBERS:
        return _number(given, text)
    if not (_HOLDER if name == "holder" else _HEX).fullmatch(given):
        raise NotationError("notation-act", given=text)
    return given


def _number(given: str, text: str) -> int:
    if not _NUMBER.fullmatch(given):
        raise NotationError("notation-act", given=text)
    return int(given)
