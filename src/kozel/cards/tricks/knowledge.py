"""What a viewer can work out of the cards it does not see: where each may lie."""

from __future__ import annotations

from kozel.cards.deck import SUITS
from kozel.cards.tricks.draws import drawn_parts
from kozel.cards.tricks.following import may_lead_trumps
from kozel.cards.tricks.inference import Part, homes, parts, sighted
from kozel.cards.tricks.order import TRUMPS
from kozel.cards.tricks.state import Deal, Terms
from kozel.core.moves import Piece, Seat
from kozel.core.views import Place, Unknown


def unknown(terms: Terms, deal: Deal, viewer: Seat) -> Unknown:
    """The unseen cards, the places with the number of them, and per card its possible places.

    A hand of which something can be inferred is told of in several parts.
    """
    hidden = {zone: cards for zone, cards in _hidden(terms, deal, viewer).items() if cards}
    lots = tuple(
        (zone, part)
        for zone, cards in hidden.items()
        for part in _parts(terms, deal, viewer, zone, cards)
    )
    unseen = frozenset(card for cards in hidden.values() for card in cards)
    cards = tuple(card for card in terms.deck if card in unseen)
    lacking = _lacking(terms, deal)
    home = homes(terms, deal, viewer)
    masks = []
    for card in cards:
        mask = 0
        for bit, (zone, part) in enumerate(lots):
            seat = _seat(zone)
            owner = deal.fixed.soloist if zone == "laid" else seat
            elsewhere = card in home and owner not in home[card]
            lacked = seat is not None and deal.order.cls[card] in lacking[seat]
            wrong = part.allowed is not None and card not in part.allowed
            if not (elsewhere or lacked or wrong):
                mask |= 1 << bit
        masks.append(mask)
    return Unknown(cards, tuple(Place(zone, part.number) for zone, part in lots), tuple(masks))


def _seat(zone: str) -> Seat | None:
    """Whose hand the zone is."""
    return int(zone[5:]) if zone.startswith("hand:") else None


def _parts(
    terms: Terms, deal: Deal, viewer: Seat, zone: str, cards: tuple[Piece, ...]
) -> tuple[Part, ...]:
    """The unseen cards of a zone, by what can be said of them."""
    seat = _seat(zone)
    if zone == "trick":
        dark = (each for each in deal.fixed.lying if each.dark and each.seat != viewer)
        return tuple(Part(1, each.among or None) for each in dark)
    if seat is None:
        return (Part(len(cards)),)
    found = parts(terms, deal, viewer, seat, cards)
    if not deal.fixed.sure:
        return found
    drawn = drawn_parts(terms, deal, viewer, seat, len(cards))
    only = found[0].allowed if len(found) == 1 else None
    return drawn if only is None else tuple(Part(n, _both(some, only)) for n, some in drawn)


def _both(some: frozenset[Piece] | None, only: frozenset[Piece]) -> frozenset[Piece]:
    return only if some is None else some & only


def _hidden(terms: Terms, deal: Deal, viewer: Seat) -> dict[str, tuple[Piece, ...]]:
    """The cards this viewer does not see, by zone."""
    fixed = deal.fixed
    hidden = {
        f"hand:{seat}": _unseen(terms, deal, viewer, seat)
        for seat in range(terms.seats)
        if not sees_hand(terms, seat, viewer)
    }
    hidden["deck"] = undealt(deal)
    hidden["talon"] = fixed.talon[fixed.turned :]
    if viewer != fixed.soloist:
        hidden["laid"] = fixed.laid
    if fixed.praise:
        hidden |= _in_a_praise(terms, deal, viewer)
    return hidden


def _in_a_praise(terms: Terms, deal: Deal, viewer: Seat) -> dict[str, tuple[Piece, ...]]:
    """What lies face down on the table, and what was captured so."""
    fixed = deal.fixed
    hidden = {
        "trick": tuple(each.card for each in fixed.lying if each.dark and each.seat != viewer),
        "aside": tuple(fixed.pack[each.at] for each in fixed.aside if each.by != viewer),
    }
    for pile in fixed.piles:
        zone = terms.piles[pile.taker]
        hidden[zone] = hidden.get(zone, ()) + pile.closed
    return hidden


def _unseen(terms: Terms, deal: Deal, viewer: Seat, seat: Seat) -> tuple[Piece, ...]:
    seen = sighted(terms, deal, viewer, seat)
    return tuple([card for card in deal.hands[seat] if card not in seen])


def undealt(deal: Deal) -> tuple[Piece, ...]:
    """The cards of the shuffled pack that are not dealt yet, the next one first."""
    return tuple([deal.fixed.pack[at] for at in deal.fixed.stock])


def sees_hand(terms: Terms, seat: Seat, viewer: Seat) -> bool:
    """Nobody sees a hand but its owner; a blind one is seen by nobody (C0.8)."""
    return viewer == seat and seat not in terms.blind


def _lacking(terms: Terms, deal: Deal) -> tuple[set[str], ...]:
    """The classes each seat has shown to lack. A card of a blind seat shows nothing, nor does
    any card where revokes are possible (C0.6, C0.8); nor do tricks that were not played from
    the present hands (C5)."""
    lacking: tuple[set[str], ...] = tuple(set() for _ in range(terms.seats))
    if terms.caught:
        return lacking
    cls = deal.order.cls
    tricks = [(trick.leader, trick.led, trick.cards) for trick in deal.tricks[deal.fixed.since :]]
    if deal.trick:
        tricks.append((deal.owner(0), deal.led, deal.trick))
    for leader, led, cards in tricks:
        if led == TRUMPS and not (leader in terms.blind or may_lead_trumps(terms, deal, leader)):
            lacking[leader].update(SUITS)
        for index, card in enumerate(cards):
            seat = (leader + index) % terms.seats
            if cls[card] == led or seat in terms.blind:
                continue
            lacking[seat].add(led)
            if terms.must_trump and cls[card] != TRUMPS:
                lacking[seat].add(TRUMPS)
    return lacking
