"""People who come, leave, lose their connection and return; and the server, too."""

from __future__ import annotations

from kozel.server import protocol as wire
from tests.server.tables.hall import Guest, Hall

GRACE = 30_000


async def until_turn(hall: Hall, guest: Guest) -> None:
    while not guest.turn:
        await hall.pass_by(1_400)


async def test_bots_move_on_while_nobody_looks_but_the_time_stands_still(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    await until_turn(hall, anna)
    await anna.play()
    await anna.leave()
    await hall.pass_by(GRACE * 100)
    entries = await hall.entries(anna.table)
    assert not any((entry.text or "").startswith("takeover") for entry in entries)
    back = await hall.enter(anna.table, "anna")
    assert back.turn or back.around["window"]
    assert entries[-1].ms < GRACE


async def test_a_table_with_nobody_there_is_frozen_for_days(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    watcher = await hall.enter(anna.table, "")
    await anna.leave()
    assert watcher.around["frozen"]
    assert not watcher.around["sitters"][0].get("here", True)
    await hall.pass_by(5 * 24 * 3_600_000)
    back = await hall.enter(anna.table, "anna")
    assert not back.around.get("frozen")
    await until_turn(hall, back)
    assert (await back.play())["t"] == "done"


async def test_somebody_sits_in_for_who_stays_away(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await boris.leave()
    assert not anna.around["sitters"][1].get("here", True)
    await hall.pass_by(GRACE - 1)
    assert not anna.around["sitters"][1].get("holder")
    await hall.pass_by(1)
    assert anna.around["sitters"][1]["holder"] == "club"
    assert "takeover 1 club" in await hall.texts(anna.table)


async def test_who_is_back_in_time_keeps_the_seat(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    for _ in range(3):
        await boris.leave()
        await hall.pass_by(GRACE - 1)
        boris = await hall.enter(anna.table, "boris")
    assert not any(text.startswith("takeover") for text in await hall.texts(anna.table))


async def test_who_returns_has_the_seat_at_once(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await boris.leave()
    await hall.pass_by(GRACE)
    boris = await hall.enter(anna.table, "boris")
    assert (await hall.texts(anna.table))[-1] == "return 1"
    assert not anna.around["sitters"][1].get("holder")
    for _ in range(200):
        if boris.turn:
            break
        if anna.turn:
            await anna.play()
        await hall.pass_by(1_400)
    assert (await boris.play())["t"] == "done"


async def test_the_stand_in_plays_while_the_person_is_away(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await boris.leave()
    await hall.pass_by(GRACE)
    for _ in range(30):
        if anna.turn:
            await anna.play()
        await hall.pass_by(1_400)
    played = [entry for entry in await hall.entries(anna.table) if entry.by == "1"]
    assert played
    assert {entry.command for entry in played} == {""}


async def test_a_second_page_of_the_same_person_counts_once(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    second = await hall.enter(anna.table, "boris")
    await boris.leave()
    await hall.pass_by(GRACE * 2)
    assert anna.around["sitters"][1].get("here", True)
    await second.leave()
    assert not anna.around["sitters"][1].get("here", True)


async def test_a_lost_connection_leaves_every_table(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    hall.tables.gone(boris)
    await hall.tables.quiet()
    assert not anna.around["sitters"][1].get("here", True)


async def test_the_server_goes_on_where_it_was_killed(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "", "boris", "")
    for _ in range(10):
        for guest in (anna, boris):
            if guest.turn:
                await guest.play()
        await hall.pass_by(1_400)
    before = anna.now["view"]
    entries = await hall.entries(anna.table)
    await hall.again()
    anna = await hall.enter(anna.table, "anna")
    assert anna.now["view"] == before
    assert (await hall.entries(anna.table))[: len(entries)] == entries
    await hall.to_the_end(anna, await hall.enter(anna.table, "boris"))


async def test_a_table_that_rests_leaves_the_memory_and_comes_back(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    await until_turn(hall, anna)
    seen = anna.now["view"]
    await anna.leave()
    await hall.pass_by(hall.timing.idle * 2)
    assert hall.tables.spec(anna.table) is None
    back = await hall.back(anna)
    assert back.frames[0]["t"] == "table"
    assert back.now["number"] > anna.now["number"]
    assert back.now["view"] == seen


async def test_an_adjourned_match_rests_until_all_go_on(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await anna.do(wire.Adjourn)
    await boris.do(wire.Answer, anna.around["asked"]["question"], True)
    assert anna.around["adjourned"]
    number = len(await hall.entries(anna.table))
    await boris.leave()
    await hall.pass_by(GRACE * 10)
    await hall.again()
    anna = await hall.enter(anna.table, "anna")
    boris = await hall.enter(anna.table, "boris")
    await hall.pass_by(GRACE * 10)
    assert len(await hall.entries(anna.table)) == number
    assert anna.around["window"]["name"] == "adjourned"
    await anna.go_on()
    assert anna.around["adjourned"]
    await boris.go_on()
    assert not anna.around.get("adjourned")
    await hall.to_the_end(anna, boris)


async def test_an_adjourned_match_goes_on_with_a_move(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    await until_turn(hall, anna)
    await anna.do(wire.Adjourn)
    assert anna.around["adjourned"]
    assert (await anna.play())["t"] == "done"
    assert not anna.around.get("adjourned")
