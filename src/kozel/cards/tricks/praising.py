"""The values of a praise (C5): how a game praises, and what lies and is known while it goes on."""

from __future__ import annotations

from typing import Literal

import msgspec

from kozel.core.moves import Piece, Seat

DRAWN = ("trousers", "double_trousers")
"""The praises in which cards are drawn and laid, and good ones kept (C5.1–C5.3)."""


class Praising(msgspec.Struct, frozen=True, kw_only=True):
    """What differs between games that praise.

    `names`: the praiser names the trump suit (C3.1); where it is fixed nothing is named.
    `aces`: who holds plain aces back in trousers beside all trumps (C5). `forced`: the dealer
    praises the dealer's left, who cannot decline (C4.6). `answered_openly`: trousers are those
    of C5.2.
    """

    names: bool = False
    aces: Literal["everybody", "praiser", "nobody"] = "everybody"
    forced: bool = False
    answered_openly: bool = False


class Lying(msgspec.Struct, frozen=True):
    """A card laid to a trick of a praise, before the trick is taken.

    `row`: which trick, from 0. `among`: what everybody knows of a dark card, the cards that it
    may be; empty for an open one.
    """

    seat: Seat
    card: Piece
    row: int = 0
    dark: bool = False
    among: frozenset[Piece] = frozenset()


class Sure(msgspec.Struct, frozen=True):
    """So many cards of a hand are known to everybody to be among these.

    `by`: who drew them, the holder or a partner who had no more room.
    """

    seat: Seat
    number: int
    cards: frozenset[Piece]
    by: Seat


class Aside(msgspec.Struct, frozen=True):
    """A card that found no room, laid aside face down: its position in the pack, and who drew
    it."""

    at: int
    by: Seat
