"""The clauses of the partnership games of Latin America (D8)."""

from __future__ import annotations

from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg
from kozel.dominoes.accounts import COLLECTED, MILO, ROUNDS_WON
from kozel.dominoes.clauses.about import (
    COUNT,
    MATCH,
    PLAY,
    When,
    all_of,
    number_of,
    scored_by,
    switched_on,
    value_is,
)
from kozel.dominoes.winning.points import goal_of

points = scored_by(COLLECTED)
wins = scored_by(ROUNDS_WON, MILO)
latin = scored_by(COLLECTED, ROUNDS_WON, MILO)

FISH_IS_WON = all_of(latin, value_is("fish_score", "winner", "last_or_right"))
BY_SIDES = all_of(latin, value_is("fish_score", "winner"))


def _goal(subject: Subject) -> dict[str, Arg]:
    return {"number": goal_of(subject.options)}


def _half(subject: Subject) -> dict[str, Arg]:
    return {"number": subject.options.rounds_to_win, "least": subject.options.rounds_to_win // 2}


def _tie(value: str) -> When:
    return all_of(FISH_IS_WON, value_is("fish_tie", value))


LATIN: tuple[Clause, ...] = (
    Clause("latin-passes", PLAY, "D8", switched_on("pass_bonus")),
    Clause("latin-losers", COUNT, "D8", all_of(points, value_is("count", "losers"))),
    Clause("latin-all-hands", COUNT, "D8", all_of(points, value_is("count", "all_hands"))),
    Clause("latin-win", COUNT, "D8.5", scored_by(ROUNDS_WON)),
    Clause("latin-milo", COUNT, "D8.6", scored_by(MILO)),
    Clause("latin-fish-fewer", COUNT, "D8", BY_SIDES),
    Clause("latin-fish-own", COUNT, "D8", all_of(latin, value_is("fish_score", "both_score_own"))),
    Clause("latin-fish-last", COUNT, "D8", all_of(latin, value_is("fish_score", "last_or_right"))),
    Clause("latin-tie-none", COUNT, "D8", _tie("none")),
    Clause("latin-tie-leading-side", COUNT, "D8", _tie("leading_side")),
    Clause("latin-tie-more-tiles", COUNT, "D8", _tie("more_tiles")),
    Clause("latin-tie-last-loses", COUNT, "D8", _tie("last_player_loses")),
    Clause("latin-tie-last-wins", COUNT, "D8", _tie("last_player_wins")),
    Clause("latin-tie-redeal", COUNT, "D8", _tie("redeal")),
    Clause("latin-blank-fifty", COUNT, "D8.2", switched_on("blank_fifty")),
    Clause("latin-early", COUNT, "D8.4", switched_on("early_bonus")),
    Clause("latin-capicu", COUNT, "D8.4", switched_on("capicu")),
    Clause("latin-chuchazo", COUNT, "D8.4", value_is("chuchazo", "any")),
    Clause("latin-chuchazo-one-end", COUNT, "D8.4", value_is("chuchazo", "one_end_only")),
    Clause("latin-divided", COUNT, "D8", switched_on("divide_by_10")),
    Clause("latin-tens", COUNT, "D8.3", switched_on("tens")),
    Clause("domino-collected-target", MATCH, "D8", points, _goal),
    Clause("latin-both-there", MATCH, "D8",
           all_of(points, value_is("fish_score", "both_score_own"))),
    Clause("latin-half", MATCH, "D8.5", scored_by(ROUNDS_WON), _half),
    Clause("latin-wins", MATCH, "D8.6", scored_by(MILO), number_of("rounds_to_win")),
)  # fmt: skip
