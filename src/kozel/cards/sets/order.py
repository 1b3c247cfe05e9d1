"""How cards rank in games of sets (C8, C9): class, power in it, and which card beats which."""

from __future__ import annotations

from functools import cache

import msgspec

from kozel.cards.deck import Card

RANK = "6789JQKTA"
"""Ranks ascending (C8)."""

TRUMPS = "T"
"""The class of all trumps; any other card's class is its suit."""


class Order(msgspec.Struct, frozen=True):
    """The order of a deck under some trumps.

    `beaters`: for each card those that beat it: higher ones of its class, and every trump
    where it is none itself (C8.4).
    """

    trumps: tuple[Card, ...]
    classes: dict[Card, str]
    powers: dict[Card, int]
    beaters: dict[Card, frozenset[Card]]


@cache
def ordered(deck: tuple[Card, ...], trumps: tuple[Card, ...]) -> Order:
    """The order of this deck with these trumps, lowest first."""
    classes = {card: TRUMPS if card in trumps else card[1] for card in deck}
    powers = {card: trumps.index(card) if card in trumps else RANK.index(card[0]) for card in deck}
    beaters = {
        card: frozenset(
            other
            for other in deck
            if (classes[other] == classes[card] and powers[other] > powers[card])
            or (classes[other] == TRUMPS != classes[card])
        )
        for card in deck
    }
    return Order(trumps, classes, powers, beaters)


def suit_trumps(deck: tuple[Card, ...], suit: str) -> tuple[Card, ...]:
    """The trumps, lowest first, where one suit is trumps; "" for none."""
    return tuple(
        sorted((card for card in deck if card[1] == suit), key=lambda card: RANK.index(card[0]))
    )
