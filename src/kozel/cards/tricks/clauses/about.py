"""What the clauses of the following-suit games ask of their subject."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import astuple

from kozel.cards.tricks.state import Stage, TrickData
from kozel.core.clauses import Subject
from kozel.core.standing import Standing

BEFORE_LEAD, PRAISING = "tricks-before-lead", "tricks-praising"
"""Chapters of these games alone."""


def data_of(subject: Subject) -> TrickData:
    """What makes the game beside its options."""
    data: TrickData = subject.preset.data
    return data


def on_board(subject: Subject) -> bool:
    """Whether the score is kept with the sixes."""
    return data_of(subject).unit == "rows"


def has_stage(stage: type[Stage]) -> Callable[[Subject], bool]:
    """Whether a deal of the game, the first of a match or a later one, may have such a stage."""

    def found(subject: Subject) -> bool:
        return any(isinstance(each, stage) for each in stages_of(subject))

    return found


def stages_of(subject: Subject) -> Iterator[Stage]:
    """The stages of a first and of a later deal, those that stand behind a choice included."""
    for number in (1, 2):
        standing = Standing(accounts=(), deal=number)
        yield from _unfolded(data_of(subject).plan(subject.options, standing))


def _unfolded(stages: tuple[Stage, ...]) -> Iterator[Stage]:
    for stage in stages:
        yield stage
        for value in astuple(stage):
            if isinstance(value, tuple) and value and isinstance(value[0], Stage):
                yield from _unfolded(value)
