"""Telephone, also Houses or Fives (D6).

Source: seeds 000 and 002. The first double is the house with four sides; after every turn the
open ends are summed, and each five of a sum that can be divided so is a point. First to 72.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.fives import ENDS_IN_FIVES
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import DominoGame

TELEPHONE = Preset(
    id="telephone",
    family="dominoes",
    data=DominoGame({2: 7, 3: 7, 4: 7}, ENDS_IN_FIVES, house=True),
    options=DominoOptions,
    offered=(
        "target",
        "deals",
        "house_arms",
        "multi_double",
        "drain_first",
        "draw",
        "boneyard_reserve",
        "first_lead",
        "lowest_double_from",
        "no_double",
        "must_lead_it",
        "lead",
        "lead_double",
        "redeal_doubles",
        "redeal_suit",
        "redeal_mode",
        "direction",
        "talk",
    ),
    defaults=({"target": 72},),
    seatings=((2, False), (3, False), (4, False)),
    narrowed={"multi_double": (1, 4)},
    constraints=CONSTRAINTS,
    measure=Measure.GAINED,
    draft=True,
)
