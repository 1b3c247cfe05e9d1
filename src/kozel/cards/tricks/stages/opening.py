"""From the lot to the cards in hand: first dealer, shuffle, cut and deal (C0.4, C0.5)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.state import DEAL, Deal, Fixed, Outcome, Stage, Terms, expect
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
                packed = deal.passed_on().with_fixed(pack=order, stock=tuple(range(len(order))))
                return packed, (told,)
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
        return Cut(len(deal.fixed.stock) - 1)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """Every number of cards."""
        if seat not in self.waiting(terms, deal):
            return super().offer(terms, deal, seat)
        moves = tuple(Number("cut", lifted) for lifted in range(1, len(deal.fixed.stock)))
        return Offer(seat, Message("ask-cut", rule="C0.5"), (Group("offer-cut", moves),))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The lifted cards go under the rest."""
        expect(terms, deal, who)
        match move:
            case Number("cut", lifted) if 0 < lifted < len(deal.fixed.stock):
                stock = deal.fixed.stock
                seat = (deal.dealer - 1) % terms.seats
                return (
                    deal.passed_on().with_fixed(stock=stock[lifted:] + stock[:lifted]),
                    (Named(seat, "cut", str(lifted)),),
                )
            case Number("cut", lifted):
                raise IllegalMove(
                    "cards-cut-out-of-bounds",
                    "C0.5",
                    number=lifted,
                    most=len(deal.fixed.stock) - 1,
                )
            case _:
                raise IllegalMove("cards-cut-first", "C0.5")


class DealCards(Stage, frozen=True):
    """The cards go round one at a time from the dealer's left, the talon last (C0.4a).

    `each`: until everybody holds so many; None: all cards but the talon. Who leads is decided
    later, or has been by a praise; where nothing decides it, the dealer's left does.
    """

    name: ClassVar[str] = "dealing"
    each: int | None = None

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Everybody gets a hand; nobody sees that of a blind seat (C0.8)."""
        fixed, seats = deal.fixed, terms.seats
        stock = fixed.stock
        clockwise = tuple((deal.dealer + 1 + step) % seats for step in range(seats))
        held = sum(map(len, deal.hands))
        each = self.each
        if each is None:
            each = (held + len(stock) - terms.data.talon) // seats
        given: dict[Seat, list[int]] = {seat: [] for seat in clockwise}
        while any(len(deal.hands[seat]) + len(given[seat]) < each for seat in clockwise):
            for seat in clockwise:
                if len(deal.hands[seat]) + len(given[seat]) < each:
                    given[seat].append(stock[0])
                    stock = stock[1:]
        hands = list(deal.hands)
        events: list[Event] = []
        for seat, positions in given.items():
            if not positions:
                continue
            cards = tuple(fixed.pack[at] for at in positions)
            hands[seat] += cards
            faces = () if seat in terms.blind else (seat,)
            events.append(from_deck(fixed, tuple(positions), f"hand:{seat}", faces))
        if self.each is None and terms.data.talon:
            fixed = replace(fixed, talon=tuple(fixed.pack[at] for at in stock), talon_at=stock)
            events.append(from_deck(fixed, stock, "talon", ()))
            stock = ()
        dealt_out = replace(
            deal.passed_on(),
            fixed=replace(fixed, stock=stock, drawn=deal.hands if fixed.praise else ()),
            hands=tuple(hands),
            turn=deal.turn if fixed.praise else clockwise[0],
        )
        return dealt_out, tuple(events)


def from_deck(
    fixed: Fixed, positions: tuple[int, ...], target: str, faces: tuple[Seat, ...] | None
) -> Moved:
    """Cards leave the pack; anybody can compare them with the shuffle afterwards (P6)."""
    cards = tuple(fixed.pack[at] for at in positions)
    return Moved(cards, "deck", target, shuffle=fixed.label, positions=positions, faces=faces)
