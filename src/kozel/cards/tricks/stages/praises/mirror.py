"""The mirror: cut where you like; trumps are yours, the first other card is led (C5.4).

Every pack has more plain cards than there are players, so everybody finds one.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.praising import Lying, Sure
from kozel.cards.tricks.stages.opening import DealCards, from_deck
from kozel.cards.tricks.stages.praises.ending import taken
from kozel.cards.tricks.stages.praises.keeping import (
    Rooms,
    collect,
    praiser,
    settled,
    share,
    trumps,
)
from kozel.cards.tricks.stages.praises.naming import named
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms, expect
from kozel.core.events import Event, Named
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Move, Number, Seat
from kozel.core.offers import Group, Offer


def mirror(terms: Terms, seat: Seat) -> tuple[Stage, ...]:
    """The stages of this praise up to the last card dealt."""
    return (*named(terms, seat, "C5.4"), Mirror(), DealCards())


class Mirror(Stage, frozen=True):
    """One seat after the other cuts, the praiser first. `step`: whose turn it is, counted from
    the praiser."""

    name: ClassVar[str] = "mirror"
    step: int = 0

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """Who cuts."""
        return ((praiser(deal) + self.step) % terms.seats,)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """Every number of cards to lift."""
        if seat not in self.waiting(terms, deal):
            return super().offer(terms, deal, seat)
        moves = tuple(Number("cut", lifted) for lifted in range(1, _most(deal) + 1))
        return Offer(seat, Message("ask-mirror", rule="C5.4"), (Group("offer-cut", moves),))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The lower cards of the lifted packet are turned one by one, then those of the rest,
        until one is no trump."""
        expect(terms, deal, who)
        match move:
            case Number("cut", lifted) if 0 < lifted <= _most(deal):
                cut = Named(who, "cut", str(lifted))
                after, events = self._turned(terms, deal, who, lifted)
                return after, (cut, *events)
            case Number("cut", lifted):
                raise IllegalMove(
                    "cards-cut-out-of-bounds", "C5.4", number=lifted, most=_most(deal)
                )
            case _:
                raise IllegalMove("cards-cut-first", "C5.4")

    def _turned(self, terms: Terms, deal: Deal, seat: Seat, lifted: int) -> Outcome:
        fixed = deal.fixed
        kept = trumps(deal)
        turned = fixed.stock[:lifted][::-1] + fixed.stock[lifted:][::-1]
        number = next(n for n, at in enumerate(turned) if fixed.pack[at] not in kept)
        room = share(terms) - 1
        before = len(deal.hands[seat])
        deal, events = collect(terms, deal, seat, turned[:number], kept, Rooms(room, room))
        deal = settled(deal, seat, Sure(seat, len(deal.hands[seat]) - before, kept, seat))
        deal, led = _led(deal, seat, turned[number])
        events += led
        if self.step + 1 < terms.seats:
            return deal.passed_on(replace(self, step=self.step + 1)), events
        deal, more = taken(terms, deal)
        return deal, events + more


def _most(deal: Deal) -> int:
    """The most cards that can be lifted: some stay."""
    return len(deal.fixed.stock) - 1


def _led(deal: Deal, seat: Seat, at: int) -> Outcome:
    """The card goes face up to the trick."""
    fixed = deal.fixed
    told: Event = replace(from_deck(fixed, (at,), "trick", None), seat=seat)
    after = deal.with_fixed(
        stock=tuple(other for other in fixed.stock if other != at),
        lying=(*fixed.lying, Lying(seat, fixed.pack[at])),
    )
    return after, (told,)
