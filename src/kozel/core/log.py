"""The log of a match: a header, numbered entries chained by hashes, a closing line.

One JSON object a line. `read` takes nothing on trust: a log that was cut, edited, put out of
order or written by a newer Kozel is refused with a `LogError` that names the entry. A log with
all hashes computed anew can only be told from the true one by a last hash kept elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from kozel import __version__
from kozel.core import chain
from kozel.core.acts import Act, parse_act, write_act
from kozel.core.messages import KozelError
from kozel.core.moves import HOUSE, Move, Seat
from kozel.core.notation import parse, write
from kozel.core.options import Options, Value
from kozel.core.presets import Preset
from kozel.core.seating import Seating

FORMAT = 1
"""How the lines are written. A reader of a later format also reads the earlier ones."""

RULES = 1
"""The meaning of moves and options. Grows only together with an upgrader."""

BY_HOUSE = "house"
BY_TABLE = "table"

_COMMAND = re.compile(r"[A-Za-z0-9_-]{0,64}")


class LogError(KozelError):
    """A log that cannot be read, is not what was once written, or cannot be replayed."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a name, and for a bot what plays, such as ``club``."""

    name: str = ""
    bot: str = ""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed before the first entry.

    `version`: the Kozel that began the log. `options`: every option by name, not only those
    that differ from the defaults, whose version is `defaults`. `players`: one for each seat.
    `first_leader`: in a rematch, who led the first deal of the match before it (D8); the line
    does not have it otherwise.
    """

    kozel: str = "log"
    format: int = FORMAT
    version: str = __version__
    rules: int = RULES
    preset: str
    defaults: int
    options: dict[str, Value]
    seating: Seating
    players: tuple[Player, ...]
    first_leader: Seat | msgspec.UnsetType = msgspec.UNSET

    @classmethod
    def of(
        cls,
        preset: Preset,
        options: Options,
        seating: Seating,
        players: tuple[Player, ...] = (),
        *,
        first_leader: Seat | None = None,
    ) -> Header:
        """The header of a match that begins now; nameless players if none are given."""
        return cls(
            preset=preset.id,
            defaults=preset.version,
            options=msgspec.structs.asdict(options),
            seating=seating,
            players=players or (Player(),) * seating.seats,
            first_leader=msgspec.UNSET if first_leader is None else first_leader,
        )

    def line(self) -> str:
        """The header as it stands in the log."""
        return msgspec.json.encode(self).decode()


class Entry(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    rename={"number": "n", "text": "do", "command": "id"},
):
    """One entry. A redacted one has a `digest` in place of `text` and `salt`.

    `ms`: milliseconds since the match began. `by`: ``house``, ``table`` or a seat number.
    `command`: the id that the client gave, so that a repeated command counts once.
    """

    number: int
    ms: int
    by: str
    hash: str
    text: str | None = None
    command: str = ""
    salt: str = ""
    digest: str = ""

    @property
    def content(self) -> str:
        """The digest of the content, whether or not it can be read."""
        return self.digest if self.text is None else chain.digest(self.salt, self.text)

    @property
    def who(self) -> Seat:
        """The seat or HOUSE whose move this is; not for table acts."""
        return HOUSE if self.by == BY_HOUSE else int(self.by)

    @property
    def move(self) -> Move:
        """The move of a house or seat entry."""
        return parse(self._readable())

    @property
    def act(self) -> Act | None:
        """The act of a table entry; None for a move."""
        return parse_act(self._readable()) if self.by == BY_TABLE else None

    def _readable(self) -> str:
        if self.text is None:
            raise LogError("log-redacted", entry=self.number)
        return self.text

    def redacted(self) -> Entry:
        """The same entry without its content."""
        return msgspec.structs.replace(self, text=None, salt="", digest=self.content)

    def line(self) -> str:
        """The entry as it stands in the log."""
        return msgspec.json.encode(self).decode()


class Log(msgspec.Struct, frozen=True):
    """A whole log. `header_line` is the header as it was written, since the chain starts from
    it. `closed`: whether the closing line was there."""

    header: Header
    header_line: str
    entries: tuple[Entry, ...] = ()
    closed: bool = False

    @classmethod
    def new(cls, header: Header) -> Log:
        """A log without entries."""
        return cls(header, header.line())

    @property
    def last_hash(self) -> str:
        """The hash that stands for all of it."""
        return self.entries[-1].hash if self.entries else chain.head(self.header_line)

    def text(self) -> str:
        """The log as a file, with the closing line if it is closed."""
        lines = [self.header_line, *(entry.line() for entry in self.entries)]
        if self.closed:
            lines.append(closing_line(len(self.entries), self.last_hash))
        return "\n".join(lines) + "\n"


class Writer:
    """Appends to a log, entry by entry. `emit` gets each finished line with its newline and
    keeps it safe before `append` returns; a store of rows takes the entry that it returns."""

    def __init__(self, log: Log, salts: chain.Salts, emit: Callable[[str], None]) -> None:
        """Go on after `log`, which is not emitted again."""
        self._header = log.header
        self._header_line = log.header_line
        self._entries = list(log.entries)
        self._last = log.last_hash
        self._salts = salts
        self._emit = emit
        self._closed = False

    @classmethod
    def begin(cls, header: Header, salts: chain.Salts, emit: Callable[[str], None]) -> Writer:
        """A new log, whose header is emitted at once."""
        writer = cls(Log.new(header), salts, emit)
        emit(header.line() + "\n")
        return writer

    @property
    def log(self) -> Log:
        """What was written so far."""
        return Log(self._header, self._header_line, tuple(self._entries), self._closed)

    def move(self, who: Seat, move: Move, *, ms: int = 0, command: str = "") -> Entry:
        """Append a move of a seat or of the house."""
        by = BY_HOUSE if who == HOUSE else str(who)
        return self._append(by, write(move), ms, command)

    def act(self, act: Act, *, ms: int = 0, command: str = "") -> Entry:
        """Append an act of the table."""
        return self._append(BY_TABLE, write_act(act), ms, command)

    def close(self) -> None:
        """Write the closing line. Nothing can be appended after it."""
        self._open()
        self._emit(closing_line(len(self._entries), self._last) + "\n")
        self._closed = True

    def _append(self, by: str, text: str, ms: int, command: str) -> Entry:
        self._open()
        if not _COMMAND.fullmatch(command):
            raise LogError("log-command", given=command)
        entry = seal_entry(self._last, len(self._entries) + 1, ms, by, text, command, self._salts())
        self._emit(entry.line() + "\n")
        self._entries.append(entry)
        self._last = entry.hash
        return entry

    def _open(self) -> None:
        if self._closed:
            raise LogError("log-closed")


def seal_entry(
    previous: str, number: int, ms: int, by: str, text: str, command: str, salt: str
) -> Entry:
    """The entry that follows the one with the hash `previous`."""
    linked = chain.link(previous, number, ms, by, command, chain.digest(salt, text))
    return Entry(number, ms, by, linked, text, command, salt)


def closing_line(count: int, last_hash: str) -> str:
    """The last line of a log of `count` entries."""
    return msgspec.json.encode({"closed": count, "hash": last_hash}).decode()


def decoded_header(line: bytes) -> dict[str, Any]:
    """The header line as plain data, of whatever format; `LogError` if it is none."""
    try:
        header = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise LogError("log-not-kozel") from None
    if not isinstance(header, dict) or header.get("kozel") != "log":
        raise LogError("log-not-kozel")
    return header
