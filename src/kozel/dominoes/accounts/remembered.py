"""The account of Kozel: remembered points, the opening, eggs, the goat (D1, D2, D5.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import length_reached, verdict_of
from kozel.core.views import Verdict
from kozel.dominoes.accounts.account import opening, received, total, wiped
from kozel.dominoes.accounts.fishes import eggs_for, fish_shares
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.rating import site_ratings
from kozel.dominoes.seats import best_side, side_out, side_pips
from kozel.dominoes.standings import following
from kozel.dominoes.state import Round, Scoring, Sides

Judge = Callable[[DominoOptions, Sides, Standing], Verdict | None]


def settle(options: DominoOptions, sides: Sides, standing: Standing, played: Round) -> Settlement:
    """The arithmetic of a finished round of Kozel (D1.1–D1.5)."""
    return _settled(options, sides, standing, played, goat)


def settle_charged(
    options: DominoOptions, sides: Sides, standing: Standing, played: Round
) -> Settlement:
    """The same where nobody becomes a goat: who has too much loses (D3)."""
    return _settled(options, sides, standing, played, overcharged)


def _settled(
    options: DominoOptions, sides: Sides, standing: Standing, played: Round, judge: Judge
) -> Settlement:
    pips = side_pips(sides, played)
    out = side_out(sides, played)
    if played.ending.kind == "closed":
        options = replace(options, fish="all")  # everyone writes own pips (D5.4)
    shares, laid = (pips, 0) if out is not None else fish_shares(options, pips)
    owed = standing.carried
    payer: int | None = None
    if owed:
        own = _written(options, standing, shares, pips, out)
        payer = eggs_for(options, pips, own, out)
    gains = tuple(points + owed if side == payer else points for side, points in enumerate(shares))
    accounts = _written(options, standing, gains, pips, out)
    marks = (
        Mark(played.ending.kind, None, laid) if out is None else Mark("out", out),
        *((Mark("carried", payer, owed),) if owed else ()),
        *_wiped_marks(options, standing, gains, pips, out),
    )
    carried = laid + (owed if payer is None else 0)
    line = ScoreLine(standing.deal, standing.accounts, accounts, pips, marks)
    winner = best_side(pips, least=True)
    after = following(options, sides, standing, played, accounts, carried=carried, winner=winner)
    return Settlement(after, line, judge(options, sides, after))


def _written(
    options: DominoOptions,
    standing: Standing,
    gains: Sequence[int],
    pips: Sequence[int],
    out: int | None,
) -> tuple[Account, ...]:
    """The accounts after a round that brought these points."""
    swept = forgetting(options, gains, pips, out)
    return tuple(
        received(options, wiped(account) if side in swept else account, gains[side])
        for side, account in enumerate(standing.accounts)
    )


def forgetting(
    options: DominoOptions, gains: Sequence[int], pips: Sequence[int], out: int | None
) -> tuple[int, ...]:
    """The sides whose remembered points go, if their account is closed still: who is out, after
    a fish for one all but that one (D1.2, D1.4); or whoever got nothing (D5.5)."""
    if options.wiped_by == "nothing":
        return tuple(side for side, points in enumerate(gains) if not points)
    if out is not None:
        return (out,)
    top = best_side(pips) if options.fish == "one" else None
    return () if top is None else tuple(side for side in range(len(pips)) if side != top)


def _wiped_marks(
    options: DominoOptions,
    standing: Standing,
    gains: Sequence[int],
    pips: Sequence[int],
    out: int | None,
) -> tuple[Mark, ...]:
    return tuple(
        Mark("wiped", side, standing.accounts[side].remembered)
        for side in forgetting(options, gains, pips, out)
        if standing.accounts[side].remembered
    )


def goat(options: DominoOptions, sides: Sides, standing: Standing) -> Verdict | None:
    """Whether the match is over, who is the goat (D1.5), and the rating points (D1.6)."""
    accounts = standing.accounts
    if options.rounds:
        if standing.decided < options.rounds:
            return None
        return _rated(verdict_of(sides, _least(accounts)), sides, accounts)
    over = [side for side, each in enumerate(accounts) if each.written >= options.target]
    if not over:
        return None
    if options.several == "highest":
        most = max(accounts[side].written for side in over)
        over = [side for side in over if accounts[side].written == most]
    best = [side for side in range(len(sides)) if side not in over]
    return _rated(verdict_of(sides, best, goats=over), sides, accounts)


def overcharged(options: DominoOptions, sides: Sides, standing: Standing) -> Verdict | None:
    """Whether somebody has too much, or the deals are played: the least then wins (D3, D0.9a)."""
    accounts = standing.accounts
    over = max(each.written for each in accounts) >= options.target
    if not over and not length_reached(options.deals, standing.decided):
        return None
    return verdict_of(sides, _least(accounts))


def _least(accounts: Sequence[Account]) -> list[int]:
    least = min(map(total, accounts))
    return [side for side, each in enumerate(accounts) if total(each) == least]


def _rated(ended: Verdict, sides: Sides, accounts: Sequence[Account]) -> Verdict:
    written = {seat: accounts[i].written for i, side in enumerate(sides) for seat in side}
    by_seat = [written[seat] for seat in sorted(written)]
    return replace(ended, rating=site_ratings(by_seat, ended.goats))


REMEMBERED = Scoring(settle, opening, "pips")
"""Kozel: points are remembered, then written; who has too many is the goat (D1)."""

CHARGED = Scoring(settle_charged, opening, "pips")
"""Everybody's own pips are written; who has too many loses (D3)."""
