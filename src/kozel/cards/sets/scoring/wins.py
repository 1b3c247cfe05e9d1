"""Deals won: who first has so many wins the match (C9.5, C9.6, C9.7)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.sets.counting import ENOUGH, counted
from kozel.cards.sets.deal import Summary
from kozel.cards.sets.scoring.shared import following
from kozel.cards.sets.setup import Setup
from kozel.core.moves import Seat
from kozel.core.sheets import Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import best_wins, length_reached
from kozel.core.views import Verdict


def settle(setup: Setup, standing: Standing, summary: Summary) -> Settlement:
    """The standing, the line and perhaps the verdict after a deal."""
    points = counted(setup, summary.taken)
    winner = _winner(setup, summary, points)
    accounts = tuple(
        replace(account, wins=account.wins + 1) if side == winner else account
        for side, account in enumerate(standing.accounts)
    )
    after = following(
        setup,
        standing,
        summary,
        accounts,
        decided=winner is not None,
        next_leader=_next_leader(setup, summary, winner),
    )
    marks = _marks(setup, summary, winner)
    line = ScoreLine(standing.deal, standing.accounts, accounts, points, marks)
    return Settlement(after, line, _verdict(setup, after))


def _winner(setup: Setup, summary: Summary, points: tuple[int, ...]) -> int | None:
    """The side that won the deal; None when it is drawn."""
    match summary.end:
        case "bura":
            return setup.seating.side(summary.seat)
        case "claim":
            side = setup.seating.side(summary.seat)
            if points[side] >= ENOUGH:
                return side
            return 1 - side if len(points) == 2 else None
        case _:
            best = max(points)
            if best < ENOUGH or points.count(best) > 1:
                return None
            return points.index(best)


def _next_leader(setup: Setup, summary: Summary, winner: int | None) -> Seat | None:
    """Who leads the next deal (C9.1); without a trick its winner (C9.5), of two partners the
    one who ended it or sits next after who did; of nobody the dealer's left."""
    if summary.last_taker is not None or winner is None:
        return summary.last_taker
    return next(
        seat for seat in setup.clockwise(summary.seat) if setup.seating.side(seat) == winner
    )


def _marks(setup: Setup, summary: Summary, winner: int | None) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    if summary.end != "counted":
        side = setup.seating.side(summary.seat)
        wrong = summary.end == "claim" and side != winner
        marks.append(Mark("wrong-claim" if wrong else summary.end, side))
    if setup.options.open_hands == "one_with_odds":
        side = setup.seating.side(setup.options.open_seat)
        marks.append(Mark("odds", side, setup.options.odds))
    if winner is None:
        marks.append(Mark("drawn"))
    return tuple(marks)


def _verdict(setup: Setup, standing: Standing) -> Verdict | None:
    wins = [account.wins for account in standing.accounts]
    if max(wins) < setup.options.wins and not length_reached(setup.options.deals, standing.decided):
        return None
    return best_wins(setup.seating.sides, wins)
