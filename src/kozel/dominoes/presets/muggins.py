"""Muggins (D7.1).

Source: seed 002. A sum of the two ends that can be divided by five brings so many points; what
is left in the hands is taken off again. First to 200, or to 250 where two play or two teams.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.constraints import CONSTRAINTS, SNIFFING
from kozel.dominoes.fives import MUGGINS as SCORING
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.offered import (
    ARMS,
    BONEYARD,
    FIRST_LEAD,
    NO_BONUS,
    REDEALS,
    TABLE,
    WON_BY_WRITING,
)
from kozel.dominoes.state import DominoGame

TARGETS = (100, 150, 200, 250, 300)

MUGGINS = Preset(
    id="muggins",
    family="dominoes",
    data=DominoGame({2: 7, 3: 5, 4: 5}, SCORING),
    options=DominoOptions,
    offered=(
        "unit",
        "hand_end",
        "target",
        "target_two",
        "deals",
        *ARMS,
        "sniff",
        "drain_first",
        *BONEYARD,
        *FIRST_LEAD,
        "lead",
        "fish_lead",
        "lead_double",
        *REDEALS,
        *TABLE,
    ),
    defaults=({"target": 200, "target_two": 250, "first_lead": "lot", "fish_lead": "as_first"},),
    seatings=((2, False), (3, False), (4, False), (4, True)),
    narrowed={
        "target": TARGETS,
        "target_two": TARGETS,
        "hand_end": ("usual", "subtract_own", "winner_gains", "most_to_winner"),
        "first_lead": ("lot", "lowest_double", "highest_double"),
        "lead": ("winner", "rotate", "winning_team"),
        "fish_lead": ("as_first", "fisherman"),
    },
    constraints=(*CONSTRAINTS, SNIFFING),
    excluded={**NO_BONUS, **WON_BY_WRITING},
    measure=Measure.GAINED,
)
