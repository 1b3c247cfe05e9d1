"""What a viewer can work out of the cards it does not see: where each may lie."""

from __future__ import annotations

from kozel.cards.tricks.order import TRUMPS
from kozel.cards.tricks.state import Deal, Terms
from kozel.core.moves import Piece, Seat
from kozel.core.views import Place, Unknown


def unknown(terms: Terms, deal: Deal, viewer: Seat) -> Unknown:
    """The unseen cards, the places with the number of them, and per card its possible places."""
    hidden = _hidden(terms, deal, viewer)
    places = tuple(Place(zone, len(cards)) for zone, cards in hidden.items() if cards)
    names = [place.zone for place in places]
    unseen = frozenset(card for cards in hidden.values() for card in cards)
    cards = tuple(card for card in terms.deck if card in unseen)
    lacking = _lacking(terms, deal)
    home = dict(deal.fixed.holders)
    masks = []
    for card in cards:
        mask = 0
        for bit, zone in enumerate(names):
            seat = int(zone[5:]) if zone.startswith("hand:") else None
            elsewhere = card in home and home[card] != seat
            lacked = seat is not None and deal.order.cls[card] in lacking[seat]
            if not elsewhere and not lacked:
                mask |= 1 << bit
        masks.append(mask)
    return Unknown(cards, places, tuple(masks))


def _hidden(terms: Terms, deal: Deal, viewer: Seat) -> dict[str, tuple[Piece, ...]]:
    """The cards this viewer does not see, by zone."""
    fixed = deal.fixed
    hidden = {
        f"hand:{seat}": hand
        for seat, hand in enumerate(deal.hands)
        if not sees_hand(terms, seat, viewer)
    }
    hidden["deck"] = undealt(deal)
    hidden["talon"] = fixed.talon[fixed.turned :]
    if viewer != fixed.soloist:
        hidden["laid"] = fixed.laid
    return hidden


def undealt(deal: Deal) -> tuple[Piece, ...]:
    """The shuffled pack while it waits to be cut and dealt."""
    dealt = any(deal.hands) or deal.trick or deal.tricks
    return () if dealt else deal.fixed.pack


def sees_hand(terms: Terms, seat: Seat, viewer: Seat) -> bool:
    """Nobody sees a hand but its owner; a blind one is seen by nobody (C0.8)."""
    return viewer == seat and seat not in terms.blind


def _lacking(terms: Terms, deal: Deal) -> tuple[set[str], ...]:
    """The classes each seat has shown to lack. A card of a blind seat shows nothing, nor does
    any card where revokes are possible (C0.6, C0.8)."""
    lacking: tuple[set[str], ...] = tuple(set() for _ in range(terms.seats))
    if terms.caught:
        return lacking
    cls = deal.order.cls
    tricks = [(trick.leader, trick.led, trick.cards) for trick in deal.tricks]
    if deal.trick:
        tricks.append((deal.owner(0), deal.led, deal.trick))
    for leader, led, cards in tricks:
        for index, card in enumerate(cards):
            seat = (leader + index) % terms.seats
            if cls[card] == led or seat in terms.blind:
                continue
            lacking[seat].add(led)
            if terms.must_trump and cls[card] != TRUMPS:
                lacking[seat].add(TRUMPS)
    return lacking
