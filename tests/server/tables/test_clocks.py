"""Clocks (P4): the fold by itself, and at a table."""

from __future__ import annotations

import pytest

from kozel.server import protocol as wire
from kozel.server.clocks import Clocks
from kozel.server.tables import ClockSpec
from tests.server.tables.hall import Guest, Hall

FULL = Clocks.of(2, 5_000, 10_000)


@pytest.mark.rule("P4")
def test_a_move_within_its_time_costs_nothing_of_the_bank() -> None:
    clocks = FULL.turn(0, (0,)).turn(5_000, (1,), moved=0)
    assert clocks.banks == (10_000, 10_000)


@pytest.mark.rule("P4")
def test_what_takes_longer_is_paid_from_the_bank() -> None:
    clocks = FULL.turn(0, (0,)).turn(7_500, (1,), moved=0)
    assert clocks.banks == (7_500, 10_000)


def test_the_clock_shows_what_is_left() -> None:
    clocks = FULL.turn(1_000, (0,))
    assert clocks.left(0, 3_000) == (3_000, 10_000)
    assert clocks.left(0, 8_000) == (0, 8_000)
    assert clocks.left(0, 80_000) == (0, 0)
    assert clocks.left(1, 80_000) == (5_000, 10_000)


@pytest.mark.rule("P4")
def test_time_is_out_when_move_and_bank_are_used_up() -> None:
    clocks = FULL.turn(1_000, (0,))
    assert clocks.out(0) == 16_000
    assert clocks.out(1) is None


def test_whoever_moves_twice_has_the_time_of_a_move_twice() -> None:
    clocks = FULL.turn(0, (0,)).turn(4_000, (0,), moved=0)
    assert clocks.left(0, 4_000) == (5_000, 10_000)


def test_what_others_do_meanwhile_gives_no_new_time() -> None:
    clocks = FULL.turn(0, (0, 1)).turn(4_000, (0,), moved=1)
    assert clocks.left(0, 4_000) == (1_000, 10_000)


CLOCK = ClockSpec(move_ms=10_000, bank_ms=20_000)


async def on_the_clock(hall: Hall, *, rated: bool) -> tuple[Guest, Guest]:
    """Two people, and whose turn it is comes first."""
    anna, boris = await hall.sit("anna", "boris", "", "", wait=False, clock=CLOCK, rated=rated)
    await hall.until(lambda: anna.turn or boris.turn)
    return (anna, boris) if anna.turn else (boris, anna)


@pytest.mark.rule("P4")
async def test_an_unrated_seat_whose_time_is_out_is_played_by_a_bot(hall: Hall) -> None:
    slow, other = await on_the_clock(hall, rated=False)
    await hall.pass_by(29_000)
    assert not other.around["sitters"][slow.now["seat"]].get("holder")
    await hall.pass_by(1_000)
    assert other.around["sitters"][slow.now["seat"]]["holder"] == "club"


@pytest.mark.rule("P4")
async def test_a_rated_match_ends_when_time_is_out(hall: Hall) -> None:
    slow, other = await on_the_clock(hall, rated=True)
    await hall.pass_by(30_000)
    assert other.around["ending"]["id"] == "ending-timeout"
    assert other.around["ending"]["args"] == {"seat": slow.now["seat"]}
    assert (await hall.log(slow.table)).closed


async def test_whoever_timed_out_gets_the_seat_back_with_the_next_command(hall: Hall) -> None:
    slow, other = await on_the_clock(hall, rated=False)
    await hall.pass_by(30_000)
    await slow.do(wire.Move, "say luck")
    assert not other.around["sitters"][slow.now["seat"]].get("holder")


@pytest.mark.rule("P4")
async def test_reconnecting_within_the_clock_loses_nothing(hall: Hall) -> None:
    slow, _other = await on_the_clock(hall, rated=True)
    await hall.pass_by(4_000)
    await slow.leave()
    await hall.pass_by(5_000)
    back = await hall.back(slow)
    clock = back.frames[-1]["around"]["clocks"][slow.now["seat"]]
    assert clock == {"move": 1_000, "bank": 20_000, "running": True}


async def test_clocks_stand_still_while_nobody_is_there(hall: Hall) -> None:
    slow, other = await on_the_clock(hall, rated=True)
    await hall.pass_by(4_000)
    await slow.leave()
    await other.leave()
    await hall.pass_by(3_600_000)
    await hall.again()
    await hall.pass_by(3_600_000)
    back = await hall.enter(slow.table, slow.person)
    clock = back.around["clocks"][slow.now["seat"]]
    assert clock["running"]
    assert clock["bank"] == 20_000
    assert clock["move"] >= 6_000
