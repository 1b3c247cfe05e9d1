"""One against the others: who takes the talon, what is laid away (C10.1)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.state import DEAL, Deal, Outcome, Stage, Terms, expect
from kozel.core.events import Event, Moved, Named, Said
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import PASS, Choose, Move, Pick, Seat
from kozel.core.offers import Group, Offer

TAKE = Choose("take")
LAY = "lay"

_BID = Group("offer-bid", (TAKE, PASS))


class Bid(Stage, frozen=True):
    """Each in turn takes the talon to play alone, or passes.

    `alone`: the stages that follow for the soloist; `nobody`: those when all pass, none where
    the last must play (C10.3). `passed`: how many have passed.
    """

    name: ClassVar[str] = "bid"
    alone: tuple[Stage, ...]
    nobody: tuple[Stage, ...]
    passed: int = 0

    def _asked(self, terms: Terms, deal: Deal) -> Seat:
        return (deal.dealer + 1 + self.passed) % terms.seats

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """Clockwise from the dealer's left."""
        return (self._asked(terms, deal),)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """Take or pass."""
        if seat != self._asked(terms, deal):
            return super().offer(terms, deal, seat)
        return Offer(seat, Message("ask-bid", rule="C10.1"), (_BID,))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The first to take plays alone."""
        expect(terms, deal, who)
        if move == TAKE:
            return self._alone(terms, deal, who, (Said(who, "talon-take"),))
        if move != PASS:
            raise IllegalMove("tricks-take-or-pass", "C10.1")
        said: tuple[Event, ...] = (Said(who, "talon-pass"),)
        passed = self.passed + 1
        if passed == terms.seats:
            return deal.passed_on(*self.nobody), said
        if passed == terms.seats - 1 and not self.nobody:
            return self._alone(terms, deal, deal.dealer, said)
        return deal.passed_on(replace(self, passed=passed)), said

    def _alone(self, terms: Terms, deal: Deal, seat: Seat, said: tuple[Event, ...]) -> Outcome:
        others = tuple(other for other in range(terms.seats) if other != seat)
        chosen = deal.passed_on(*self.alone).with_fixed(soloist=seat, sides=((seat,), others))
        return chosen, (*said, Named(seat, "soloist"))


class TakeTalon(Stage, frozen=True):
    """The soloist takes the talon, unseen by the others."""

    name: ClassVar[str] = "talon"

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Nobody is asked."""
        fixed = deal.fixed
        seat = soloist(deal)
        first = len(fixed.pack) - len(fixed.talon)
        positions = tuple(
            (index + fixed.lifted) % len(fixed.pack) for index in range(first, len(fixed.pack))
        )
        hands = list(deal.hands)
        hands[seat] += fixed.talon
        taken = replace(deal.passed_on().with_fixed(talon=()), hands=tuple(hands))
        return taken, (
            Moved(
                fixed.talon,
                "talon",
                f"hand:{seat}",
                seat,
                shuffle=DEAL,
                positions=positions,
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


def soloist(deal: Deal) -> Seat:
    """Who plays alone in this deal."""
    if deal.fixed.soloist is None:
        raise LookupError("nobody plays alone")
    return deal.fixed.soloist
