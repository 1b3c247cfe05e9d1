"""Kozel, everyone for themselves (D1).

Source: seeds 000 and 002. Two to four players with seven tiles each. Points under 13 in one
round are only remembered; who has 101 written points is the goat.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import REMEMBERED
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.offered import ALONE, BONEYARD, FISH, NO_BONUS, REMEMBERING, ROUND
from kozel.dominoes.state import DominoGame

DOMINO_KOZEL = Preset(
    id="domino-kozel",
    family="dominoes",
    data=DominoGame({2: 7, 3: 7, 4: 7}, REMEMBERED),
    options=DominoOptions,
    offered=(
        *REMEMBERING,
        *FISH,
        *BONEYARD,
        "multi_double",
        *ROUND,
    ),
    defaults=(
        {
            "redeal_doubles": 5,
            "redeal_suit": True,
            "fish_by_six": True,
            "blank_alone": 10,
        },
    ),
    seatings=((4, False), (2, False), (3, False)),
    narrowed={"multi_double": (1, 2), **ALONE},
    constraints=CONSTRAINTS,
    excluded=NO_BONUS,
    measure=Measure.PIPS,
)
