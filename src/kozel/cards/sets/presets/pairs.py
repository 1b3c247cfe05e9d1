"""Pairs: two players, cards of a suit or of a rank led together, no trumps; more points win
(C8.10)."""

from __future__ import annotations

from kozel.cards.sets.options import OPEN_OR_HIDDEN, SetOptions
from kozel.cards.sets.scoring import more_points
from kozel.cards.sets.setup import SetData
from kozel.core.presets import Measure, Preset

PAIRS = Preset(
    id="pairs",
    family="sets",
    data=SetData(settle=more_points.settle, unit="points", target=lambda _: None),
    options=SetOptions,
    offered=(
        "leads",
        "must_lead_whole_suit",
        "trumps",
        "discards",
        "cut",
        "deals",
        "open_tricks",
        "talk",
    ),
    defaults=(
        {
            "leads": "suit_or_rank",
            "trumps": "none",
            "discards": "hidden",
            "deals": 1,
        },
    ),
    seatings=((2, False),),
    narrowed={"deals": (1, 2, 3, 5, 10, 20)},
    constraints=(OPEN_OR_HIDDEN,),
    measure=Measure.CARD_POINTS,
)
