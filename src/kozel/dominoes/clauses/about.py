"""What the clauses of the domino games ask of their subject, and the chapters of a sheet."""

from __future__ import annotations

from collections.abc import Callable

from kozel.core.clauses import Subject
from kozel.core.messages import Arg
from kozel.dominoes.accounts import REMEMBERED
from kozel.dominoes.state import Scoring
from kozel.dominoes.tiles import TILES

TABLE, DEALING, LEAD, PLAY = "domino-table", "domino-dealing", "domino-lead", "domino-play"
BONEYARD, END, COUNT = "domino-boneyard", "domino-end", "domino-count"
MATCH, MANNERS = "domino-match", "domino-manners"

CHAPTERS = (TABLE, DEALING, LEAD, PLAY, BONEYARD, END, COUNT, MATCH, MANNERS)
"""In the order in which one explains a domino game at a table."""

When = Callable[[Subject], bool]


def value_is(name: str, *values: object) -> When:
    """Whether the option has one of these values."""
    return lambda subject: getattr(subject.options, name) in values


def switched_on(name: str) -> When:
    """Whether the option is on, or its number above 0."""
    return lambda subject: bool(getattr(subject.options, name))


def switched_off(name: str) -> When:
    """Whether the option is off, or its number 0."""
    return lambda subject: not getattr(subject.options, name)


def all_of(*conditions: When) -> When:
    """Whether all of these hold."""
    return lambda subject: all(condition(subject) for condition in conditions)


def any_of(*conditions: When) -> When:
    """Whether one of these holds."""
    return lambda subject: any(condition(subject) for condition in conditions)


def none_of(condition: When) -> When:
    """Whether this does not hold."""
    return lambda subject: not condition(subject)


def scored_by(*scorings: Scoring) -> When:
    """Whether points are written in one of these ways."""
    return lambda subject: subject.preset.data.scoring in scorings


def in_teams(subject: Subject) -> bool:
    """Whether partners play together."""
    return subject.seating.teams


def has_boneyard(subject: Subject) -> bool:
    """Whether tiles are left over with some number of players."""
    sizes = subject.preset.data.sizes
    return any(seats * sizes[seats] < len(TILES) for seats, _ in subject.preset.seatings)


def boneyard(subject: Subject) -> dict[str, Arg]:
    """Whether there is one, 1 or 0, for clauses that speak of it."""
    return {"boneyard": int(has_boneyard(subject))}


def number_of(name: str) -> Callable[[Subject], dict[str, Arg]]:
    """The value of the option as the clause's number."""
    return lambda subject: {"number": getattr(subject.options, name)}


def remembers(subject: Subject) -> bool:
    """Whether small rounds are remembered first (D1)."""
    return subject.preset.data.scoring is REMEMBERED


def hand_size(subject: Subject) -> int:
    """How many tiles each player gets."""
    return int(subject.preset.data.sizes[subject.seating.seats])


def left_over(subject: Subject) -> int:
    """How many tiles lie in the boneyard."""
    return len(TILES) - hand_size(subject) * subject.seating.seats


def leftovers(subject: Subject) -> dict[str, Arg]:
    """The tiles in the boneyard as the clause's number."""
    return {"number": left_over(subject)}


def dealt(subject: Subject) -> dict[str, Arg]:
    """The tiles of each, and the players."""
    return {"number": hand_size(subject), "players": subject.seating.seats}
