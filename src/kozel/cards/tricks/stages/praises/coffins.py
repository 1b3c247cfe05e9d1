"""Small and big coffins: pairs laid face down, the last one open for all of them (C5.8, C5.9)."""

from __future__ import annotations

from typing import ClassVar

from kozel.cards.tricks.captured import Pile
from kozel.cards.tricks.stages.opening import DealCards, from_deck
from kozel.cards.tricks.stages.praises.keeping import praiser
from kozel.cards.tricks.stages.praises.naming import named
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms
from kozel.core.events import Event, Moved
from kozel.core.moves import Seat


def small_coffins(terms: Terms, seat: Seat) -> tuple[Stage, ...]:
    """Six pairs, a card to each, six pairs, a card to each."""
    return (
        LayPairs(6),
        DealCards(1),
        LayPairs(6),
        DealCards(2),
        *named(terms, seat, "C5.8"),
    )


def big_coffins(terms: Terms, seat: Seat) -> tuple[Stage, ...]:
    """A card to each, twelve pairs, a card to each."""
    return (DealCards(1), LayPairs(12), DealCards(2), *named(terms, seat, "C5.9"))


class LayPairs(Stage, frozen=True):
    """So many pairs, one card of each for the praiser's team; the stronger card of the last,
    open pair takes them all."""

    name: ClassVar[str] = "coffins"
    pairs: int

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Nobody is asked."""
        fixed = deal.fixed
        number = 2 * self.pairs
        places, stock = fixed.stock[:number], fixed.stock[number:]
        cards = tuple(fixed.pack[at] for at in places)
        closed, (own, other) = cards[:-2], cards[-2:]
        power = terms.order("").power
        seat = praiser(deal)
        taker = seat if power[own] >= power[other] else rival(terms, deal)
        pile = terms.piles[taker]
        events: tuple[Event, ...] = (
            from_deck(fixed, places[:-2], "coffin", ()),
            from_deck(fixed, places[-2:], "coffin", None),
            Moved(cards[-2:], "coffin", pile, taker),
            Moved(closed, "coffin", pile, taker, faces=()),
        )
        captured = Pile(taker, (own, other), closed)
        after = deal.passed_on().with_fixed(stock=stock, piles=(*fixed.piles, captured))
        return after, events


def rival(terms: Terms, deal: Deal) -> Seat:
    """Who stands for the other team: the dealer, or the praiser's left where the praiser and
    the dealer are partners."""
    seat = praiser(deal)
    if terms.seating.side(deal.dealer) != terms.seating.side(seat):
        return deal.dealer
    return (seat + 1) % terms.seats
