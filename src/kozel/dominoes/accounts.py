"""The account of Kozel: remembered points, the opening, eggs, the goat (D1)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Verdict
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.rating import site_ratings
from kozel.dominoes.standings import best_side, following, side_pips, verdict_of
from kozel.dominoes.state import Round, Scoring, Sides


def opening(options: DominoOptions) -> Account:
    """An account before the first round: closed, unless everything is written (D1.2)."""
    return Account(opened=options.threshold == 0)


def total(account: Account) -> int:
    """Written and remembered points together."""
    return account.written + account.remembered


def received(options: DominoOptions, account: Account, points: int) -> Account:
    """The account after a round that brought `points` (D1.2)."""
    if account.opened or points >= options.threshold:
        return Account(account.written + account.remembered + points, 0, opened=True)
    if not options.remember:
        return account
    return replace(account, remembered=account.remembered + points)


def wiped(account: Account) -> Account:
    """The account without its remembered points."""
    return replace(account, remembered=0)


def fish_shares(options: DominoOptions, pips: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """Per side the points a fish brings, and the sum it leaves to be carried (D1.4)."""
    own = tuple(pips)
    if options.fish == "all":
        return own, 0
    if options.fish == "lowest_wins":
        least = min(pips)
        return (own if own.count(least) > 1 else tuple(p - least for p in own)), 0
    top = best_side(pips)
    if top is None:
        return (0,) * len(own), sum(own)
    return tuple(sum(own) if side == top else 0 for side in range(len(own))), 0


def eggs_for(
    options: DominoOptions,
    pips: Sequence[int],
    after: Sequence[Account],
    out: int | None,
) -> int | None:
    """The side that must take the carried sum; None when it is carried on (D1.4).

    `after`: the accounts with this round's own points, by which `loser` is judged.
    """
    values = list(pips) if options.eggs_to == "top_hand" else [total(each) for each in after]
    if out is not None:
        values[out] = -1
    return best_side(values)


def settle(options: DominoOptions, sides: Sides, standing: Standing, played: Round) -> Settlement:
    """The arithmetic of a finished round (D1.1–D1.5)."""
    pips = side_pips(sides, played)
    before = list(standing.accounts)
    out: int | None = None
    laid = 0
    shares = pips
    if played.ending.kind == "out":
        out = next(i for i, side in enumerate(sides) if played.ending.seat in side)
        if not before[out].opened:
            before[out] = wiped(before[out])
    else:
        shares, laid = fish_shares(options, pips)
        top = best_side(pips)
        if options.fish == "one" and top is not None:
            before = [each if side == top else wiped(each) for side, each in enumerate(before)]
    owed = standing.carried
    payer: int | None = None
    if owed:
        own = [received(options, *pair) for pair in zip(before, shares, strict=True)]
        payer = eggs_for(options, pips, own, out)
    accounts = tuple(
        received(options, each, shares[side] + (owed if side == payer else 0))
        for side, each in enumerate(before)
    )
    carried = laid + (owed if payer is None else 0)
    marks = _marks(played, out, payer, owed, laid)
    line = ScoreLine(standing.deal, standing.accounts, accounts, pips, marks)
    after = following(options, standing, played, accounts, carried)
    return Settlement(after, line, verdict(options, sides, after))


def _marks(
    played: Round, out: int | None, payer: int | None, owed: int, laid: int
) -> tuple[Mark, ...]:
    marks = [Mark("out", out)] if played.ending.kind == "out" else [Mark("fish", None, laid)]
    if owed:
        marks.append(Mark("carried", payer, owed))
    return tuple(marks)


def verdict(options: DominoOptions, sides: Sides, standing: Standing) -> Verdict | None:
    """Whether the match is over, who is the goat (D1.5), and the rating points (D1.6)."""
    accounts = standing.accounts
    if options.rounds:
        if standing.decided < options.rounds:
            return None
        least = min(map(total, accounts))
        best = [side for side, each in enumerate(accounts) if total(each) == least]
        return _rated(verdict_of(sides, best), sides, accounts)
    over = [side for side, each in enumerate(accounts) if each.written >= options.target]
    if not over:
        return None
    if options.several == "highest":
        most = max(accounts[side].written for side in over)
        over = [side for side in over if accounts[side].written == most]
    best = [side for side in range(len(sides)) if side not in over]
    return _rated(verdict_of(sides, best, goats=over), sides, accounts)


def _rated(ended: Verdict, sides: Sides, accounts: Sequence[Account]) -> Verdict:
    written = {seat: accounts[i].written for i, side in enumerate(sides) for seat in side}
    by_seat = [written[seat] for seat in sorted(written)]
    return replace(ended, rating=site_ratings(by_seat, ended.goats))


REMEMBERED = Scoring(settle, opening, "pips")
