"""Offers: what a seat may do now, and for each own piece it may not play, why.

Where several pieces are chosen together, also why a selection is not what it might be meant as.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

import msgspec

from kozel.core.messages import Message
from kozel.core.moves import Move, Piece, Seat


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Moves of one meaning. `label` is a text id; all moves are listed, none is implied.

    `optional`: the game goes on without them (windows, challenges). `ordered`: for moves of
    several pieces, the order of the pieces matters.
    """

    label: str
    moves: tuple[Move, ...]
    optional: bool = False
    ordered: bool = False


class Remark(msgspec.Struct, frozen=True):
    """What is to be said of these own pieces chosen together, in any order: why they are no
    play. They may be another move all the same, such as cards that beat nothing and can only
    be discarded."""

    pieces: tuple[Piece, ...]
    message: Message


class PlainOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer as plain data, for the wire."""

    seat: Seat
    prompt: Message
    groups: tuple[Group, ...]
    reasons: dict[Piece, Message]
    remarks: tuple[Remark, ...] = ()


def _no_reasons() -> Iterable[tuple[Piece, Message]]:
    return ()


def _no_remarks() -> Iterable[Remark]:
    return ()


class Offer:
    """What `seat` may do. Empty `groups`: it has nothing to do now.

    `reasons` names each own piece that is no lawful play with the rule behind it; it is worked
    out when first read. Where revokes can be caught (C0.6) such a piece may be played all the
    same, so it stands in `moves` and in `reasons`. `remarks` does the same for selections of
    several pieces.
    """

    __slots__ = ("__dict__", "_remarks", "_why", "groups", "prompt", "seat")

    def __init__(
        self,
        seat: Seat,
        prompt: Message,
        groups: tuple[Group, ...] = (),
        why: Callable[[], Iterable[tuple[Piece, Message]]] = _no_reasons,
        remarks: Callable[[], Iterable[Remark]] = _no_remarks,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.groups = groups
        self._why = why
        self._remarks = remarks

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move, in the order of the groups."""
        if len(self.groups) == 1:
            return self.groups[0].moves
        return tuple(move for group in self.groups for move in group.moves)

    @property
    def required(self) -> tuple[Move, ...]:
        """The moves one of which this seat owes; empty when nobody waits for it."""
        return tuple(move for group in self.groups if not group.optional for move in group.moves)

    @cached_property
    def reasons(self) -> Mapping[Piece, Message]:
        """Why each of these own pieces is no lawful play now."""
        return dict(self._why())

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        """Why these own pieces together are no play now."""
        return tuple(self._remarks())

    def remark(self, pieces: Iterable[Piece]) -> Message | None:
        """What is to be said of these pieces chosen together."""
        chosen = sorted(pieces)
        return next((r.message for r in self.remarks if sorted(r.pieces) == chosen), None)

    @property
    def lawful(self) -> tuple[Move, ...]:
        """The required moves that break no duty."""
        reasons = self.reasons
        return tuple(
            move
            for move in self.required
            if not any(piece in reasons for piece in getattr(move, "pieces", ()))
        )

    def plain(self) -> PlainOffer:
        """The offer as data."""
        return PlainOffer(self.seat, self.prompt, self.groups, dict(self.reasons), self.remarks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Offer(seat={self.seat}, prompt={self.prompt.id!r}, moves={self.moves!r})"
