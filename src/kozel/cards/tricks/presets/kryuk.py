"""Kozel with the Hook: the seven of clubs hunts the queen (C3)."""

from __future__ import annotations

from kozel.cards.tricks.ladders import HOOK
from kozel.cards.tricks.options import BLIND, PRAISES, TrickOptions
from kozel.cards.tricks.praising import Praising
from kozel.cards.tricks.presets.yard import plan
from kozel.cards.tricks.scoring.board import board_game
from kozel.cards.tricks.state import TrickData
from kozel.core.presets import Measure, Preset

KRYUK = Preset(
    id="kryuk",
    family="tricks",
    data=TrickData(
        ladder=HOOK,
        fixed_trump=lambda _: "C",
        plan=plan(lambda _: "8C"),
        settle=board_game,
        unit="rows",
        target=6,
        penalty=2,
        hunter="7C",
        prey="QC",
        praising=Praising(names=True, aces="praiser"),
    ),
    options=TrickOptions,
    offered=(
        "praises",
        "double_trousers",
        "praiser",
        "ten_order",
        "trump_lead",
        "catch",
        "must_trump_when_void",
        "ace_dump_ban",
        "give_last_trump",
        "redeal",
        "dry",
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
            "trump_lead": "praiser_only",
            "catch": "ends_kon",
            "praises": PRAISES,
            "double_trousers": "two_cards",
            "give_last_trump": 2,
            "redeal": True,
            "dry": "redeal",
            "lusya": "win_if_first_kon",
        },
    ),
    seatings=((4, True),),
    constraints=BLIND,
    blind=3,
    measure=Measure.GAINED,
)
