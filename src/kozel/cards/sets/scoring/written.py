"""Written points: every side but the best of a deal is written 2, 4 or 6; who has 12 is the
goat (C8.7, C8.8)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.sets.counting import counted
from kozel.cards.sets.deal import Summary
from kozel.cards.sets.scoring.shared import deals_are_over, following
from kozel.cards.sets.setup import Setup
from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import best_wins
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
    goats = goats_of(setup, standing.accounts)
    if any(goats):
        return Verdict(
            tuple("lost" if goat else "won" for goat in goats),
            tuple(seat for seat, goat in enumerate(goats) if goat),
        )
    if deals_are_over(setup, standing):
        return best_wins(setup.seating.sides, [-account.written for account in standing.accounts])
    return None


def goats_of(setup: Setup, accounts: tuple[Account, ...]) -> list[bool]:
    """By seat whether its side has 12 written points or more."""
    return [
        accounts[setup.seating.side(seat)].written >= GOAT for seat in range(setup.seating.seats)
    ]
