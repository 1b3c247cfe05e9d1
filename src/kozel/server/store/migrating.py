"""Bringing the data base to the newest schema, with a copy of the file set aside before."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from kozel.server.store.database import engine_of
from kozel.server.store.errors import StoreError, of_database, of_system

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(path: Path, steps: Path = SCRIPTS) -> Path | None:
    """Make or upgrade the data base in this file; the copy that was made of it before, None
    where none was needed. `steps`: the folder of the migrations.

    `StoreError` for a file of a newer program, or one that is no data base; the file is then
    as it was.
    """
    engine = engine_of(path, writing=True)
    config = Config()
    config.set_main_option("script_location", str(steps).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    try:
        with engine.begin() as connection:
            now = MigrationContext.configure(connection).get_current_revision()
        if now is not None:
            _refuse_future(scripts, now)
        if now == scripts.get_current_head():
            return None
        copy = None if now is None else _copied(path, now)
        with engine.begin() as connection:
            _upgrade(config, connection)
    except SQLAlchemyError as error:
        raise of_database(error) from error
    except OSError as error:
        raise of_system(error, str(path.parent)) from error
    finally:
        engine.dispose()
    return copy


def _refuse_future(scripts: ScriptDirectory, revision: str) -> None:
    if revision not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError("store-newer", given=revision)


def _upgrade(config: Config, connection: Connection) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _copied(path: Path, revision: str) -> Path:
    """A whole copy, of what lies in the write-ahead log too."""
    copy = path.with_name(f"{path.stem}-{revision}{path.suffix}")
    copy.unlink(missing_ok=True)
    with sqlite3.connect(path) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    return copy
