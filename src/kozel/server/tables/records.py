"""What is left of a match: its log for those who ask, and the replay once it is over."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from kozel.core.log import Log
from kozel.core.match import Make, Match, begin, fold
from kozel.core.moves import WATCHER
from kozel.core.redaction import redact
from kozel.server.protocol import Replay, ReplayStep
from kozel.server.store import matches
from kozel.server.tables.course import log_of
from kozel.server.tables.errors import TableError
from kozel.server.tables.loading import found
from kozel.server.tables.sight import Sight, events_for, sight
from kozel.server.tables.spec import TableSpec
from kozel.server.tables.stream import changes


def log_for(connection: Connection, match: str, person: str, make: Make) -> str:
    """The log of a match as this person may have it now, as the text of a file."""
    row, log = _log(connection, match)
    spec = msgspec.json.decode(row.spec, type=TableSpec)
    return redact(log, spec.seat_of(person), make).text()


def _log(connection: Connection, match: str) -> tuple[matches.MatchRow, Log]:
    row, lines = found(connection, match)
    return row, log_of(row.header, lines, closed=row.state == matches.OVER)


def replay_of(connection: Connection, match: str, make: Make) -> Replay:
    """A finished match, step by step, with all hands."""
    row, log = _log(connection, match)
    if row.state != matches.OVER:
        raise TableError("table-not-over")
    return replay_of_log(match, log, make)


def replay_of_log(name: str, log: Log, make: Make) -> Replay:
    """A match step by step, with all hands."""
    now = begin(log.header, make)
    first = seen = _open(now)
    steps = []
    for entry in log.entries:
        before, now = now, fold(now, entry)
        if now.state is before.state:
            continue
        events = () if entry.act else events_for(now.steps[-1].events, WATCHER, opened=True)
        seen, old = _open(now), seen
        changed = changes(old, seen, events)
        steps.append(
            ReplayStep(
                entry.number,
                entry.ms,
                entry.by,
                entry.text or "",
                events,
                changed.get("view", {}),
                changed.get("parts", {}),
            )
        )
    return Replay(name, first.view, tuple(steps), log.header.players)


def _open(match: Match) -> Sight:
    return sight(match.game, match.state, WATCHER, opened=True)
