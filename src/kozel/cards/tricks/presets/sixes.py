"""Kozel with a turned-up trump, counted on the board of sixes (C6)."""

from __future__ import annotations

from kozel.cards.tricks.ladders import HOOK
from kozel.cards.tricks.options import BLIND, TrickOptions
from kozel.cards.tricks.presets.yard import END
from kozel.cards.tricks.scoring.board import board_game
from kozel.cards.tricks.stages.giving import LastTrumpWindow
from kozel.cards.tricks.stages.opening import CutPack, DealCards, ShufflePack
from kozel.cards.tricks.stages.turning import TurnUpTrump
from kozel.cards.tricks.state import Stage, TrickData
from kozel.core.presets import Measure, Preset
from kozel.core.standing import Standing


def _plan(options: TrickOptions, standing: Standing) -> tuple[Stage, ...]:  # noqa: ARG001
    return (ShufflePack(), CutPack(), TurnUpTrump(), DealCards(), LastTrumpWindow(), *END)


SIXES = Preset(
    id="sixes",
    family="tricks",
    data=TrickData(
        ladder=HOOK,
        fixed_trump=lambda _: "",
        plan=_plan,
        settle=board_game,
        unit="rows",
        target=6,
        penalty=2,
    ),
    options=TrickOptions,
    offered=(
        "ten_order",
        "trump_lead",
        "must_trump_when_void",
        "give_last_trump",
        "lusya",
        "eggs",
        "cut",
        "revokes",
        "deals",
        "open_tricks",
        "talk",
    ),
    defaults=(
        {
            "ten_order": "above_king",
            "give_last_trump": 1,
            "open_tricks": True,
            "eggs": "bonus_pair",
        },
    ),
    seatings=((4, True),),
    narrowed={"give_last_trump": (0, 1), "trump_lead": ("free", "when_no_plain")},
    constraints=BLIND,
    blind=3,
    measure=Measure.CARD_POINTS,
)
