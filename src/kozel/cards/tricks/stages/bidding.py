"""Who plays alone against the others: the one who bids (C10.1) or who was dealt a card (C11)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.counting import counted
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms, expect
from kozel.core.events import Event, Named, Said, Shown, Staged
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, PASS, Choose, Move, Piece, Seat
from kozel.core.offers import Group, Offer

TAKE = Choose("take")
IN_TALON = "holder-in-talon"
"""Why a deal is annulled: the card whose holder plays alone was dealt to nobody (C11)."""

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
            said: tuple[Event, ...] = (Said(who, "talon-take"), Named(who, "soloist"))
            return plays_alone(deal.passed_on(*self.alone), who), said
        if move != PASS:
            raise IllegalMove("tricks-take-or-pass", "C10.1")
        said = (Said(who, "talon-pass"),)
        passed = self.passed + 1
        if passed == terms.seats:
            for_least = deal.passed_on(*self.nobody).with_fixed(least=True)
            return for_least, (*said, Named(HOUSE, "aim", "least"))
        if passed == terms.seats - 1 and not self.nobody:
            last = deal.dealer
            said = (*said, Staged("must-play", last), Named(last, "soloist"))
            return plays_alone(deal.passed_on(*self.alone), last), said
        return deal.passed_on(replace(self, passed=passed)), said


class HolderPlaysAlone(Stage, frozen=True):
    """Whoever was dealt the card announces it and plays alone (C11)."""

    name: ClassVar[str] = "soloist"
    card: Piece

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Everybody learns where the card is. In the talon it has no holder: the talon is shown
        and the same dealer deals again."""
        if self.card in deal.fixed.talon:
            shown = Shown(deal.fixed.talon, "talon")
            annulled = counted(terms, deal.with_fixed(annulled=IN_TALON))
            return annulled, (shown, Staged(IN_TALON, deal.dealer, {"card": self.card}))
        holder = next(seat for seat, hand in enumerate(deal.hands) if self.card in hand)
        known = deal.passed_on().with_fixed(holders=((self.card, holder),))
        return plays_alone(known, holder), (Named(holder, "soloist", self.card),)


def plays_alone(deal: Deal, seat: Seat) -> Deal:
    """The deal with `seat` against all others."""
    others = tuple(other for other in range(len(deal.hands)) if other != seat)
    return deal.with_fixed(soloist=seat, sides=((seat,), others))


def soloist(deal: Deal) -> Seat:
    """Who plays alone in this deal."""
    if deal.fixed.soloist is None:
        raise LookupError("nobody plays alone")
    return deal.fixed.soloist
