"""What can be had of a match: its log, with what the reader may know, and the replay."""

from __future__ import annotations

import pytest

from kozel.core.events import Moved
from kozel.core.logreader import read
from kozel.core.match import replay
from kozel.core.messages import KozelError
from tests.server.tables.hall import MAKE, Hall


async def test_the_log_of_a_running_match_hides_what_its_reader_may_not_know(hall: Hall) -> None:
    anna, boris = await hall.sit("anna", "boris", "", "")
    await hall.until(lambda: anna.turn or boris.turn)
    log = await hall.log(anna.table, "anna")
    assert not log.closed
    hidden = [entry for entry in log.entries if entry.text is None]
    full = await hall.texts(anna.table)
    assert [full[entry.number - 1].split()[0] for entry in hidden] == ["seed", "shuffle", "seed"]
    assert log.last_hash == (await hall.entries(anna.table))[-1].hash


async def test_the_log_of_a_finished_match_is_whole(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", options={"deals": 2})
    await hall.to_the_end(anna)
    log = read((await hall.tables.log(anna.table)).encode())
    assert log.closed
    assert [entry.text for entry in log.entries] == await hall.texts(anna.table)
    assert replay(log, MAKE).state.over


async def test_an_edited_row_is_noticed(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", options={"deals": 2})
    await hall.to_the_end(anna)
    await hall.store.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE entries SET line = replace(line, 'dealer', 'healer') WHERE number < 9"
        )
    )
    with pytest.raises(KozelError, match="log-edited"):
        await hall.tables.log(anna.table)


async def test_a_replay_leads_step_by_step_to_the_end_with_all_hands(hall: Hall) -> None:
    (anna,) = await hall.sit("anna", "", "", "", options={"deals": 2})
    with pytest.raises(KozelError, match="table-not-over"):
        await hall.tables.replay(anna.table)
    await hall.to_the_end(anna)
    told = await hall.tables.replay(anna.table)
    final = await hall.enter(anna.table, "")
    verdicts = [step.view["verdict"] for step in told.steps if "verdict" in step.view]
    assert len(verdicts) == 1
    assert list(verdicts[0].outcome) == final.now["view"]["verdict"]["outcome"]
    dealt = next(
        event
        for step in told.steps
        for event in step.events
        if isinstance(event, Moved) and event.source == "deck"
    )
    assert None not in dealt.pieces
    assert [player.name for player in told.players] == ["Anna", "", "", ""]
