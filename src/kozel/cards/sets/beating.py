"""Which cards may be led together, and which set beats which (C8.3, C8.4, C8.11)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import msgspec

from kozel.cards.deck import Card
from kozel.cards.sets.order import Order

Cards = tuple[Card, ...]


class Leading(msgspec.Struct, frozen=True):
    """What may be led together: cards of a suit; `by_rank`: also two to four of a rank (C8.3);
    `whole_suit`: of a suit only all that one holds (C8.10)."""

    by_rank: bool = False
    whole_suit: bool = False


def leads(hand: Cards, order: Order, longest: int, leading: Leading) -> list[Cards]:
    """Every lead of one to `longest` cards."""
    found = [
        lead
        for cards in _alike(hand, lambda card: order.classes[card])
        for count in range(
            min(len(cards), longest) if leading.whole_suit else 1, min(len(cards), longest) + 1
        )
        for lead in combinations(cards, count)
    ]
    if leading.by_rank:
        found += [
            lead
            for cards in _alike(hand, lambda card: card[0])
            for count in range(2, min(len(cards), longest) + 1)
            for lead in combinations(cards, count)
        ]
    return list(dict.fromkeys(found))


def _alike(hand: Cards, key: Callable[[Card], str]) -> list[Cards]:
    """The hand in groups of cards with the same key."""
    groups: dict[str, list[Card]] = {}
    for card in hand:
        groups.setdefault(key(card), []).append(card)
    return [tuple(cards) for cards in groups.values()]


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


def unbeaten(answer: Cards, top: Cards, order: Order) -> Cards:
    """The cards of `top` that stay unbeaten when as many as possible are beaten."""
    for count in range(min(len(answer), len(top)), 0, -1):
        for part in combinations(top, count):
            if any(beats(chosen, part, order) for chosen in combinations(answer, count)):
                return tuple(card for card in top if card not in part)
    return top
