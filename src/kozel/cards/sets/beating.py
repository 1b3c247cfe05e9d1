"""Which cards may be led together, and which set beats which (C8.3, C8.4, C8.11)."""

from __future__ import annotations

from itertools import combinations

from kozel.cards.deck import Card
from kozel.cards.sets.order import Order

Cards = tuple[Card, ...]


def leads(hand: Cards, order: Order, longest: int) -> list[Cards]:
    """Every lead of one to `longest` cards of one class (C8.3)."""
    by_class: dict[str, list[Card]] = {}
    for card in hand:
        by_class.setdefault(order.classes[card], []).append(card)
    return [
        lead
        for cards in by_class.values()
        for count in range(1, min(len(cards), longest) + 1)
        for lead in combinations(cards, count)
    ]


def beats(answer: Cards, top: Cards, order: Order) -> bool:
    """Whether some pairing of the cards, as many as in `top`, beats each of its cards (C8.11)."""
    if not top:
        return True
    beaters = order.beaters[top[0]]
    return any(
        card in beaters and beats(answer[:place] + answer[place + 1 :], top[1:], order)
        for place, card in enumerate(answer)
    )


def beatings(hand: Cards, top: Cards, order: Order) -> list[Cards]:
    """Every set of cards in `hand` that beats all of `top`."""
    if len(top) == 1:
        beaters = order.beaters[top[0]]
        return [(card,) for card in hand if card in beaters]
    if not all(any(card in order.beaters[each] for card in hand) for each in top):
        return []
    return [answer for answer in combinations(hand, len(top)) if beats(answer, top, order)]


def beaten_at_all(answer: Cards, top: Cards, order: Order) -> bool:
    """Whether any card of `top` is beaten by any card of `answer`."""
    return any(card in order.beaters[each] for each in top for card in answer)
