"""Deals in which rare values of options matter, set up by hand."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kozel.core.moves import Piece
from kozel.core.options import Value


class Scene(Struct, frozen=True):
    """A deal in which a rare value matters: the seats, other options, how the first shuffle
    begins, and what of the standing is not as at the start of a match."""

    seats: int
    teams: bool = False
    values: dict[str, Value] = {}
    order: tuple[Piece, ...] = ()
    standing: dict[str, Any] = {}
