"""The one task of a table: what comes in and what happens by itself, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from kozel.core.acts import Return
from kozel.core.moves import WATCHER
from kozel.server import protocol as wire
from kozel.server.store import StoreError
from kozel.server.tables import telling
from kozel.server.tables.automatic import Automatic
from kozel.server.tables.commands import perform
from kozel.server.tables.errors import TableError
from kozel.server.tables.sink import Sink
from kozel.server.tables.table import Raced, Table
from kozel.server.tables.time import Soon, Timer

_log = logging.getLogger(__name__)

T = TypeVar("T")
_Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any] | None"]


class Actor:
    """Runs a table. `done` is called when it may leave the memory."""

    def __init__(self, table: Table, done: Callable[[], None]) -> None:
        self.table = table
        self._automatic = Automatic(table)
        self._done = done
        self._inbox: deque[_Job] = deque()
        self._news = asyncio.Event()
        self._timer: Timer | None = None
        self._idle_since: int | None = None
        self._halted = False
        self._task = asyncio.create_task(self._run(), name=f"table-{table.id}")

    async def stop(self) -> None:
        """Finish what is being done, and nothing more."""
        if self._timer is not None:
            self._timer.cancel()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while self._inbox:
            _, future = self._inbox.popleft()
            if future is not None and not future.done():
                future.set_exception(TableError("table-closing"))

    async def enter(self, person: str, sink: Sink, since: int | None) -> None:
        """Show the table to a connection; a seat that was played for is its person's again."""

        async def job() -> None:
            table = self.table
            seat = table.spec.seat_of(person)
            table.drop(sink)
            table.add(sink, seat)
            table.tell()
            if not table.stream(seat).join(sink, since, telling.shared(table)):
                table.drop(sink)
                table.tell()
            elif seat != WATCHER and table.holder(seat) and not table.over:
                await table.act(Return(seat))

        await self._ask(job)

    async def command(self, person: str, frame: wire.Command, sink: Sink) -> None:
        """Do what a client asks, and answer it."""

        async def job() -> None:
            answer = await perform(self.table, self.table.spec.seat_of(person), frame)
            sink.send(telling.text(answer))

        await self._ask(job)

    def drop(self, sink: Sink) -> None:
        """A connection looks no longer."""

        async def job() -> None:
            if self.table.drop(sink):
                self.table.tell()

        self._put(job, None)

    async def quiet(self) -> None:
        """Wait until all that came before is done and nothing more is due now, or until the
        table has left the memory."""

        async def job() -> None:
            while await self._step():
                pass

        with suppress(TableError):
            await self._ask(job)

    async def _ask(self, job: Callable[[], Awaitable[T]]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(job, future)
        return await asyncio.shield(future)

    def _put(self, job: Callable[[], Awaitable[Any]], future: asyncio.Future[Any] | None) -> None:
        self._inbox.append((job, future))
        self._news.set()

    async def _run(self) -> None:
        while True:
            while self._inbox:
                await self._handle(*self._inbox.popleft())
            if not await self._step():
                self._news.clear()
                if not self._inbox:
                    await self._news.wait()
            else:
                await asyncio.sleep(0)

    async def _handle(
        self, job: Callable[[], Awaitable[Any]], future: asyncio.Future[Any] | None
    ) -> None:
        try:
            result = await job()
        except asyncio.CancelledError:
            if future is not None and not future.done():
                future.set_exception(TableError("table-closing"))
            raise
        except Exception as error:
            if future is None or future.cancelled():
                self._trouble(error)
            else:
                future.set_exception(error)
        else:
            if future is not None and not future.done():
                future.set_result(result)

    async def _step(self) -> bool:
        """One thing that is due by itself; afterwards the timer is set to when more may be."""
        if self._halted:
            return False
        now = self.table.time.now()
        soon = Soon(now)
        try:
            went_on = await self._automatic.step(soon)
        except Raced:
            return True
        except StoreError as error:
            self._trouble(error)
            went_on = False
            soon = Soon(now)
            soon.not_before(now + self.table.timing.retry)
        except Exception as error:
            self._trouble(error)
            self._halted = True
            return False
        if not went_on:
            self._rest(soon)
        return went_on

    def _rest(self, soon: Soon) -> None:
        """Nothing is due: sleep, or leave the memory if nobody looks and nothing ever will be."""
        table = self.table
        if table.audience.empty and soon.at is None and not self._inbox:
            now = table.time.now()
            self._idle_since = now if self._idle_since is None else self._idle_since
            if now >= self._idle_since + table.timing.idle:
                self._done()
                return
            soon.not_before(self._idle_since + table.timing.idle)
        else:
            self._idle_since = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if soon.at is not None:
            self._timer = table.time.call_at(soon.at, self._news.set)

    def _trouble(self, error: BaseException) -> None:
        _log.error("trouble at a table", exc_info=error, extra={"table": self.table.id})
