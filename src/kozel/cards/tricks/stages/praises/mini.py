"""Merry and sad: three cards, three and two, each with its own trump suit (C5.6, C5.7)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.stages.opening import DealCards
from kozel.cards.tricks.stages.play import Tricks
from kozel.cards.tricks.stages.praises.naming import named_for_some
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms
from kozel.core.moves import Seat

HANDS = (3, 3, 2)
"""The cards of each after one another."""


def merry(terms: Terms, seat: Seat) -> tuple[Stage, ...]:
    """The praiser names and leads every trick."""
    return _mini_deals(terms, seat, seat, "C5.6")


def sad(terms: Terms, seat: Seat) -> tuple[Stage, ...]:
    """The praiser names, the next player leads every trick, and the praiser plays last."""
    return _mini_deals(terms, seat, (seat + 1) % terms.seats, "C5.7")


def _mini_deals(terms: Terms, seat: Seat, leader: Seat, rule: str) -> tuple[Stage, ...]:
    return tuple(
        stage
        for number in HANDS
        for stage in (
            DealAgain(number),
            *named_for_some(terms, seat, rule),
            Tricks(leader=leader),
        )
    )


class DealAgain(Stage, frozen=True):
    """So many cards to each; the trump suit of the hands before is forgotten."""

    name: ClassVar[str] = "dealing"
    each: int

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """What was played before tells nothing of the new hands."""
        if terms.data.praising.names:
            deal = replace(deal.with_fixed(trump=""), order=terms.order(""))
        return DealCards(self.each).enter(terms, deal.with_fixed(since=len(deal.tricks)))
