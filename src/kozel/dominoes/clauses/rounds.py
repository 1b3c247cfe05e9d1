"""The clauses of what leads from one round to the next (D0.8, D0.9a, D8.3)."""

from __future__ import annotations

from kozel.core.clauses import Clause, Subject
from kozel.dominoes.accounts import CHARGED
from kozel.dominoes.clauses.about import (
    LEAD,
    MATCH,
    TABLE,
    all_of,
    dealt,
    in_teams,
    none_of,
    number_of,
    scored_by,
    switched_on,
    value_is,
)

WINNER = value_is("lead", "winner")
LOWER = all_of(WINNER, value_is("fish_lead", "lower_hand"))
charged = scored_by(CHARGED)


def _rematch(subject: Subject) -> bool:
    return bool(subject.preset.data.rematch)


ROUNDS: tuple[Clause, ...] = (
    Clause("domino-pairs", TABLE, "D2", in_teams, dealt),
    Clause("domino-lead-drawn", LEAD, "D8.3", value_is("first_lead", "drawn_tile")),
    Clause("domino-rematch", LEAD, "D8", _rematch),
    Clause("domino-later-winner", LEAD, "D0.8",
           all_of(WINNER, value_is("fish_lead", "fisherman"))),
    Clause("domino-later-as-first", LEAD, "D7.1",
           all_of(WINNER, value_is("fish_lead", "as_first"))),
    Clause("domino-later-lower", LEAD, "D8.3", LOWER),
    Clause("domino-tie-six", LEAD, "D8.3", all_of(LOWER, value_is("after_tie", "holder_of_6_6"))),
    Clause("domino-tie-lower", LEAD, "D8.3",
           all_of(LOWER, value_is("after_tie", "lower_of_starting_side"))),
    Clause("domino-tie-blocker", LEAD, "D8.3", all_of(LOWER, value_is("after_tie", "blocker"))),
    Clause("domino-later-rotate", LEAD, "D0.8", value_is("lead", "rotate")),
    Clause("domino-later-six", LEAD, "D0.8", value_is("lead", "holder_of_6_6")),
    Clause("domino-later-team", LEAD, "D0.8", value_is("lead", "winning_team")),
    Clause("domino-later-double", LEAD, "D0.8",
           all_of(switched_on("lead_double"), none_of(in_teams))),
    Clause("domino-later-double-of-two", LEAD, "D0.8",
           all_of(switched_on("lead_double"), in_teams)),
    Clause("domino-pass-lead", LEAD, "D8.3", switched_on("pass_lead")),
    Clause("domino-deals", MATCH, "D0.9a", all_of(switched_on("deals"), none_of(charged)),
           number_of("deals")),
    Clause("domino-deals-least", MATCH, "D0.9a", all_of(switched_on("deals"), charged),
           number_of("deals")),
)  # fmt: skip
