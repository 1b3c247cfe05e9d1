"""Requests (P2): a match that waits for people, as a value, and what people do with it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from kozel import games
from kozel.core.game import Game
from kozel.core.messages import KozelError
from kozel.core.moves import Seat
from kozel.core.seating import MOST_SEATS, Kind, Seating
from kozel.core.sharecode import decode, encode
from kozel.players import registry
from kozel.server.protocol import OpenRequest, Sitter
from kozel.server.refusals import Forbidden, NotThere, Refusal, Unfit
from kozel.server.tables import ClockSpec, SeatSpec, TableSpec

LEVELS = ("novice", "club")
"""The levels of bots on offer, weakest first."""


class Clocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move, and for the whole match what longer moves are paid from."""

    move: int
    bank: int = 0

    def spec(self) -> ClockSpec:
        """The same in milliseconds; `Unfit` out of bounds."""
        if not 3 <= self.move <= 3_600 or not 0 <= self.bank <= 36_000:
            raise Unfit("request-clock", "P4", low=3, high=3_600, most=36_000)
        return ClockSpec(self.move * 1000, self.bank * 1000)


class Wanted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as its opener wants it: for a person, blind, or with a bot of this level."""

    kind: Kind
    bot: str = ""


class Sitting(msgspec.Struct, frozen=True):
    """A person on a seat of a request."""

    person: str
    name: str


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A request. `host`: the person who may start it. `key`: from its link, "" where anyone
    may join. `filler`: the level of the bots that take seats still empty when it starts."""

    id: str
    host: str
    key: str
    code: str
    teams: bool
    wanted: tuple[Wanted, ...]
    sitting: tuple[Sitting | None, ...]
    filler: str
    clocks: Clocks | None
    practice: bool

    @property
    def game(self) -> Game:
        """The game by these rules; `KozelError` if this server no longer knows them."""
        return game_of(self.code, tuple(seat.kind for seat in self.wanted), self.teams)

    @property
    def full(self) -> bool:
        """Whether no seat waits for a person."""
        return None not in self.sitting_persons

    @property
    def sitting_persons(self) -> tuple[Sitting | None, ...]:
        """Who sits on the seats that are for people."""
        return tuple(self.sitting[seat] for seat in self._for_people)

    @property
    def people(self) -> tuple[str, ...]:
        """The persons who sit, by seat."""
        return tuple(each.person for each in self.sitting if each is not None)

    @property
    def _for_people(self) -> tuple[Seat, ...]:
        return tuple(s for s, wanted in enumerate(self.wanted) if wanted.kind is Kind.PERSON)

    def opens_to(self, person: str, key: str) -> None:
        """Raise `NotThere` where this person may not even see it."""
        if self.key and key != self.key and person not in self.people:
            raise NotThere("request-unknown")

    def joined(self, person: str, name: str, seat: Seat | None) -> Request:
        """With this person on the seat, or on the first free one; who sits moves there."""
        free = [s for s in self._for_people if self.sitting[s] is None]
        if seat is None and person in self.people:
            return self
        if not free:
            raise Refusal("request-full", "P2")
        if seat is None:
            seat = free[0]
        if seat not in free:
            raise self._not_free(seat)
        rest = [None if each and each.person == person else each for each in self.sitting]
        rest[seat] = Sitting(person, name)
        return replace(self, sitting=tuple(rest))

    def _not_free(self, seat: Seat) -> KozelError:
        if not 0 <= seat < len(self.wanted):
            return Unfit("request-no-seat", "P2", number=seat + 1, most=len(self.wanted))
        if self.wanted[seat].kind is not Kind.PERSON:
            return Refusal("request-seat-not-for-people", "P2", number=seat + 1)
        return Refusal("request-seat-taken", "P2", number=seat + 1)

    def left(self, person: str) -> Request | None:
        """Without this person; None when nobody is left. Who sits longest on the lowest seat
        takes over from a host who leaves."""
        if person not in self.people:
            raise Refusal("request-not-yours", "P2")
        rest = tuple(None if s and s.person == person else s for s in self.sitting)
        remaining = [each.person for each in rest if each is not None]
        if not remaining:
            return None
        host = self.host if self.host in remaining else remaining[0]
        return replace(self, sitting=rest, host=host)

    def renamed(self, person: str, name: str) -> Request:
        """With this person under a new name."""
        return replace(
            self,
            sitting=tuple(
                Sitting(person, name) if s and s.person == person else s for s in self.sitting
            ),
        )

    def may_start(self, person: str) -> None:
        """Raise `Forbidden` unless this person is its host."""
        if person != self.host:
            raise Forbidden("request-not-host", "P2")

    def shown(self, sitter_here: frozenset[str] = frozenset()) -> OpenRequest:
        """As the lobby shows it; `sitter_here`: the persons who are connected."""
        game = self.game
        return OpenRequest(
            self.id,
            game.preset.id,
            self.code,
            game.preset.differences(game.options),
            tuple(self._sitter(seat, sitter_here) for seat in range(len(self.wanted))),
            self.teams,
            private=bool(self.key),
        )

    def _sitter(self, seat: Seat, here: frozenset[str]) -> Sitter | None:
        wanted, sitting = self.wanted[seat], self.sitting[seat]
        if wanted.kind is not Kind.PERSON:
            return Sitter(wanted.kind, bot=wanted.bot)
        if sitting is None:
            return None
        return Sitter(Kind.PERSON, sitting.name, here=sitting.person in here)

    def table(self) -> TableSpec:
        """The table that it becomes, bots on the seats still empty."""
        game = self.game
        return TableSpec(
            preset=game.preset.id,
            options=game.preset.differences(game.options),
            teams=self.teams,
            seats=tuple(self._seat(seat) for seat in range(len(self.wanted))),
            clock=self.clocks.spec() if self.clocks else None,
            private=bool(self.key),
            key=self.key,
            practice=self.practice,
        )

    def _seat(self, seat: Seat) -> SeatSpec:
        wanted, sitting = self.wanted[seat], self.sitting[seat]
        if wanted.kind is not Kind.PERSON:
            return SeatSpec(wanted.kind, bot=wanted.bot)
        if sitting is None:
            return SeatSpec(Kind.BOT, bot=self.filler)
        return SeatSpec(Kind.PERSON, sitting.person, sitting.name)


def game_of(code: str, kinds: tuple[Kind, ...], teams: bool) -> Game:
    """The game of a share code at such a table; `OptionError` or `SeatingError`."""
    preset, options = decode(code, games.preset)
    return games.make(preset.id, options, Seating(kinds, teams))


def canonical(code: str) -> str:
    """The code of the same rules against the newest defaults."""
    return encode(*decode(code, games.preset))


def check_seats(wanted: tuple[Wanted, ...]) -> None:
    """Raise `KozelError` unless the seats can be had: levels that are on offer, and somewhere
    to sit for whoever opens the request."""
    if len(wanted) > MOST_SEATS:
        raise Unfit("request-most-seats", "P2", number=len(wanted), most=MOST_SEATS)
    for seat in wanted:
        if seat.kind is Kind.BOT:
            check_level(seat.bot)
    if all(seat.kind is not Kind.PERSON for seat in wanted):
        raise Unfit("request-nobody", "P2")


def check_level(level: str) -> None:
    """Raise `KozelError` unless bots of this level are on offer."""
    if level not in LEVELS:
        raise Unfit("player-unknown", "P8", given=level[:40], values=LEVELS)
    registry.player(level)
