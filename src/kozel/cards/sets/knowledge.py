"""What one viewer knows of where the cards lie: seen cards, and places for all others (C0.9).

A card seen going to a hand may leave it face down again, as a discard or as a gift to a partner;
then the viewer knows only where it may be.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kozel.cards.deck import Card
from kozel.cards.sets.deal import Deal, Lay, Swap
from kozel.cards.sets.order import TRUMPS
from kozel.cards.sets.setup import Setup
from kozel.core.moves import HOUSE, Piece, Seat
from kozel.core.views import Place, Unknown


class _Span(NamedTuple):
    """A seat that may have had a card in hand from trick `since` on, and up to the trick
    `until`, None where it may still have it."""

    seat: Seat
    since: int
    until: int | None = None


class _Lot(NamedTuple):
    """Cards whose faces the viewer does not see: `place`, the seat whose hand it is or was, and
    the trick in which they left it, None for a hand itself."""

    place: Place
    seat: Seat
    trick: int | None


class Knowledge:
    """One viewer's knowledge of a deal; all of it once the deal is `over`."""

    def __init__(self, setup: Setup, deal: Deal, viewer: Seat, *, over: bool) -> None:
        self._setup = setup
        self._deal = deal
        self._viewer = viewer
        self._over = over
        self._hidden = tuple(self._hidden_lays())

    def sees_lay(self, lay: Lay, taker: Seat | None) -> bool:
        """Whether the viewer knows the cards laid; `taker`: who took them, None so far."""
        looks = self._setup.data.looks and self._viewer == taker
        return not lay.hidden or self._over or self._viewer == lay.seat or looks

    def hand(self, seat: Seat) -> tuple[Piece | None, ...]:
        """A hand; of another's those cards that were seen to come and cannot have gone."""
        hand = self._deal.hands[seat]
        if self._over or seat == self._viewer or seat in self._setup.open_seats:
            return hand
        known = tuple(sorted(card for card in hand if self._surely_in(seat, card)))
        return known + (None,) * (len(hand) - len(known))

    def unknown(self) -> Unknown:
        """The cards not seen, the places they may lie in, and for each card which of them."""
        if self._over or not self._deal.order:
            return Unknown()
        lots = tuple(self._lots())
        seen = self._seen()
        pieces = tuple(card for card in self._setup.deck if card not in seen)
        places = tuple(lot.place for lot in lots)
        return Unknown(pieces, places, tuple(self._mask(card, lots) for card in pieces))

    def _mask(self, card: Piece, lots: tuple[_Lot, ...]) -> int:
        spans = self._spans(card)
        if not spans:
            return (1 << len(lots)) - 1
        return sum(
            1 << at for at, lot in enumerate(lots) if any(_fits(lot, span) for span in spans)
        )

    def _seen(self) -> set[Piece]:
        """The cards whose place the viewer sees."""
        deal = self._deal
        seen = {card for seat in range(len(deal.hands)) for card in self.hand(seat) if card}
        for taker, lay in self._laid():
            if self.sees_lay(lay, taker):
                seen.update(lay.cards)
        if self._setup.data.turned and deal.stock:
            seen.add(deal.trump_card)
        return seen

    def _lots(self) -> Iterator[_Lot]:
        """Whatever holds cards that the viewer does not see."""
        deal = self._deal
        if deal.undealt:
            yield _Lot(Place("deck", len(deal.order)), HOUSE, None)
            return
        for seat in range(len(deal.hands)):
            count = self.hand(seat).count(None)
            if count:
                yield _Lot(Place(f"hand:{seat}", count), seat, None)
        stock = len(deal.stock) - (self._setup.data.turned and bool(deal.stock))
        if stock:
            yield _Lot(Place("stock", stock), HOUSE, None)
        for taker, lay in self._hidden:
            side = None if taker is None else self._setup.seating.side(taker)
            zone = "discards" if side is None else f"pile:{side}"
            yield _Lot(Place(zone, len(lay.cards)), lay.seat, lay.trick)

    def _laid(self) -> Iterator[tuple[Seat | None, Lay]]:
        """Everything that was laid, with who took it."""
        for lay in self._deal.trick:
            yield None, lay
        for seat, pile in enumerate(self._deal.piles):
            for lay in pile:
                yield seat, lay

    def _hidden_lays(self) -> Iterator[tuple[Seat | None, Lay]]:
        return ((taker, lay) for taker, lay in self._laid() if not self.sees_lay(lay, taker))

    def _surely_in(self, seat: Seat, card: Piece) -> bool:
        """Whether the card was seen to come to this hand and cannot have left it unseen."""
        spans = self._spans(card)
        laid = (_Lot(Place("", 0), lay.seat, lay.trick) for _, lay in self._hidden)
        return (
            any(span.seat == seat and span.until is None for span in spans)
            and len({span.seat for span in spans if span.until is None}) == 1
            and not any(_fits(lot, span) for lot in laid for span in spans)
        )

    def _spans(self, card: Piece) -> tuple[_Span, ...]:
        """Where a card once seen in a hand has been since; () for a card never seen."""
        sightings = self._deal.sightings
        at = next(
            (
                index
                for index in reversed(range(len(sightings)))
                if sightings[index].card == card and self._saw(sightings[index].viewers)
            ),
            None,
        )
        if at is None:
            return ()
        spans: tuple[_Span, ...] = (_Span(sightings[at].seat, sightings[at].since),)
        for swap in self._deal.swaps:
            if swap.done and swap.seen > at and self._viewer not in (swap.giver, swap.partner):
                spans = tuple(_swapped(spans, swap, trump=self._is_trump(card)))
        return spans

    def _saw(self, viewers: tuple[Seat, ...] | None) -> bool:
        return viewers is None or self._viewer in viewers

    def _is_trump(self, card: Piece) -> bool:
        return self._setup.orders[self._deal.trump].classes[Card(card)] == TRUMPS


def _fits(lot: _Lot, span: _Span) -> bool:
    """Whether a card that was in this hand then may lie in this lot."""
    if lot.seat != span.seat:
        return False
    if lot.trick is None:
        return span.until is None
    return span.since <= lot.trick and (span.until is None or lot.trick < span.until)


def _swapped(spans: tuple[_Span, ...], swap: Swap, *, trump: bool) -> Iterator[_Span]:
    """The spans after a swap that the viewer did not see: the giver gave every trump, and the
    partner any cards back."""
    for span in spans:
        leaves = span.until is None and span.seat == swap.giver and trump
        yield span._replace(until=swap.since) if leaves else span
        if leaves:
            yield _Span(swap.partner, swap.since)
        elif span.until is None and span.seat == swap.partner:
            yield _Span(swap.giver, swap.since)
