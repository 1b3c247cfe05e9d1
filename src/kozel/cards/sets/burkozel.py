"""Burkozel (C9)."""

from __future__ import annotations

from kozel.cards.sets.options import OPEN_SEAT_TAKEN, SetOptions
from kozel.cards.sets.setup import SetData
from kozel.core.presets import Measure, Preset

BURKOZEL = Preset(
    id="burkozel",
    family="sets",
    data=SetData(),
    options=SetOptions,
    offered=(
        "wins",
        "discards",
        "combo_order",
        "four_tens",
        "open_hands",
        "open_seat",
        "odds",
        "deals",
        "talk",
    ),
    defaults=({},),
    seatings=((2, False), (3, False), (4, False), (4, True), (5, False), (6, False), (7, False)),
    constraints=(OPEN_SEAT_TAKEN,),
    measure=Measure.GAINED,
    draft=True,
)
