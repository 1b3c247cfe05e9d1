"""The end between two: when all cards are known, club plays it out in its head (C12: count what
is gone)."""

from __future__ import annotations

from kozel.players.reading.jacks import JackSight
from kozel.players.reading.tricks import Card, beats

LONGEST = 4
"""The most cards in hand with which the end is played out; more takes too long."""

Cards = tuple[Card, ...]
Known = dict[tuple[Cards, Cards, Card | None], int]


def known_end(sight: JackSight) -> Cards | None:
    """The other's cards, where there is one other, nothing is left to come and few are held."""
    if len(sight.out) != 1 or len(sight.hand) > LONGEST:
        return None
    ((seat, held),) = sight.out.items()
    return None if len(sight.unseen) > held else sight.shown[seat] + sight.unseen


def best_end(sight: JackSight, theirs: Cards) -> Card:
    """The card that brings most points more than the other takes, of equal ones the lowest."""
    known: Known = {}
    led = sight.trick[0][1] if sight.trick else None

    def price(card: Card) -> tuple[int, int]:
        rest = _without(sight.hand, card)
        if led is None:
            return -_answered(theirs, rest, card, known), -card.power
        return _met(rest, card, theirs, led, known), -card.power

    return max(sight.hand, key=price)


def _led(mine: Cards, theirs: Cards, known: Known) -> int:
    """By how much the one to lead takes more."""
    if not mine:
        return 0
    key = (mine, theirs, None)
    if key not in known:
        known[key] = max(-_answered(theirs, _without(mine, card), card, known) for card in mine)
    return known[key]


def _answered(mine: Cards, theirs: Cards, led: Card, known: Known) -> int:
    """By how much the one to answer takes more."""
    key = (mine, theirs, led)
    if key not in known:
        known[key] = max(_met(_without(mine, card), card, theirs, led, known) for card in mine)
    return known[key]


def _met(rest: Cards, card: Card, theirs: Cards, led: Card, known: Known) -> int:
    """The same once the card is put: `rest` are those left of the hand that held it."""
    points = card.points + led.points
    if beats(card, led):
        return points + _led(rest, theirs, known)
    return -points - _led(theirs, rest, known)


def _without(cards: Cards, card: Card) -> Cards:
    return tuple(other for other in cards if other is not card)
