"""Points for the open ends, written while tiles are laid (D6)."""

from __future__ import annotations

from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Verdict
from kozel.dominoes.layout import Layout, counted
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.standings import best_side, following, side_pips, verdict_of
from kozel.dominoes.state import Round, Scoring, Sides


def opening(_: DominoOptions) -> Account:
    """An account before the first round."""
    return Account()


def for_the_ends(layout: Layout) -> int:
    """A point for each five of the open ends' sum, if it can be divided so (D6.1)."""
    points, rest = divmod(sum(counted(layout)), 5)
    return 0 if rest else points


def for_the_hands(sides: Sides, played: Round) -> tuple[int, ...]:
    """Per side the points for the others' pips: a fifth, rounded up, for who is out or, after
    a fish, has the least (D6.2)."""
    pips = side_pips(sides, played)
    winner: int | None = None
    if played.ending.kind == "out":
        winner = next(i for i, side in enumerate(sides) if played.ending.seat in side)
    elif played.ending.kind == "fish":
        winner = best_side(pips, least=True)
    if winner is None:
        return (0,) * len(sides)
    points = -(-(sum(pips) - pips[winner]) // 5)
    return tuple(points if side == winner else 0 for side in range(len(sides)))


def settle(options: DominoOptions, sides: Sides, standing: Standing, played: Round) -> Settlement:
    """The arithmetic of a finished round (D6.2, D6.3)."""
    accounts = tuple(
        Account(before.written + laid + left)
        for before, laid, left in zip(
            standing.accounts, played.scored, for_the_hands(sides, played), strict=True
        )
    )
    seat = next(i for i, side in enumerate(sides) if played.ending.seat in side)
    kind = played.ending.kind
    mark = Mark(kind, None if kind == "fish" else seat)
    pips = side_pips(sides, played)
    line = ScoreLine(standing.deal, standing.accounts, accounts, pips, (mark,))
    after = following(options, standing, played, accounts)
    return Settlement(after, line, verdict(options, sides, after))


def verdict(options: DominoOptions, sides: Sides, standing: Standing) -> Verdict | None:
    """Whether somebody reached the target, or the deals are played (D0.9a, D6.3)."""
    written = [account.written for account in standing.accounts]
    most = max(written)
    if most < options.target and not (options.deals and standing.decided >= options.deals):
        return None
    best = [side for side, points in enumerate(written) if points == most]
    return verdict_of(sides, best, shared="drawn")


ENDS_IN_FIVES = Scoring(settle, opening, "points", for_the_ends)
