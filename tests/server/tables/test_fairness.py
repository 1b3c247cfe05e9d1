"""The proof of the deals at a table of people's pages (P6)."""

from __future__ import annotations

import pytest

from kozel.core.fair import digest
from kozel.core.proofs import verify
from kozel.server import protocol as wire
from tests.server.tables.hall import MAKE, Hall


@pytest.mark.rule("P6")
async def test_everybodys_page_adds_to_the_order(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "", wait=False, options={"deals": 2})
    await hall.to_the_end(anna, boris)
    report = verify(await hall.log(anna.table), MAKE)
    assert report.proven
    assert all(check.missing == () for check in report.checks)


@pytest.mark.rule("P6")
async def test_the_house_is_bound_before_anybody_seals_and_opens_last(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "", wait=False)
    for _ in range(2):
        for guest in (anna, boris):
            await guest.contribute()
    words = [text.split()[0] for text in await hall.texts(anna.table)]
    assert words[:6] == ["seed", "commit", "seal", "seal", "open", "dealer"]


@pytest.mark.rule("P6")
async def test_the_next_deal_is_bound_while_this_one_is_played(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await hall.until(lambda: anna.turn or boris.turn)
    proof = next(
        proof
        for frame in anna.frames
        if (proof := frame.get("proof"))
        and any(act.startswith("commit 2") for act in proof["acts"])
    )
    assert (proof["deal"], proof["next"], proof["wants"]) == (1, 2, "seal")


@pytest.mark.rule("P6")
async def test_who_adds_nothing_is_shown_and_waited_for_only_a_moment(hall: Hall) -> None:
    anna, _boris = await hall.sit("anna", "boris", "", "", wait=False)
    await anna.contribute()
    await hall.pass_by(1_499)
    assert anna.now["proof"]["wants"] == "seal"
    await hall.pass_by(1)
    assert anna.now["proof"]["wants"] == "contribute"
    await anna.contribute()
    opened = [text for text in await hall.texts(anna.table) if text.startswith("open 1")]
    assert opened == [f"open 1 {'04' * 16} - - -"]


async def test_a_seal_that_is_never_opened_holds_nobody_up(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "", wait=False)
    for guest in (anna, boris):
        await guest.contribute()
    await anna.contribute()
    await hall.pass_by(1_500)
    assert any(text.startswith("open 1") for text in await hall.texts(anna.table))
    late = await boris.do(wire.Contribute, 1, "00" * 16)
    assert late["why"]["id"] == "fairness-too-late"


async def test_bytes_that_were_not_sealed_are_refused(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "", wait=False)
    early = await anna.do(wire.Contribute, 1, "00" * 16)
    assert early["why"]["id"] == "fairness-not-now"
    for guest in (anna, boris):
        await guest.do(wire.Sealed, 1, digest(b"\x01" * 16))
    other = await anna.do(wire.Contribute, 1, "02" * 16)
    assert other["why"]["id"] == "fairness-seal-differs"
    again = await anna.do(wire.Sealed, 1, digest(b"\x02" * 16))
    assert again["why"]["id"] == "fairness-too-late"


@pytest.mark.parametrize("given", ["", "xyz", "00" * 15])
async def test_what_is_no_digest_is_refused_in_words(hall: Hall, given: str) -> None:
    anna, _ = await hall.sit("anna", "boris", "", "", wait=False)
    assert (await anna.do(wire.Sealed, 1, given))["why"]["id"] == "table-not-hex"


async def test_the_first_deal_waits_for_people_on_their_way(hall: Hall) -> None:
    table = await hall.create("anna", "boris", "", "")
    anna = await hall.enter(table, "anna")
    await hall.pass_by(9_999)
    assert anna.now["view"]["history"] == []
    await hall.pass_by(1)
    await hall.pass_by(3_000)
    assert anna.now["view"]["history"]


async def test_who_comes_last_to_the_first_deal_can_still_add(hall: Hall) -> None:
    table = await hall.create("anna", "boris", "", "")
    anna = await hall.enter(table, "anna")
    await anna.contribute()
    await hall.pass_by(5_000)
    boris = await hall.enter(table, "boris")
    await boris.contribute()
    for guest in (anna, boris):
        await guest.contribute()
    opened = [text for text in await hall.texts(table) if text.startswith("open 1")]
    assert [text.split().count("-") for text in opened] == [2]


async def test_a_restart_between_sealing_and_opening_is_survived(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "", wait=False, options={"deals": 2})
    for guest in (anna, boris):
        await guest.contribute()
    await hall.again()
    anna, boris = await hall.enter(anna.table, "anna"), await hall.enter(anna.table, "boris")
    await hall.to_the_end(anna, boris)
    assert verify(await hall.log(anna.table), MAKE).proven


async def test_who_was_away_while_bots_played_can_still_add(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", wait=False)
    for _ in range(2):
        await anna.contribute()
    await anna.leave()
    await hall.pass_by(20_000)
    anna = await hall.enter(anna.table, "anna")
    await hall.until(lambda: anna.turn)
    assert (anna.now["proof"]["next"], anna.now["proof"]["wants"]) == (2, "seal")


async def test_nobody_sees_a_seed_before_it_is_shown(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    seeds = [text.split()[2] for text in await hall.texts(anna.table) if text.startswith("seed")]
    log = await hall.tables.log(anna.table, "anna")
    assert seeds
    assert not any(seed in frame for seed in seeds for frame in (*anna.raw, *boris.raw, log))
