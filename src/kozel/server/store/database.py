"""Connections to the SQLite file: how each is set up, and transactions that begin when told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

NAME = "kozel.sqlite"

_SETUP = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA wal_autocheckpoint = 2000",
)


def engine_of(path: Path, *, writing: bool) -> Engine:
    """An engine on the file. `writing`: each transaction takes the write lock at its start;
    otherwise the connections refuse to write."""
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=NullPool if writing else QueuePool,
        connect_args={"check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions of its own
        for pragma in (*_SETUP, *(() if writing else ("PRAGMA query_only = ON",))):
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def _begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine
