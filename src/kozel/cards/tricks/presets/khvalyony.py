"""Praised Kozel, "Belka": diamonds, and the board of sixes (C2)."""

from __future__ import annotations

from kozel.cards.tricks.ladders import QUEENS_AND_JACKS
from kozel.cards.tricks.options import BLIND, TrickOptions
from kozel.cards.tricks.presets.yard import plan
from kozel.cards.tricks.scoring.board import board_game
from kozel.cards.tricks.state import TrickData
from kozel.core.moves import Piece
from kozel.core.presets import Measure, Preset

_SUITS = {"diamonds": "D", "clubs": "C"}


def _trump(options: TrickOptions) -> str:
    return _SUITS[options.trump_suit]


def _first_card(options: TrickOptions) -> Piece:
    return f"7{_trump(options)}"


KHVALYONY = Preset(
    id="khvalyony",
    family="tricks",
    data=TrickData(
        ladder=QUEENS_AND_JACKS,
        fixed_trump=_trump,
        plan=plan(_first_card),
        settle=board_game,
        unit="rows",
        target=6,
        penalty=2,
    ),
    options=TrickOptions,
    offered=(
        "praises",
        "double_trousers",
        "praiser",
        "trump_suit",
        "ten_order",
        "trump_lead",
        "must_trump_when_void",
        "ace_dump_ban",
        "give_last_trump",
        "redeal",
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
            "praises": ("trousers", "double_trousers", "mirror"),
            "give_last_trump": 1,
            "ace_dump_ban": True,
            "redeal": True,
            "eggs": "bonus_pair",
        },
    ),
    seatings=((4, True),),
    constraints=BLIND,
    blind=3,
    measure=Measure.CARD_POINTS,
)
