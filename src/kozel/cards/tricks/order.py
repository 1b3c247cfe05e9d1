"""The order table: class, power and points of each card under a trump suit.

Everything that compares cards reads it: following, taking, views, bots.
"""

from __future__ import annotations

from functools import cache

import msgspec

from kozel.cards.deck import DECKS, points
from kozel.core.moves import Piece
from kozel.core.views import PieceFacts

TRUMPS = "T"
"""The class of all trumps; a plain card's class is its suit."""

RANK_ORDERS = {"natural": "6789TJQKA", "above_king": "6789JQKTA"}
"""Ranks from low to high, by the value of the option ``ten_order`` (C0.3, C1.3)."""

_SUIT_TRUMPS = 20
_PERMANENT_TRUMPS = 40


class Order(msgspec.Struct, frozen=True):
    """How the cards of one deck rank under one trump suit. Powers of trumps exceed all others."""

    deck: str
    trump: str
    cls: dict[Piece, str]
    power: dict[Piece, int]
    points: dict[Piece, int]
    facts: tuple[PieceFacts, ...]


@cache
def order(deck: str, ladder: tuple[Piece, ...], trump: str, ten_order: str) -> Order:
    """The table for a deck. `ladder`: the permanent trumps from high to low; `trump`: the suit
    whose other cards are trumps below them, "" for none."""
    ranks = RANK_ORDERS[ten_order]
    cls: dict[Piece, str] = {}
    power: dict[Piece, int] = {}
    for card in DECKS[deck]:
        rank, suit = card
        if card in ladder:
            cls[card] = TRUMPS
            power[card] = _PERMANENT_TRUMPS + len(ladder) - ladder.index(card)
        elif suit == trump:
            cls[card] = TRUMPS
            power[card] = _SUIT_TRUMPS + ranks.index(rank)
        else:
            cls[card] = suit
            power[card] = ranks.index(rank)
    worth = {card: points(card) for card in cls}
    facts = tuple(
        PieceFacts(card, cls[card], power[card], worth[card], cls[card] == TRUMPS) for card in cls
    )
    return Order(deck, trump, cls, power, worth, facts)
