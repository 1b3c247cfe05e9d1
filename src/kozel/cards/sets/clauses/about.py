"""What a sheet asks of a game of sets: its trumps, its windows, its scoring."""

from __future__ import annotations

from collections.abc import Callable

from kozel.cards.sets.setup import SetData, Setup, combos_of
from kozel.core.clauses import Subject

When = Callable[[Subject], bool]


def data_of(subject: Subject) -> SetData:
    """The data of the game's preset."""
    data: SetData = subject.preset.data
    return data


def setup_of(subject: Subject) -> Setup:
    """The setup of the game: its order, deck, combinations."""
    return Setup.of(data_of(subject), subject.options, subject.seating)


def every(*conditions: When) -> When:
    """Whether all of these hold."""
    return lambda subject: all(condition(subject) for condition in conditions)


def unless(condition: When) -> When:
    """Whether this does not hold."""
    return lambda subject: not condition(subject)


def turned(subject: Subject) -> bool:
    """Whether a card is turned for trumps (C9)."""
    return data_of(subject).turned


def with_bura(subject: Subject) -> bool:
    """Whether bura, combinations and claims are played (C9.4)."""
    return data_of(subject).bura


def looks(subject: Subject) -> bool:
    """Whether who took cards may look at them (C9.2)."""
    return data_of(subject).looks


def dealer_leads(subject: Subject) -> bool:
    """Whether the dealer leads every deal (C8.2)."""
    return data_of(subject).dealer_leads


def cut_for(subject: Subject) -> bool:
    """Whether the pack is cut for trumps (C8.1)."""
    return not turned(subject) and subject.options.trumps == "cut"


def permanent(subject: Subject) -> bool:
    """Whether trumps are always the same (C8.9)."""
    return not turned(subject) and subject.options.trumps == "permanent"


def with_trumps(subject: Subject) -> bool:
    """Whether there are trumps at all."""
    return turned(subject) or subject.options.trumps != "none"


def gives(when: str) -> When:
    """Whether last trumps may be given to a partner at this time (C8.9)."""
    return lambda s: s.seating.teams and permanent(s) and s.options.give_trumps == when


def declares(combo: str) -> When:
    """Whether this combination takes the lead out of turn."""
    return lambda s: any(each.name == combo for each in combos_of(data_of(s), s.options))


def scored_by(scoring: object) -> When:
    """Whether deals are scored so; `scoring`: one of the modules."""
    return lambda subject: data_of(subject).settle is getattr(scoring, "settle", None)


def two_sides(subject: Subject) -> bool:
    """Whether two sides play against each other."""
    return len(subject.seating.sides) == 2
