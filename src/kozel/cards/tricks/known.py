"""What becomes known of cards that lie in hands: seen there, offered as a last trump."""

from __future__ import annotations

import msgspec

from kozel.core.moves import Piece, Seat


class Sighting(msgspec.Struct, frozen=True):
    """A card that others have seen go to a hand; it counts while the card lies there.

    `viewers`: who has seen it beside its holder, None for everybody.
    """

    card: Piece
    seat: Seat
    viewers: tuple[Seat, ...] | None = None

    def by(self, viewer: Seat) -> bool:
        """Whether this viewer has seen it."""
        return self.viewers is None or viewer in self.viewers


class LastTrumps(msgspec.Struct, frozen=True):
    """Trumps offered to the partner (C2.6, C3.7). `returned`: what came back, as many cards;
    None while the partner thinks, empty when the partner said no."""

    giver: Seat
    partner: Seat
    given: tuple[Piece, ...]
    returned: tuple[Piece, ...] | None = None
