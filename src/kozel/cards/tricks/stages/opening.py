"""From the lot to the cards in hand: first dealer, shuffle, cut and deal (C0.4, C0.5)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.state import DEAL, Deal, Outcome, Stage, Terms, expect
from kozel.core.chance import Cut, Lot, Request, Shuffling
from kozel.core.events import Event, Moved, Named, Staged
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Move, Number, Seat, Shuffle
from kozel.core.offers import Group, Offer


class DrawDealer(Stage, frozen=True):
    """A lot decides who deals first (C0.4)."""

    name: ClassVar[str] = "lot"

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """A seat."""
        return Lot("dealer", terms.seats)

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The lot falls."""
        expect(terms, deal, who)
        match move:
            case Number("dealer", seat) if 0 <= seat < terms.seats:
                return replace(deal.passed_on(), dealer=seat), (Named(seat, "dealer"),)
            case _:
                raise IllegalMove("cards-lot-wrong", "C0.4", number=terms.seats)


class ShufflePack(Stage, frozen=True):
    """The whole pack is shuffled; nobody sees the order until the deal is over."""

    name: ClassVar[str] = "shuffle"

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """The order of the pack."""
        return Shuffling(DEAL, terms.deck)

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The pack lies ready."""
        expect(terms, deal, who)
        match move:
            case Shuffle(label, order) if label == DEAL and sorted(order) == sorted(terms.deck):
                told = Staged("deal", deal.dealer, {"number": deal.number})
                return deal.passed_on().with_fixed(pack=order), (told,)
            case _:
                raise IllegalMove("cards-shuffle-wrong", "C0.2", number=len(terms.deck))

    def readers(self, terms: Terms, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Nobody."""
        return ()


class CutPack(Stage, frozen=True):
    """The player on the dealer's right cuts, where people want the ritual (C0.5)."""

    name: ClassVar[str] = "cut"

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Without the ritual the shuffle already contains the cut."""
        return (deal if terms.options.cut == "by_hand" else deal.passed_on()), ()

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """The dealer's right; the house for a blind seat."""
        return terms.waits[deal.dealer - 1]

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """How many cards are lifted."""
        return Cut(len(terms.deck) - 1)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """Every number of cards."""
        if seat not in self.waiting(terms, deal):
            return super().offer(terms, deal, seat)
        moves = tuple(Number("cut", lifted) for lifted in range(1, len(terms.deck)))
        return Offer(seat, Message("ask-cut", rule="C0.5"), (Group("offer-cut", moves),))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The lifted cards go under the rest."""
        expect(terms, deal, who)
        match move:
            case Number("cut", lifted) if 0 < lifted < len(terms.deck):
                pack = deal.fixed.pack
                seat = (deal.dealer - 1) % terms.seats
                return (
                    deal.passed_on().with_fixed(pack=pack[lifted:] + pack[:lifted], lifted=lifted),
                    (Named(seat, "cut", str(lifted)),),
                )
            case Number("cut", lifted):
                raise IllegalMove(
                    "cards-cut-out-of-bounds", "C0.5", number=lifted, most=len(terms.deck) - 1
                )
            case _:
                raise IllegalMove("cards-cut-first", "C0.5")


class DealCards(Stage, frozen=True):
    """The cards go round one at a time from the dealer's left, the talon last (C0.4a).

    Who leads is decided later; where nothing decides it, the dealer's left does.
    """

    name: ClassVar[str] = "dealing"

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Everybody gets a hand; nobody sees that of a blind seat (C0.8)."""
        pack, lifted, seats = deal.fixed.pack, deal.fixed.lifted, terms.seats
        to_hands = len(pack) - terms.data.talon
        events: list[Event] = []
        hands = list(deal.hands)
        for first in range(seats):
            seat = (deal.dealer + 1 + first) % seats
            dealt = range(first, to_hands, seats)
            hands[seat] = tuple(pack[index] for index in dealt)
            events.append(
                Moved(
                    hands[seat],
                    "deck",
                    f"hand:{seat}",
                    shuffle=DEAL,
                    positions=tuple((index + lifted) % len(pack) for index in dealt),
                    faces=() if seat in terms.blind else (seat,),
                )
            )
        talon = pack[to_hands:]
        if talon:
            positions = tuple((index + lifted) % len(pack) for index in range(to_hands, len(pack)))
            events.append(
                Moved(talon, "deck", "talon", shuffle=DEAL, positions=positions, faces=())
            )
        dealt_out = replace(
            deal.passed_on().with_fixed(talon=talon),
            hands=tuple(hands),
            turn=(deal.dealer + 1) % seats,
        )
        return dealt_out, tuple(events)
