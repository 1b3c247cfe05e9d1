"""The one thread that writes: jobs that wait together are committed together."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kozel.server.store.errors import of_database

_log = logging.getLogger(__name__)

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]

MOST_TOGETHER = 256
"""How many jobs one commit may hold at most."""


class _Waiting:
    """A job, and the one in the event loop who waits for it."""

    def __init__(self, job: Job[Any], future: asyncio.Future[Any], *, guarded: bool) -> None:
        self.job = job
        self.future = future
        self.guarded = guarded
        self.result: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Runs jobs in its thread, in order; each is told after the commit that holds it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="kozel-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T], *, guarded: bool = True) -> T:
        """The job's result, once it is on the disk. `StoreError` if it could not be written.

        A `guarded` job may fail by itself without harm to those committed with it; one that is
        a single statement needs no guard.
        """
        waiting = _Waiting(job, self._loop.create_future(), guarded=guarded)
        self._queue.put(waiting)
        result: T = await asyncio.shield(waiting.future)
        return result

    async def stop(self) -> None:
        """Write what is waiting and end the thread."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._batch():
                self._commit(connection, batch)
                self._loop.call_soon_threadsafe(_tell, batch)

    def _batch(self) -> list[_Waiting]:
        """At least one job, and those that came meanwhile; none when it is time to stop."""
        batch: list[_Waiting] = []
        while len(batch) < MOST_TOGETHER and not (batch and self._queue.empty()):
            waiting = self._queue.get()
            if waiting is None:
                if batch:
                    self._queue.put(None)
                break
            batch.append(waiting)
        return batch

    def _commit(self, connection: Connection, batch: list[_Waiting]) -> None:
        try:
            with connection.begin():
                for waiting in batch:
                    if waiting.guarded:
                        _try(connection, waiting)
                    else:
                        waiting.result = waiting.job(connection)
        except (SQLAlchemyError, sqlite3.Error) as error:
            _log.exception("%d jobs could not be written", len(batch))
            for waiting in batch:
                waiting.error = waiting.error or of_database(error)


def _try(connection: Connection, waiting: _Waiting) -> None:
    """One job. Trouble of the data base itself stops all of them; whatever else goes wrong is
    the job's own affair, and nothing of it stays."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        waiting.result = waiting.job(connection)
    except Exception as error:
        if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
            raise
        connection.exec_driver_sql("ROLLBACK TO job")
        waiting.error = error
    connection.exec_driver_sql("RELEASE job")


def _tell(batch: list[_Waiting]) -> None:
    for waiting in batch:
        waiting.tell()
