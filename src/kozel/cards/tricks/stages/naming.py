"""Naming the trump suit (C1.2, C0.8, C10.1)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.deck import SUITS
from kozel.cards.tricks.stages.bidding import soloist
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms, expect
from kozel.core.events import Named
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Choose, Move, Piece, Seat
from kozel.core.offers import Group, Offer

_SUITS = tuple(Choose("trump", suit) for suit in SUITS)
_PRAISE = Group("offer-name-trump", _SUITS)
_CALL = Group("offer-call-trump", _SUITS)


class FindPraiser(Stage, frozen=True):
    """The holder of a card announces it, and will praise a suit and lead (C1.2, C1.4)."""

    name: ClassVar[str] = "naming"
    card: Piece

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Everybody learns where the card is. A blind holder's suit is named by its partner, or
        by the next seat clockwise that is not blind (C0.8)."""
        holder = next(seat for seat, hand in enumerate(deal.hands) if self.card in hand)
        partners = terms.seating.partners(holder)
        clockwise = tuple((holder + step) % terms.seats for step in range(1, terms.seats))
        namer = next(seat for seat in (holder, *partners, *clockwise) if seat not in terms.blind)
        found = deal.with_fixed(praiser=holder, holders=((self.card, holder),))
        return (
            replace(found.passed_on(NameTrump("C1.2", namer)), turn=holder),
            (Named(holder, "praiser", self.card),),
        )


class NameTrump(Stage, frozen=True):
    """A seat names the trump suit for all to hear: `seat`, or the soloist where it is None."""

    name: ClassVar[str] = "naming"
    rule: str
    seat: Seat | None = None

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """The one who names."""
        return (soloist(deal) if self.seat is None else self.seat,)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """The four suits."""
        if seat not in self.waiting(terms, deal):
            return super().offer(terms, deal, seat)
        if self.seat is None:
            return Offer(seat, Message("ask-call-trump", rule=self.rule), (_CALL,))
        return Offer(seat, Message("ask-name-trump", rule=self.rule), (_PRAISE,))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The other cards of the suit become trumps."""
        expect(terms, deal, who)
        match move:
            case Choose("trump", suit) if suit in SUITS and len(suit) == 1:
                named = deal.passed_on().with_fixed(trump=suit)
                return replace(named, order=terms.order(suit)), (Named(who, "trump", suit),)
            case Choose("trump", value):
                raise IllegalMove("cards-suit-unknown", self.rule, given=value)
            case _:
                raise IllegalMove("tricks-name-trump-first", self.rule)
