"""Cards and tiles as moves hold them and as people write them.

A card is rank and suit (``QC``), a tile its halves, the smaller first (``4-5``). `kozel.texts`
shows them in every style that can be read here.
"""

from __future__ import annotations

import re
from functools import cache

from kozel.core.messages import NotationError
from kozel.core.moves import Piece

_CARD = re.compile(r"[6-9TJQKA][CDHS]")
_TILE = re.compile(r"([0-9])-([0-9])")
_READ_CARD = re.compile(r"(10|[6-9TJQKAВДКТ])([CDHS♣♦♥♠ТБЧП])\ufe0f?", re.IGNORECASE)
_READ_TILE = re.compile(r"([0-9])[-:]([0-9])")

# A Cyrillic Т is the ace (туз) as a rank and clubs (трефы) as a suit; a Latin T is the ten.
_RANKS = {"10": "T", "В": "J", "Д": "Q", "К": "K", "Т": "A"}
_SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "Т": "C", "Б": "D", "Ч": "H", "П": "S"}


@cache
def is_piece(text: str) -> bool:
    """Whether this is a card or a tile exactly as moves hold it."""
    tile = _TILE.fullmatch(text)
    return tile[1] <= tile[2] if tile else _CARD.fullmatch(text) is not None


@cache
def looks_like_piece(text: str) -> bool:
    """Whether a person who wrote this means a card or a tile."""
    return bool(_READ_CARD.fullmatch(text) or _READ_TILE.fullmatch(text))


def arm_of(place: str) -> tuple[str, Piece | None]:
    """The direction of a layout's arm and, where its name tells it, the spinner it grows from:
    ``up4`` is the arm ``up`` of 4-4."""
    if place[-1:].isdigit():
        return place[:-1], f"{place[-1]}-{place[-1]}"
    return place, None


def read_piece(text: str) -> Piece:
    """The card or tile that a person wrote: ``10♣``, ``qh``, ``ДП``, ``5:4``.

    Raises `NotationError` for anything else.
    """
    if is_piece(text):
        return text
    card = _READ_CARD.fullmatch(text)
    if card:
        rank, suit = card[1].upper(), card[2].upper()
        return _RANKS.get(rank, rank) + _SUITS.get(suit, suit)
    tile = _READ_TILE.fullmatch(text)
    if tile:
        return "-".join(sorted(tile.groups()))
    raise NotationError("notation-piece", given=text)
