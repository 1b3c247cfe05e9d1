"""The edge: everything around the tables that one server holds, opened and closed together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from kozel.server.guard import Hosts
from kozel.server.limits import Buckets, Limits, Places
from kozel.server.lobby import Lobby
from kozel.server.pages import BUILT, Pages
from kozel.server.people import People
from kozel.server.presence import Presence
from kozel.server.store import Store
from kozel.server.tables import LoopTime, Tables, Time, Timing


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How one server is set up. `names`: host names it answers to beside its own. `addresses`:
    under which links it is reached, told to the page for invitations. `time`: made in the
    event loop."""

    data: Path
    names: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()
    limits: Limits = Limits()
    timing: Timing = Timing()
    page: Path = BUILT
    time: Callable[[], Time] = LoopTime


class Edge:
    """The parts of a running server, for whoever handles a call or a frame."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Use `opened`."""
        self.addresses = settings.addresses
        self.limits = limits = settings.limits
        self.time = time = settings.time()
        self.store = store
        self.pages = Pages(settings.page)
        self.hosts = Hosts(*settings.names)
        self.people = People(store, time)
        self.presence = Presence()
        self.tables = Tables(store, time, timing=settings.timing)
        self.lobby = Lobby(store, self.tables, self.presence, time, limits.held_requests)
        self.calls = Buckets(limits.calls, time.now)
        self.guests = Buckets(limits.guests, time.now)
        self.requests = Buckets(limits.requests, time.now)
        self.pasted = Buckets(limits.pasted, time.now)
        self.reading_pasted = asyncio.Semaphore(1)
        self.sockets = Places(limits.sockets)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Edge]:
    """A server's parts while the block runs. `StoreError` if the data folder cannot be had."""
    store = await Store.open(settings.data)
    try:
        edge = Edge(settings, store)
        await edge.tables.start()
        await edge.lobby.start()
        try:
            yield edge
        finally:
            await edge.lobby.stop()
            await edge.tables.stop()
    finally:
        await store.close()
