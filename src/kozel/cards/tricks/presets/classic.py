"""Classic Kozel: the holder of the queen of clubs praises a suit (C1)."""

from __future__ import annotations

from kozel.cards.tricks.counting import Count
from kozel.cards.tricks.ladders import QUEENS_AND_JACKS
from kozel.cards.tricks.options import BLIND_CAUGHT, TrickOptions
from kozel.cards.tricks.scoring.pairs import pair_game
from kozel.cards.tricks.stages.challenge import ChallengeWindow
from kozel.cards.tricks.stages.naming import FindPraiser
from kozel.cards.tricks.stages.opening import CutPack, DealCards, ShufflePack
from kozel.cards.tricks.stages.play import Tricks
from kozel.cards.tricks.state import Stage, TrickData
from kozel.core.presets import Measure, Preset
from kozel.core.standing import Standing


def _plan(options: TrickOptions, standing: Standing) -> tuple[Stage, ...]:  # noqa: ARG001
    return (
        ShufflePack(),
        CutPack(),
        DealCards(),
        FindPraiser("QC"),
        Tricks(),
        ChallengeWindow(),
        Count(),
    )


CLASSIC = Preset(
    id="classic",
    family="tricks",
    data=TrickData(
        ladder=QUEENS_AND_JACKS,
        fixed_trump=lambda _: "",
        plan=_plan,
        settle=pair_game,
    ),
    options=TrickOptions,
    offered=(
        "deck",
        "ten_order",
        "trump_lead",
        "must_trump_when_void",
        "cut",
        "revokes",
        "best_of",
        "deals",
        "open_tricks",
        "talk",
    ),
    defaults=({},),
    seatings=((4, True),),
    narrowed={"deck": ("32", "28", "24")},
    constraints=(BLIND_CAUGHT,),
    blind=3,
    measure=Measure.CARD_POINTS,
)
