"""How cards rank in games of sets (C8, C9): class, power in it, and which card beats which."""

from __future__ import annotations

from functools import cache

import msgspec

from kozel.cards.deck import Card

RANK = "6789JQKTA"
"""Ranks ascending (C8)."""

TRUMPS = "T"
"""The class of all trumps; any other card's class is its suit."""

HOOK, COURT_SUITS, CLUBS = "7C", "CSHD", {"king": "AKT986", "ten": "ATK986"}
"""Permanent trumps from the top (C8.9, as in C3): the hook, queens and jacks by suit, then clubs
with king or ten next to the ace."""


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
    return tuple(sorted((card for card in deck if card[1] == suit), key=_rank))


def permanent_trumps(deck: tuple[Card, ...], above: str) -> tuple[Card, ...]:
    """The trumps, lowest first, where they are always the same; `above`: whether ``king`` or
    ``ten`` is the higher club."""
    from_top = (
        HOOK,
        *(f"{rank}{suit}" for rank in "QJ" for suit in COURT_SUITS),
        *(f"{rank}C" for rank in CLUBS[above]),
    )
    return tuple(Card(card) for card in reversed(from_top) if card in deck)


def _rank(card: Card) -> int:
    return RANK.index(card[0])
