"""Sea Goat (D4).

Source: seeds 000 and 002. The winner of a round writes, but only one side can be writing, and
nothing under 25 begins it; some ways to go out win at once. First to 125.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import SINGLE_WRITER
from kozel.dominoes.constraints import CONSTRAINTS, PARTNER
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

SEA_GOAT = Preset(
    id="sea-goat",
    family="dominoes",
    data=DominoGame({2: 7, 3: 7, 4: 7}, SINGLE_WRITER, hundred=True),
    options=DominoOptions,
    offered=(
        "target",
        "threshold",
        "canceller_opens",
        "hundred_by_partner",
        "deals",
        *FISH,
        *BONEYARD,
        *LAYOUT,
        *ROUND,
    ),
    defaults=(
        {
            "target": 125,
            "threshold": 25,
            "multi_double": 2,
            "redeal_doubles": 5,
            "redeal_suit": True,
            "blank_alone": 25,
            "six_alone": 50,
            "both_alone": 75,
        },
    ),
    seatings=((4, True), (2, False), (3, False)),
    narrowed={"first_lead": ALONE["first_lead"]},
    constraints=(*CONSTRAINTS, PARTNER),
    excluded={**NO_BONUS, **WON_BY_WRITING},
    measure=Measure.PIPS,
)
