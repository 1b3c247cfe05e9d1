"""The port of players: one method from what a seat sees to its move, with the reason in words.

A player is pure and keeps nothing between two moves: the same view, offer, units and seed give
the same decision, here, in another process or on another machine. View and offer are plain
data (`Offer.plain`), so a player may live anywhere.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from kozel.core.messages import Message
from kozel.core.moves import Move
from kozel.core.offers import Offer
from kozel.core.views import View


class Decision(msgspec.Struct, frozen=True):
    """A move and why, in one sentence that uses nothing the seat cannot know.

    Where the seat owes no move and has nothing to say, in a window, the move is `GO`.
    """

    move: Move
    reason: Message


class Player(Protocol):
    """Whoever plays a seat without being a person."""

    @property
    def id(self) -> str:
        """The name, such as ``club``."""
        ...

    @property
    def version(self) -> int:
        """Counts up whenever the player decides otherwise in any position."""
        ...

    def choose(self, view: View, offer: Offer, units: int, seed: int) -> Decision:
        """The move for the seat that sees `view`, among those of `offer`.

        `units`: how much it may think, in units of work, not of time. `seed`: where it draws
        its luck from.
        """
        ...


def full_name(player: Player) -> str:
    """Name and version, such as ``club@1``."""
    return f"{player.id}@{player.version}"
