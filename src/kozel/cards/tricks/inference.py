"""What everybody can infer of a hand from what was said before the first lead.

Whoever offers the last trumps has no others; whoever gave them away has plain cards, unless the
partner had only trumps to return (C2.6, C3.7). Who declares dry has three queens (C3.6). Who is
told that the team may ask for a redeal knows what the partner lacks (C4.7). Where cheating is
possible (C0.6) an offer proves nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from kozel.cards.tricks.known import LastTrumps, Sighting
from kozel.cards.tricks.order import TRUMPS
from kozel.cards.tricks.state import Deal, Terms
from kozel.core.moves import Piece, Seat

GREAT_QUEENS = frozenset({"QC", "QS", "QH"})
"""The queens that a team must lack to ask for a redeal (C4.7)."""
QUEENS = GREAT_QUEENS | {"QD"}
DRY_QUEENS = 3
"""So many of them beside the hook make a hand dry (C3.6)."""


class Part(NamedTuple):
    """Some of the cards of one hand that a viewer does not see: how many, and which they may
    be; None: any."""

    number: int
    allowed: frozenset[Piece] | None = None


def played(deal: Deal, seat: Seat) -> tuple[Piece, ...]:
    """What the seat has put to tricks in this deal, those of a praise too, in order."""
    seats = len(deal.hands)
    taken = tuple([trick.cards[(seat - trick.leader) % seats] for trick in deal.tricks])
    running = tuple(card for at, card in enumerate(deal.trick) if deal.owner(at) == seat)
    lying = tuple(each.card for each in deal.fixed.lying if each.seat == seat)
    return taken + running + lying


def sighted(terms: Terms, deal: Deal, viewer: Seat, seat: Seat) -> tuple[Piece, ...]:
    """The cards of a hand that this viewer has seen and knows to lie there still."""
    return tuple(
        each.card
        for each in deal.fixed.sightings
        if each.seat == seat
        and each.card in deal.hands[seat]
        and each.by(viewer)
        and _swap_of(terms, deal, viewer, each) is None
    )


def homes(terms: Terms, deal: Deal, viewer: Seat) -> dict[Piece, frozenset[Seat]]:
    """The cards of which this viewer knows in whose hands they may lie."""
    known = {card: frozenset({seat}) for card, seat in deal.fixed.holders}
    for each in deal.fixed.sightings:
        swap = _swap_of(terms, deal, viewer, each) if each.by(viewer) else None
        if swap is not None:
            known[each.card] = frozenset({swap.giver, swap.partner})
    declarer = deal.fixed.contract
    if declarer is not None and not _swapped(deal, declarer):
        known[terms.data.hunter] = frozenset({declarer})
    return known


def parts(
    terms: Terms, deal: Deal, viewer: Seat, seat: Seat, unseen: tuple[Piece, ...]
) -> tuple[Part, ...]:
    """The unseen cards of a hand in parts, by what everybody, or this viewer, can infer."""
    count = len(unseen)
    if deal.fixed.contract == seat:
        return _dry(deal, seat, count)
    if deal.fixed.given and not terms.caught:
        return _counted_trumps(terms, deal, viewer, seat, count)
    if deal.fixed.told is not None:
        return _queens(terms, deal, viewer, seat, count)
    return (Part(count),)


def _split(count: int, *known: Part) -> tuple[Part, ...]:
    """`count` cards, some of which are known in part; the rest may be any."""
    rest = count - sum(part.number for part in known)
    return tuple(part for part in (*known, Part(rest)) if part.number > 0)


def _counted_trumps(
    terms: Terms, deal: Deal, viewer: Seat, seat: Seat, count: int
) -> tuple[Part, ...]:
    cls = deal.order.cls
    low, high = _bounds(deal, viewer, seat)
    seen = sighted(terms, deal, viewer, seat)
    gone = sum(cls[card] == TRUMPS for card in (*played(deal, seat), *seen))
    low = min(count, max(0, low - gone))
    high = max(0, min(count, high - gone))
    trumps = frozenset(card for card in cls if cls[card] == TRUMPS)
    plain = frozenset(cls) - trumps
    return _split(count, Part(low, trumps), Part(count - high, plain))


def _bounds(deal: Deal, viewer: Seat, seat: Seat) -> tuple[int, int]:
    """The least and the most trumps the seat had when the first card was led, as this viewer
    can tell from the offers."""
    size = len(deal.hands[seat]) + len(played(deal, seat))
    low, high = 0, size
    for offer in deal.fixed.given:
        number = len(offer.given)
        if seat == offer.giver:
            low, high = number, number
        if not offer.returned:
            continue
        back = trumps_back(deal, viewer, offer)
        if seat == offer.giver:
            low, high = (0, back) if viewer != offer.partner else (back, back)
        elif seat == offer.partner and viewer == offer.giver and back:
            low = high = size
        elif seat == offer.partner:
            low, high = min(size, max(0, low - back) + number), min(size, high + number)
    return low, high


def trumps_back(deal: Deal, viewer: Seat, swap: LastTrumps) -> int:
    """How many trumps may have come back, as this viewer can tell: none once the partner has
    shown a plain card, which would have gone first."""
    cls = deal.order.cls
    returned = swap.returned or ()
    if viewer in (swap.giver, swap.partner):
        return sum(cls[card] == TRUMPS for card in returned)
    kept_plain = any(cls[card] != TRUMPS for card in played(deal, swap.partner))
    return 0 if kept_plain else len(returned)


def _swapped(deal: Deal, seat: Seat) -> bool:
    return any(swap.returned and seat in (swap.giver, swap.partner) for swap in deal.fixed.given)


def _swap_of(terms: Terms, deal: Deal, viewer: Seat, seen: Sighting) -> LastTrumps | None:
    """The swap in which this card, once seen, may have gone to the other hand."""
    for swap in deal.fixed.given:
        if not swap.returned or viewer in (swap.giver, swap.partner):
            continue
        if terms.caught and seen.seat in (swap.giver, swap.partner):
            return swap
        if seen.seat == swap.partner and seen.card not in swap.given:
            return swap if trumps_back(deal, viewer, swap) else None
    return None


def _dry(deal: Deal, seat: Seat, count: int) -> tuple[Part, ...]:
    """Three queens at least, less those played; after a swap nothing is certain."""
    if _swapped(deal, seat):
        return (Part(count),)
    shown = sum(card in QUEENS for card in played(deal, seat))
    return _split(count, Part(max(0, DRY_QUEENS - shown), QUEENS))


def _queens(terms: Terms, deal: Deal, viewer: Seat, seat: Seat, count: int) -> tuple[Part, ...]:
    """Who was told that the team may ask knows that the partner has no great queen; who was
    not, and has none, knows that the partner has one."""
    told = deal.fixed.told or ()
    if viewer < 0 or seat not in terms.seating.partners(viewer):
        return (Part(count),)
    if viewer in told:
        return (Part(count, frozenset(deal.order.cls) - GREAT_QUEENS),)
    own = {*deal.hands[viewer], *played(deal, viewer)}
    if own & GREAT_QUEENS or GREAT_QUEENS.intersection(played(deal, seat)):
        return (Part(count),)
    return _split(count, Part(1, GREAT_QUEENS))
