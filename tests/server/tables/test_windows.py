"""Windows and the pause between deals: who is waited for, and for how long."""

from __future__ import annotations

from pathlib import Path

from kozel.core.proofs import verify
from kozel.server import protocol as wire
from tests.server.tables.hall import MAKE, Guest, Hall

TWO_DEALS = {"deals": 2}


async def to_the_pause(hall: Hall, *guests: Guest) -> None:
    """Play a deal to its end."""
    for _ in range(400):
        if guests[0].around.get("window"):
            return
        for guest in guests:
            if guest.turn:
                await guest.play()
        await hall.pass_by(1_400)
    raise AssertionError("the deal does not end")


async def test_between_two_deals_everybody_has_time_to_look(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await to_the_pause(hall, anna, boris)
    window = anna.around["window"]
    assert window["name"] == "next-deal"
    assert 13_000 < window["ms"] <= 15_000
    assert anna.now["view"]["deal"] == 1
    await hall.pass_by(window["ms"])
    assert not anna.around.get("window")
    assert anna.now["view"]["deal"] == 2


async def test_it_goes_on_when_all_who_are_there_have_pressed(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await to_the_pause(hall, anna, boris)
    await anna.go_on()
    assert boris.around["window"]["pressed"] == [0]
    await boris.go_on()
    assert not anna.around.get("window")
    await boris.leave()
    await to_the_pause(hall, anna)
    await anna.go_on()
    assert not anna.around.get("window")


async def test_the_last_deal_is_proven_while_people_look(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await to_the_pause(hall, anna, boris)
    acts = anna.now["proof"]["acts"]
    assert anna.now["proof"]["deal"] == 1
    assert [act.split()[:2] for act in acts if act.startswith("reveal")] == [["reveal", "1"]]


async def test_who_presses_late_is_told_so(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await to_the_pause(hall, anna, boris)
    number = anna.around["window"]["number"]
    await hall.pass_by(15_000)
    refused = await anna.do(wire.GoOn, number)
    assert refused["why"]["id"] == "table-no-window"


async def test_a_window_of_the_rules_waits_for_whoever_is_there(hall: Hall) -> None:
    """Whether or not anybody at the table may use it."""
    (anna,) = await hall.sit(
        "anna", "", "", "", options={"revokes": "caught"}, between_ms=0, window_ms=8_000
    )
    await to_the_pause(hall, anna)
    anna = await hall.enter(anna.table, "anna")
    window = anna.around["window"]
    number = len(await hall.entries(anna.table))
    await hall.pass_by(window["ms"] - 1)
    assert anna.around["window"]["number"] == window["number"]
    assert len(await hall.entries(anna.table)) == number
    await hall.pass_by(1)
    assert (await hall.entries(anna.table))[number].text == "go"


async def test_where_no_person_sits_a_window_is_skipped(hall: Hall) -> None:
    table = await hall.create(
        "", "", "", "", options={"revokes": "caught", "deals": 2}, pace=(0, 0)
    )
    assert "go" in await hall.texts(table)
    assert (await hall.log(table)).closed


async def test_a_window_stays_open_while_nobody_is_there(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await to_the_pause(hall, anna, boris)
    await anna.leave()
    await boris.leave()
    await hall.pass_by(3_600_000)
    back = await hall.enter(anna.table, "anna")
    assert back.around["window"]["name"] == "next-deal"
    assert back.around["window"]["ms"] > 0


async def test_a_deal_that_nobody_played_is_followed_by_the_next(tmp_path: Path) -> None:
    """Q♠ lies in the talon (C11.2): nobody had a turn in which the next deal could be bound."""
    async with Hall(tmp_path, luck="queen 2") as hall:
        (anna,) = await hall.sit("anna", "", "", preset="pikovaya", teams=False, options=TWO_DEALS)
        assert "holder-in-talon" in {event.get("name") for event in anna.now["view"]["history"]}
        assert anna.around["window"]["name"] == "next-deal"
        await hall.to_the_end(anna)
        report = verify(await hall.log(anna.table), MAKE)
        assert report.proven
        assert {check.missing for check in report.checks if check.deal > 1} == {()}
