"""Kozel, two against two (D2).

Source: seeds 000 and 002. As Kozel for four; partners' pips are added up, and the team of which
one is out has nothing. One account a team.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import REMEMBERED
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.offered import ALONE, LATER_LEAD, LONELY, REDEALS, REMEMBERING, TABLE
from kozel.dominoes.state import DominoGame

DOMINO_KOZEL_PAIRS = Preset(
    id="domino-kozel-pairs",
    family="dominoes",
    data=DominoGame({4: 7}, REMEMBERED),
    options=DominoOptions,
    offered=(
        *REMEMBERING,
        "fish_by_six",
        "multi_double",
        "first_lead",
        "lowest_double_from",
        "must_lead_it",
        *LATER_LEAD,
        *REDEALS,
        *LONELY,
        *TABLE,
    ),
    defaults=(
        {
            "redeal_doubles": 5,
            "redeal_suit": True,
            "fish_by_six": True,
            "blank_alone": 10,
            "draw": "none",
        },
    ),
    seatings=((4, True),),
    narrowed={"multi_double": (1, 2), "first_lead": ALONE["first_lead"]},
    constraints=CONSTRAINTS,
    measure=Measure.PIPS,
)
