"""The arithmetic of a finished deal: pure functions from a standing and a summary."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.deck import ALL_POINTS
from kozel.cards.tricks.state import Summary, Terms
from kozel.core.moves import Seat
from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Verdict

HALF = ALL_POINTS // 2
POOR = 30
"""Card points up to which a side has lost badly (C1.6, C10.2)."""


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
            verdict = sides_verdict(terms, (loser,))
        else:
            line = replace(line, marks=(*marks, Mark("match", winner, series[winner])))
            accounts = tuple(Account() for _ in accounts)
    if verdict is None and 0 < terms.options.deals <= decided:
        scores = [(series[side], -account.written) for side, account in enumerate(accounts)]
        verdict = best_verdict(terms, scores)
    after = replace(
        standing,
        accounts=accounts,
        deal=standing.deal + 1,
        dealer=next_dealer(terms, summary.dealer),
        decided=decided,
        series=tuple(series) if any(series) or standing.series else (),
    )
    return Settlement(after, line, verdict)


def one_against_others(terms: Terms, standing: Standing, summary: Summary) -> Settlement:
    """Each for themselves, one deal against the soloist, the next for the least (C10)."""
    marks: tuple[Mark, ...] = ()
    if summary.wrong is not None:
        added = [0] * terms.seats
        added[summary.wrong] = terms.data.penalty
        marks = (Mark("penalty", summary.wrong, terms.data.penalty),)
    elif summary.soloist is not None:
        added = _solo(terms, summary, summary.soloist)
    else:
        added = [
            _least(terms, points, all_tricks=tricks == sum(summary.tricks))
            for points, tricks in zip(summary.points, summary.tricks, strict=True)
        ]
    accounts = write(standing.accounts, added)
    decided = standing.decided + 1
    goats = tuple(
        seat for seat, account in enumerate(accounts) if account.written >= terms.data.target
    )
    verdict = sides_verdict(terms, goats) if goats else None
    if verdict is None and 0 < terms.options.deals <= decided:
        verdict = best_verdict(terms, [(0, -account.written) for account in accounts])
    counted = () if summary.wrong is not None else summary.points
    return Settlement(
        replace(
            standing,
            accounts=accounts,
            deal=standing.deal + 1,
            dealer=next_dealer(terms, summary.dealer),
            decided=decided,
        ),
        ScoreLine(standing.deal, standing.accounts, accounts, counted, marks),
        verdict,
    )


def _solo(terms: Terms, summary: Summary, soloist: Seat) -> list[int]:
    """Over 60 each opponent pays by the opponents' points, else the soloist by their own
    (C10.2)."""
    own, own_tricks = summary.points[soloist], summary.tricks[soloist]
    others, their_tricks = sum(summary.points) - own, sum(summary.tricks) - own_tricks
    if own > HALF:
        paid = _by_scale(terms, others, their_tricks)
        return [0 if seat == soloist else paid for seat in range(terms.seats)]
    paid = _by_scale(terms, own, own_tricks)
    return [paid if seat == soloist else 0 for seat in range(terms.seats)]


def _by_scale(terms: Terms, points: int, tricks: int) -> int:
    """What losers with so many points and tricks are written."""
    low, high, none = {"1-2": (1, 2, 2), "2-4-6": (2, 4, 6)}[terms.options.scale]
    if tricks == 0:
        return none
    return high if points <= POOR else low


def _least(terms: Terms, points: int, *, all_tricks: bool) -> int:
    """Whoever took much when nobody wanted to play is written for it (C10.3)."""
    risky = terms.options.discard == "before"
    if risky and all_tricks:
        return terms.data.target
    if risky and points > 90:
        return 6
    return 4 if points > HALF else 2 if points > POOR else 0


def write(accounts: tuple[Account, ...], added: list[int]) -> tuple[Account, ...]:
    """The accounts with these points written; they are not capped (C8.8)."""
    return tuple(
        replace(account, written=account.written + more)
        for account, more in zip(accounts, added, strict=True)
    )


def next_dealer(terms: Terms, dealer: Seat) -> Seat:
    """The deal passes clockwise (C0.4)."""
    return (dealer + 1) % terms.seats


def sides_verdict(terms: Terms, goats: tuple[int, ...]) -> Verdict:
    """The sides in `goats` have lost the match and are its goats."""
    lost = tuple(terms.seating.side(seat) in goats for seat in range(terms.seats))
    return Verdict(
        tuple("lost" if goat else "won" for goat in lost),
        tuple(seat for seat, goat in enumerate(lost) if goat),
    )


def best_verdict(terms: Terms, scores: list[tuple[int, int]]) -> Verdict:
    """After the agreed number of deals the best score wins, equal is drawn (C0.4a)."""
    best = max(scores)
    shared = scores.count(best) > 1
    return Verdict(
        tuple(
            "lost" if scores[terms.seating.side(seat)] < best else "drawn" if shared else "won"
            for seat in range(terms.seats)
        )
    )
