"""Classic dominoes (D3).

Source: seed 000. The highest double leads; who is out writes what the others hold; after a fish
the least hand writes the difference. First to 100.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import DIFFERENCE
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.offered import (
    ALONE,
    BONEYARD,
    FISH,
    LAYOUT,
    NO_BONUS,
    ROUND,
    WON_BY_WRITING,
)
from kozel.dominoes.state import DominoGame

DOMINO_CLASSIC = Preset(
    id="domino-classic",
    family="dominoes",
    data=DominoGame({2: 7, 3: 5, 4: 5}, DIFFERENCE),
    options=DominoOptions,
    offered=(
        "target",
        "deals",
        *FISH,
        *BONEYARD,
        *LAYOUT,
        *ROUND,
    ),
    defaults=({"target": 100, "first_lead": "highest_double"},),
    seatings=((2, False), (3, False), (4, False)),
    narrowed={
        "target": (100, 150),
        "lead": ("winner", "rotate"),
        "first_lead": ALONE["first_lead"],
    },
    constraints=CONSTRAINTS,
    excluded={**NO_BONUS, **WON_BY_WRITING},
    measure=Measure.GAINED,
)
