"""What lies with the sides: taken tricks, captured piles; and the duties broken on the way."""

from __future__ import annotations

import msgspec

from kozel.core.moves import Piece, Seat


class Trick(msgspec.Struct, frozen=True):
    """A taken trick. `led`: the class that was asked for; `extra`: cards of the talon that go
    with it (C10.3)."""

    leader: Seat
    cards: tuple[Piece, ...]
    led: str
    taker: Seat
    extra: tuple[Piece, ...] = ()


class Pile(msgspec.Struct, frozen=True):
    """Cards captured without a trick being played (C5.8, C5.9); some were laid face down."""

    taker: Seat
    open: tuple[Piece, ...]
    closed: tuple[Piece, ...] = ()


class Breach(msgspec.Struct, frozen=True):
    """A broken duty, known to nobody but the breaker until a challenge (C0.6). `duty`: which
    one, ``revoke`` for all that concern the play of tricks; `trick`: 0 before the first."""

    seat: Seat
    card: Piece
    trick: int
    duty: str = "revoke"
