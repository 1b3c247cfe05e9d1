"""The classes of the cards under another trump suit than the present one."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from kozel.core.moves import Piece
from kozel.players.reading.tricks import Card


def under(suit: str, facts: Mapping[Piece, Card], now: str) -> dict[Piece, Card]:
    """The classes when `suit` was trump, or no suit at all, from those under the trump `now`:
    in a praise of several deals it changes (C5.6)."""
    outside = [card for card in facts.values() if card.trump and card.piece[1] != now]
    ranks = [card.piece[0] for card in outside]
    lowest = min((card.power for card in outside), default=0)

    def always(card: Card) -> bool:
        if card.piece[1] != now:
            return card.trump
        return card.power > lowest or ranks.count(card.piece[0]) > 1

    return {
        piece: replace(card, cls="T", trump=True)
        if piece[1] == suit or always(card)
        else replace(card, cls=piece[1], trump=False)
        for piece, card in facts.items()
    }
