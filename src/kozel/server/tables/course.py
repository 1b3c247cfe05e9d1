"""The course of a match: everything that follows from the rows of its log."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from kozel.core import chain
from kozel.core.acts import Act, write_act
from kozel.core.events import Event
from kozel.core.game import Game, State
from kozel.core.log import BY_HOUSE, BY_TABLE, Entry, Log, seal_entry
from kozel.core.logreader import read
from kozel.core.match import Make, Match, begin, fold
from kozel.core.moves import HOUSE, Move, Say, Seat
from kozel.core.notation import write
from kozel.server.clocks import Clocks
from kozel.server.tables.dealing import Deals
from kozel.server.tables.spec import ClockSpec

COMMANDS_KEPT = 64
"""How many of a seat's last commands are remembered, so that a repeated one counts once."""


class Next(msgspec.Struct, frozen=True):
    """A row that may be appended, and what the match is with it."""

    entry: Entry
    match: Match
    act: Act | None
    events: tuple[Event, ...]


class Course:
    """Where a match is in its log. `move` and `act` make the next row, `take` goes on to it;
    between the two it has to be stored. `number`: the last row; `turn`: the last one that
    changed the position, be it by an undo; `ms`: the table's time at the last row."""

    def __init__(self, log: Log, make: Make, clock: ClockSpec | None, salts: chain.Salts) -> None:
        self.match = begin(log.header, make)
        seats = self.game.seating.seats
        self.clocks = None if clock is None else Clocks.of(seats, clock.move_ms, clock.bank_ms)
        self.deals = Deals(self.game.seating)
        self.number = 0
        self.turn = 0
        self.ms = 0
        self.commands: dict[Seat, list[str]] = {seat: [] for seat in range(seats)}
        self._hash = chain.head(log.header_line)
        self._salts = salts
        for entry in log.entries:
            self._replay(entry)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def state(self) -> State:
        """Where it stands."""
        return self.match.state

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats or the house, whom the match waits for; nobody once it is over."""
        return () if self.match.ending else self.game.waiting(self.state)

    @property
    def deal(self) -> int:
        """The number of the deal that is played or about to begin."""
        return self.game.deal_number(self.state)

    def move(self, who: Seat, move: Move, ms: int, command: str = "") -> Next:
        """The row for a move. `IllegalEntry` where the rules do not allow it, `LogError` after
        the end, `NotationError` for a move without a line of its own."""
        by = BY_HOUSE if who == HOUSE else str(who)
        entry = self._sealed(ms, by, write(move), command)
        match = fold(self.match, entry)
        return Next(entry, match, None, match.steps[-1].events)

    def act(self, act: Act, ms: int, command: str = "") -> Next:
        """The row for an act of the table; `LogError` where it cannot be."""
        entry = self._sealed(ms, BY_TABLE, write_act(act), command)
        return Next(entry, fold(self.match, entry), act, ())

    def _sealed(self, ms: int, by: str, text: str, command: str) -> Entry:
        number = self.number + 1
        return seal_entry(self._hash, number, max(ms, self.ms), by, text, command, self._salts())

    def take(self, row: Next) -> None:
        """Go on to a row that is stored."""
        entry, before, match = row.entry, self.match, row.match
        if match.game.deal_number(before.state) != match.game.deal_number(match.state):
            match = replace(match, steps=())  # nothing of a finished deal is taken back
        self.match = match
        if match.state is not before.state and not _said(row):
            self.turn = entry.number
        self.number, self.ms, self._hash = entry.number, entry.ms, entry.hash
        if row.act is not None:
            self.deals.note(row.act, entry.ms)
        if entry.command:
            self._remember(entry)
        if self.clocks is not None:
            self.clocks = self.clocks.turn(entry.ms, self._thinking(), self._decided(row))

    def _replay(self, entry: Entry) -> None:
        act = entry.act
        match = fold(self.match, entry)
        if act is None and entry.by == BY_HOUSE:
            self.deals.drawn(match.steps[-1].move)
        self.take(Next(entry, match, act, ()))

    def _thinking(self) -> tuple[Seat, ...]:
        """The people whose clocks run."""
        if self.match.adjourned:
            return ()
        return tuple(
            seat
            for seat in self.waiting
            if seat in self.game.seating.persons and not self.match.holders[seat]
        )

    def _decided(self, row: Next) -> Seat | None:
        if row.act is not None or row.entry.by == BY_HOUSE or _said(row):
            return None
        return row.entry.who

    def _remember(self, entry: Entry) -> None:
        by, command = entry.by, entry.command
        if by == BY_TABLE:
            by, _, command = command.partition("-")
        known = self.commands.get(int(by)) if by.isdecimal() else None
        if known is not None:
            known.append(command)
            del known[:-COMMANDS_KEPT]


def _said(row: Next) -> bool:
    """Whether the row is a phrase, which changes nothing in the game."""
    return row.act is None and isinstance(row.match.steps[-1].move, Say)


def act_command(seat: Seat, command: str) -> str:
    """What stands in the log for a command of this seat that became an act of the table."""
    return f"{seat}-{command}"


def log_of(header: str, lines: Iterable[str], *, closed: bool = False) -> Log:
    """The log that was stored, checked against its chain; `LogError` if it was edited."""
    text = "\n".join((header, *lines)) + "\n"
    log = read(text.encode(), cut=True)
    return Log(log.header, log.header_line, log.entries, closed)
