"""What the draws of a praise tell of a hand: so many of its cards are among the good ones (C5).

`Sure` speaks of a hand as it was drawn. Every card of that kind which has been played since may
have been one of those, and so may every one that the viewer sees.
"""

from __future__ import annotations

from collections.abc import Iterable

from kozel.cards.tricks.inference import Part, sighted
from kozel.cards.tricks.praising import Sure
from kozel.cards.tricks.state import Deal, Terms
from kozel.core.moves import Piece, Seat


def drawn_parts(terms: Terms, deal: Deal, viewer: Seat, seat: Seat, count: int) -> tuple[Part, ...]:
    """The `count` unseen cards of a hand in parts: those known by kind, then all others."""
    seats = len(deal.hands)
    shown = {
        trick.cards[(seat - trick.leader) % seats] for trick in deal.tricks[deal.fixed.since :]
    }
    shown |= {card for at, card in enumerate(deal.trick) if deal.owner(at) == seat}
    shown |= set(sighted(terms, deal, viewer, seat))
    parts: list[Part] = []
    for cards, number in _kinds(each for each in deal.fixed.sure if each.seat == seat):
        told = sum(part.number for part in parts if (part.allowed or frozenset()) <= cards)
        least = number - len(cards & shown) - told
        left = count - sum(part.number for part in parts)
        if min(least, left) > 0:
            parts.append(Part(min(least, left), cards))
    rest = count - sum(part.number for part in parts)
    return (*parts, Part(rest)) if rest else tuple(parts)


def _kinds(found: Iterable[Sure]) -> list[tuple[frozenset[Piece], int]]:
    """The kinds that are known of, the narrower ones first, each with the number of cards of
    that kind, those of narrower ones included."""
    known = list(found)
    kinds = sorted({each.cards for each in known}, key=lambda cards: (len(cards), sorted(cards)))
    return [(cards, sum(each.number for each in known if each.cards <= cards)) for cards in kinds]
