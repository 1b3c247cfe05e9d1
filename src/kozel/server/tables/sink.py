"""Where a table's frames go: a bounded queue to one connection."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol


class Sink(Protocol):
    """One connection, as a table sees it. Compared by identity."""

    def send(self, frame: str) -> bool:
        """Queue one frame (JSON text). False: this connection takes no more, forget it."""
        ...


class Outbox:
    """The queue of one connection. A reader too slow for it is dropped: everything queued is
    thrown away, `read` returns None, and the connection is to be closed so that the client
    comes back and says what it has (`Enter.since`)."""

    def __init__(self, limit: int = 256) -> None:
        self._limit = limit
        self._frames: deque[str] = deque()
        self._news = asyncio.Event()
        self._closed = False
        self.overrun = False

    def send(self, frame: str) -> bool:
        """Queue a frame; False once the queue is closed or was overrun."""
        if self._closed:
            return False
        if len(self._frames) >= self._limit:
            self.overrun = True
            self.close()
            self._frames.clear()
            return False
        self._frames.append(frame)
        self._news.set()
        return True

    def close(self) -> None:
        """Take no more; what is queued can still be read."""
        self._closed = True
        self._news.set()

    async def read(self) -> tuple[str, ...] | None:
        """All queued frames in order, waiting for the first; None when closed and empty."""
        while not self._frames:
            if self._closed:
                return None
            self._news.clear()
            await self._news.wait()
        frames = tuple(self._frames)
        self._frames.clear()
        return frames
