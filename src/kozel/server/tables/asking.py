"""Questions between people, and windows that wait for them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from kozel.core.moves import Seat

What: TypeAlias = Literal["undo", "end", "adjourn", "rematch"]

BETWEEN = "next-deal"
RESTING = "adjourned"
"""The names of the windows that the table itself opens."""


class Question:
    """Something that one person proposes and all others must agree to. `until`: the real time
    when it is dropped."""

    def __init__(self, number: int, what: What, by: Seat, waiting: set[Seat], until: int) -> None:
        self.number = number
        self.what = what
        self.by = by
        self.waiting = waiting
        self.until = until


class Pause:
    """A window: it closes when all people there have pressed *go on*, or at `until` in the
    table's time; None: never by itself. `entry`: the row after which it was opened. `silent`:
    the bots that have nothing to say in it."""

    def __init__(self, entry: int, name: str, until: int | None) -> None:
        self.number = entry + 1
        self.entry = entry
        self.name = name
        self.until = until
        self.pressed: set[Seat] = set()
        self.silent: set[Seat] = set()
