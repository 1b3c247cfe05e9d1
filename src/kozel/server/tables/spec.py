"""What a table is created with, and how long things take at a table."""

from __future__ import annotations

import msgspec

from kozel.core.moves import WATCHER, Seat
from kozel.core.options import Value
from kozel.core.seating import Kind

MOST_NAME = 40
"""The longest name of a person that a table shows, in characters."""


class SeatSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person by id and shown name, a bot by its level, or nobody (blind)."""

    kind: Kind
    person: str = ""
    name: str = ""
    bot: str = ""


class ClockSpec(msgspec.Struct, frozen=True):
    """Milliseconds for each move, and the bank for the match that longer moves are paid from."""

    move_ms: int
    bank_ms: int = 0


class TableSpec(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table that is to be: rules, seats and customs.

    `options`: only those that differ from the preset's defaults. `clock`: None for play
    without clocks. `rated`: time-out ends the match, no hints. `private`: who has no seat needs
    `key` to watch. `practice`: all hands lie open. `pace`: the least and the most milliseconds
    that a bot lets pass before it moves. `previous`: the table that this one is the rematch of.
    """

    preset: str
    options: dict[str, Value] = {}
    teams: bool = False
    seats: tuple[SeatSpec, ...]
    clock: ClockSpec | None = None
    rated: bool = False
    private: bool = False
    key: str = ""
    practice: bool = False
    pace: tuple[int, int] = (600, 1400)
    window_ms: int = 8_000
    between_ms: int = 15_000
    previous: str = ""

    def seat_of(self, person: str) -> Seat:
        """Where this person sits; WATCHER for everybody else."""
        for seat, sitter in enumerate(self.seats):
            if person and sitter.kind is Kind.PERSON and sitter.person == person:
                return seat
        return WATCHER


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """How long a server waits, in milliseconds; the same for all its tables.

    `grace`: a person whose connection is lost is played for after it. `gathering`: the first
    deal waits so long for people on their way. `contributing`: the longest wait for
    contributions to a deal. `question`: after it an unanswered question is dropped. `retry`:
    between two tries to write where the disk refuses. `idle`: a table that nobody looks at and
    where nothing can happen leaves the memory after it.
    """

    grace: int = 30_000
    gathering: int = 10_000
    contributing: int = 1_500
    question: int = 60_000
    retry: int = 1_000
    idle: int = 600_000
