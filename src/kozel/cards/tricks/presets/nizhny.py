"""Nizhny Novgorod Kozel with 36, 28 or 24 cards: shamok hunts shamka (C4)."""

from __future__ import annotations

from kozel.cards.tricks.ladders import HOOK, SHAMOK
from kozel.cards.tricks.options import BLIND, TrickOptions
from kozel.cards.tricks.praising import Praising
from kozel.cards.tricks.presets.yard import END
from kozel.cards.tricks.scoring.written import written_game
from kozel.cards.tricks.stages.leading import HolderLeads
from kozel.cards.tricks.stages.opening import CutPack, DealCards, ShufflePack
from kozel.cards.tricks.stages.praises.asking import AskPraise
from kozel.cards.tricks.stages.redeals import NO_QUEENS, RedealWindow
from kozel.cards.tricks.state import Stage, TrickData
from kozel.core.moves import Piece
from kozel.core.presets import Preset
from kozel.core.standing import Standing


def _plan(options: TrickOptions, standing: Standing) -> tuple[Stage, ...]:  # noqa: ARG001
    plain = (DealCards(), RedealWindow(NO_QUEENS))
    if standing.deal == 1:
        return (ShufflePack(), CutPack(), *plain, HolderLeads("AD", this=True), *END)
    return (ShufflePack(), CutPack(), AskPraise(plain, plain[1:]), *END)


def _nizhny(name: str, deck: str, ladder: tuple[Piece, ...]) -> Preset:
    return Preset(
        id=name,
        family="tricks",
        data=TrickData(
            ladder=ladder,
            fixed_trump=lambda _: "C",
            plan=_plan,
            settle=written_game,
            hunter=ladder[0],
            prey="QC",
            praising=Praising(aces="nobody", forced=True, answered_openly=True),
        ),
        options=TrickOptions,
        offered=(
            "praises",
            "double_trousers",
            "trump_lead",
            "catch",
            "ten_order",
            "must_trump_when_void",
            "redeal",
            "eggs_stack",
            "cut",
            "revokes",
            "deals",
            "open_tricks",
            "talk",
        ),
        defaults=(
            {
                "deck": deck,
                "ten_order": "above_king",
                "praises": ("trousers",),
                "trump_lead": "when_no_plain",
                "catch": "ends_kon",
                "redeal": True,
            },
        ),
        seatings=((4, True),),
        narrowed={"praises": ("trousers", "double_trousers", "mirror")},
        constraints=BLIND,
        blind=3,
    )


NIZHNY = _nizhny("nizhny", "36", SHAMOK)
NIZHNY_28 = _nizhny("nizhny-28", "28", SHAMOK)
NIZHNY_24 = _nizhny("nizhny-24", "24", HOOK)
