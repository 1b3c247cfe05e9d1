"""Telephone, also Houses or Fives (D6).

Source: seeds 000 and 002. The first double is the house with four sides; after every turn the
open ends are summed, and each five of a sum that can be divided so is a point. First to 72.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.fives import TELEPHONE as SCORING
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.offered import (
    ALONE,
    ARMS,
    BONEYARD,
    LEADS,
    NO_BONUS,
    REDEALS,
    TABLE,
    WON_BY_WRITING,
)
from kozel.dominoes.state import DominoGame

TELEPHONE = Preset(
    id="telephone",
    family="dominoes",
    data=DominoGame({2: 7, 3: 7, 4: 7}, SCORING),
    options=DominoOptions,
    offered=(
        "target",
        "deals",
        *ARMS,
        "drain_first",
        *BONEYARD,
        *LEADS,
        *REDEALS,
        *TABLE,
    ),
    defaults=({"target": 72, "spinner": "first"},),
    seatings=((2, False), (3, False), (4, False)),
    narrowed={"multi_double": (1, 4), "spinner": ("first", "all"), **ALONE},
    constraints=CONSTRAINTS,
    excluded={**NO_BONUS, **WON_BY_WRITING},
    measure=Measure.GAINED,
)
