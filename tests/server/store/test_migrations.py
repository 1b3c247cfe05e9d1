"""Migrations: each step there and back, and nothing is lost on the way."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from kozel.server.store import StoreError, migrate
from kozel.server.store.database import engine_of
from kozel.server.store.migrating import SCRIPTS
from kozel.server.store.schema import metadata


def run(path: Path, direction: str, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    engine = engine_of(path, writing=True)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        getattr(command, direction)(config, revision)
    engine.dispose()


def test_the_steps_lead_to_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite"
    assert migrate(path) is None
    engine = engine_of(path, writing=False)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_every_step_leads_back(tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite"
    migrate(path)
    run(path, "downgrade", "base")
    with sqlite3.connect(path) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    connection.close()
    assert not names & set(metadata.tables)
    run(path, "upgrade", "head")


def test_what_is_new_enough_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite"
    migrate(path)
    assert migrate(path) is None
    assert [each.name for each in tmp_path.glob("*.sqlite")] == ["data.sqlite"]


NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "0001"

def upgrade():
    op.add_column("people", sa.Column("mood", sa.String, server_default="merry"))
"""


def test_an_older_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    path, steps = tmp_path / "data.sqlite", tmp_path / "steps"
    migrate(path)
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO people VALUES ('p1', 'Anna', 'hash', '{}', 1, 1)")
    connection.close()
    shutil.copytree(SCRIPTS, steps)
    (steps / "versions" / "next.py").write_text(NEXT)
    copy = migrate(path, steps)
    assert copy == tmp_path / "data-0001.sqlite"
    for file, columns in ((path, 7), (copy, 6)):
        with sqlite3.connect(file) as connection:
            rows = connection.execute("SELECT * FROM people").fetchall()
        connection.close()
        assert [(row[1], len(row)) for row in rows] == [("Anna", columns)]


def test_a_file_of_a_newer_program_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite"
    migrate(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="store-newer"):
        migrate(path)
    assert path.read_bytes() == before
