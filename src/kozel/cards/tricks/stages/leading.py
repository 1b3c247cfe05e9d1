"""Who leads the first trick (C2.3, C2.4, C3.2, C4.2)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.stages.praises.asking import entitled
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms, expect
from kozel.core.events import Named
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Choose, Move, Piece, Seat
from kozel.core.offers import Group, Offer

LEADER = "leader"
_KEEP, _PASS = Choose("lead", "keep"), Choose("lead", "pass")


class HolderLeads(Stage, frozen=True):
    """Whoever holds the card leads; `this`: that very card must be led."""

    name: ClassVar[str] = LEADER
    card: Piece
    this: bool = False

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Everybody learns where the card is. A blind holder leads its top card (C0.8)."""
        holder = next(seat for seat, hand in enumerate(deal.hands) if self.card in hand)
        first = self.card if self.this and holder not in terms.blind else ""
        found = deal.passed_on().with_fixed(
            holders=((self.card, holder),), first_card=first, first_leader=holder
        )
        return replace(found, turn=holder), (Named(holder, "first-card", self.card),)


class KeepOrPassLead(Stage, frozen=True):
    """After a plain deal the entitled player looks at the hand and keeps the lead, or passes it
    to the partner, who must take it (C2.4)."""

    name: ClassVar[str] = LEADER

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Where there is nobody to ask, both being blind, the first of them leads."""
        return (deal, ()) if _asked(terms, deal) else _leads(deal, _right(terms, deal)[0])

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """Who is asked; of two whoever answers first."""
        return _asked(terms, deal)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """Keep or pass."""
        if seat not in _asked(terms, deal):
            return super().offer(terms, deal, seat)
        return Offer(
            seat, Message("ask-keep-lead", rule="C2.4"), (Group("offer-lead", (_KEEP, _PASS)),)
        )

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """One of the two leads."""
        expect(terms, deal, who)
        if move == _KEEP:
            return _leads(deal, who)
        if move == _PASS:
            return _leads(deal, terms.seating.partners(who)[0])
        raise IllegalMove("tricks-keep-or-pass-lead", "C2.4")


def _right(terms: Terms, deal: Deal) -> tuple[Seat, ...]:
    """Who has the right to lead: whoever was asked for a praise, or would have been."""
    chosen = deal.fixed.entitled
    return entitled(terms, deal) if chosen is None else (chosen,)


def _asked(terms: Terms, deal: Deal) -> tuple[Seat, ...]:
    """Those of them who see their cards; for a blind one the partner decides, if that one
    sees (C0.8)."""
    right = _right(terms, deal)
    for seats in (right, terms.seating.partners(right[0])):
        seeing = tuple(seat for seat in seats if seat not in terms.blind)
        if seeing:
            return seeing
    return ()


def _leads(deal: Deal, seat: Seat) -> Outcome:
    leading = deal.passed_on().with_fixed(first_leader=seat)
    return replace(leading, turn=seat), (Named(seat, LEADER),)
