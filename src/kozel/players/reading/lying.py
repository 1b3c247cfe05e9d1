"""What lies on the table while a praise is drawn and laid, row by row (C5.1 to C5.3)."""

from __future__ import annotations

from typing import NamedTuple

from kozel.core.moves import Seat
from kozel.core.views import View
from kozel.players.reading.tricks import TRICK, Card, facts_of

DARK, OPEN = "dark", "open"
"""Words for laying face down and face up."""


class Row(NamedTuple):
    """The cards of one trick of a praise, the praiser's first; None for a dark one of another
    seat."""

    cards: tuple[tuple[Seat, Card | None], ...] = ()

    @property
    def led(self) -> Card | None:
        """The praiser's card, if the viewer sees it."""
        return self.cards[0][1] if self.cards else None

    @property
    def seen(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards that the viewer sees."""
        return tuple((seat, card) for seat, card in self.cards if card is not None)


def praiser_of(view: View) -> Seat | None:
    """Who praised in this deal."""
    found = view.table.named.get("praiser")
    return None if found is None else int(found)


def rows(view: View) -> tuple[Row, ...]:
    """The rows on the table. The praiser lays the first card of each."""
    facts = facts_of(view)
    praiser = praiser_of(view)
    found: list[list[tuple[Seat, Card | None]]] = []
    for zone in view.table.zones:
        if zone.kind != TRICK:
            continue
        for piece, owner in zip(zone.pieces, zone.owners, strict=True):
            if owner == praiser or not found:
                found.append([])
            found[-1].append((owner, None if piece is None else facts[piece]))
    return tuple(Row(tuple(cards)) for cards in found)


def own_row(view: View, laid: tuple[Row, ...]) -> int:
    """The row for the viewer's next card: it has one card in each before."""
    return sum(seat == view.viewer for row in laid for seat, _ in row.cards)
