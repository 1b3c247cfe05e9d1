"""Cards turned up until one names the trump suit (C6)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.counting import counted
from kozel.cards.tricks.known import Sighting
from kozel.cards.tricks.stages.opening import from_deck
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms
from kozel.core.events import Event, Named, Staged
from kozel.core.moves import Seat

NO_TRUMP = "no-trump-turned"
"""Why a deal is annulled: a whole hand of permanent trumps was turned up."""


class TurnUpTrump(Stage, frozen=True):
    """The dealer's left gets open cards until one is no permanent trump: its suit is trump.
    Then the others get as many."""

    name: ClassVar[str] = "turning"

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Nobody is asked. Where a whole hand is turned up in vain, the cards are redealt."""
        fixed, seats = deal.fixed, terms.seats
        most = len(fixed.stock) // seats
        left = (deal.dealer + 1) % seats
        first = [fixed.pack[at] for at in fixed.stock[:most]]
        plain = next((n for n, card in enumerate(first) if card not in terms.data.ladder), None)
        number = most if plain is None else plain + 1
        turned = tuple(first[:number])
        events: tuple[Event, ...] = (from_deck(fixed, fixed.stock[:number], f"hand:{left}", None),)
        seen = deal.with_fixed(
            stock=fixed.stock[number:], sightings=tuple(Sighting(card, left) for card in turned)
        )
        hands = (*((),) * left, turned, *((),) * (seats - left - 1))
        seen = replace(seen, hands=hands)
        if plain is None:
            told = Staged(NO_TRUMP, deal.dealer)
            return counted(terms, seen.with_fixed(annulled=NO_TRUMP)), (*events, told)
        suit = first[plain][1]
        named = replace(seen.passed_on().with_fixed(trump=suit), order=terms.order(suit))
        dealt, more = _as_many(terms, named, left, number)
        return dealt, (*events, Named(left, "trump", suit), *more)


def _as_many(terms: Terms, deal: Deal, left: Seat, number: int) -> Outcome:
    """The other players get as many cards, unseen."""
    hands = list(deal.hands)
    stock = deal.fixed.stock
    events = []
    for step in range(1, terms.seats):
        seat = (left + step) % terms.seats
        positions, stock = stock[:number], stock[number:]
        hands[seat] = tuple(deal.fixed.pack[at] for at in positions)
        faces = () if seat in terms.blind else (seat,)
        events.append(from_deck(deal.fixed, positions, f"hand:{seat}", faces))
    return replace(deal.with_fixed(stock=stock), hands=tuple(hands)), tuple(events)
