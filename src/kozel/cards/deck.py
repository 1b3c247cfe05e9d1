"""Cards and decks: ranks, suits, points (C0.1) and the decks of the family (C0.2)."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", str)
"""Rank and suit, such as ``QC`` or ``TS``."""

RANKS = "6789TJQKA"
SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades."""

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
ALL_POINTS = 120


def points(card: str) -> int:
    """Card points (C0.1)."""
    return POINTS.get(card[0], 0)


def pack(ranks: str) -> tuple[Card, ...]:
    """All cards of these ranks, suit by suit."""
    return tuple(Card(r + s) for s in SUITS for r in ranks)


DECKS: dict[str, tuple[Card, ...]] = {
    "36": pack("6789TJQKA"),
    "32": pack("789TJQKA"),
    "28": pack("69TJQKA"),
    "24": pack("7TJQKA"),
}
"""The decks by the name of their size (C0.2)."""
