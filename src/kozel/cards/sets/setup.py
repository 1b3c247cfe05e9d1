"""What is fixed for a whole match: the deck, who plays open, the order under each trump."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from kozel.cards.deck import DECKS, SUITS
from kozel.cards.sets import combos
from kozel.cards.sets.beating import Cards, Leading
from kozel.cards.sets.combos import Combo
from kozel.cards.sets.deal import Summary
from kozel.cards.sets.options import SetOptions
from kozel.cards.sets.order import Order, ordered, permanent_trumps, suit_trumps
from kozel.cards.trim import trimmed
from kozel.core.moves import Seat
from kozel.core.seating import Seating
from kozel.core.standing import Settlement, Standing

PERMANENT_SUIT = "C"
"""The suit whose cards are all trumps where trumps are permanent (C8.9)."""


class SetData(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a game of this family but is no option.

    `settle`: what a deal comes to; `unit` and `target`: as in a `ScoreSheet`. `turned`: the card
    after those dealt is turned for trumps and lies under the stock (C9); else trumps are as the
    option says. `dealer_leads`: every deal (C8.2); else the dealer's left, later who took the
    last trick (C9.1). `bura`: bura, the combinations of Burkozel and the claim of 61 (C9.4,
    C9.5). `looks`: who took cards laid face down may look at them (C9.2).
    """

    settle: Callable[[Setup, Standing, Summary], Settlement]
    unit: str
    target: Callable[[SetOptions], int | None]
    turned: bool = False
    dealer_leads: bool = True
    bura: bool = False
    looks: bool = False
    deck: str = "36"


class Setup(msgspec.Struct, frozen=True):
    """A game's data, options and seating, and what follows from them.

    `removed`: cards taken out of the deck (C0.2). `open_seats`: whose hand all see (C9.7).
    `orders`: by trump suit, "" where there is none. `combos`: from the highest down.
    """

    data: SetData
    options: SetOptions
    seating: Seating
    deck: Cards
    removed: Cards
    open_seats: frozenset[Seat]
    orders: dict[str, Order]
    leading: Leading
    combos: tuple[Combo, ...]

    @classmethod
    def of(cls, data: SetData, options: SetOptions, seating: Seating) -> Setup:
        """The setup of a game."""
        permanent = _permanent(data, options)
        deck, removed = trimmed(DECKS[data.deck], seating.seats, permanent)
        return cls(
            data,
            options,
            seating,
            deck,
            removed,
            _open_seats(options, seating),
            {suit: ordered(deck, permanent or suit_trumps(deck, suit)) for suit in ("", *SUITS)},
            Leading(options.leads == "suit_or_rank", options.must_lead_whole_suit),
            combos_of(data, options),
        )

    @property
    def fixed_trump(self) -> str:
        """The trump suit before anything is dealt; "" if a card will tell, or there is none."""
        return PERMANENT_SUIT if _permanent(self.data, self.options) else ""

    @property
    def cuts_trump(self) -> bool:
        """Whether the pack is cut for the trump card (C8.1)."""
        return not self.data.turned and self.options.trumps == "cut"

    def gives(self, when: str) -> bool:
        """Whether trumps may be given at this time, to a partner (C8.9)."""
        wanted = self.options.give_trumps == when
        return wanted and self.seating.teams and bool(self.fixed_trump)

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


def combos_of(data: SetData, options: SetOptions) -> tuple[Combo, ...]:
    """The combinations that take the lead out of turn, from the highest down."""
    if data.bura:
        return combos.of_burkozel(options.combo_order, four_tens=options.four_tens)
    return combos.of_mnogo(trumps=options.trumps != "none", by_rank=options.leads == "suit_or_rank")


def _permanent(data: SetData, options: SetOptions) -> Cards:
    """The trumps that are always the same, lowest first; none where a card tells."""
    if data.turned or options.trumps != "permanent":
        return ()
    return permanent_trumps(DECKS[data.deck], options.clubs_order)


def _open_seats(options: SetOptions, seating: Seating) -> frozenset[Seat]:
    match options.open_hands:
        case "all":
            return frozenset(range(seating.seats))
        case "one_with_odds":
            return frozenset({options.open_seat})
        case _:
            return frozenset()
