"""Reading a log back: every line is checked against the chain before anything is believed."""

from __future__ import annotations

from typing import Any

import msgspec

from kozel.core import chain
from kozel.core.log import BY_HOUSE, BY_TABLE, Entry, Header, Log, LogError, decoded_header
from kozel.core.messages import NotationError, SeatingError
from kozel.core.seating import MOST_SEATS
from kozel.core.upgrades import KNOWN, Steps, chained_anew, refuse_future, upgrade

_SEATS = tuple(str(seat) for seat in range(MOST_SEATS))


def read(data: bytes, *, cut: bool = False, steps: Steps = KNOWN) -> Log:
    """The log in `data`, upgraded to the newest format and rules if it is older.

    With `cut` a log without its closing line is taken as far as it goes, a torn last line left
    out; otherwise it is refused. `LogError` names the entry where something is wrong.
    """
    lines = [line.rstrip(b"\r") for line in data.split(b"\n")]
    torn = not _is_json(lines[-1])
    lines = [line for line in lines[: -1 if torn else None] if line]
    if not lines:
        raise LogError("log-not-kozel")
    plain = decoded_header(lines[0])
    refuse_future(plain, steps)
    entries, closed = _entries(lines[0], lines[1:])
    if torn and data.split(b"\n")[-1] and closed:
        raise LogError("log-after-end", entry=len(entries))
    if not closed and not cut:
        raise LogError("log-cut-short", entry=len(entries))
    return _typed(lines[0].decode(), plain, entries, closed, steps)


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True


def _entries(header: bytes, lines: list[bytes]) -> tuple[tuple[Entry, ...], bool]:
    try:
        previous = chain.head(header.decode())
    except UnicodeDecodeError:
        raise LogError("log-not-kozel") from None
    entries: list[Entry] = []
    for at, line in enumerate(lines):
        number = len(entries) + 1
        plain = _object(line, number)
        if "closed" in plain:
            if plain != {"closed": len(entries), "hash": previous}:
                raise LogError("log-wrong-end", entry=len(entries))
            if at + 1 < len(lines):
                raise LogError("log-after-end", entry=len(entries))
            return tuple(entries), True
        entry = _entry(plain, number)
        _check(entry, number, previous)
        entries.append(entry)
        previous = entry.hash
    return tuple(entries), False


def _object(line: bytes, number: int) -> dict[str, Any]:
    try:
        plain = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise LogError("log-not-json", entry=number) from None
    if not isinstance(plain, dict):
        raise LogError("log-bad-entry", entry=number)
    return plain


def _entry(plain: dict[str, Any], number: int) -> Entry:
    try:
        entry = msgspec.convert(plain, Entry)
    except msgspec.ValidationError:
        raise LogError("log-bad-entry", entry=number) from None
    hidden = entry.text is None
    if entry.by not in (BY_HOUSE, BY_TABLE, *_SEATS) or hidden != bool(entry.digest):
        raise LogError("log-bad-entry", entry=number)
    return entry


def _check(entry: Entry, number: int, previous: str) -> None:
    if entry.number != number:
        raise LogError("log-order", entry=number, number=entry.number)
    linked = chain.link(previous, entry.number, entry.ms, entry.by, entry.command, entry.content)
    if linked != entry.hash:
        raise LogError("log-edited", entry=number)


def _typed(
    line: str, plain: dict[str, Any], entries: tuple[Entry, ...], closed: bool, steps: Steps
) -> Log:
    upgraded, texts = upgrade(plain, tuple((e.by, e.text) for e in entries), steps)
    try:
        header = msgspec.convert(upgraded, Header)
    except (msgspec.ValidationError, SeatingError):
        raise LogError("log-bad-header") from None
    if len(header.players) != header.seating.seats:
        raise LogError("log-bad-header")
    log = Log(header, line, entries, closed)
    if upgraded is not plain:
        log = chained_anew(header, entries, texts, closed)
    for entry in log.entries:
        _readable(entry)
    return log


def _readable(entry: Entry) -> None:
    if entry.text is None:
        return
    try:
        _ = entry.act or entry.move
    except NotationError as error:
        raise LogError("log-bad-notation", entry=entry.number, given=entry.text) from error
