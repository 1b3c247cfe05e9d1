"""Reading a match from the store and folding its log."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from kozel.core.chain import salts_from
from kozel.core.fair import Entropy
from kozel.core.match import Make
from kozel.server.store import Store, matches
from kozel.server.store.matches import MatchRow
from kozel.server.tables.course import Course, log_of
from kozel.server.tables.errors import TableError
from kozel.server.tables.spec import TableSpec


async def load(
    match: str, store: Store, make: Make, entropy: Entropy
) -> tuple[MatchRow, TableSpec, Course]:
    """The match as the store has it. `TableError` if there is none, `LogError` if its log was
    edited or cannot be replayed."""

    def folded(connection: Connection) -> tuple[MatchRow, TableSpec, Course]:
        row, lines = found(connection, match)
        spec = msgspec.json.decode(row.spec, type=TableSpec)
        log = log_of(row.header, lines)
        return row, spec, Course(log, make, spec.clock, salts_from(entropy))

    return await store.read(folded)


def found(connection: Connection, match: str) -> tuple[MatchRow, tuple[str, ...]]:
    """A match and the rows of its log, of one moment; `TableError` if there is none."""
    row = matches.find(connection, match)
    if row is None:
        raise TableError("table-unknown")
    return row, matches.lines(connection, match)
