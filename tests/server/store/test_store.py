"""The store: rows that stay, jobs that are committed together, one server for each folder."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from kozel.core.log import Entry
from kozel.core.messages import KozelError
from kozel.server.store import Store, StoreError, matches
from kozel.server.store.matches import MatchRow
from kozel.server.store.schema import people

ROW = MatchRow("m1", "{}", "{}", matches.LIVE, "classic", 1, {0: "anna", 2: "boris"})


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path)
    await opened.write(lambda connection: matches.begin(connection, ROW))
    yield opened
    await opened.close()


def entry(number: int, *, by: str = "0", command: str = "") -> Entry:
    return Entry(number, 0, by, "00", "QC", command, "aa")


async def lines(store: Store) -> tuple[str, ...]:
    return await store.read(lambda connection: matches.lines(connection, "m1"))


async def test_what_was_appended_is_there_in_order(store: Store) -> None:
    for number in (1, 2, 3):
        assert await store.append("m1", entry(number))
    assert await lines(store) == tuple(entry(number).line() for number in (1, 2, 3))


async def test_a_number_is_given_once(store: Store) -> None:
    assert await store.append("m1", entry(1))
    assert not await store.append("m1", entry(1, by="1"))
    assert await lines(store) == (entry(1).line(),)


async def test_a_command_of_a_seat_counts_once(store: Store) -> None:
    assert await store.append("m1", entry(1, command="a"))
    assert not await store.append("m1", entry(2, command="a"))
    assert await store.append("m1", entry(2, by="1", command="a"))
    assert await store.append("m1", entry(3))
    assert await store.append("m1", entry(4))


async def test_of_many_at_once_exactly_one_is_first(store: Store) -> None:
    results = await asyncio.gather(
        *(store.append("m1", entry(1, by=str(seat))) for seat in range(9))
    )
    assert sorted(results) == [False] * 8 + [True]


async def test_a_job_that_fails_harms_nobody_beside_it(store: Store) -> None:
    def person(connection: Connection, name: str, token: str) -> None:
        connection.execute(
            insert(people).values(id=name, name=name, token_hash=token, created=0, seen=0)
        )

    def broken(connection: Connection) -> None:
        person(connection, "broken", "b")
        raise KeyError("broken")

    results = await asyncio.gather(
        store.write(lambda c: person(c, "anna", "a")),
        store.write(lambda c: person(c, "boris", "a")),
        store.write(broken),
        store.write(lambda c: person(c, "vera", "v")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [
        type(None), IntegrityError, KeyError, type(None),
    ]  # fmt: skip
    names = await store.read(
        lambda connection: [row.name for row in connection.execute(people.select())]
    )
    assert sorted(names) == ["anna", "vera"]


async def test_a_reader_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.read(lambda connection: matches.set_state(connection, "m1", "over"))


async def test_a_match_is_found_with_those_who_sit_there(store: Store) -> None:
    assert await store.read(lambda connection: matches.find(connection, "m1")) == ROW
    assert await store.read(lambda connection: matches.find(connection, "m2")) is None
    mine = await store.read(lambda c: matches.of_person(c, "boris", matches.LIVE))
    assert mine == ("m1",)


async def test_a_folder_has_one_server(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="store-locked"):
        await Store.open(tmp_path)


async def test_everything_is_there_again_after_closing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await store.write(lambda connection: matches.begin(connection, ROW))
    await store.append("m1", entry(1))
    await store.close()
    again = await Store.open(tmp_path)
    assert await lines(again) == (entry(1).line(),)
    await again.close()


async def test_a_full_disk_is_told_in_words_and_nothing_is_half_written(store: Store) -> None:
    await store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1").scalar())
    results = await asyncio.gather(
        *(store.append("m1", entry(number)) for number in range(1, 3000)), return_exceptions=True
    )
    stored = [number for number, result in enumerate(results, 1) if result is True]
    refused = {str(result) for result in results if result is not True}
    assert refused == {"store-full"}
    written = [msgspec.json.decode(line)["n"] for line in await lines(store)]
    assert written == stored
    await store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 100000").scalar())
    assert await store.append("m1", entry(3000))


async def test_what_may_not_be_written_is_told_in_words(store: Store) -> None:
    await store.write(lambda c: c.exec_driver_sql("PRAGMA query_only = ON"))
    with pytest.raises(StoreError, match="store-unwritable"):
        await store.append("m1", entry(1))


async def test_a_folder_that_cannot_be_made_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    with pytest.raises(KozelError, match="store-folder"):
        await Store.open(tmp_path / "file" / "data")


async def test_what_is_no_data_base_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "kozel.sqlite"
    path.write_bytes(b"my diary, page one\n" * 100)
    with pytest.raises(StoreError, match="store-trouble"):
        await Store.open(tmp_path)
    assert path.read_bytes() == b"my diary, page one\n" * 100


async def test_the_data_is_as_safe_as_the_disk(store: Store) -> None:
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    values = await store.write(
        lambda c: [c.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]
    )
    assert values == ["wal", 2, 1]
    assert sqlite3.threadsafety > 0
