"""The lobby: keeps the open requests, tells those who look on, and lets matches begin.

Every change is stored before anyone hears of it. A request whose people have all been away
for a minute closes by itself.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from functools import partial

import msgspec

from kozel.core.messages import KozelError
from kozel.core.moves import Seat
from kozel.server import rows
from kozel.server.people import Person
from kozel.server.presence import Line, Presence
from kozel.server.protocol import LobbyState, MovedOn, OpenRequest
from kozel.server.refusals import Forbidden, NotThere, Refusal, TooMany
from kozel.server.requests import Request
from kozel.server.store import Store
from kozel.server.tables import Tables, Time, Timer

ALONE_MS = 60_000
"""So long a request stays open while none of its people is connected."""

_SWEEP_MS = 5_000
_GATHER_MS = 50
_MOST_BEGUN = 2_000


class Begun(msgspec.Struct, frozen=True):
    """What became of a request: the table, and who sat."""

    table: str
    people: tuple[str, ...]


class Lobby:
    """All open requests of a server."""

    def __init__(
        self, store: Store, tables: Tables, presence: Presence, time: Time, most: int
    ) -> None:
        """`most`: how many requests one person may have open."""
        self._store = store
        self._tables = tables
        self._presence = presence
        self._time = time
        self._most = most
        self._open: dict[str, Request] = {}
        self._begun: OrderedDict[str, Begun] = OrderedDict()
        self._watching: set[Line] = set()
        self._alone_since: dict[str, int] = {}
        self._lock = asyncio.Lock()
        self._telling: Timer | None = None
        self._sweeping: Timer | None = None
        self._sweep_task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open what was open when the server stopped, as far as the rules are still known."""
        for request in await self._store.read(rows.open_requests):
            try:
                _ = request.game
            except KozelError:
                await self._remove(request)
                continue
            self._open[request.id] = request
        self._presence.changed = self._someone_moved
        self._sweeping = self._time.call_at(self._time.now() + _SWEEP_MS, self._sweep_soon)

    async def stop(self) -> None:
        """Tell nobody any more."""
        for timer in (self._telling, self._sweeping):
            if timer is not None:
                timer.cancel()
        if self._sweep_task is not None:
            await self._sweep_task

    def find(self, request: str, person: str, key: str) -> Request:
        """The open request; `Refusal` "request-begun" once it became a match."""
        found = self._open.get(request)
        if found is None:
            begun = self._begun.get(request)
            if begun is not None:
                raise Refusal("request-begun", "P2")
            raise NotThere("request-unknown")
        found.opens_to(person, key)
        return found

    def shown(self, request: Request) -> OpenRequest:
        """The request as people see it now."""
        return request.shown(self._presence.here)

    def all_for(self, person: str) -> LobbyState:
        """What this person sees in the lobby."""
        here = self._presence.here
        mine = {r.id for r in self._open.values() if person in r.people}
        return LobbyState(
            tuple(r.shown(here) for r in self._open.values() if not r.key or r.id in mine),
            tuple(sorted(mine)),
        )

    async def open(self, request: Request) -> str | None:
        """Open a request; the table, if nobody is waited for."""
        async with self._lock:
            mine = sum(request.host in r.people for r in self._open.values())
            if mine >= self._most:
                raise TooMany("request-enough", "P2", most=self._most)
            if request.full:
                return await self._begin(request)
            await self._put(request)
            return None

    async def join(self, request: str, person: Person, seat: Seat | None, key: str) -> str | None:
        """Sit down; the table, if that was the last seat. Whoever sat when it began is let in
        again, so that a repeated call is harmless."""
        async with self._lock:
            begun = self._begun.get(request)
            if begun is not None and person.id in begun.people:
                return begun.table
            found = self.find(request, person.id, key)
            joined = found.joined(person.id, person.name, seat)
            if joined.full:
                return await self._begin(joined)
            if joined != found:
                await self._put(joined)
            return None

    async def leave(self, request: str, person: str) -> None:
        """Get up. A request without people closes."""
        async with self._lock:
            await self._without(self.find(request, person, ""), person)

    async def begin(self, request: str, person: str) -> str:
        """The host lets it begin, bots on the seats still empty; the table."""
        async with self._lock:
            begun = self._begun.get(request)
            if begun is not None and person in begun.people:
                return begun.table
            found = self.find(request, person, "")
            if person != found.host:
                raise Forbidden("request-not-host", "P2")
            return await self._begin(found)

    async def renamed(self, person: Person) -> None:
        """Show a person's new name wherever they sit."""
        async with self._lock:
            for request in tuple(self._open.values()):
                if person.id in request.people:
                    await self._put(request.renamed(person.id, person.name))

    def watch(self, line: Line) -> None:
        """Tell this line of the open requests, now and whenever they change."""
        self._watching.add(line)
        line.tell(self.all_for(line.person))

    def unwatch(self, line: Line) -> None:
        """Tell this line no more."""
        self._watching.discard(line)

    @property
    def count(self) -> int:
        """How many requests are open."""
        return len(self._open)

    async def _put(self, request: Request) -> None:
        job = partial(rows.put_request, request=request, now=self._time.now())
        await self._store.write(job)
        self._open[request.id] = request
        self._tell_soon()

    async def _begin(self, request: Request) -> str:
        table = await self._tables.create(request.table())
        self._begun[request.id] = Begun(table, request.people)
        if len(self._begun) > _MOST_BEGUN:
            self._begun.popitem(last=False)
        await self._close(request)
        self._presence.tell(request.people, MovedOn(request.id, table))
        return table

    async def _without(self, request: Request, person: str) -> None:
        rest = request.left(person)
        if rest is None:
            await self._close(request)
        else:
            await self._put(rest)

    async def _close(self, request: Request) -> None:
        if self._open.pop(request.id, None) is not None:
            await self._remove(request)
            self._tell_soon()
        self._alone_since.pop(request.id, None)

    async def _remove(self, request: Request) -> None:
        await self._store.write(partial(rows.remove_request, request=request.id))

    def _someone_moved(self, person: str) -> None:
        if any(person in request.people for request in self._open.values()):
            self._tell_soon()

    def _tell_soon(self) -> None:
        """Changes that come close together are told together."""
        if self._telling is None:
            self._telling = self._time.call_at(self._time.now() + _GATHER_MS, self._tell)

    def _tell(self) -> None:
        self._telling = None
        for line in tuple(self._watching):
            line.tell(self.all_for(line.person))

    def _sweep_soon(self) -> None:
        self._sweep_task = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        """Close what nobody attends."""
        now, here = self._time.now(), self._presence.here
        async with self._lock:
            for request in tuple(self._open.values()):
                if here.intersection(request.people):
                    self._alone_since.pop(request.id, None)
                elif now - self._alone_since.setdefault(request.id, now) >= ALONE_MS:
                    await self._close(request)
        self._sweeping = self._time.call_at(now + _SWEEP_MS, self._sweep_soon)


def new_id() -> str:
    """An id that cannot be guessed and is short enough for a link."""
    return secrets.token_urlsafe(9)
