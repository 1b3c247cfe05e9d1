"""What is fixed for a whole match: the deck, who plays open, the order under each trump."""

from __future__ import annotations

import msgspec

from kozel.cards.deck import DECKS, SUITS
from kozel.cards.sets.beating import Cards
from kozel.cards.sets.combos import COMBO_ORDERS
from kozel.cards.sets.options import SetOptions
from kozel.cards.sets.order import Order, ordered, suit_trumps
from kozel.cards.trim import trimmed
from kozel.core.moves import Seat
from kozel.core.seating import Seating


class SetData(msgspec.Struct, frozen=True):
    """What makes a game of this family but is no option: its deck."""

    deck: str = "36"


class Setup(msgspec.Struct, frozen=True):
    """A game's options and seating, and what follows from them.

    `removed`: cards taken out of the deck (C0.2). `open_seats`: whose hand all see (C9.7).
    `orders`: by trump suit, "" before there is one. `combos`: from the highest down.
    """

    options: SetOptions
    seating: Seating
    deck: Cards
    removed: Cards
    open_seats: frozenset[Seat]
    orders: dict[str, Order]
    combos: tuple[str, ...]

    @classmethod
    def of(cls, data: SetData, options: SetOptions, seating: Seating) -> Setup:
        """The setup of a game."""
        deck, removed = trimmed(DECKS[data.deck], seating.seats)
        match options.open_hands:
            case "all":
                open_seats = frozenset(range(seating.seats))
            case "one_with_odds":
                open_seats = frozenset({options.open_seat})
            case _:
                open_seats = frozenset()
        return cls(
            options,
            seating,
            deck,
            removed,
            open_seats,
            {suit: ordered(deck, suit_trumps(deck, suit)) for suit in ("", *SUITS)},
            COMBO_ORDERS[options.combo_order],
        )

    def hides(self, seat: Seat) -> bool:
        """Whether the seat's discards lie face down: what leaves an open hand everyone sees."""
        return self.options.discards == "hidden" and seat not in self.open_seats

    def faces(self, seat: Seat) -> tuple[Seat, ...] | None:
        """Who sees a card that comes into this seat's hand; None for everybody."""
        return None if seat in self.open_seats else (seat,)

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, beginning with `first`."""
        seats = self.seating.seats
        return tuple((first + step) % seats for step in range(seats))
