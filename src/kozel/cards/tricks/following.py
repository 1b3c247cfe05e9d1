"""What follows and who takes: one function each for all following-suit games (C1.5)."""

from __future__ import annotations

from collections.abc import Iterable

from kozel.cards.tricks.order import TRUMPS, Order
from kozel.core.messages import Message
from kozel.core.moves import Piece


def taker(order: Order, cards: tuple[Piece, ...], led: str) -> int:
    """The index of the card that takes the trick when the class `led` was asked for.

    Where no card is of that class or a trump, the first card's suit counts as led (C10.3).
    """
    cls, power = order.cls, order.power
    able = (led, TRUMPS)
    best = highest = -1
    for index, card in enumerate(cards):
        if cls[card] in able and power[card] > highest:
            best = index
            highest = power[card]
    return best if best >= 0 else taker(order, cards, cls[cards[0]])


def lawful(
    order: Order, hand: tuple[Piece, ...], led: str, *, must_trump: bool
) -> tuple[Piece, ...]:
    """The cards that break no duty when `led` was asked for, "" when the seat leads."""
    if not led:
        return hand
    cls = order.cls
    following = tuple([card for card in hand if cls[card] == led])
    if following:
        return following
    if must_trump:
        trumps = tuple([card for card in hand if cls[card] == TRUMPS])
        if trumps:
            return trumps
    return hand


def reasons(
    order: Order, hand: tuple[Piece, ...], led: str, *, must_trump: bool
) -> Iterable[tuple[Piece, Message]]:
    """Why each other card of the hand would break a duty."""
    right = lawful(order, hand, led, must_trump=must_trump)
    if len(right) == len(hand):
        return ()
    if order.cls[right[0]] != led:
        why = Message("tricks-must-trump", {"suit": led, "cards": right}, "C1.5")
    elif led == TRUMPS:
        why = Message("tricks-follow-trumps", {"cards": right}, "C1.5")
    else:
        why = Message("tricks-follow-suit", {"suit": led, "cards": right}, "C1.5")
    return tuple((card, why) for card in hand if card not in right)
