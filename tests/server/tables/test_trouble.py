"""What goes wrong around a table: a full disk, rows that somebody else wrote, damaged logs."""

from __future__ import annotations

from contextlib import suppress

from kozel.core.log import seal_entry
from kozel.server import protocol as wire
from kozel.server.store import StoreError
from tests.server.tables.hall import Hall


async def limit_pages(hall: Hall, pages: int) -> None:
    """Let the data base grow no further than this, or than it is; not in one commit with a row
    that has no place."""
    limit = f"PRAGMA max_page_count = {pages}"
    for _ in range(5):
        with suppress(StoreError):
            await hall.store.write(lambda connection: connection.exec_driver_sql(limit).all())
            return


async def test_on_a_full_disk_nothing_is_acknowledged_and_nothing_changes(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", options={"talk": "phrases"})
    await limit_pages(hall, 1)
    for _ in range(200):
        before = (await hall.entries(anna.table), anna.now["view"])
        answer = await anna.do(wire.Move, "say luck")
        if answer["t"] == "refused":
            break
    assert answer["why"]["id"] == "store-full"
    assert before == (await hall.entries(anna.table), anna.now["view"])
    await hall.pass_by(10_000)
    await limit_pages(hall, 100_000)
    await hall.to_the_end(anna)


async def test_who_finds_another_row_in_its_place_reads_the_table_anew(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", pace=(10**9, 10**9))
    await hall.pass_by(1_000)
    last = (await hall.entries(anna.table))[-1]
    strange = seal_entry(last.hash, last.number + 1, last.ms, "table", "return 0", "", "aa" * 16)
    assert await hall.store.append(anna.table, strange)
    assert (await anna.do(wire.Resign, name="mine"))["t"] == "done"
    entries = await hall.entries(anna.table)
    assert entries[last.number] == strange
    assert entries[last.number + 1].text == "resign 0"


async def test_a_damaged_log_harms_no_other_table(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    (boris,) = await hall.sit("boris", "", "", "")
    await hall.store.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE entries SET line = '{}' WHERE match = ? AND number = 2", (anna.table,)
        )
    )
    await hall.again()
    assert hall.tables.spec(anna.table) is None
    back = await hall.enter(boris.table, "boris")
    await hall.to_the_end(back)


async def test_a_bot_that_comes_to_grief_plays_something_lawful(hall: Hall) -> None:
    """Burkozel has no strong bots yet; whatever they do, the match ends."""
    table = await hall.create("", "", preset="burkozel", teams=False, options={}, pace=(0, 0))
    await hall.tables.quiet()
    assert (await hall.log(table)).closed
