"""Cards taken out so that the deck deals out evenly (C0.2)."""

from __future__ import annotations

from collections.abc import Collection

from kozel.cards.deck import RANKS, Card

_SUITS_OUT = "DHSC"


def trimmed(
    deck: tuple[Card, ...], players: int, keep: Collection[str] = ()
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The deck for so many players, and the cards out of it: as many as are left over when it
    is dealt out, lowest rank first, diamonds, hearts, spades, clubs; never one of `keep`, the
    permanent trumps."""
    loose = sorted(
        (card for card in deck if card not in keep),
        key=lambda card: (RANKS.index(card[0]), _SUITS_OUT.index(card[1])),
    )
    out = tuple(loose[: len(deck) % players])
    return tuple(card for card in deck if card not in out), out
