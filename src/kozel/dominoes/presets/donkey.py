"""Donkey (D5).

Source: seeds 000 and 002. Kozel with a spinner: several doubles may come down at once, and each
may be closed, so that nothing is added there any more. 101 written points are too many.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import REMEMBERED
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.offered import (
    ALONE,
    BONEYARD,
    FISH,
    LAYOUT,
    NO_BONUS,
    REMEMBERING,
    ROUND,
)
from kozel.dominoes.state import DominoGame

DONKEY = Preset(
    id="donkey",
    family="dominoes",
    data=DominoGame({2: 7, 3: 7, 4: 7}, REMEMBERED),
    options=DominoOptions,
    offered=(
        *LAYOUT,
        *REMEMBERING,
        "wiped_by",
        *FISH,
        *BONEYARD,
        *ROUND,
    ),
    defaults=(
        {
            "spinner": "first",
            "multi_double": 4,
            "closing": True,
            "redeal_doubles": 5,
            "redeal_suit": True,
            "blank_alone": 10,
            "wiped_by": "nothing",
        },
    ),
    seatings=((4, False), (2, False), (3, False)),
    narrowed=ALONE,
    constraints=CONSTRAINTS,
    excluded=NO_BONUS,
    measure=Measure.PIPS,
)
