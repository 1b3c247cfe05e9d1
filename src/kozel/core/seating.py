"""Who sits where: 2 to 9 seats, each a person, a bot or blind, with or without two teams."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property

import msgspec

from kozel.core.messages import SeatingError
from kozel.core.moves import Seat

MOST_SEATS = 9


class Kind(StrEnum):
    """What fills a seat. Nobody sees the hand of a blind seat (C0.8)."""

    PERSON = "person"
    BOT = "bot"
    BLIND = "blind"


class Seating(msgspec.Struct, frozen=True, dict=True):
    """The seats clockwise from 0. Teams alternate: {0, 2, …} against {1, 3, …}."""

    kinds: tuple[Kind, ...]
    teams: bool = False

    def __post_init__(self) -> None:
        if not 2 <= len(self.kinds) <= MOST_SEATS:
            raise SeatingError("seats-number", low=2, high=MOST_SEATS, number=len(self.kinds))
        if self.teams and len(self.kinds) % 2:
            raise SeatingError("seats-teams-odd", number=len(self.kinds))

    @classmethod
    def of(
        cls, seats: int, *, teams: bool = False, persons: int = 0, blind: tuple[Seat, ...] = ()
    ) -> Seating:
        """A seating of `seats` bots, the first `persons` not `blind` being persons."""
        kinds = [Kind.BLIND if seat in blind else Kind.BOT for seat in range(seats)]
        for seat in [seat for seat in range(seats) if seat not in blind][:persons]:
            kinds[seat] = Kind.PERSON
        return cls(tuple(kinds), teams)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.kinds)

    @cached_property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who wins and loses together in the match: the two teams, or each seat alone."""
        count = len(self.kinds)
        if self.teams:
            return (tuple(range(0, count, 2)), tuple(range(1, count, 2)))
        return tuple((seat,) for seat in range(count))

    @cached_property
    def blind(self) -> tuple[Seat, ...]:
        """The blind seats."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind is Kind.BLIND)

    @cached_property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind is Kind.PERSON)

    def side(self, seat: Seat) -> int:
        """The index in `sides` of the side that holds `seat`."""
        return seat % 2 if self.teams else seat

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats of this seat's side."""
        return tuple(other for other in self.sides[self.side(seat)] if other != seat)
