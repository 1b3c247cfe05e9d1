"""Dominoes for two (D3).

Source: seed 002, a game with a child. One tile is drawn and no more; everybody's own pips are
written, and who has more than a hundred loses.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import CHARGED
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.offered import ALONE, BONEYARD, FISH, LEADS, LONELY, NO_BONUS, REDEALS
from kozel.dominoes.state import DominoGame

DOMINO_DUEL = Preset(
    id="domino-duel",
    family="dominoes",
    data=DominoGame({2: 7}, CHARGED),
    options=DominoOptions,
    offered=(
        "fish",
        "eggs_to",
        "target",
        "deals",
        *FISH,
        *BONEYARD,
        *LEADS,
        *REDEALS,
        *LONELY,
        "talk",
    ),
    defaults=(
        {
            "fish": "lowest_wins",
            "threshold": 0,
            "target": 101,
            "draw": "one",
            "first_lead": "highest_double",
            "blank_alone": 25,
            "six_alone": 50,
        },
    ),
    seatings=((2, False),),
    narrowed={"lead": ("winner", "rotate"), "first_lead": ALONE["first_lead"]},
    constraints=CONSTRAINTS,
    excluded=NO_BONUS,
    measure=Measure.PIPS,
)
