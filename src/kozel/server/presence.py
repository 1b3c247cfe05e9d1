"""Who is connected: the lines of every person, one for each open socket."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from kozel.server.protocol import FromServer
from kozel.server.tables import Outbox


class Line:
    """One connection of one person. Compared by identity."""

    __slots__ = ("outbox", "person")

    def __init__(self, person: str, outbox: Outbox) -> None:
        self.person = person
        self.outbox = outbox

    def tell(self, frame: FromServer) -> None:
        """Send a frame; a line that is too slow for it is dropped by its outbox."""
        self.outbox.send(msgspec.json.encode(frame).decode())


class Presence:
    """The lines of all persons. `changed` is called with a person who comes or goes."""

    def __init__(self) -> None:
        self._lines: dict[str, set[Line]] = {}
        self.changed: Callable[[str], None] = lambda _: None

    @property
    def here(self) -> frozenset[str]:
        """The persons who are connected."""
        return frozenset(self._lines)

    @property
    def count(self) -> int:
        """How many connections there are."""
        return sum(map(len, self._lines.values()))

    def come(self, line: Line) -> None:
        """The person has one more line."""
        lines = self._lines.setdefault(line.person, set())
        lines.add(line)
        if len(lines) == 1:
            self.changed(line.person)

    def go(self, line: Line) -> None:
        """The line is closed."""
        lines = self._lines.get(line.person, set())
        lines.discard(line)
        if not lines and self._lines.pop(line.person, None) is not None:
            self.changed(line.person)

    def tell(self, persons: Iterable[str], frame: FromServer) -> None:
        """Send a frame to every line of these persons."""
        for person in set(persons):
            for line in tuple(self._lines.get(person, ())):
                line.tell(frame)
