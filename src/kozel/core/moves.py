"""Moves: what a seat or the house can do. A few kinds for all games.

Seats are numbers from 0, clockwise. The house deals, draws lots, closes windows and turns
the cards of blind seats: chance is a move like any other, so a game is its list of moves.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Seat: TypeAlias = int
Piece: TypeAlias = str
"""A card (``QC``, rank then suit) or a tile (``4-5``, smaller half first)."""

HOUSE: Seat = -1
"""Who deals and draws lots, where a seat number is expected."""

WATCHER: Seat = -2
"""Who sits at no seat and sees what is public."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One piece of a play, where it goes (dominoes: an end) and how (``closed``, ``across``)."""

    piece: Piece
    place: str = ""
    flag: str = ""


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Cards led or thrown, or tiles put to the layout, in this order."""

    parts: tuple[Part, ...]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces alone."""
        return tuple(part.piece for part in self.parts)


class Choose(msgspec.Struct, frozen=True, omit_defaults=True, tag="choose"):
    """A named thing: ``trump H``, ``praise trousers``, ``take``, ``pass``, ``draw``, ``go``."""

    word: str
    value: str = ""


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A number: ``cut 12`` (cards lifted), ``challenge 3`` (a seat), ``lot 2``."""

    word: str
    value: int


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Chosen pieces that are not played: ``lay 7C+8C``, ``give JD``."""

    word: str
    pieces: tuple[Piece, ...]


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A fixed phrase (C0.7): ``say thanks``. Changes nothing in the game."""

    phrase: str


class Shuffle(msgspec.Struct, frozen=True, tag="shuffle"):
    """The house's order of the named shuffle, first piece = top. Hidden until the deal is over."""

    label: str
    order: tuple[Piece, ...]


Move: TypeAlias = Play | Choose | Number | Pick | Say | Shuffle

GO = Choose("go")
PASS = Choose("pass")
