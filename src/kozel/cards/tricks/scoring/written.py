"""Written points that double after eggs (C4.4, C4.5, C4.8)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.tricks.scoring.shared import POOR, write
from kozel.cards.tricks.scoring.teams import (
    Result,
    apart_from_points,
    eggs,
    fewer_points,
    is_redealt,
    redealt,
    settled,
)
from kozel.cards.tricks.state import Summary, Terms
from kozel.core.sheets import Mark
from kozel.core.standing import Settlement, Standing

PAIR = 2
"""What is written for an ordinary loss, "para"; a "chiper" is twice as much."""


def written_game(terms: Terms, standing: Standing, summary: Summary) -> Settlement:
    """The losers of a deal are written 2, 4 or 6; who reaches the target has lost (C4.8)."""
    if is_redealt(summary):
        return redealt(standing, summary)
    result = apart_from_points(terms, standing, summary, PAIR) or _by_points(summary)
    if result is None:
        return eggs(terms, standing, summary, laid=1)
    result = _doubled(terms, standing, result)
    added = [0, 0]
    added[result.loser] = result.worth
    accounts = write(standing.accounts, added)
    lost = accounts[result.loser].written >= terms.data.target
    return settled(terms, standing, summary, result, accounts, lost=lost)


def _by_points(summary: Summary) -> Result | None:
    """By the losers' card points, tricks without any do not help them (C4.4)."""
    loser = fewer_points(summary)
    if loser is None:
        return None
    points = summary.points[loser]
    if points == 0:
        return Result(loser=loser, worth=3 * PAIR, marks=(Mark("nothing", loser),))
    if points <= POOR:
        return Result(loser=loser, worth=2 * PAIR, marks=(Mark("chiper", loser),))
    return Result(loser=loser, worth=PAIR, marks=(Mark("para", loser),))


def _doubled(terms: Terms, standing: Standing, result: Result) -> Result:
    """After eggs the next decided deal counts twice, fines do not (C4.4)."""
    if result.fine or not standing.eggs:
        return result
    times = 2**standing.eggs if terms.options.eggs_stack else 2
    mark = Mark("doubled", result.loser, times)
    return replace(result, worth=result.worth * times, marks=(*result.marks, mark))
