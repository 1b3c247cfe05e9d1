"""The tables of one server, by id."""

from __future__ import annotations

import asyncio
import logging
import os
from secrets import compare_digest

import msgspec
from sqlalchemy import Connection

from kozel import games
from kozel.core.fair import Entropy
from kozel.core.log import Header, Player
from kozel.core.match import Make
from kozel.core.messages import KozelError, Message
from kozel.core.moves import WATCHER, Seat
from kozel.core.seating import Kind, Seating
from kozel.players.registry import player
from kozel.server import protocol as wire
from kozel.server.store import Store, matches
from kozel.server.store.matches import MatchRow
from kozel.server.tables import records, telling
from kozel.server.tables.actor import Actor
from kozel.server.tables.errors import TableError
from kozel.server.tables.sink import Sink
from kozel.server.tables.spec import TableSpec, Timing
from kozel.server.tables.table import Table
from kozel.server.tables.time import Time

_log = logging.getLogger(__name__)

_ID_BYTES = 8
_PATIENT = Timing()


class Tables:
    """All live tables of a store. One server at a time owns a store."""

    def __init__(
        self,
        store: Store,
        time: Time,
        *,
        make: Make = games.make,
        entropy: Entropy = os.urandom,
        timing: Timing = _PATIENT,
    ) -> None:
        self._store = store
        self._time = time
        self._make = make
        self._entropy = entropy
        self._timing = timing
        self._actors: dict[str, Actor] = {}
        self._loading: dict[str, asyncio.Task[Actor]] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._starting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Let every live match of the store go on, one after the other, while people already
        come in. One whose log cannot be read is logged and left alone."""
        live = await self._store.read(matches.live)
        self._starting = asyncio.create_task(self._all(live))

    async def _all(self, live: tuple[str, ...]) -> None:
        for match in live:
            try:
                await self._actor(match)
            except KozelError as error:
                _log.error("a table cannot go on: %s", error.message.id, extra={"table": match})

    async def stop(self) -> None:
        """Finish what is being written and leave every table as it is in the store."""
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()), *self._leaving)
        self._actors.clear()

    async def create(self, spec: TableSpec) -> str:
        """Begin a match; the id of its table. `OptionError`, `SeatingError`, or the
        `KozelError` of an unknown player."""
        row = self._row(spec)
        await self._store.write(lambda connection: matches.begin(connection, row))
        await self._actor(row.id)
        return row.id

    async def enter(
        self, table: str, person: str, sink: Sink, *, key: str = "", since: int | None = None
    ) -> None:
        """Show the table to a connection: what it missed since `since`, or a whole
        `TableState`. At the person's seat where `person` has one, else as a watcher.
        `TableError` (``table-unknown``, ``table-private``) if that cannot be."""
        actor = await self._actor(table)
        spec = actor.table.spec
        seated = spec.seat_of(person) != WATCHER
        if spec.private and not seated and not (spec.key and compare_digest(key, spec.key)):
            raise TableError("table-private")
        await actor.enter(person, sink, since)

    def leave(self, table: str, sink: Sink) -> None:
        """This connection looks at the table no longer."""
        actor = self._actors.get(table)
        if actor is not None:
            actor.drop(sink)

    def gone(self, sink: Sink) -> None:
        """The connection is lost: it leaves every table."""
        for actor in self._actors.values():
            if actor.table.audience.shows(sink):
                actor.drop(sink)

    async def command(self, person: str, frame: wire.Command, sink: Sink) -> None:
        """Do what the client asks. The answer (`Done`, `Refused` or `Advice`) goes to `sink`
        after what happened is stored; never raises for what the client did wrong."""
        try:
            actor = await self._actor(frame.table)
            await actor.command(person, frame, sink)
        except KozelError as error:
            sink.send(telling.text(wire.Refused(frame.id, error.message)))
        except Exception:
            _log.exception("table %s could not do what it was asked", frame.table)
            sink.send(telling.text(wire.Refused(frame.id, Message("table-trouble"))))

    async def log(self, table: str, person: str = "") -> str:
        """The log as this person may have it now, as a file's text, with its closing line if
        the match is over. `TableError` if there is no such table."""
        return await self._store.read(lambda c: records.log_for(c, table, person, self._make))

    async def replay(self, table: str) -> wire.Replay:
        """A finished match step by step with all hands. `TableError` ``table-not-over``, or if
        there is no such table."""
        return await self._store.read(lambda c: records.replay_of(c, table, self._make))

    def spec(self, table: str) -> TableSpec | None:
        """What a table in memory was created with."""
        actor = self._actors.get(table)
        return None if actor is None else actor.table.spec

    async def quiet(self) -> None:
        """Wait until all tables are loaded and nothing more is due at any of them now."""
        if self._starting is not None:
            await self._starting
        while self._leaving:
            await asyncio.gather(*self._leaving)
        await asyncio.gather(*(actor.quiet() for actor in self._actors.values()))

    def _row(self, spec: TableSpec, first_leader: Seat | None = None) -> MatchRow:
        seating = Seating(tuple(seat.kind for seat in spec.seats), spec.teams)
        game = self._make(spec.preset, spec.options, seating)
        for seat in spec.seats:
            if seat.kind is Kind.BOT:
                player(seat.bot)
        players = tuple(Player(seat.name, seat.bot) for seat in spec.seats)
        header = Header.of(game.preset, game.options, seating, players, first_leader=first_leader)
        return MatchRow(
            self._entropy(_ID_BYTES).hex(),
            header.line(),
            msgspec.json.encode(spec).decode(),
            matches.LIVE,
            spec.preset,
            self._time.now(),
            {n: seat.person for n, seat in enumerate(spec.seats) if seat.kind is Kind.PERSON},
        )

    async def _rematch(self, table: Table) -> None:
        """Another match with the same rules and seats, for those who sit at this table. It is
        told who led the first deal of this one, where its rules ask for that (D8)."""
        led = table.course.state.standing.first_leader
        row = self._row(msgspec.structs.replace(table.spec, previous=table.id), led)

        def job(connection: Connection) -> None:
            matches.begin(connection, row)
            matches.set_rematch(connection, table.id, row.id)

        await self._store.write(job)
        table.rematch = row.id
        await self._actor(row.id)
        table.tell()
        table.say(wire.MovedOn(table.id, row.id))

    async def _actor(self, match: str) -> Actor:
        """The table's actor, loaded if it is not in memory; one load for all who wait."""
        found = self._actors.get(match)
        if found is not None:
            return found
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.create_task(self._load(match))
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(loading)

    async def _load(self, match: str) -> Actor:
        table = await Table.load(
            match,
            store=self._store,
            time=self._time,
            timing=self._timing,
            make=self._make,
            entropy=self._entropy,
            rematch=self._rematch,
        )
        actor = self._actors[match] = Actor(table, lambda: self._forget(match))
        return actor

    def _forget(self, match: str) -> None:
        """A table that nobody looks at, and where nothing is to come, leaves the memory."""
        actor = self._actors.pop(match, None)
        if actor is not None:
            leaving = asyncio.create_task(actor.stop())
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)
