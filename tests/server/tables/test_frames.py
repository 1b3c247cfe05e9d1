"""What a connection receives: only what it missed, or all; never what it cannot keep up with."""

from __future__ import annotations

from kozel.server import protocol as wire
from kozel.server.tables import Outbox
from tests.server.tables.hall import Guest, Hall


async def play_on(hall: Hall, *guests: Guest, rounds: int) -> None:
    for _ in range(rounds):
        for guest in guests:
            if guest.turn:
                await guest.play()
        await hall.pass_by(1_400)


async def test_who_comes_back_gets_only_what_was_missed(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "", "boris", "")
    await play_on(hall, anna, boris, rounds=4)
    await boris.leave()
    await play_on(hall, anna, rounds=4)
    back = await hall.back(boris)
    assert {frame["t"] for frame in back.frames} == {"step"}
    numbers = [frame["number"] for frame in back.frames]
    first = boris.now["number"] + 1
    assert numbers == [*range(first, first + len(numbers) - 1), numbers[-2]]
    fresh = await hall.enter(anna.table, "boris")
    assert back.now["view"] == fresh.now["view"]
    assert back.now["offer"] == fresh.now["offer"]
    assert back.around == fresh.around


async def test_who_missed_nothing_is_told_the_time_alone(hall: Hall) -> None:
    anna, _ = await hall.sit("anna", "", "boris", "")
    again = await hall.back(anna)
    assert [set(frame) for frame in again.frames] == [{"t", "table", "number", "around"}]


async def test_who_missed_too_much_gets_the_whole_table(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "", "boris", "", options={"deals": 4})
    await boris.leave()
    await hall.pass_by(30_000)
    await hall.to_the_end(anna)
    back = await hall.back(boris)
    assert back.frames[0]["t"] == "table"
    assert back.now["view"]["verdict"] is not None


async def test_a_number_that_was_never_given_is_no_reason_to_trust(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    anna.now = anna.now | {"number": anna.now["number"] + 5}
    assert (await hall.back(anna)).frames[0]["t"] == "table"


async def test_numbers_of_before_a_restart_are_not_mistaken(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    await hall.again()
    await hall.pass_by(60_000)
    back = await hall.back(anna)
    assert back.frames[0]["t"] == "table"


async def test_a_reader_who_is_too_slow_is_dropped_and_comes_back(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "", "boris", "")
    slow = Outbox(limit=3)
    await boris.leave()
    await hall.tables.enter(anna.table, "boris", slow)
    await play_on(hall, anna, rounds=10)
    assert slow.overrun
    assert await slow.read() is None
    assert not anna.around["sitters"][2].get("here", True)
    back = await hall.enter(anna.table, "boris")
    assert anna.around["sitters"][2].get("here", True)
    await hall.to_the_end(anna, back)


async def test_a_connection_that_died_on_the_way_in_is_not_there(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "", "boris", "")
    await boris.leave()
    dead = Outbox()
    dead.close()
    await hall.tables.enter(anna.table, "boris", dead)
    await hall.tables.quiet()
    assert not anna.around["sitters"][2].get("here", True)


async def test_an_outbox_gives_what_is_queued_and_then_ends() -> None:
    outbox = Outbox(limit=2)
    assert outbox.send("a")
    assert outbox.send("b")
    assert await outbox.read() == ("a", "b")
    outbox.send("c")
    outbox.close()
    assert not outbox.send("d")
    assert await outbox.read() == ("c",)
    assert await outbox.read() is None
    assert not outbox.overrun


async def test_a_step_holds_only_what_changed(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    await hall.until(lambda: anna.turn)
    await anna.play()
    step = [frame for frame in anna.frames if frame["t"] == "step" and frame.get("events")][-1]
    assert "around" not in step
    assert "proof" not in step
    assert "sheet" not in step.get("view", {})
    assert "history" not in step.get("view", {})
    assert "facts" not in step.get("parts", {})


async def test_watchers_share_what_is_public_and_see_hands_after_the_deal(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", options={"deals": 2})
    one, other = await hall.enter(anna.table, ""), await hall.enter(anna.table, "stranger")
    await hall.to_the_end(anna)
    assert one.raw[3:] == other.raw[2:]
    dealt = [
        event
        for frame in one.frames
        for event in frame.get("events", [])
        if event["type"] == "moved" and event["source"] == "deck"
    ]
    assert dealt
    assert {piece for event in dealt for piece in event["pieces"]} == {None}
    assert one.now["offer"]["groups"] == []


async def test_at_a_practice_table_all_hands_lie_open(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", practice=True)
    await hall.until(lambda: anna.turn)
    hands = [zone for zone in anna.now["view"]["table"]["zones"] if zone["kind"] == "hand"]
    assert len(hands) == 4
    assert all(piece for zone in hands for piece in zone["pieces"])
    assert anna.now["practice"]


async def test_leaving_a_seat_of_a_match_is_not_getting_up(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    assert (await anna.do(wire.Stand))["why"]["id"] == "table-begun"
