"""What a deal comes to, and when the match is over (C9.5, C9.6, C9.7, C0.4a)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.sets.deal import Summary
from kozel.cards.sets.setup import Setup
from kozel.core.moves import Seat
from kozel.core.sheets import Account, Mark, ScoreLine, ScoreSheet
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Verdict

ENOUGH = 61
"""Card points that win a deal (C9.5)."""


def opening(setup: Setup) -> Standing:
    """The standing before a match."""
    return Standing(accounts=(Account(),) * len(setup.seating.sides))


def settle(setup: Setup, standing: Standing, summary: Summary) -> Settlement:
    """The standing, the line and perhaps the verdict after a deal."""
    counted = _counted(setup, summary)
    winner = _winner(setup, summary, counted)
    accounts = tuple(
        replace(account, wins=account.wins + 1) if side == winner else account
        for side, account in enumerate(standing.accounts)
    )
    after = replace(
        standing,
        accounts=accounts,
        deal=standing.deal + 1,
        dealer=(summary.dealer + 1) % setup.seating.seats,
        decided=standing.decided + (winner is not None),
        next_leader=_next_leader(setup, summary, winner),
    )
    marks = _marks(setup, summary, winner)
    line = ScoreLine(standing.deal, standing.accounts, accounts, counted, marks)
    return Settlement(after, line, _verdict(setup, after))


def _counted(setup: Setup, summary: Summary) -> tuple[int, ...]:
    """Card points by side, with the odds of the seat that plays open (C9.7)."""
    counted = [0] * len(setup.seating.sides)
    for seat, taken in enumerate(summary.taken):
        counted[setup.seating.side(seat)] += taken
    if setup.options.open_hands == "one_with_odds":
        counted[setup.seating.side(setup.options.open_seat)] += setup.options.odds
    return tuple(counted)


def _winner(setup: Setup, summary: Summary, counted: tuple[int, ...]) -> int | None:
    """The side that won the deal; None when it is drawn."""
    match summary.end:
        case "bura":
            return setup.seating.side(summary.seat)
        case "claim":
            side = setup.seating.side(summary.seat)
            if counted[side] >= ENOUGH:
                return side
            return 1 - side if len(counted) == 2 else None
        case _:
            best = max(counted)
            if best < ENOUGH or counted.count(best) > 1:
                return None
            return counted.index(best)


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
    best = max(wins)
    enough_deals = setup.options.deals and standing.decided >= setup.options.deals
    if best < setup.options.wins and not enough_deals:
        return None
    leader = "won" if wins.count(best) == 1 else "drawn"
    return Verdict(
        tuple(
            leader if wins[setup.seating.side(seat)] == best else "lost"
            for seat in range(setup.seating.seats)
        )
    )


def sheet(setup: Setup, standing: Standing, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
    """The score sheet: deals won."""
    return ScoreSheet(
        "wins",
        setup.seating.sides,
        standing.accounts,
        lines,
        target=setup.options.wins,
        deals=setup.options.deals,
    )
