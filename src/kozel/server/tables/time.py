"""The time of tables: a port, so that tests drive it by hand, and a time that can stand still."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that will be made."""

    def cancel(self) -> None:
        """Do not make it."""
        ...


class Time(Protocol):
    """Milliseconds since 1970, never going back, and calls at a moment of it."""

    def now(self) -> int:
        """Now."""
        ...

    def call_at(self, ms: int, call: Callable[[], None]) -> Timer:
        """Call as soon as `now` is `ms`, in the event loop."""
        ...


class LoopTime:
    """The time of the running event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._offset = time.time() - self._loop.time()

    def now(self) -> int:
        """Wall time at the start, counted on by the loop's own clock."""
        return int((self._loop.time() + self._offset) * 1000)

    def call_at(self, ms: int, call: Callable[[], None]) -> Timer:
        """By the event loop; a millisecond late rather than early."""
        return self._loop.call_at((ms + 1) / 1000 - self._offset, call)


class TableTime:
    """Milliseconds that a table has lived through: it stands still while nobody is there, while
    the match is adjourned, and while the server does not run."""

    def __init__(self, time: Time, lived: int) -> None:
        self._time = time
        self._lived = lived
        self._since: int | None = None

    @property
    def now(self) -> int:
        """What has passed."""
        passed = 0 if self._since is None else self._time.now() - self._since
        return self._lived + passed

    @property
    def runs(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    def run(self, on: bool) -> None:
        """Let time pass, or stop it."""
        if on == self.runs:
            return
        self._lived = self.now
        self._since = self._time.now() if on else None

    def real(self, ms: int) -> int | None:
        """When it will be `ms` here if time goes on passing; None while it stands still."""
        return None if self._since is None else self._since + ms - self._lived


class Soon:
    """The earliest real time after `now` at which something may be due."""

    def __init__(self, now: int) -> None:
        self.at: int | None = None
        self._now = now

    def not_before(self, at: int | None) -> None:
        """Something may be due at this time; None: no time will make it due. What was due
        before has been looked at already."""
        if at is not None and at > self._now and (self.at is None or at < self.at):
            self.at = at
