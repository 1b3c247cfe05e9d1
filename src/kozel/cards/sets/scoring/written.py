"""Written points: every side but the best of a deal is written 2, 4 or 6; who has 12 is the
goat (C8.7, C8.8)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.sets.counting import counted
from kozel.cards.sets.deal import Summary
from kozel.cards.sets.scoring.shared import following
from kozel.cards.sets.setup import Setup
from kozel.core.sheets import Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import best_wins, goats_lose, length_reached
from kozel.core.views import Verdict

GOAT = 12
"""Written points of a goat (C8.8)."""
POOR = 30
"""Card points up to which a side has lost badly (C8.7)."""


def settle(setup: Setup, standing: Standing, summary: Summary) -> Settlement:
    """The standing, the line and perhaps the verdict after a deal."""
    points = counted(setup, summary.taken)
    written = charges(points)
    accounts = tuple(
        replace(account, written=account.written + more)
        for account, more in zip(standing.accounts, written, strict=True)
    )
    decided = any(written)
    after = following(setup, standing, summary, accounts, decided=decided)
    marks = () if decided else (Mark("drawn"),)
    line = ScoreLine(standing.deal, standing.accounts, accounts, points, marks)
    return Settlement(after, line, _verdict(setup, after))


def charges(points: tuple[int, ...]) -> tuple[int, ...]:
    """What each side is written: nothing for the best, the best of equals are all spared."""
    best = max(points)
    return tuple(0 if own == best else 6 if not own else 4 if own <= POOR else 2 for own in points)


def _verdict(setup: Setup, standing: Standing) -> Verdict | None:
    sides = setup.seating.sides
    goats = [side for side, each in enumerate(standing.accounts) if each.written >= GOAT]
    if goats:
        return goats_lose(sides, goats)
    if length_reached(setup.options.deals, standing.decided):
        return best_wins(sides, [-account.written for account in standing.accounts])
    return None
