"""The store of one server: one writer, several readers, one data folder."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from kozel.core.log import Entry
from kozel.server.store import database
from kozel.server.store.errors import of_database
from kozel.server.store.lock import FolderLock
from kozel.server.store.matches import Append
from kozel.server.store.migrating import migrate
from kozel.server.store.writer import Job, Writer

T = TypeVar("T")


class Store:
    """Everything that must outlive the process. All writes go through one thread and are on
    the disk when they return."""

    def __init__(self, lock: FolderLock, writing: Engine, reading: Engine) -> None:
        """Use `open`."""
        self._lock = lock
        self._engines = (writing, reading)
        self._reading = reading
        self._writer = Writer(writing)

    @classmethod
    async def open(cls, folder: Path) -> Store:
        """The store in this folder, made or migrated as needed (`migrate`). `StoreError` if
        another process has it, or if it cannot be read or written, or is newer than this
        program."""
        lock = await asyncio.to_thread(FolderLock, folder)
        try:
            path = folder / database.NAME
            await asyncio.to_thread(migrate, path)
        except BaseException:
            lock.release()
            raise
        engines = (database.engine_of(path, writing=on) for on in (True, False))
        return cls(lock, *engines)

    async def close(self) -> None:
        """Write what is waiting and leave the folder to others."""
        await self._writer.stop()
        for engine in self._engines:
            engine.dispose()
        self._lock.release()

    async def append(self, match: str, entry: Entry) -> bool:
        """Add a row to a log; False if somebody else was first (see `Append`)."""
        return await self._writer.do(Append(match, entry), guarded=False)

    async def write(self, job: Job[T]) -> T:
        """Run a job that writes; its result once that is on the disk. `StoreError`, or what the
        job itself raises."""
        return await self._writer.do(job)

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads, beside the writer."""
        return await asyncio.to_thread(self._read, job)

    def _read(self, job: Job[T]) -> T:
        try:
            with self._reading.begin() as connection:
                return job(connection)
        except SQLAlchemyError as error:
            raise of_database(error) from error
