"""Why cards chosen together are no lead, or do not beat (C8.3, C8.4, C8.10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from kozel.cards.sets.beating import Cards, Leading, beats, unbeaten
from kozel.cards.sets.order import Order
from kozel.core.messages import Message
from kozel.core.offers import Remark


def no_lead(cards: Cards, hand: Cards, order: Order, leading: Leading) -> Message | None:
    """Why these cards of the hand, no more than may be led, are no lead; None if they are."""
    classes = {order.classes[card] for card in cards}
    if len(classes) > 1:
        if not leading.by_rank:
            return Message("set-mixed-suits", {"cards": cards}, "C8.3")
        if len({card[0] for card in cards}) > 1:
            return Message("set-neither-suit-nor-rank", {"cards": cards}, "C8.3")
        return None
    if leading.whole_suit and not (leading.by_rank and _of_a_rank(cards)):
        left = tuple(c for c in hand if order.classes[c] in classes and c not in cards)
        if left:
            return Message("set-whole-suit", {"cards": cards, "cards_left": left}, "C8.10")
    return None


def _of_a_rank(cards: Cards) -> bool:
    return len(cards) > 1 and len({card[0] for card in cards}) == 1


def no_beating(cards: Cards, top: Cards, order: Order) -> Message | None:
    """Why these cards, as many as lie on top, do not beat them all; None if they do."""
    if beats(cards, top, order):
        return None
    left = unbeaten(cards, top, order)
    if len(left) < len(top):
        return Message("set-partly-beaten", {"cards": cards, "cards_left": left}, "C8.4")
    return Message("set-not-beaten", {"cards": cards, "cards_top": top}, "C8.4")


def about_leads(hand: Cards, order: Order, longest: int, leading: Leading) -> Iterator[Remark]:
    """A remark on every selection that is no lead."""
    for count in range(1, longest + 1):
        for cards in combinations(hand, count):
            why = no_lead(cards, hand, order, leading)
            if why is not None:
                yield Remark(cards, why)


def about_answers(hand: Cards, top: Cards, order: Order) -> Iterator[Remark]:
    """A remark on every selection of as many cards as lie on top that is only enough to
    discard."""
    for cards in combinations(hand, len(top)):
        why = no_beating(cards, top, order)
        if why is not None:
            yield Remark(cards, why)
