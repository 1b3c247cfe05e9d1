"""Whole matches at a table, and what is refused on the way."""

from __future__ import annotations

import pytest

from kozel.core.match import Finished, replay
from kozel.core.messages import KozelError
from kozel.core.proofs import verify
from kozel.server import protocol as wire
from tests.server.tables.hall import MAKE, Hall

SHORT = {"deals": 2}


async def test_a_person_and_three_bots_play_a_match_to_its_end(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", options=SHORT)
    await hall.to_the_end(anna)
    log = await hall.log(anna.table, "anna")
    assert log.closed
    assert isinstance(replay(log, MAKE).ending, Finished)


@pytest.mark.rule("P6")
async def test_every_deal_of_a_finished_match_is_proven(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "", "boris", "", options=SHORT)
    await hall.to_the_end(anna, boris)
    report = verify(await hall.log(anna.table), MAKE)
    assert report.proven
    assert len(report.checks) >= 3


async def test_what_a_page_made_of_the_steps_is_the_whole_table(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "", "boris", "", options=SHORT)
    await hall.to_the_end(anna, boris)
    for guest in (anna, boris):
        fresh = await hall.enter(guest.table, guest.person)
        assert fresh.now["view"] == guest.now["view"]
        assert fresh.now["offer"] == guest.now["offer"]
        assert fresh.now["phrases"] == guest.now["phrases"]
        assert fresh.now["proof"] == guest.now["proof"]


async def test_four_bots_need_nobody(hall: Hall) -> None:
    table = await hall.create("", "", "", "", options=SHORT, pace=(0, 0))
    await hall.tables.quiet()
    log = await hall.log(table)
    assert log.closed
    assert verify(log, MAKE).proven


async def test_dominoes_are_played_alike(hall: Hall) -> None:
    (anna,) = await hall.sit(
        "anna", "", "", "", preset="domino-kozel", teams=False, options={"target": 30}
    )
    await hall.to_the_end(anna)
    assert verify(await hall.log(anna.table), MAKE).proven


async def test_a_move_is_stored_when_it_is_answered(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    while not anna.turn:
        await hall.pass_by(1_400)
    move = anna.moves[0]
    assert (await anna.do(wire.Move, move, name="mine"))["t"] == "done"
    stored = [entry for entry in await hall.entries(anna.table) if entry.command == "mine"]
    assert [(entry.by, entry.text) for entry in stored] == [("0", move)]


async def test_a_repeated_command_counts_once(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    while not anna.turn:
        await hall.pass_by(1_400)
    move = anna.moves[0]
    first = await anna.do(wire.Move, move, name="same")
    number = len(await hall.entries(anna.table))
    assert await anna.do(wire.Move, move, name="same") == first
    assert await anna.do(wire.Resign, name="same") == first
    assert len(await hall.entries(anna.table)) == number
    await hall.again()
    anna = await hall.enter(anna.table, "anna")
    assert await anna.do(wire.Resign, name="same") == first


async def test_a_refusal_is_repeated_too(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    refused = await anna.do(wire.Move, "nonsense here", name="same")
    assert refused["t"] == "refused"
    assert await anna.do(wire.Resign, name="same") == refused


@pytest.mark.parametrize(
    ("do", "why"), [("QC and more", "notation-unknown"), ("", "notation-empty")]
)
async def test_a_move_that_is_none_is_refused_in_words(hall: Hall, do: str, why: str) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    refused = await anna.do(wire.Move, do)
    assert (refused["t"], refused["why"]["id"]) == ("refused", why)


async def test_nobody_moves_out_of_turn_and_nothing_changes(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    out, other = (anna, boris) if not anna.turn else (boris, anna)
    before = (len(await hall.entries(anna.table)), out.now["view"], other.now["view"])
    refused = await out.do(wire.Move, "QC")
    assert refused["t"] == "refused"
    assert "rule" not in refused["why"] or refused["why"]["rule"]
    assert before == (len(await hall.entries(anna.table)), out.now["view"], other.now["view"])


async def test_the_house_is_not_to_be_played(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    for do in ("go", "shuffle deal QC 7H", "dealer 2"):
        assert (await anna.do(wire.Move, do))["t"] == "refused"


async def test_a_watcher_decides_nothing(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    watcher = await hall.enter(anna.table, "stranger")
    assert anna.around["watchers"] == 1
    for kind in (wire.Resign, wire.Undo, wire.Hint):
        assert (await watcher.do(kind))["why"]["id"] == "table-not-seated"


async def test_a_command_needs_an_id(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    refused = await anna.do(wire.Resign, name="no id")
    assert (refused["id"], refused["why"]["id"]) == ("", "command-id")


async def test_a_private_table_is_for_those_who_have_its_link(hall: Hall) -> None:
    table = await hall.create("anna", "", "", "", private=True, key="secret")
    await hall.enter(table, "anna")
    await hall.enter(table, "stranger", key="secret")
    for key in ("", "guess"):
        with pytest.raises(KozelError, match="table-private"):
            await hall.enter(table, "stranger", key=key)


async def test_there_is_no_table_of_that_name(hall: Hall) -> None:
    with pytest.raises(KozelError, match="table-unknown"):
        await hall.enter("nowhere", "anna")
    with pytest.raises(KozelError, match="table-unknown"):
        await hall.tables.log("nowhere")


async def test_resigning_ends_the_match_and_shows_the_seeds(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    assert (await boris.do(wire.Resign))["t"] == "done"
    assert anna.around["ending"] == {"id": "ending-resigned", "args": {"seat": 1}}
    words = [text.split()[0] for text in await hall.texts(anna.table)]
    assert words[words.index("resign") + 1 :] == ["reveal", "reveal"]
    assert (await hall.log(anna.table)).closed


async def test_hints_are_clubs_advice_and_only_where_nothing_is_rated(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "")
    while not anna.turn:
        await hall.pass_by(1_400)
    advice = await anna.do(wire.Hint)
    assert advice["t"] == "advice"
    assert advice["do"] in anna.moves
    (rated,) = await hall.sit("rita", "", "", "", rated=True)
    assert (await rated.do(wire.Hint))["why"]["id"] == "table-no-hints"


async def test_bots_move_at_a_human_pace_whatever_is_said_meanwhile(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", options={"talk": "phrases", "deals": 2})
    for _ in range(6):
        await hall.until(lambda: anna.turn or bool(anna.around.get("window")))
        if anna.turn:
            await anna.play()
        for _ in range(3):
            await hall.pass_by(200)
            await anna.do(wire.Move, "say wait")
    moved, waits = 0, []
    for entry in await hall.entries(anna.table):
        if (entry.text or "").startswith("say"):
            continue
        if entry.by in "123":
            waits.append(entry.ms - moved)
        if entry.by != "table":
            moved = entry.ms
    assert waits
    assert all(600 <= wait <= 1_400 for wait in waits)


async def test_phrases_are_said_when_they_may_be(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", options={"talk": "phrases"})
    assert (await anna.do(wire.Move, "say luck"))["t"] == "done"
    assert anna.now["view"]["history"][-1]["word"] == "phrase"
    (other,) = await hall.sit("olga", "", "", "")
    assert (await other.do(wire.Move, "say luck"))["why"]["id"] == "talk-off"
