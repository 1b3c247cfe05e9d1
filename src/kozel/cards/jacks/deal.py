"""The deal as a value: who holds what, what lies where, and whose turn it is."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from kozel.core.moves import HOUSE, Piece, Seat

Cards = tuple[Piece, ...]


class Stage(StrEnum):
    """What the deal waits for: the house in the first two, then the seat whose turn it is."""

    LOT = "lot"
    SHUFFLE = "shuffle"
    CUT = "cut"
    TRICKS = "tricks"


class Trick(msgspec.Struct, frozen=True):
    """A taken trick: the cards in the order in which they were played."""

    leader: Seat
    cards: Cards
    taker: Seat


class Summary(msgspec.Struct, frozen=True):
    """What a finished deal came to: who dealt, and the card points taken by each side."""

    dealer: Seat
    points: tuple[int, ...]


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of free play.

    `pack`: the cards that are in no hand yet, in the order in which they come, and `places`:
    where each lay in the shuffle. `turned`: the card that was turned up for the trump suit.
    `written`: what each side had before the deal, where that counts on; `taken`: the card points
    of each side in this deal. `turn`: who is to move, HOUSE where no seat is.
    """

    number: int
    stage: Stage
    dealer: Seat
    hands: tuple[Cards, ...]
    written: tuple[int, ...]
    taken: tuple[int, ...]
    pack: Cards = ()
    places: tuple[int, ...] = ()
    turned: Piece = ""
    trump: str = ""
    turn: Seat = HOUSE
    trick: Cards = ()
    tricks: tuple[Trick, ...] = ()
    summary: Summary | None = None

    def owner(self, index: int) -> Seat:
        """Who played this card of the running trick."""
        return (self.turn - len(self.trick) + index) % len(self.hands)
