"""Counting a finished deal: card points and tricks per side of the match."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.deck import points
from kozel.cards.tricks.state import Deal, Outcome, Stage, Summary, Terms


def counted(terms: Terms, deal: Deal) -> Deal:
    """The deal, finished: no stage is left and its summary stands."""
    worth = [0] * len(terms.seating.sides)
    tricks = [0] * len(terms.seating.sides)
    for trick in deal.tricks:
        side = terms.seating.side(trick.taker)
        tricks[side] += 1
        worth[side] += sum(map(points, trick.cards)) + sum(map(points, trick.extra))
    for pile in deal.fixed.piles:
        side = terms.seating.side(pile.taker)
        tricks[side] += 1
        worth[side] += sum(map(points, pile.open)) + sum(map(points, pile.closed))
    if deal.fixed.soloist is not None:
        worth[terms.seating.side(deal.fixed.soloist)] += sum(map(points, deal.fixed.laid))
    fixed = deal.fixed
    summary = Summary(
        dealer=deal.dealer,
        points=tuple(worth),
        tricks=tuple(tricks),
        soloist=fixed.soloist,
        praise=fixed.praise,
        praiser=fixed.praiser,
        first_leader=fixed.first_leader,
        demands=fixed.demands,
        wrong=fixed.wrong,
        caught=fixed.caught,
        contract=fixed.contract,
        annulled=fixed.annulled,
    )
    return replace(deal, stages=(), summary=summary)


class Count(Stage, frozen=True):
    """The end of a deal."""

    name: ClassVar[str] = "count"

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Nobody is asked."""
        return counted(terms, deal), ()
