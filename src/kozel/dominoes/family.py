"""The family of the domino games for the catalogue."""

from __future__ import annotations

from typing import Any

from kozel.core.family import Family
from kozel.core.game import Rules
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.dominoes.clauses import CLAUSES
from kozel.dominoes.presets import PRESETS
from kozel.dominoes.rules import DominoRules


def _make(preset: Preset, options: Any, seating: Seating) -> Rules:
    return DominoRules(preset.data, options, seating)


DOMINOES = Family("dominoes", "dominoes", _make, PRESETS, CLAUSES)
