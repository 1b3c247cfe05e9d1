"""Dominos (Goat), the fives of a multiplayer game on the net (D7.5).

Source: seed 002. Muggins in which whoever is out gains what the others still hold, to a target
of 100 to 500.
"""

from __future__ import annotations

from msgspec.structs import replace

from kozel.dominoes.constraints import OUT_POINT
from kozel.dominoes.presets.muggins import MUGGINS

GOAT_FIVES = replace(
    MUGGINS,
    id="goat-fives",
    offered=tuple(name for name in MUGGINS.offered if name != "target_two"),
    defaults=(
        {
            "target": 100,
            "hand_end": "winner_gains",
            "first_lead": "lot",
            "fish_lead": "as_first",
        },
    ),
    narrowed={
        **{name: MUGGINS.narrowed[name] for name in ("first_lead", "lead", "fish_lead")},
        "target": tuple(range(100, 501, 50)),
        "hand_end": ("winner_gains", "most_to_winner", "subtract_own", "out_point"),
    },
    constraints=(*MUGGINS.constraints, OUT_POINT),
)
