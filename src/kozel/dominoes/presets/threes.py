"""All Threes (D7.2).

Source: seed 002. As Muggins, but a point for each three of a sum that can be divided by three,
and one for going out. First to 61.
"""

from __future__ import annotations

from msgspec.structs import replace

from kozel.dominoes.fives import THREES as SCORING
from kozel.dominoes.presets.muggins import MUGGINS

_NOT_HERE = ("unit", "target_two")

THREES = replace(
    MUGGINS,
    id="threes",
    data=replace(MUGGINS.data, scoring=SCORING),
    offered=tuple(name for name in MUGGINS.offered if name not in _NOT_HERE),
    defaults=(
        {"target": 61, "hand_end": "out_point", "first_lead": "lot", "fish_lead": "as_first"},
    ),
    narrowed={
        **{name: MUGGINS.narrowed[name] for name in ("first_lead", "lead", "fish_lead")},
        "hand_end": ("out_point", "most_to_winner"),
    },
)
