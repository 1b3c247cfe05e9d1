"""Card points alone: they add up over the deals of a match, the most wins (C8.10)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.sets.counting import counted
from kozel.cards.sets.deal import Summary
from kozel.cards.sets.scoring.shared import following
from kozel.cards.sets.setup import Setup
from kozel.core.sheets import Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import best_wins, length_reached


def settle(setup: Setup, standing: Standing, summary: Summary) -> Settlement:
    """The standing, the line and perhaps the verdict after a deal; every deal counts, an equal
    one too."""
    points = counted(setup, summary.taken)
    accounts = tuple(
        replace(account, written=account.written + more)
        for account, more in zip(standing.accounts, points, strict=True)
    )
    after = following(setup, standing, summary, accounts, decided=True)
    marks = (Mark("drawn"),) if points.count(max(points)) > 1 else ()
    line = ScoreLine(standing.deal, standing.accounts, accounts, points, marks)
    verdict = None
    if length_reached(setup.options.deals, after.decided):
        verdict = best_wins(setup.seating.sides, [account.written for account in accounts])
    return Settlement(after, line, verdict)
