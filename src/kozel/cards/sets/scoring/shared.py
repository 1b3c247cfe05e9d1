"""What all ways of scoring share: the next deal's standing, the sheet."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.sets.deal import Summary
from kozel.cards.sets.setup import Setup
from kozel.core.moves import Seat
from kozel.core.sheets import Account, ScoreLine, ScoreSheet
from kozel.core.standing import Standing


def following(
    setup: Setup,
    standing: Standing,
    summary: Summary,
    accounts: tuple[Account, ...],
    *,
    decided: bool,
    next_leader: Seat | None = None,
) -> Standing:
    """The standing before the next deal; the deal passes clockwise (C0.4)."""
    return replace(
        standing,
        accounts=accounts,
        deal=standing.deal + 1,
        dealer=(summary.dealer + 1) % setup.seating.seats,
        decided=standing.decided + decided,
        next_leader=next_leader,
    )


def sheet(setup: Setup, standing: Standing, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
    """The score sheet."""
    return ScoreSheet(
        setup.data.unit,
        setup.seating.sides,
        standing.accounts,
        lines,
        target=setup.data.target(setup.options),
        deals=setup.options.deals,
    )
