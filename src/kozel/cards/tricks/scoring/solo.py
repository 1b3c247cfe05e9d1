"""One against the others, or each for the least (C10, C11)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.tricks.scoring.shared import (
    HALF,
    POOR,
    next_dealer,
    write,
)
from kozel.cards.tricks.state import Summary, Terms
from kozel.core.moves import Seat
from kozel.core.sheets import Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import best_wins, goats_lose, length_reached

MUCH = 90
"""Card points above which even more is written when the game was for the least (C10.3)."""

SCALES = {"1-2": (1, 2, 2), "2-4-6": (2, 4, 6)}
"""What losers are written for 31 points or more, for 30 or less, and without a trick, by the
value of the option ``scale`` (C10.2)."""

LEAST = {POOR: 0, HALF: 2, MUCH: 4}
"""What is written up to so many points when the game is for the least (C10.3)."""
MOST = 6
"""What is written for more, where the cards are laid away before the talon."""


def one_against_others(terms: Terms, standing: Standing, summary: Summary) -> Settlement:
    """Each for themselves, one deal against the soloist, the next for the least (C10)."""
    if summary.annulled:
        return _annulled(standing, summary)
    if summary.wrong is not None:
        added = [0] * terms.seats
        added[summary.wrong] = terms.data.penalty
        marks: tuple[Mark, ...] = (Mark("penalty", summary.wrong, terms.data.penalty),)
        return _settled(
            terms, standing, summary, added, ScoreLine(standing.deal, (), (), (), marks)
        )
    if summary.soloist is not None:
        added, marks = _solo(terms, summary, summary.soloist), _against(summary, summary.soloist)
    else:
        added, marks = _each(terms, summary), _for_least(summary)
    line = ScoreLine(standing.deal, (), (), summary.points, marks)
    return _settled(terms, standing, summary, added, line)


def _annulled(standing: Standing, summary: Summary) -> Settlement:
    """Nothing is written, and the same player deals again (C11)."""
    accounts = standing.accounts
    line = ScoreLine(standing.deal, accounts, accounts, (), (Mark(summary.annulled),))
    return Settlement(
        replace(standing, dealer=summary.dealer, redeals=standing.redeals + 1),
        line,
    )


def _settled(
    terms: Terms, standing: Standing, summary: Summary, added: list[int], line: ScoreLine
) -> Settlement:
    """The points are written; whoever has come to 12 is a goat (C10.4)."""
    accounts = write(standing.accounts, added)
    decided = standing.decided + 1
    goats = tuple(
        seat for seat, account in enumerate(accounts) if account.written >= terms.data.target
    )
    verdict = goats_lose(terms.seating.sides, goats) if goats else None
    if verdict is None and length_reached(terms.options.deals, decided):
        verdict = best_wins(terms.seating.sides, [(0, -account.written) for account in accounts])
    return Settlement(
        replace(
            standing,
            accounts=accounts,
            deal=standing.deal + 1,
            dealer=next_dealer(terms, summary.dealer),
            decided=decided,
            redeals=0,
        ),
        replace(line, before=standing.accounts, after=accounts),
        verdict,
    )


def _solo(terms: Terms, summary: Summary, soloist: Seat) -> list[int]:
    """Over 60 each opponent pays by the opponents' points together, else the soloist by their
    own (C10.2)."""
    own, own_tricks = summary.points[soloist], summary.tricks[soloist]
    if own > HALF:
        paid = _by_scale(terms, _together(summary, soloist), sum(summary.tricks) - own_tricks)
        return [0 if seat == soloist else paid for seat in range(terms.seats)]
    paid = _by_scale(terms, own, own_tricks)
    return [paid if seat == soloist else 0 for seat in range(terms.seats)]


def _by_scale(terms: Terms, points: int, tricks: int) -> int:
    """What losers with so many points and tricks are written."""
    usual, poor, none = SCALES[terms.options.scale]
    if tricks == 0:
        return none
    return poor if points <= POOR else usual


def _together(summary: Summary, soloist: Seat) -> int:
    """The points of the soloist's opponents (C11)."""
    return sum(summary.points) - summary.points[soloist]


def _against(summary: Summary, soloist: Seat) -> tuple[Mark, ...]:
    """Who played alone, what the others had together, and whether one side took every trick."""
    marks = (Mark("soloist", soloist), Mark("together", None, _together(summary, soloist)))
    tricks = summary.tricks[soloist]
    if tricks == 0:
        return (*marks, Mark("no-trick", soloist))
    if tricks == sum(summary.tricks):
        return (*marks, Mark("every-trick", soloist))
    return marks


def _each(terms: Terms, summary: Summary) -> list[int]:
    """What each is written when nobody wanted to play (C10.3)."""
    whole = sum(summary.tricks)
    return [
        _least(terms, points, all_tricks=tricks == whole)
        for points, tricks in zip(summary.points, summary.tricks, strict=True)
    ]


def _least(terms: Terms, points: int, *, all_tricks: bool) -> int:
    """Whoever took much is written for it; a goat's measure for all tricks and the row above
    90 belong to the game with cards laid away before the talon."""
    risky = terms.options.discard == "before"
    if risky and all_tricks:
        return terms.data.target
    if not risky:
        points = min(points, MUCH)
    return next((written for most, written in LEAST.items() if points <= most), MOST)


def _for_least(summary: Summary) -> tuple[Mark, ...]:
    marks: tuple[Mark, ...] = (Mark("least"),)
    if max(summary.tricks) == sum(summary.tricks):
        return (*marks, Mark("every-trick", summary.tricks.index(max(summary.tricks))))
    return marks
