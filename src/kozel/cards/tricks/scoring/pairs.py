"""Two teams and written points, as in classic (C1.6 to C1.9)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.tricks.scoring.shared import (
    POOR,
    next_dealer,
    write,
)
from kozel.cards.tricks.state import Summary, Terms
from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import best_wins, goats_lose, length_reached


def pair_game(terms: Terms, standing: Standing, summary: Summary) -> Settlement:
    """Two teams; the losers of a deal are written points (C1.6 to C1.9)."""
    if summary.wrong is not None:
        wrong = terms.seating.side(summary.wrong)
        return _pairs(terms, standing, summary, wrong, terms.data.penalty, "penalty")
    if summary.points[0] == summary.points[1]:
        return _drawn(standing, summary)
    loser = summary.points.index(min(summary.points))
    written = 4 if summary.points[loser] <= POOR else 2
    return _pairs(
        terms, standing, summary, loser, written, "sweep" if not summary.points[loser] else ""
    )


def _drawn(standing: Standing, summary: Summary) -> Settlement:
    """60:60: nobody is written anything and the same dealer deals again."""
    after = replace(standing, deal=standing.deal + 1, dealer=summary.dealer)
    line = ScoreLine(
        standing.deal, standing.accounts, standing.accounts, summary.points, (Mark("drawn"),)
    )
    return Settlement(after, line)


def _pairs(
    terms: Terms, standing: Standing, summary: Summary, loser: int, written: int, mark: str
) -> Settlement:
    """`loser` is written the points; that may end a match, and the series with it."""
    winner = 1 - loser
    added = [0, 0]
    added[loser] = written
    accounts = write(standing.accounts, added)
    series = list(standing.series or (0, 0))
    marks = {"": (), "penalty": (Mark(mark, loser, written),), "sweep": (Mark(mark, winner),)}[mark]
    line = ScoreLine(
        standing.deal,
        standing.accounts,
        accounts,
        () if summary.wrong is not None else summary.points,
        marks,
    )
    decided = standing.decided + 1
    verdict = None
    if mark == "sweep" or accounts[loser].written >= terms.data.target:
        series[winner] += 1
        if series[winner] > terms.options.best_of // 2:
            verdict = goats_lose(terms.seating.sides, (loser,))
        else:
            line = replace(line, marks=(*marks, Mark("match", winner, series[winner])))
            accounts = tuple(Account() for _ in accounts)
    if verdict is None and length_reached(terms.options.deals, decided):
        scores = [(series[side], -account.written) for side, account in enumerate(accounts)]
        verdict = best_wins(terms.seating.sides, scores)
    after = replace(
        standing,
        accounts=accounts,
        deal=standing.deal + 1,
        dealer=next_dealer(terms, summary.dealer),
        decided=decided,
        series=tuple(series) if any(series) or standing.series else (),
    )
    return Settlement(after, line, verdict)
