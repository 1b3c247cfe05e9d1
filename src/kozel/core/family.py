"""A family of games: one way of playing, with its presets and the clauses of its sheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from kozel.core.clauses import Clause
from kozel.core.game import Rules
from kozel.core.presets import Preset
from kozel.core.seating import Seating


class Family(msgspec.Struct, frozen=True):
    """`make`: the rules for a preset with its options and seating. `kind`: ``cards`` or
    ``dominoes``, for those who group games."""

    id: str
    kind: str
    make: Callable[[Preset, Any, Seating], Rules]
    presets: tuple[Preset, ...]
    clauses: tuple[Clause, ...]
