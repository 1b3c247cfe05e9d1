"""Burkozel: bura, combinations that take the lead, and the claim of 61 (C9)."""

from __future__ import annotations

from kozel.cards.sets.options import OPEN_OR_HIDDEN, OPEN_SEAT_TAKEN, SetOptions
from kozel.cards.sets.scoring import wins
from kozel.cards.sets.setup import SetData
from kozel.core.presets import Measure, Preset

BURKOZEL = Preset(
    id="burkozel",
    family="sets",
    data=SetData(
        settle=wins.settle,
        unit="wins",
        target=lambda options: options.wins,
        turned=True,
        dealer_leads=False,
        bura=True,
        looks=True,
    ),
    options=SetOptions,
    offered=(
        "wins",
        "discards",
        "combo_order",
        "four_tens",
        "open_hands",
        "open_seat",
        "odds",
        "cut",
        "deals",
        "open_tricks",
        "talk",
    ),
    defaults=({},),
    seatings=((2, False), (3, False), (4, False), (4, True), (5, False), (6, False), (7, False)),
    constraints=(OPEN_SEAT_TAKEN, OPEN_OR_HIDDEN),
    measure=Measure.GAINED,
)
