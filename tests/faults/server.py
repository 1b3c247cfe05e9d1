"""A server to be killed: ``python -m tests.faults.server FOLDER PORT BOTS``.

The real one, but its time runs faster than the clock on the wall and it has no limits of pace.
At its first start it lets `BOTS` matches of bots begin.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from kozel.core.seating import Kind
from kozel.server.edge import Edge, Settings
from kozel.server.running import run, take_port
from kozel.server.store import matches
from kozel.server.tables import SeatSpec, TableSpec
from tests.server.edge.house import FREELY, QuickTime

SHORT = {"deals": 2}
BOTS = tuple(SeatSpec(Kind.BOT, bot=bot) for bot in ("club", "novice", "club", "novice"))
MATCH = TableSpec(preset="classic", options=dict(SHORT), teams=True, seats=BOTS)


async def begin(edge: Edge, bots: int) -> None:
    """The matches of bots, if there are none yet."""
    if not await edge.store.read(matches.live):
        for _ in range(bots):
            await edge.tables.create(MATCH)


def main(folder: str, port: str, bots: str) -> None:
    tasks = []
    # No page, and least of all from FOLDER: a process that opens and closes the files of its own
    # SQLite data base loses the locks it has on them.
    run(
        Settings(data=Path(folder), page=Path(folder, "page"), limits=FREELY, time=QuickTime),
        take_port("127.0.0.1", int(port)),
        lambda edge: tasks.append(asyncio.get_running_loop().create_task(begin(edge, int(bots)))),
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
