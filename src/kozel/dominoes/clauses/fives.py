"""The clauses of the games in which the open ends bring points (D6, D7)."""

from __future__ import annotations

from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg
from kozel.dominoes.clauses.about import (
    COUNT,
    MATCH,
    When,
    all_of,
    any_of,
    none_of,
    scored_by,
    value_is,
)
from kozel.dominoes.fives import FIVES_THREES, MUGGINS, TELEPHONE, THREES
from kozel.dominoes.fives.hands import way_of
from kozel.dominoes.seats import for_sides

telephone, muggins = scored_by(TELEPHONE), scored_by(MUGGINS)
threes, fives_threes = scored_by(THREES), scored_by(FIVES_THREES)
sums = scored_by(TELEPHONE, MUGGINS, THREES, FIVES_THREES)
WHOLE, IN_FIVES = all_of(muggins, value_is("unit", 5)), all_of(muggins, value_is("unit", 1))


def _hands(way: str) -> When:
    """Whether the hands bring this, by the option or as usual."""
    return all_of(muggins, lambda subject: way_of(subject.options) == way)


def _goal(subject: Subject) -> dict[str, Arg]:
    """The target of so many sides, and what two have where they have one of their own."""
    scoring = subject.preset.data.scoring
    sides = len(subject.seating.sides)
    return {
        "number": scoring.goal(for_sides(subject.options, sides)),
        "two": scoring.goal(for_sides(subject.options, 2)),
        "more": scoring.goal(for_sides(subject.options, 3)),
        "by_sides": "yes" if subject.options.target_two else "no",
    }


def _unit(subject: Subject) -> dict[str, Arg]:
    return {"number": subject.options.unit}


POINT = any_of(
    fives_threes,
    _hands("out_point"),
    all_of(threes, none_of(value_is("hand_end", "most_to_winner"))),
)

FIVES: tuple[Clause, ...] = (
    Clause("domino-fives", COUNT, "D6.1", telephone),
    Clause("domino-muggins", COUNT, "D7.1", WHOLE),
    Clause("domino-muggins-by-five", COUNT, "D7.1", IN_FIVES),
    Clause("domino-threes", COUNT, "D7.2", threes),
    Clause("domino-fives-threes", COUNT, "D7.3", fives_threes),
    Clause("domino-ends-doubles", COUNT, "D6.1", sums),
    Clause("domino-ends-spinner", COUNT, "D6.1", all_of(sums, value_is("spinner", "first", "all"))),
    Clause("domino-fives-hands", COUNT, "D6.2", telephone),
    Clause("domino-hands-subtracted", COUNT, "D7.1", _hands("subtract_own"), _unit),
    Clause("domino-hands-gained", COUNT, "D7.1", _hands("winner_gains"), _unit),
    Clause("domino-hands-largest", COUNT, "D7.1", _hands("most_to_winner"), _unit),
    Clause("domino-hands-third", COUNT, "D7.2",
           all_of(threes, value_is("hand_end", "most_to_winner"))),
    Clause("domino-out-point", COUNT, "D7.1", POINT),
    Clause("domino-first-to", MATCH, "D6.3", sums, _goal),
)  # fmt: skip
