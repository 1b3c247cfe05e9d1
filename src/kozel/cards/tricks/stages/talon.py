"""The talon of one who plays alone: taking it, and laying cards away (C10.1)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.stages.bidding import soloist
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms, expect
from kozel.core.events import Moved
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Move, Pick, Seat
from kozel.core.offers import Group, Offer

LAY = "lay"


class TakeTalon(Stage, frozen=True):
    """The soloist takes the talon, unseen by the others."""

    name: ClassVar[str] = "talon"

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Nobody is asked."""
        fixed = deal.fixed
        seat = soloist(deal)
        hands = list(deal.hands)
        hands[seat] += fixed.talon
        taken = replace(deal.passed_on().with_fixed(talon=(), talon_at=()), hands=tuple(hands))
        return taken, (
            Moved(
                fixed.talon,
                "talon",
                f"hand:{seat}",
                seat,
                shuffle=fixed.label,
                positions=fixed.talon_at,
                faces=(seat,),
            ),
        )


class LayAway(Stage, frozen=True):
    """The soloist lays away as many cards as the talon has; they count for the soloist."""

    name: ClassVar[str] = "laying"

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """The soloist."""
        return (soloist(deal),)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """Any of the cards in hand."""
        if seat != soloist(deal):
            return super().offer(terms, deal, seat)
        number = terms.data.talon
        moves = tuple(Pick(LAY, cards) for cards in combinations(deal.hands[seat], number))
        prompt = Message("ask-lay", {"number": number}, "C10.1")
        return Offer(seat, prompt, (Group("offer-lay", moves),))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """They lie face down until the deal is over."""
        expect(terms, deal, who)
        number = terms.data.talon
        if not isinstance(move, Pick) or move.word != LAY:
            raise IllegalMove("tricks-lay-first", "C10.1", number=number)
        hand = deal.hands[who]
        cards = tuple(card for card in hand if card in move.pieces)
        missing = next((card for card in move.pieces if card not in hand), None)
        if missing is not None:
            raise IllegalMove("cards-not-in-hand", card=missing)
        if len(move.pieces) != number or len(cards) != number:
            raise IllegalMove("tricks-lay-number", "C10.1", number=number)
        kept = tuple(card for card in hand if card not in cards)
        hands = (*deal.hands[:who], kept, *deal.hands[who + 1 :])
        laid = replace(deal.passed_on().with_fixed(laid=cards), hands=hands)
        return laid, (Moved(cards, f"hand:{who}", "laid", who, faces=(who,)),)

    def readers(self, terms: Terms, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """The soloist alone."""
        return (who,)


EXCHANGES: dict[str, tuple[Stage, ...]] = {
    "after": (TakeTalon(), LayAway()),
    "before": (LayAway(), TakeTalon()),
}
"""Laying away after the talon was taken or before, by the value of the option ``discard``."""
