"""A hall of tables for tests: a real store, time moved by hand, guests that follow the frames."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from kozel import games
from kozel.core.fair import digest, seeded
from kozel.core.log import Entry, Log
from kozel.core.logreader import read
from kozel.core.moves import Move
from kozel.core.notation import write
from kozel.core.seating import Kind
from kozel.server import protocol as wire
from kozel.server.store import Store, matches
from kozel.server.tables import SeatSpec, Tables, TableSpec, Timing

TIMING = Timing(grace=30_000, gathering=10_000, contributing=1_500, question=60_000)


class HandTimer:
    def __init__(self, at: int, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class HandTime:
    """A time that stands still until a test moves it."""

    def __init__(self) -> None:
        self.moment = 1_800_000_000_000
        self.timers: list[HandTimer] = []

    def now(self) -> int:
        return self.moment

    def call_at(self, ms: int, call: Callable[[], None]) -> HandTimer:
        timer = HandTimer(ms, call)
        self.timers.append(timer)
        return timer

    def next_until(self, end: int) -> bool:
        """Go to the next timer that is due until then, and call it; False if there is none."""
        self.timers = [timer for timer in self.timers if not timer.cancelled]
        due = [timer for timer in self.timers if timer.at <= end]
        if not due:
            self.moment = end
            return False
        first = min(due, key=lambda timer: timer.at)
        self.timers.remove(first)
        self.moment = max(self.moment, first.at)
        first.call()
        return True


class Guest:
    """One connection: keeps what it was sent, and the table as a page would have it."""

    def __init__(self, hall: Hall, person: str, table: str) -> None:
        self.hall = hall
        self.person = person
        self.table = table
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.now: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.deaf = False
        self._count = 0
        self._data: dict[int, bytes] = {}

    def send(self, frame: str) -> bool:
        if self.deaf:
            return False
        plain = msgspec.json.decode(frame)
        self.raw.append(frame)
        self.frames.append(plain)
        if plain["t"] == "table":
            self.now = plain
        elif plain["t"] == "step":
            self._take(plain)
        elif "id" in plain:
            self.answers[plain["id"]] = plain
        return True

    def _take(self, step: dict[str, Any]) -> None:
        assert step["number"] - self.now["number"] in (0, 1)
        view = self.now["view"]
        history = view["history"] + step.get("events", [])
        table = view["table"] | step.get("parts", {})
        view = view | {"history": history} | step.get("view", {}) | {"table": table}
        names = ("number", "offer", "phrases", "around", "proof")
        self.now = self.now | {"view": view} | {n: step[n] for n in names if n in step}

    @property
    def around(self) -> dict[str, Any]:
        found: dict[str, Any] = self.now["around"]
        return found

    @property
    def moves(self) -> list[str]:
        """The moves that this guest owes one of, without those that break a duty."""
        reasons = self.now["offer"]["reasons"]
        found = [
            msgspec.convert(move, Move)
            for group in self.now["offer"]["groups"]
            if not group.get("optional")
            for move in group["moves"]
        ]
        return [
            write(move)
            for move in found
            if not any(p in reasons for p in getattr(move, "pieces", ()))
        ]

    @property
    def turn(self) -> bool:
        return self.now["seat"] in self.now["view"]["waiting"]

    async def do(self, kind: type[wire.Command], *args: Any, name: str = "") -> dict[str, Any]:
        """A command of this kind, and its answer."""
        self._count += 1
        name = name or f"c{self._count}"
        await self.hall.tables.command(self.person, kind(self.table, name, *args), self)
        await self.hall.tables.quiet()
        return self.answers.get(name) or self.answers[""]

    async def play(self) -> dict[str, Any]:
        """The first move on offer."""
        return await self.do(wire.Move, self.moves[0])

    async def contribute(self) -> None:
        """What a page does for the proof of the deals, if anything is wanted."""
        proof = self.now["proof"]
        deal = proof.get("next", 0)
        if proof.get("wants") == "seal" and deal not in self._data:
            self._data[deal] = bytes([len(self.person)] * 16)
            await self.do(wire.Sealed, deal, digest(self._data[deal]))
        elif proof.get("wants") == "contribute" and deal in self._data:
            await self.do(wire.Contribute, deal, self._data.pop(deal).hex())

    async def go_on(self) -> dict[str, Any]:
        """Press *go on* in the open window."""
        return await self.do(wire.GoOn, self.around["window"]["number"])

    async def leave(self) -> None:
        self.hall.tables.leave(self.table, self)
        await self.hall.tables.quiet()


class Hall:
    """Use as ``async with Hall(folder) as hall``."""

    def __init__(self, folder: Path, *, timing: Timing = TIMING, luck: str = "hall") -> None:
        self.folder = folder
        self.time = HandTime()
        self.timing = timing
        self.luck = luck

    async def __aenter__(self) -> Hall:
        self.store = await Store.open(self.folder)
        self.tables = Tables(self.store, self.time, entropy=seeded(self.luck), timing=self.timing)
        await self.tables.start()
        await self.tables.quiet()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.tables.stop()
        await self.store.close()

    async def again(self) -> None:
        """The server stops and starts anew from its store."""
        await self.__aexit__(None, None, None)
        self.luck += "+"
        await self.__aenter__()

    async def create(self, *people: str, **more: Any) -> str:
        """A table of four with these people, "" for a bot."""
        seats = tuple(
            SeatSpec(Kind.PERSON, person=name, name=name.title())
            if name
            else SeatSpec(Kind.BOT, bot="club")
            for name in people
        )
        given: dict[str, Any] = {"preset": "classic", "teams": True, "seats": seats}
        spec = TableSpec(**(given | more))
        table = await self.tables.create(spec)
        await self.tables.quiet()
        return table

    async def enter(self, table: str, person: str, *, key: str = "") -> Guest:
        guest = Guest(self, person, table)
        await self.tables.enter(table, person, guest, key=key)
        await self.tables.quiet()
        return guest

    async def back(self, gone: Guest) -> Guest:
        """The page of this guest connects again, and still has what it was sent."""
        guest = Guest(self, gone.person, gone.table)
        guest.now = gone.now
        since = gone.now["number"]
        await self.tables.enter(gone.table, gone.person, guest, since=since)
        await self.tables.quiet()
        return guest

    async def sit(self, *people: str, wait: bool = True, **more: Any) -> tuple[Guest, ...]:
        """A new table with these people, who all come, up to the first deal."""
        table = await self.create(*people, **more)
        guests = tuple([await self.enter(table, person) for person in people if person])
        if wait:
            await self.pass_by(self.timing.contributing)
        return guests

    async def pass_by(self, ms: int) -> None:
        """Let time pass, everything that falls due happening on the way."""
        end = self.time.moment + ms
        await self.tables.quiet()
        while self.time.next_until(end):
            await self.tables.quiet()
        await self.tables.quiet()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Let time pass, moment by moment, until this is so."""
        await self.tables.quiet()
        while not condition():
            assert self.time.next_until(self.time.moment + 3_600_000)
            await self.tables.quiet()

    async def to_the_end(self, *guests: Guest, most: int = 3000) -> None:
        """People play the first move on offer and go on at once, until the match is over."""
        for _ in range(most):
            if guests[0].now["view"]["verdict"] is not None:
                return
            for guest in guests:
                await guest.contribute()
                if (
                    guest.around.get("window")
                    and guest.now["seat"] not in guest.around["window"]["pressed"]
                ):
                    await guest.go_on()
                elif guest.turn and guest.moves:
                    await guest.play()
            await self.pass_by(1_400)
        raise AssertionError("the match does not end")

    async def entries(self, table: str) -> tuple[Entry, ...]:
        """The log as the store has it."""
        lines = await self.store.read(lambda connection: matches.lines(connection, table))
        return tuple(msgspec.json.decode(line, type=Entry) for line in lines)

    async def texts(self, table: str) -> list[str]:
        """What the log says, entry by entry."""
        return [entry.text or "" for entry in await self.entries(table)]

    async def log(self, table: str, person: str = "") -> Log:
        return read((await self.tables.log(table, person)).encode(), cut=True)


MAKE = games.make
