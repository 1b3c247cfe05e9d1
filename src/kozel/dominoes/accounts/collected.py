"""The winner of a round writes, and the first with enough wins the match (D3, D8)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import verdict_of
from kozel.core.views import Verdict
from kozel.dominoes.accounts.account import empty
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import best_side, hand_sums, side_of, side_pips
from kozel.dominoes.standings import again, following, most_written
from kozel.dominoes.state import Round, Scoring, Sides
from kozel.dominoes.winning.bonuses import bonuses
from kozel.dominoes.winning.points import difference, goal_of, on_paper, pips_won
from kozel.dominoes.winning.winners import dealt_again, winner_of


def settle(options: DominoOptions, sides: Sides, standing: Standing, played: Round) -> Settlement:
    """The arithmetic of a finished round of the partnership games (D8)."""
    marks = [end_mark(sides, played)]
    accounts = with_bonuses(standing, played)
    pips = side_pips(sides, played)
    passes = [Mark("passes", side, got) for side, got in enumerate(played.scored) if got]
    if dealt_again(options, sides, played):
        given = (Mark("redealt"), *passes)
        line = ScoreLine(standing.deal, standing.accounts, accounts, pips, given)
        after_all = again(options, standing, played, accounts)
        enough = most_written(options, sides, after_all, goal_of(options))
        return Settlement(after_all, line, enough)
    winner = winner_of(options, sides, played)
    if options.fish_score == "both_score_own" and played.ending.kind == "fish":
        gains = [on_paper(options, own) for own in hand_sums(sides, played.hands)]
    else:
        gains = [0] * len(sides)
        if winner is not None:
            gains[winner] = on_paper(options, pips_won(options, sides, played, winner))
            for kind, points in bonuses(options, standing.deal, played):
                written = on_paper(options, points)
                gains[winner] += written
                marks.append(Mark(kind, winner, written))
    marks += passes
    after = added(accounts, gains)
    line = ScoreLine(standing.deal, standing.accounts, after, pips, tuple(marks))
    following_one = following(options, sides, standing, played, after, winner=winner)
    return Settlement(following_one, line, verdict(options, sides, following_one, played))


def settle_difference(
    options: DominoOptions, sides: Sides, standing: Standing, played: Round
) -> Settlement:
    """The arithmetic of a finished round of classic dominoes (D3)."""
    winner = winner_of(options, sides, played)
    gains = [0] * len(sides)
    if winner is not None:
        gains[winner] = difference(sides, played, winner)
    after = added(standing.accounts, gains)
    marks = (end_mark(sides, played),)
    line = ScoreLine(standing.deal, standing.accounts, after, side_pips(sides, played), marks)
    next_one = following(options, sides, standing, played, after, winner=winner)
    return Settlement(next_one, line, most_written(options, sides, next_one, options.target))


def end_mark(sides: Sides, played: Round) -> Mark:
    """How the round ended, beside the side that ended it."""
    kind = played.ending.kind
    side = side_of(sides, played.ending.seat)
    return Mark(kind, None if kind == "fish" else side)


def with_bonuses(standing: Standing, played: Round) -> tuple[Account, ...]:
    """The accounts with what was written while tiles were laid (D8)."""
    return added(standing.accounts, played.scored or (0,) * len(standing.accounts))


def added(accounts: tuple[Account, ...], gains: tuple[int, ...] | list[int]) -> tuple[Account, ...]:
    """The accounts with these points written."""
    return tuple(
        replace(account, written=account.written + points)
        for account, points in zip(accounts, gains, strict=True)
    )


def verdict(
    options: DominoOptions, sides: Sides, standing: Standing, played: Round
) -> Verdict | None:
    """Whether somebody has enough (D8). If a fish took both sides there, the lower wins; equal
    sides play another round."""
    goal: int | None = goal_of(options)
    written = [account.written for account in standing.accounts]
    if goal is not None and min(written) >= goal:
        lower = played.ending.kind == "fish" and options.fish_score == "both_score_own"
        best = best_side(written, least=lower)
        if best is not None:
            return verdict_of(sides, (best,))
        goal = None
    return most_written(options, sides, standing, goal)


COLLECTED = Scoring(settle, empty, "points", goal=goal_of)
"""The winners write the pips of the hands (D8)."""

DIFFERENCE = Scoring(settle_difference, empty, "points", goal=lambda options: options.target)
"""The winner writes the others' pips, after a fish less the own (D3)."""
