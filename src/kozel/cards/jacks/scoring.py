"""What a deal comes to, and when the match is over (C7.1 to C7.3, C0.4a): pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from kozel.cards.deck import ALL_POINTS
from kozel.cards.jacks.deal import Summary
from kozel.cards.jacks.setup import Setup
from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import best_wins, length_reached
from kozel.core.views import Verdict

HALF = ALL_POINTS // 2
TWELVE = 12
"""What everybody begins with, and what there is to take from one or in all (C7.3)."""
PAID, PAID_BY_DEALER = 2, 1


class ChipsTaken(msgspec.Struct, frozen=True):
    """How many chips each seat has taken from each other in this match: ``by[taker][payer]``."""

    by: tuple[tuple[int, ...], ...]


def first_to_target(setup: Setup, standing: Standing, summary: Summary) -> Settlement:
    """Points add up until a side has enough (C7.1)."""
    accounts = tuple(
        replace(account, written=account.written + points)
        for account, points in zip(standing.accounts, summary.points, strict=True)
    )
    written = [account.written for account in accounts]
    decided = standing.decided + 1
    enough = max(written) >= setup.options.target or length_reached(setup.options.deals, decided)
    verdict = best_wins(setup.seating.sides, written) if enough else None
    return _settled(setup, standing, summary, accounts, decided, (), verdict)


def sixty_wins(setup: Setup, standing: Standing, summary: Summary) -> Settlement:
    """60 points win the deal, two sides with 60 share it; with less nobody does (C7.2)."""
    winners = [side for side, points in enumerate(summary.points) if points >= HALF]
    if not winners:
        return _settled(
            setup, standing, summary, standing.accounts, standing.decided, (Mark("void"),), None
        )
    accounts = tuple(
        replace(account, wins=account.wins + 1) if side in winners else account
        for side, account in enumerate(standing.accounts)
    )
    decided = standing.decided + 1
    wins = [account.wins for account in accounts]
    verdict = (
        best_wins(setup.seating.sides, wins)
        if length_reached(setup.options.deals, decided)
        else None
    )
    marks = (Mark("drawn"),) if len(winners) > 1 else ()
    return _settled(setup, standing, summary, accounts, decided, marks, verdict)


def chips_change_hands(setup: Setup, standing: Standing, summary: Summary) -> Settlement:
    """Who has over 60 takes chips from everybody; otherwise none move (C7.3)."""
    winner = next((side for side, points in enumerate(summary.points) if points > HALF), None)
    if winner is None:
        return _settled(
            setup, standing, summary, standing.accounts, standing.decided, (Mark("void"),), None
        )
    payments = _payments(standing.accounts, winner, summary.dealer)
    accounts = tuple(
        replace(account, chips=account.chips + (sum(payments) if side == winner else -paid))
        for side, (account, paid) in enumerate(zip(standing.accounts, payments, strict=True))
    )
    taken = _taken(standing, winner, payments)
    decided = standing.decided + 1
    chips = [account.chips for account in accounts]
    verdict = _chips_end(setup, chips, taken.by)
    if verdict is None and length_reached(setup.options.deals, decided):
        verdict = best_wins(setup.seating.sides, chips)
    marks = _progress(setup, winner, taken)
    return _settled(
        setup, replace(standing, extra=taken), summary, accounts, decided, marks, verdict
    )


def _payments(accounts: tuple[Account, ...], winner: int, dealer: int) -> tuple[int, ...]:
    """What each side pays the winner: the dealer one chip, the others two, nobody more than
    is left; everybody plays alone, so a side is a seat."""
    return tuple(
        0 if side == winner else min(account.chips, PAID_BY_DEALER if side == dealer else PAID)
        for side, account in enumerate(accounts)
    )


def _taken(standing: Standing, winner: int, payments: tuple[int, ...]) -> ChipsTaken:
    before = standing.extra
    if not isinstance(before, ChipsTaken):
        before = ChipsTaken(((0,) * len(payments),) * len(payments))
    row = tuple(had + paid for had, paid in zip(before.by[winner], payments, strict=True))
    return ChipsTaken((*before.by[:winner], row, *before.by[winner + 1 :]))


def _chips_end(
    setup: Setup, chips: Sequence[int], taken: tuple[tuple[int, ...], ...]
) -> Verdict | None:
    """Whether the match is over, by the option ``chips_end``; all who are best have won (C7.3)."""
    sides = setup.seating.sides
    match setup.options.chips_end:
        case "goat_at_zero":
            if 0 not in chips:
                return None
            goats = tuple(seat for seat, left in enumerate(chips) if not left)
            return replace(best_wins(sides, chips, shared="won"), goats=goats)
        case "twelve_from_one":
            most = [max(row) for row in taken]
        case _:
            most = [sum(row) for row in taken]
    return best_wins(sides, most, shared="won") if max(most) >= TWELVE else None


def _progress(setup: Setup, winner: int, taken: ChipsTaken) -> tuple[Mark, ...]:
    """How far the winner has come, where it is what was taken that ends the match."""
    match setup.options.chips_end:
        case "twelve_from_one":
            return (Mark("taken-from-one", winner, max(taken.by[winner])),)
        case "twelve_in_all":
            return (Mark("taken-in-all", winner, sum(taken.by[winner])),)
        case _:
            return ()


def _settled(
    setup: Setup,
    standing: Standing,
    summary: Summary,
    accounts: tuple[Account, ...],
    decided: int,
    marks: tuple[Mark, ...],
    verdict: Verdict | None,
) -> Settlement:
    """The deal goes on the sheet, and the next player deals (C0.4)."""
    after = replace(
        standing,
        accounts=accounts,
        deal=standing.deal + 1,
        dealer=(summary.dealer + 1) % setup.seats,
        decided=decided,
    )
    line = ScoreLine(standing.deal, standing.accounts, accounts, summary.points, marks)
    return Settlement(after, line, verdict)
