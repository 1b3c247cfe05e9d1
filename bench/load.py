"""How long it takes until all four have seen a move, with many tables at once.

The server runs as a process of its own on one core, the people as raw frames on another: four
at each table, watchers at some. Moves are sent at a steady pace whatever the answers take; the
time counts from the moment a move is sent until the last of the four has it. `go on` and the
moves of the house come on top and are not counted.

    PYTHONPATH=src python bench/load.py [--tables 400] [--watchers 400] [--moves 200]
                                        [--seconds 60] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import deque
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop
from rawsocket import Line

from kozel import games
from kozel.core.notation import write
from kozel.core.offers import PlainOffer
from kozel.core.sharecode import encode
from kozel.server.edge import Settings
from kozel.server.limits import Limits, Rate
from kozel.server.running import run, take_port

SERVER_CORE, CLIENT_CORE = 0, 1
PLENTY = Rate(10_000_000, 1)
UNLIMITED = Limits(
    calls=PLENTY, guests=PLENTY, requests=PLENTY, frames=PLENTY, sockets=1_000_000,
    held_requests=1_000_000,
)  # fmt: skip
TICK = 0.005
SETTLE_SECONDS = 5.0


class Window(msgspec.Struct, frozen=True):
    number: int


class Around(msgspec.Struct, frozen=True):
    window: Window | None = None


class Heard(msgspec.Struct, frozen=True):
    """What the client reads of a frame."""

    t: str
    number: int = 0
    offer: PlainOffer | None = None
    around: Around | None = None
    why: Any = None


class Result(NamedTuple):
    """`p50`, `p99`, `worst`: milliseconds until all four had a move. `cpu`: the share of its
    core that the server used."""

    sockets: int
    tables: int
    sent: int
    seen: int
    refused: int
    p50: float
    p99: float
    worst: float
    cpu: float
    rss_empty_mb: float
    rss_full_mb: float
    kb_per_player: float


class Table:
    """Four people at a table."""

    def __init__(self, load: Load, name: str) -> None:
        self.load = load
        self.name = name
        self.lines: list[Line] = []
        self.owed: tuple[int, PlainOffer] | None = None
        self.sent_at = 0.0
        self.waiting: set[int] = set()
        self.in_line = False
        self.pressed: set[tuple[int, int]] = set()

    def heard(self, seat: int, data: bytes) -> None:
        """Seat 0 to 3; watchers are 4 and count nowhere."""
        frame = _READ(data)
        if frame.t == "refused":
            self.load.refused += 1
        if frame.t not in ("step", "table") or seat > 3:
            return
        if seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.load.times.append(time.perf_counter() - self.sent_at)
                self._ready()
        window = frame.around and frame.around.window
        if window and (seat, window.number) not in self.pressed:
            self.pressed.add((seat, window.number))
            self.lines[seat].say(
                t="go-on", table=self.name, id=self.load.id(), window=window.number
            )
        if frame.offer is not None:
            self._offered(seat, frame.offer)

    def _offered(self, seat: int, offer: PlainOffer) -> None:
        if any(not group.optional for group in offer.groups):
            self.owed = (seat, offer)
            self._ready()
        elif self.owed and self.owed[0] == seat:
            self.owed = None

    def _ready(self) -> None:
        """In line for a move, once all have seen the last one."""
        if self.owed and not self.waiting and not self.in_line:
            self.in_line = True
            self.load.ready.append(self)

    def move(self) -> bool:
        """Send a move that is owed."""
        self.in_line = False
        if self.owed is None:
            return False
        seat, offer = self.owed
        self.owed = None
        moves = next(group.moves for group in offer.groups if not group.optional)
        self.waiting = {0, 1, 2, 3}
        self.sent_at = time.perf_counter()
        do = write(moves[self.load.sent % len(moves)])
        self.lines[seat].say(t="move", table=self.name, id=self.load.id(), do=do)
        return True


_READ = msgspec.json.Decoder(Heard).decode


class Load:
    """All people of one run."""

    def __init__(self, port: int, arguments: argparse.Namespace) -> None:
        self.port = port
        self.arguments = arguments
        self.ready: deque[Table] = deque()
        self.times: list[float] = []
        self.sent = 0
        self.refused = 0
        self._ids = count()
        self._api = http.client.HTTPConnection("127.0.0.1", port)

    def id(self) -> str:
        return f"l{next(self._ids)}"

    def _call(self, method: str, path: str, cookie: str = "", body: Any = None) -> Any:
        headers = {"cookie": cookie, "content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        self._api.request(method, f"/api/{path}", data, headers)
        answer = self._api.getresponse()
        given = json.loads(answer.read())
        assert answer.status == 200, given
        found = answer.getheader("set-cookie") or ""
        return given, found.partition(";")[0]

    def seat(self) -> tuple[list[str], str]:
        """Four guests at a new table: their cookies, its name."""
        cookies = [self._call("GET", "me")[1] for _ in range(4)]
        preset = games.preset("classic")
        code = encode(preset, preset.configure({"deals": 50}))
        seats = [{"kind": "person"}] * 4
        body = {"code": code, "teams": True, "open": True, "seats": seats}
        made, _ = self._call("POST", "requests", cookies[0], body)
        for cookie in cookies[1:]:
            joined, _ = self._call("POST", f"requests/{made['request']}/join", cookie, {})
        return cookies, joined["table"]

    async def line(self, cookie: str, table: Table, seat: int) -> Line:
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: Line(self.port, cookie, lambda data: table.heard(seat, data)),
            "127.0.0.1",
            self.port,
        )
        await line.open
        return line

    async def gather(self) -> tuple[list[Table], list[Line]]:
        """Everybody comes."""
        tables, watchers = [], []
        for number in range(self.arguments.tables):
            cookies, name = self.seat()
            table = Table(self, name)
            tables.append(table)
            for seat, cookie in enumerate(cookies):
                table.lines.append(await self.line(cookie, table, seat))
            for line in table.lines:
                line.say(t="enter", table=name)
            if number < self.arguments.watchers:
                line = await self.line(cookies[0], table, 4)
                line.say(t="enter", table=name)
                watchers.append(line)
            await asyncio.sleep(0)
        return tables, watchers

    async def play(self) -> None:
        """Moves at a steady pace, each at the table that has waited longest."""
        start = time.perf_counter()
        while (now := time.perf_counter() - start) < self.arguments.seconds:
            due = int(now * self.arguments.moves)
            while self.sent < due and self.ready:
                self.sent += self.ready.popleft().move()
            await asyncio.sleep(TICK)


def _memory_mb(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise ValueError(process)


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(process: int, port: int, arguments: argparse.Namespace) -> Result:
    """One run."""
    load = Load(port, arguments)
    load.seat()
    empty = _memory_mb(process)
    tables, watchers = await load.gather()
    await asyncio.sleep(SETTLE_SECONDS)
    before, start = _cpu_seconds(process), time.perf_counter()
    await load.play()
    await asyncio.sleep(1)
    cpu = (_cpu_seconds(process) - before) / (time.perf_counter() - start)
    full = _memory_mb(process)
    lines = [line for table in tables for line in table.lines] + watchers
    lost = sum(line.lost for line in lines)
    assert not lost, f"{lost} connections were lost"
    for line in lines:
        line.close()
    times = sorted(load.times) or [0.0]
    players = 4 * len(tables)
    return Result(
        len(lines), len(tables), load.sent, len(load.times), load.refused,
        times[len(times) // 2] * 1000, times[len(times) * 99 // 100] * 1000, times[-1] * 1000,
        cpu, empty, full, (full - empty) * 1024 / players,
    )  # fmt: skip


def serve(data: Path) -> None:
    """The process of the server."""
    _pin(SERVER_CORE)
    listening = take_port("127.0.0.1", 0)
    port = listening.getsockname()[1]
    run(Settings(data=data, limits=UNLIMITED), listening, lambda _: print(port, flush=True))


def _pin(core: int) -> None:
    """To one core, where there are several."""
    if len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {core})


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--watchers", type=int, default=400)
    parser.add_argument("--moves", type=int, default=200, help="a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            _pin(CLIENT_CORE)
            assert process.stdout is not None
            port = int(process.stdout.readline())
            try:
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    result = runner.run(measure(process.pid, port, arguments))
            finally:
                process.terminate()
    if arguments.json:
        print(json.dumps(result._asdict()))
        return
    for name, value in result._asdict().items():
        print(f"{name:16}{value:>12,.2f}" if isinstance(value, float) else f"{name:16}{value:>12,}")


if __name__ == "__main__":
    main()
