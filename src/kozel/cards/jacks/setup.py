"""What is fixed for a whole match: the deck, the way of dealing, the order under each trump."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from kozel.cards.deck import DECKS, SUITS
from kozel.cards.jacks.deal import Cards, Summary
from kozel.cards.jacks.options import JackOptions
from kozel.cards.tricks.order import Order, order
from kozel.cards.trim import trimmed
from kozel.core.moves import Seat
from kozel.core.seating import Seating
from kozel.core.sheets import Account
from kozel.core.standing import Settlement, Standing

DECK = "32"
LADDERS: dict[str, Cards] = {
    "all_four": ("JC", "JS", "JH", "JD"),
    "without_clubs": ("JS", "JH", "JD"),
}
"""The jacks above all other cards, from high to low, by value of the option ``jack_ladder``."""


class Way(msgspec.Struct, frozen=True):
    """How the cards come into the hands.

    `owners`: whose each card is that is dealt in one go, in seats clockwise from the dealer.
    `turned`: the position in the deck of the card that is turned up for the trump suit.
    `stock`: whether it goes under what is left, from which hands are filled up; else what is
    left is dealt in the same way when the hands are empty.
    """

    owners: tuple[int, ...]
    turned: int
    stock: bool = False


class JackData(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a game of this family beside its options.

    `way`: how it is dealt, by the number of seats. `settle`: the arithmetic. `unit`: what is
    kept on the sheet. `start`: what each side begins with. `goal`: the target that the sheet
    names, None where there is none. `at_once`: whether a deal ends with the card that brings a
    side's points to the target.
    """

    way: Callable[[int], Way]
    settle: Callable[[Setup, Standing, Summary], Settlement]
    unit: str
    start: Account = Account()
    goal: Callable[[JackOptions], int | None] = lambda _: None
    at_once: bool = False


class Setup:
    """A game's data, options and seating, and what follows from them.

    `removed`: cards taken out of the deck (C0.2). `orders`: by trump suit, "" before there is
    one.
    """

    def __init__(self, data: JackData, options: JackOptions, seating: Seating) -> None:
        self.data = data
        self.options = options
        self.seating = seating
        self.seats = seating.seats
        self.way = data.way(seating.seats)
        ladder = LADDERS[options.jack_ladder]
        deck, removed = trimmed(DECKS[DECK], seating.seats, ladder)
        self.deck: Cards = deck
        self.removed: Cards = removed
        self.orders = {suit: ranked(ladder, suit, deck) for suit in ("", *SUITS)}
        self.ends_at = data.goal(options) if data.at_once else None

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, beginning with `first`."""
        return tuple((first + step) % self.seats for step in range(self.seats))


def ranked(ladder: Cards, trump: str, deck: Cards) -> Order:
    """How the cards of this deck rank (C7): 7 8 9 J Q K 10 A, trumps above, jacks on top."""
    table = order(DECK, ladder, trump, "above_king")
    return replace(table, facts=tuple(fact for fact in table.facts if fact.piece in deck))
