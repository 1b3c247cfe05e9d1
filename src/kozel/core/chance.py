"""What the house is asked for, and how it draws: the rules never draw themselves.

A request names the chance move that the game waits for. `draw` answers it from a source of
randomness; the fair deals of platform rule P6 answer shuffles and lots from their own stream.
"""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import msgspec

from kozel.core.moves import GO, Move, Number, Piece, Play, Seat, Shuffle


class Shuffling(msgspec.Struct, frozen=True):
    """These pieces are to be shuffled. The label is unique within the deal."""

    label: str
    pieces: tuple[Piece, ...]


class Lot(msgspec.Struct, frozen=True):
    """A number from 0 to `choices` − 1 is to be drawn, moved as ``<label> <number>``."""

    label: str
    choices: int


class Cut(msgspec.Struct, frozen=True):
    """The house cuts for a blind seat: 1 to `most` pieces lifted (C0.5)."""

    most: int


class Turn(msgspec.Struct, frozen=True):
    """The house plays the one card that a blind seat must play (C0.8)."""

    seat: Seat
    move: Play


class Close(msgspec.Struct, frozen=True):
    """A window is open and the house may close it with ``go``.

    `entitled`: who may use it, known to the rules alone; whoever sits at the table is asked
    alike. Tables close it when every person has pressed *go on* or after their window time.
    """

    window: str
    entitled: tuple[Seat, ...]


Request: TypeAlias = Shuffling | Lot | Cut | Turn | Close


def draw(request: Request, source: Random) -> Move:
    """Answer a request from `source`; a window is closed, a blind card turned."""
    match request:
        case Shuffling(label, pieces):
            order = list(pieces)
            source.shuffle(order)
            return Shuffle(label, tuple(order))
        case Lot(label, choices):
            return Number(label, source.randrange(choices))
        case Cut(most):
            return Number("cut", source.randrange(1, most + 1))
        case Turn(_, move):
            return move
        case Close():
            return GO
