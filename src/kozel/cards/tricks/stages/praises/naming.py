"""The praiser names the trump suit, where the game has none of its own (C3.1, C5)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.tricks.order import TRUMPS
from kozel.cards.tricks.stages.naming import NameTrump
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms
from kozel.core.events import Named
from kozel.core.messages import IllegalMove
from kozel.core.moves import Choose, Move, Seat
from kozel.core.offers import Group, Offer

NO_SUIT = Choose("trump", "none")


def named(terms: Terms, seat: Seat, rule: str) -> tuple[Stage, ...]:
    """The question for the trump suit; no stage where the suit is fixed."""
    return (NameTrump(rule, seat),) if terms.data.praising.names else ()


def named_for_some(terms: Terms, seat: Seat, rule: str) -> tuple[Stage, ...]:
    """The same for a deal of a few cards only."""
    return (NameForSome(rule, seat),) if terms.data.praising.names else ()


class NameForSome(NameTrump, frozen=True):
    """Whoever holds permanent trumps alone may name no suit at all (C5.6)."""

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """The suits, and none where the hand allows it."""
        offer = super().offer(terms, deal, seat)
        if seat not in self.waiting(terms, deal) or not _permanent(terms, deal, seat):
            return offer
        groups = (*offer.groups, Group("offer-no-trump", (NO_SUIT,)))
        return Offer(seat, offer.prompt, groups)

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """A suit becomes trumps, or only the permanent trumps are."""
        if move != NO_SUIT or who not in self.waiting(terms, deal):
            return super().play(terms, deal, who, move)
        if not _permanent(terms, deal, who):
            raise IllegalMove("praise-no-suit", self.rule)
        plain = replace(deal.passed_on().with_fixed(trump=""), order=terms.order(""))
        return plain, (Named(who, "trump", NO_SUIT.value),)


def _permanent(terms: Terms, deal: Deal, seat: Seat) -> bool:
    """Whether the hand holds permanent trumps alone."""
    cls = terms.order("").cls
    return all(cls[card] == TRUMPS for card in deal.hands[seat])
