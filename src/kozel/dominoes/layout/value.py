"""The layout as a value: what lies on the table, and what is open.

A place is the name of an arm: ``left`` grows from the smaller half of the first tile, ``right``
from the larger one. The cross arms of the first double are ``up`` and ``down``; those of another
double are called by their direction and its number: ``up4``, ``down4`` on an arm that lies
level, ``left4``, ``right4`` on one that stands upright. The first tile has no place.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from kozel.core.moves import Part
from kozel.dominoes.layout.form import Form

Ends: TypeAlias = tuple[tuple[str, int], ...]
"""The open ends: place and number that fits there."""

LINE = ("left", "right")
CROSS = ("up", "down")


class Layout(msgspec.Struct, frozen=True):
    """The tiles on the table in the order they were put, and what follows from them.

    `laid`: all these tiles as a set (`tiles.BIT`). `first_double`, unless the form is plain.
    `crossed`: the doubles whose cross arms are open or were so, in that order.
    """

    form: Form
    placed: tuple[Part, ...] = ()
    ends: Ends = ()
    laid: int = 0
    first_double: str | None = None
    crossed: tuple[str, ...] = ()


def root_of(layout: Layout, place: str) -> str | None:
    """The double from which this arm grows; None for the line through the first tile."""
    if place in LINE:
        return None
    return layout.first_double if place in CROSS else f"{place[-1]}-{place[-1]}"
