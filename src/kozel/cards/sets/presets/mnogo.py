"""Multi-card Kozel: leads of several cards, all beaten or as many thrown face down (C8); with
the trump suit cut, or with the hook and the other permanent trumps."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.sets.options import OPEN_OR_HIDDEN, SetOptions
from kozel.cards.sets.scoring import written
from kozel.cards.sets.setup import SetData
from kozel.core.presets import Measure, Preset

MNOGO = Preset(
    id="mnogo",
    family="sets",
    data=SetData(settle=written.settle, unit="points", target=lambda _: written.GOAT),
    options=SetOptions,
    offered=(
        "trumps",
        "clubs_order",
        "give_trumps",
        "leads",
        "must_lead_whole_suit",
        "discards",
        "cut",
        "deals",
        "open_tricks",
        "talk",
    ),
    defaults=({"discards": "hidden"},),
    seatings=((4, True), (2, False), (3, False), (4, False), (5, False), (6, False), (6, True)),
    constraints=(OPEN_OR_HIDDEN,),
    measure=Measure.CARD_POINTS,
)

MNOGO_HOOK = replace(
    MNOGO,
    id="mnogo-hook",
    offered=tuple(name for name in MNOGO.offered if name != "trumps"),
    defaults=({"discards": "hidden", "trumps": "permanent"},),
)
