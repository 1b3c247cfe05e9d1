"""A server that is killed again and again loses nothing that it acknowledged (P14)."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx2
import pytest
from sqlalchemy import Connection

from kozel import games
from kozel.core.log import Log
from kozel.core.match import Finished, replay
from kozel.core.proofs import verify
from kozel.core.sharecode import encode
from kozel.server.running import take_port
from kozel.server.store import Store, matches
from kozel.server.store.database import NAME, engine_of
from kozel.server.tables.course import log_of
from tests.faults.people import Ledger, Person
from tests.faults.server import SHORT

ROOT = Path(__file__).parents[2]
CODE = encode(games.preset("classic"), games.preset("classic").configure(SHORT))


class Victim:
    """The server's process."""

    def __init__(self, folder: Path, bots: int) -> None:
        listening = take_port("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        listening.close()
        self.base = f"http://127.0.0.1:{self.port}"
        self._arguments = (str(folder), str(self.port), str(bots))
        self._log = folder.parent / "server.log"
        self._process: asyncio.subprocess.Process

    async def start(self) -> None:
        """Returns when it answers."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.faults.server", *self._arguments,
                cwd=ROOT, env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
                stdout=log, stderr=log,
            )  # fmt: skip
        async with httpx2.AsyncClient() as client:
            while True:
                assert self._process.returncode is None, self._log.read_text()
                try:
                    (await client.get(f"{self.base}/api/health")).raise_for_status()
                except httpx2.TransportError:
                    await asyncio.sleep(0.02)
                else:
                    return

    async def kill(self) -> None:
        """As if the power had failed, as far as a process can tell."""
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


@asynccontextmanager
async def played(
    folder: Path, *, people: int, bots: int, kills: int, seed: int
) -> AsyncIterator[tuple[Ledger, list[str]]]:
    """Matches to their end, over so many kills at random moments."""
    luck = Random(seed)
    victim = Victim(folder, bots)
    await victim.start()
    ledger = Ledger()
    persons = [Person(victim.base, f"person {number}", ledger) for number in range(people)]
    try:
        await asyncio.gather(*(person.sit(CODE) for person in persons))
        playing = asyncio.gather(*(person.play() for person in persons))
        step = people * 16 // (kills + 1)
        for number in range(kills):
            moment = asyncio.create_task(ledger.reach(number * step + luck.randrange(1, step)))
            await asyncio.wait((moment, playing), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(luck.random() / 20)
            assert not playing.done()
            await victim.kill()
            await victim.start()
        await playing
        await _over(folder)
        yield ledger, [person.table for person in persons]
    finally:
        await victim.kill()


async def _over(folder: Path) -> None:
    """Wait until the matches of bots are over, too, looking from outside."""
    engine = engine_of(folder / NAME, writing=False)
    while True:
        with engine.begin() as connection:
            if not matches.live(connection):
                break
        await asyncio.sleep(0.1)
    engine.dispose()


async def logs_in(folder: Path) -> dict[str, Log]:
    """Every log of the store, checked against its chain."""
    store = await Store.open(folder)
    logs = await store.read(_logs)
    await store.close()
    return logs


def _logs(connection: Connection) -> dict[str, Log]:
    found = {}
    for match in connection.exec_driver_sql("SELECT id FROM matches").scalars().all():
        row = matches.find(connection, match)
        assert row is not None
        lines = matches.lines(connection, match)
        found[row.id] = log_of(row.header, lines, closed=row.state == matches.OVER)
    return found


async def _survives(folder: Path, *, people: int, bots: int, kills: int) -> None:
    async with played(folder, people=people, bots=bots, kills=kills, seed=7) as (ledger, tables):
        pass
    logs = await logs_in(folder)
    assert len(logs) == people + bots
    assert set(tables) <= logs.keys()
    for log in logs.values():
        assert log.closed
        assert isinstance(replay(log, games.make).ending, Finished)
        report = verify(log, games.make)
        assert report.proven
    stored = Counter(
        (table, entry.command, entry.text)
        for table, log in logs.items()
        for entry in log.entries
        if entry.command and entry.by != "table"
    )
    promised = Counter(ledger.done)
    assert promised.total() >= people * 4
    assert {what: stored[what] for what in promised} == dict.fromkeys(promised, 1)
    assert set(stored.values()) == {1}


@pytest.mark.rule("P14")
async def test_two_kills_lose_nothing(tmp_path: Path) -> None:
    async with asyncio.timeout(90):
        await _survives(tmp_path / "data", people=6, bots=4, kills=2)


@pytest.mark.long
@pytest.mark.rule("P14")
async def test_twenty_kills_in_a_hundred_matches_lose_nothing(tmp_path: Path) -> None:
    async with asyncio.timeout(900):
        await _survives(tmp_path / "data", people=60, bots=40, kills=20)
