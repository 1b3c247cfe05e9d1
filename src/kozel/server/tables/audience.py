"""Who looks at a table: people at their seats, watchers, and what each viewer has received."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kozel.core.moves import WATCHER, Seat
from kozel.server.tables.sink import Sink
from kozel.server.tables.stream import Stream

UNSEEN_MOST = 32
"""A viewer who missed so many frames is shown the table anew on return."""


class Audience:
    """The connections of a table. `away`: per person the table's time when the last connection
    was lost; it means nothing while the person is there."""

    def __init__(self, persons: tuple[Seat, ...], now: int) -> None:
        self.here: dict[Seat, list[Sink]] = {seat: [] for seat in persons}
        self.away: dict[Seat, int] = dict.fromkeys(persons, now)
        self.watchers: list[Sink] = []
        self._streams: dict[Seat, Stream] = {}
        self._numbers: dict[Seat, int] = {}

    @property
    def present(self) -> tuple[Seat, ...]:
        """The people who are there."""
        return tuple(seat for seat, sinks in self.here.items() if sinks)

    @property
    def empty(self) -> bool:
        """Whether nobody looks."""
        return not self.watchers and not self.present

    def shows(self, sink: Sink) -> bool:
        """Whether this connection looks."""
        return sink in self.watchers or any(sink in sinks for sinks in self.here.values())

    def add(self, sink: Sink, seat: Seat) -> None:
        """This connection looks from here on."""
        (self.watchers if seat == WATCHER else self.here[seat]).append(sink)

    def drop(self, sink: Sink, now: int) -> bool:
        """This connection looks no longer; whether anybody can notice."""
        before = (self.present, len(self.watchers))
        for stream in self._streams.values():
            stream.sinks = [each for each in stream.sinks if each is not sink]
        self.watchers = [each for each in self.watchers if each is not sink]
        for seat, sinks in self.here.items():
            left = [each for each in sinks if each is not sink]
            if sinks and not left:
                self.away[seat] = now
            self.here[seat] = left
        return before != (self.present, len(self.watchers))

    def stream(self, viewer: Seat, now: int, make: Callable[[int], Stream]) -> Stream:
        """The frames of this viewer. A new stream counts from `now`, in milliseconds since
        1970, so that no number of an earlier one comes again."""
        found = self._streams.get(viewer)
        if found is None:
            found = make(max(now, self._numbers.get(viewer, 0)))
            self._streams[viewer] = found
        return found

    def streams(self) -> Iterator[Stream]:
        """The streams of all who look, or may come back soon."""
        yield from tuple(self._streams.values())

    def tidy(self) -> None:
        """Forget the streams that nobody comes back to."""
        for viewer, stream in tuple(self._streams.items()):
            if not stream.sinks and (viewer == WATCHER or stream.unseen > UNSEEN_MOST):
                self._numbers[viewer] = stream.number + 1
                del self._streams[viewer]
