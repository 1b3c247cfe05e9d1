"""Questions between people: undo, the end, a rest, another match."""

from __future__ import annotations

import pytest

from kozel.server import protocol as wire
from tests.server.tables.hall import Guest, Hall


async def mover(hall: Hall, *guests: Guest) -> Guest:
    """Whoever of these is on turn next."""
    while True:
        for guest in guests:
            if guest.turn:
                return guest
        await hall.pass_by(100)


async def test_bots_agree_to_an_undo(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", pace=(5_000, 5_000))
    guest = await mover(hall, anna)
    view, offer = guest.now["view"], guest.now["offer"]
    await anna.play()
    await anna.do(wire.Undo)
    assert anna.now["view"] == view
    assert anna.now["offer"] == offer


async def test_people_are_asked_and_all_must_agree(hall: Hall) -> None:
    anna, boris, vera = await hall.sit("anna", "boris", "vera", "", pace=(50_000, 50_000))
    for agreed in (True, False):
        guest = await mover(hall, anna, boris, vera)
        others = [other for other in (anna, boris, vera) if other is not guest]
        view = guest.now["view"]
        await guest.play()
        await guest.do(wire.Undo)
        asked = guest.around["asked"]
        assert asked["what"] == "undo"
        assert asked["waiting"] == sorted(other.now["seat"] for other in others)
        await others[0].do(wire.Answer, asked["question"], True)
        assert guest.now["view"] != view
        await others[1].do(wire.Answer, asked["question"], agreed)
        assert not guest.around.get("asked")
        assert (guest.now["view"] == view) is agreed
        if agreed:
            await guest.play()


async def test_nothing_is_taken_back_once_others_have_moved(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    await mover(hall, anna)
    await anna.play()
    await hall.pass_by(1_400)
    refused = await anna.do(wire.Undo)
    assert refused["why"]["id"] == "table-no-undo"


async def test_a_question_whose_time_is_over_is_dropped(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await anna.do(wire.EndOffer)
    number = anna.around["asked"]["question"]
    assert (await boris.do(wire.EndOffer))["why"]["id"] == "table-question-open"
    await hall.pass_by(60_000)
    assert not anna.around.get("asked")
    late = await boris.do(wire.Answer, number, True)
    assert late["why"]["id"] == "table-no-question"


async def test_who_asked_may_think_better_of_it(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await anna.do(wire.EndOffer)
    await anna.do(wire.Answer, anna.around["asked"]["question"], False)
    assert not boris.around.get("asked")


async def test_the_match_ends_when_all_agree(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await anna.do(wire.EndOffer)
    await boris.do(wire.Answer, boris.around["asked"]["question"], True)
    assert anna.around["ending"]["id"] == "ending-agreed"


async def test_who_stays_away_is_not_waited_for(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await boris.leave()
    await anna.do(wire.EndOffer)
    assert anna.around["asked"]["waiting"] == [1]
    await hall.pass_by(30_000)
    assert anna.around["ending"]["id"] == "ending-agreed"


async def test_a_rematch_has_the_same_rules_and_seats_and_happens_once(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "", options={"deals": 2, "talk": "phrases"})
    early = await anna.do(wire.Rematch)
    assert early["why"]["id"] == "table-not-over"
    await anna.do(wire.Resign)
    await anna.do(wire.Rematch)
    await boris.do(wire.Answer, boris.around["asked"]["question"], True)
    moved = [frame for frame in boris.frames if frame["t"] == "moved-on"]
    assert [frame["table"] for frame in moved] == [anna.table]
    following = await hall.enter(moved[0]["to"], "boris")
    assert following.now["seat"] == 1
    assert following.now["code"] == anna.now["code"]
    assert anna.around["rematch"] == moved[0]["to"]
    again = await boris.do(wire.Rematch)
    assert again["why"]["id"] == "table-rematch-there"
    await hall.again()
    late = await hall.enter(anna.table, "anna")
    assert late.around["rematch"] == moved[0]["to"]


@pytest.mark.parametrize("kind", [wire.Undo, wire.EndOffer, wire.Adjourn])
async def test_nothing_else_is_asked_after_the_match(hall: Hall, kind: type[wire.Command]) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    await anna.do(wire.Resign)
    assert (await anna.do(kind))["why"]["id"] == "match-over"


@pytest.mark.rule("D8")
async def test_a_rematch_is_led_by_the_neighbour_of_the_first_leader(hall: Hall) -> None:
    (anna,) = await hall.sit(
        "anna", "", "", "", preset="partnership", options={"deals": 1}, pace=(0, 0)
    )
    await hall.to_the_end(anna)
    led = (await hall.log(anna.table)).header
    first = anna.now["view"]["table"]["named"]["opener"]
    await anna.do(wire.Rematch)
    (moved,) = [frame for frame in anna.frames if frame["t"] == "moved-on"]
    following = await hall.enter(moved["to"], "anna")
    header = (await hall.log(moved["to"])).header
    assert "first_leader" not in led.line()
    assert header.first_leader == int(first)
    await hall.until(lambda: "opener" in following.now["view"]["table"]["named"])
    assert following.now["view"]["table"]["named"]["opener"] == str((int(first) - 1) % 4)
