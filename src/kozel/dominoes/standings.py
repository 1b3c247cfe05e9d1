"""From round to round: who shuffles and leads next, what each side has, who won (D0.8, D0.9a)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.core.sheets import Account
from kozel.core.standing import Standing
from kozel.core.verdicts import best_wins, length_reached
from kozel.core.views import Verdict
from kozel.dominoes.leaders.following import next_lead
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import next_seat
from kozel.dominoes.state import Kept, Round, Sides


def following(
    options: DominoOptions,
    sides: Sides,
    standing: Standing,
    played: Round,
    accounts: tuple[Account, ...],
    *,
    carried: int = 0,
    winner: int | None = None,
) -> Standing:
    """The standing before the next round: the shuffler's office goes on, the leader is named
    as far as this round decides it (D0.8). `winner`: the side that won the round, where one
    did."""
    leads = next_lead(options, sides, played, winner)
    kept = Kept(leads.six, _passed(options, standing, played))
    return replace(
        standing,
        accounts=accounts,
        deal=standing.deal + 1,
        dealer=next_seat(options, played.dealer, len(played.hands)),
        decided=standing.decided + 1,
        carried=carried,
        next_leader=leads.seat,
        next_side=leads.side,
        first_leader=played.leader if standing.deal == 1 else standing.first_leader,
        redeals=0,
        extra=None if kept == Kept() else kept,
    )


def again(
    options: DominoOptions, standing: Standing, played: Round, accounts: tuple[Account, ...]
) -> Standing:
    """The standing before the same round once more: the same shuffles, and whoever was to lead
    leads (D8)."""
    kept = Kept(kept_of(standing).six_leads, _passed(options, standing, played))
    return replace(
        standing,
        accounts=accounts,
        dealer=played.dealer,
        redeals=0,
        extra=None if kept == Kept() else kept,
    )


def kept_of(standing: Standing) -> Kept:
    """What the match keeps beside its accounts."""
    return standing.extra if isinstance(standing.extra, Kept) else Kept()


def _passed(options: DominoOptions, standing: Standing, played: Round) -> bool:
    return options.pass_bonus and (kept_of(standing).passed or any(played.scored))


def most_written(
    options: DominoOptions, sides: Sides, standing: Standing, goal: int | None
) -> Verdict | None:
    """Who has the most, once somebody has `goal` or the deals are played (D0.9a)."""
    written = [account.written for account in standing.accounts]
    most = max(written)
    reached = goal is not None and most >= goal
    if not reached and not length_reached(options.deals, standing.decided):
        return None
    return best_wins(sides, written)
