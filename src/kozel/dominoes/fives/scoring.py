"""How the games with points for the open ends are written, and who wins (D6.3, D7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kozel.core.sheets import ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.dominoes.accounts.account import empty
from kozel.dominoes.accounts.collected import added, end_mark, with_bonuses
from kozel.dominoes.fives import ends, hands
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import side_pips
from kozel.dominoes.standings import following, most_written
from kozel.dominoes.state import Round, Scoring, Sides, target_of
from kozel.dominoes.winning.winners import winner_of

Hands = Callable[[DominoOptions, Sides, Round], tuple[int, ...]]
Goal = Callable[[DominoOptions], int | None]


def in_units(options: DominoOptions) -> int:
    """The target; divided by five where a five is a point (D7.1)."""
    return -(-options.target * options.unit // 5)


def settle(
    of_hands: Hands,
    goal: Goal,
    options: DominoOptions,
    sides: Sides,
    standing: Standing,
    played: Round,
) -> Settlement:
    """The arithmetic of a finished round: what was written while tiles were laid, and what the
    hands bring (D6.2, D7)."""
    gained = of_hands(options, sides, played)
    accounts = added(with_bonuses(standing, played), gained)
    marks = (end_mark(sides, played),)
    line = ScoreLine(standing.deal, standing.accounts, accounts, side_pips(sides, played), marks)
    winner = winner_of(options, sides, played)
    after = following(options, sides, standing, played, accounts, winner=winner)
    return Settlement(after, line, most_written(options, sides, after, goal(options)))


def _scoring(of_ends: Callable[[DominoOptions, int], int], of_hands: Hands, goal: Goal) -> Scoring:
    return Scoring(partial(settle, of_hands, goal), empty, "points", of_ends, goal)


TELEPHONE = _scoring(ends.by_telephone, hands.by_telephone, target_of)
MUGGINS = _scoring(ends.by_muggins, hands.by_muggins, in_units)
THREES = _scoring(ends.by_threes, hands.by_threes, target_of)
FIVES_THREES = _scoring(ends.by_fives_and_threes, hands.out_point, target_of)
