"""Three-handed with a talon, the risky way: lay away before you look (C10, C10.5)."""

from __future__ import annotations

from kozel.cards.tricks.ladders import QUEENS_AND_JACKS
from kozel.cards.tricks.options import TrickOptions
from kozel.cards.tricks.presets.troika import TALON, fixed_trump, plan
from kozel.cards.tricks.scoring import one_against_others
from kozel.cards.tricks.state import TrickData
from kozel.core.presets import Preset

TROIKA_RISK = Preset(
    id="troika-risk",
    family="tricks",
    data=TrickData(
        ladder=QUEENS_AND_JACKS,
        fixed_trump=fixed_trump,
        plan=plan,
        settle=one_against_others,
        talon=TALON,
    ),
    options=TrickOptions,
    offered=(
        "discard",
        "trump",
        "scale",
        "all_pass",
        "least_talon",
        "must_trump_when_void",
        "cut",
        "revokes",
        "deals",
        "open_tricks",
        "talk",
    ),
    defaults=({"discard": "before", "scale": "2-4-6", "ten_order": "above_king"},),
    seatings=((3, False),),
    draft=True,
)
