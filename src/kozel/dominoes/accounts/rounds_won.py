"""Rounds won are counted, whatever lies in the hands (D8.5, D8.6)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from kozel.core.sheets import Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import best_wins, length_reached, verdict_of
from kozel.core.views import Verdict
from kozel.dominoes.accounts.account import empty
from kozel.dominoes.accounts.collected import end_mark
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import side_pips
from kozel.dominoes.standings import again, following
from kozel.dominoes.state import Round, Scoring, Sides
from kozel.dominoes.winning.bonuses import same_ends
from kozel.dominoes.winning.winners import dealt_again, winner_of

MILO_WORTH = 2

Judge = Callable[[DominoOptions, Sides, Standing], Verdict | None]


def settle(options: DominoOptions, sides: Sides, standing: Standing, played: Round) -> Settlement:
    """A win counts one (D8.5)."""
    return _settled(options, sides, standing, played, 1, south_american)


def settle_milo(
    options: DominoOptions, sides: Sides, standing: Standing, played: Round
) -> Settlement:
    """A win counts one, or two if the last tile left both ends alike (D8.6)."""
    milo = played.last is not None and same_ends(played.last)
    return _settled(options, sides, standing, played, MILO_WORTH if milo else 1, first_to)


def _settled(
    options: DominoOptions,
    sides: Sides,
    standing: Standing,
    played: Round,
    worth: int,
    judge: Judge,
) -> Settlement:
    before = standing.accounts
    pips = side_pips(sides, played)
    if dealt_again(options, sides, played):
        line = ScoreLine(standing.deal, before, before, pips, (Mark("redealt"),))
        return Settlement(again(options, standing, played, before), line)
    winner = winner_of(options, sides, played)
    after = tuple(
        replace(account, wins=account.wins + worth) if side == winner else account
        for side, account in enumerate(before)
    )
    marks = [end_mark(sides, played)]
    if worth == MILO_WORTH:
        marks.append(Mark("milo", winner))
    line = ScoreLine(standing.deal, before, after, pips, tuple(marks))
    next_one = following(options, sides, standing, played, after, winner=winner)
    return Settlement(next_one, line, judge(options, sides, next_one))


def south_american(options: DominoOptions, sides: Sides, standing: Standing) -> Verdict | None:
    """Whoever has won enough rounds wins if the others have won half as many, else nobody does
    (D8.5)."""
    wins = [account.wins for account in standing.accounts]
    if max(wins) >= options.rounds_to_win and min(wins) < options.rounds_to_win // 2:
        drawn = verdict_of(sides, range(len(sides)))
        return replace(drawn, titles=("title-domino-too-easy",))
    return first_to(options, sides, standing)


def first_to(options: DominoOptions, sides: Sides, standing: Standing) -> Verdict | None:
    """Who has the most wins, once somebody has enough or the deals are played (D0.9a)."""
    wins = [account.wins for account in standing.accounts]
    enough = max(wins) >= options.rounds_to_win
    if not enough and not length_reached(options.deals, standing.decided):
        return None
    return best_wins(sides, wins)


ROUNDS_WON = Scoring(settle, empty, "wins", goal=lambda options: options.rounds_to_win)
"""So many rounds, but the others must have won half as many (D8.5)."""

MILO = Scoring(settle_milo, empty, "wins", goal=lambda options: options.rounds_to_win)
"""One or two points a round (D8.6)."""
