"""What may be played and who takes: one function each for all following-suit games (C1.5).

A lead may be limited (C3.3, C4.2, C4.3), a discard too (C2.7); `Terms` says by which rules.
"""

from __future__ import annotations

from collections.abc import Iterable

from kozel.cards.tricks.order import TRUMPS, Order
from kozel.cards.tricks.state import Deal, Terms
from kozel.core.messages import Message
from kozel.core.moves import Piece, Seat

_LEAD_RULES = {"praiser_only": "C3.3", "when_no_plain": "C4.3"}


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


def lawful(terms: Terms, deal: Deal, hand: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The cards of this hand that break no duty for the seat whose turn it is."""
    led = deal.led
    if not led:
        limited = terms.lead_limited or deal.fixed.first_card
        return _leads(terms, deal, hand) if limited else hand
    cls = deal.order.cls
    following = tuple([card for card in hand if cls[card] == led])
    if following:
        return following
    if terms.must_trump:
        trumps = tuple([card for card in hand if cls[card] == TRUMPS])
        if trumps:
            return trumps
    return _discards(deal, hand) if terms.ace_ban else hand


def _leads(terms: Terms, deal: Deal, hand: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The very first card may be prescribed (C4.2); later trumps may have to wait until there
    is no plain card left: for everybody (C4.3), or all but the praiser (C3.3)."""
    first = deal.fixed.first_card
    if first in hand and not deal.tricks:
        return (first,)
    if may_lead_trumps(terms, deal, deal.turn):
        return hand
    cls = deal.order.cls
    return tuple([card for card in hand if cls[card] != TRUMPS]) or hand


def may_lead_trumps(terms: Terms, deal: Deal, seat: Seat) -> bool:
    """Whether the seat may lead a trump while it holds plain cards (C3.3)."""
    limit = terms.options.trump_lead
    return limit == "free" or (limit == "praiser_only" and seat == deal.fixed.praiser)


def _discards(deal: Deal, hand: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """A plain ace is not thrown away before its suit was led, unless nothing else is left
    (C2.7). What was led in a praise counts."""
    cls = deal.order.cls
    aces = [card for card in hand if card[0] == "A" and cls[card] != TRUMPS]
    if not aces:
        return hand
    led = {trick.led for trick in deal.tricks}
    kept = [card for card in aces if cls[card] not in led]
    return tuple([card for card in hand if card not in kept]) or hand


def reasons(terms: Terms, deal: Deal, hand: tuple[Piece, ...]) -> Iterable[tuple[Piece, Message]]:
    """Why each other card of the hand would break a duty."""
    right = lawful(terms, deal, hand)
    if len(right) == len(hand):
        return ()
    return tuple((card, _why(terms, deal, card, right)) for card in hand if card not in right)


def _why(terms: Terms, deal: Deal, card: Piece, right: tuple[Piece, ...]) -> Message:
    led, cls = deal.led, deal.order.cls
    if not led and not deal.tricks and right == (deal.fixed.first_card,):
        return Message("tricks-lead-this", {"card": right[0]}, "C4.2")
    if not led:
        rule = _LEAD_RULES[terms.options.trump_lead]
        return Message("tricks-lead-plain", {"cards": right}, rule)
    if cls[right[0]] == TRUMPS == led:
        return Message("tricks-follow-trumps", {"cards": right}, "C1.5")
    if cls[right[0]] == led:
        return Message("tricks-follow-suit", {"suit": led, "cards": right}, "C1.5")
    if terms.must_trump and cls[right[0]] == TRUMPS:
        return Message("tricks-must-trump", {"suit": led, "cards": right}, "C1.5")
    return Message("tricks-keep-ace", {"card": card, "suit": cls[card]}, "C2.7")
