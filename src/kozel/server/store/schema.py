"""The tables of the data base, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("token_hash", String, nullable=False, unique=True),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("created", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
)
"""People by id. `token_hash`: the SHA-256 (hex) of the cookie's token. `settings`: JSON.
`created`, `seen`: milliseconds since 1970."""

requests = Table(
    "requests",
    metadata,
    Column("id", String, primary_key=True),
    Column("document", Text, nullable=False),
    Column("created", Integer, nullable=False),
)
"""Open requests (P2) as JSON documents of the lobby; one that is over is deleted."""

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("header", Text, nullable=False),
    Column("spec", Text, nullable=False),
    Column("state", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("ended", Integer),
    Column("rematch", String, nullable=False, server_default=""),
    Index(None, "state", "created"),
)
"""Matches. `header`: the first line of the log. `spec`: the `TableSpec` as JSON. `state`:
``live``, ``adjourned`` or ``over``. `rematch`: the match that follows this one."""

_command = Column("command", String, nullable=False, server_default="")

entries = Table(
    "entries",
    metadata,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("by", String, nullable=False),
    _command,
    Column("line", Text, nullable=False),
    Index(
        "ux_entries_match_by_command",
        "match",
        "by",
        "command",
        unique=True,
        sqlite_where=_command != "",
        postgresql_where=_command != "",
    ),
    sqlite_with_rowid=False,
)
"""The rows of the logs, never rewritten: number and command are the lock of each table."""

seats = Table(
    "seats",
    metadata,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Index(None, "person", "match"),
    sqlite_with_rowid=False,
)
"""Which person sits where; people only."""
