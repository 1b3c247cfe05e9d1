"""Clauses: the rules sheet of a game, declared beside its rules and never written per game.

A sheet is the ordered list of the clauses that hold under the given options. Each is a text
``clause-<id>`` with typed arguments; whatever option is changed, some clause changes with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from kozel.core.messages import Arg, Message
from kozel.core.options import Options
from kozel.core.presets import Preset
from kozel.core.seating import Seating


class Subject(msgspec.Struct, frozen=True):
    """What a sheet is about: a game with its options, and the seating."""

    preset: Preset
    options: Any
    seating: Seating


def _always(_: Subject) -> bool:
    return True


def _nothing(_: Subject) -> dict[str, Arg]:
    return {}


class Clause(msgspec.Struct, frozen=True):
    """One paragraph of a sheet: its id, the chapter it stands under, the rule number, when it
    holds, and its arguments."""

    id: str
    chapter: str
    rule: str
    when: Callable[[Subject], bool] = _always
    args: Callable[[Subject], dict[str, Arg]] = _nothing


def sheet(
    clauses: Iterable[Clause], preset: Preset, options: Options, seating: Seating
) -> tuple[tuple[str, Message], ...]:
    """The clauses that hold, in order: (chapter, message ``clause-<id>``)."""
    subject = Subject(preset, options, seating)
    return tuple(
        (clause.chapter, Message(f"clause-{clause.id}", clause.args(subject), clause.rule))
        for clause in clauses
        if clause.when(subject)
    )
