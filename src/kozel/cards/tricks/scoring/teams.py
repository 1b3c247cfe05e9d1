"""What two teams' deal came to, before it is known how the yard keeps its score.

`board` moves sixes by it, `written` writes points. Worths are counted in units of what the
loser of an ordinary deal pays: a *pair*, one row of the board or two written points.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from kozel.cards.tricks.scoring.shared import next_dealer
from kozel.cards.tricks.state import Past, Summary, Terms
from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import best_wins, goats_lose, length_reached

MOST_DEMANDS = 3
"""The demand of one kon that is no longer granted, but paid for (C2.8, C4.7)."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A decided deal.

    `loser`: the side that lost it; `worth`: rows or points that this costs. `fine`: whether it
    is one, for which eggs wait (C2.11, C4.4); `counted`: whether card points count; `emptied`:
    the loser's board goes back (C2.10); `match`: the match ends with it; `titles`: what the
    goats are then called.
    """

    loser: int
    worth: int
    marks: tuple[Mark, ...] = ()
    fine: bool = False
    counted: bool = True
    emptied: bool = False
    match: bool = False
    titles: tuple[str, ...] = ()


def is_redealt(summary: Summary) -> bool:
    """Whether the kon is dealt once more: a third demand is not (C2.8, C4.7)."""
    return bool(summary.annulled) and summary.demands < MOST_DEMANDS


def redealt(standing: Standing, summary: Summary) -> Settlement:
    """The deal does not count; the same player deals this kon again (C0.4)."""
    after = replace(standing, dealer=summary.dealer, redeals=summary.demands)
    mark = Mark("redeal", value=summary.demands)
    return Settlement(
        after, ScoreLine(standing.deal, standing.accounts, standing.accounts, (), (mark,))
    )


def apart_from_points(
    terms: Terms, standing: Standing, summary: Summary, pair: int
) -> Result | None:
    """What decides a deal whatever the cards in the tricks are worth; None if nothing did.

    A third demand (C2.8, C4.7) and a challenge (C0.6) are fines, a caught queen (C3.4, C4.5)
    and the contract to take every trick (C3.6) are played for.
    """
    side = terms.seating.side
    if summary.annulled:
        mark = Mark("third-demand", side(summary.dealer), pair)
        return _fine(side(summary.dealer), pair, mark)
    if summary.wrong is not None:
        cost = terms.data.penalty
        return _fine(side(summary.wrong), cost, Mark("penalty", side(summary.wrong), cost))
    if summary.caught is not None:
        loser = side(summary.caught)
        ends = terms.options.catch == "match_in_first_kon" and standing.deal == 1
        mark = Mark("caught", loser)
        return Result(loser=loser, worth=2 * pair, marks=(mark,), counted=False, match=ends)
    if summary.contract is not None:
        own = side(summary.contract)
        if not summary.tricks[1 - own]:
            return Result(loser=1 - own, worth=0, marks=(Mark("contract-made", own),), match=True)
        mark = Mark("contract-lost", own)
        return Result(loser=own, worth=2 * pair, marks=(mark,), counted=False)
    return None


def _fine(loser: int, worth: int, mark: Mark) -> Result:
    return Result(loser=loser, worth=worth, marks=(mark,), fine=True, counted=False)


def fewer_points(summary: Summary) -> int | None:
    """The side with fewer card points; None at 60:60."""
    low, high = sorted(summary.points)
    return None if low == high else summary.points.index(low)


def eggs(
    terms: Terms,
    standing: Standing,
    summary: Summary,
    *,
    laid: int,
    next_side: int | None = None,
) -> Settlement:
    """60:60: the score stays, `laid` eggs wait for the next decided deal (C2.11, C4.4)."""
    after = replace(
        standing,
        deal=standing.deal + 1,
        dealer=next_dealer(terms, summary.dealer),
        eggs=standing.eggs + laid,
        redeals=0,
        next_side=next_side,
        extra=Past(eggs=True),
    )
    accounts = standing.accounts
    line = ScoreLine(standing.deal, accounts, accounts, summary.points, (Mark("eggs"),))
    return Settlement(after, line)


def settled(
    terms: Terms,
    standing: Standing,
    summary: Summary,
    result: Result,
    accounts: tuple[Account, ...],
    *,
    lost: bool,
    next_side: int | None = None,
) -> Settlement:
    """The deal stands on the sheet; `lost`: its loser has lost the match with it."""
    decided = standing.decided + 1
    verdict = None
    if lost or result.match:
        verdict = replace(goats_lose(terms.seating.sides, (result.loser,)), titles=result.titles)
    elif length_reached(terms.options.deals, decided):
        verdict = best_wins(terms.seating.sides, [(each.rows, -each.written) for each in accounts])
    after = replace(
        standing,
        accounts=accounts,
        deal=standing.deal + 1,
        dealer=next_dealer(terms, summary.dealer),
        decided=decided,
        eggs=standing.eggs if result.fine else 0,
        redeals=0,
        next_side=next_side,
    )
    counted = summary.points if result.counted else ()
    line = ScoreLine(standing.deal, standing.accounts, accounts, counted, result.marks)
    return Settlement(after, line, verdict)
