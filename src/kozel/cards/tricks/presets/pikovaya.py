"""Three-handed with the queen of spades: her holder plays alone and names the trump (C11)."""

from __future__ import annotations

from kozel.cards.tricks.counting import Count
from kozel.cards.tricks.ladders import QUEENS_AND_JACKS
from kozel.cards.tricks.options import TrickOptions
from kozel.cards.tricks.scoring.solo import one_against_others
from kozel.cards.tricks.stages.bidding import HolderPlaysAlone
from kozel.cards.tricks.stages.challenge import ChallengeWindow
from kozel.cards.tricks.stages.naming import NameTrump
from kozel.cards.tricks.stages.opening import CutPack, DealCards, ShufflePack
from kozel.cards.tricks.stages.play import LAST_TRICK, Tricks
from kozel.cards.tricks.stages.talon import EXCHANGES
from kozel.cards.tricks.state import Stage, TrickData
from kozel.core.presets import Constraint, Preset
from kozel.core.seating import Seating
from kozel.core.standing import Standing

TALON = 2


def _plan(options: TrickOptions, standing: Standing) -> tuple[Stage, ...]:  # noqa: ARG001
    """The holder names a suit, with the talon in hand or with two cards lying aside."""
    exchange = EXCHANGES[options.discard] if options.talon == "soloist" else ()
    return (
        ShufflePack(),
        CutPack(),
        DealCards(),
        HolderPlaysAlone("QS"),
        *exchange,
        NameTrump("C11"),
        Tricks(LAST_TRICK),
        ChallengeWindow(),
        Count(),
    )


def _nothing_to_lay(options: TrickOptions, seating: Seating | None) -> bool:  # noqa: ARG001
    return options.discard == "before" and options.talon == "aside"


PIKOVAYA = Preset(
    id="pikovaya",
    family="tricks",
    data=TrickData(
        ladder=QUEENS_AND_JACKS,
        fixed_trump=lambda _: "",
        plan=_plan,
        settle=one_against_others,
        talon=TALON,
    ),
    options=TrickOptions,
    offered=(
        "talon",
        "discard",
        "scale",
        "must_trump_when_void",
        "cut",
        "revokes",
        "deals",
        "open_tricks",
        "talk",
    ),
    defaults=({"scale": "2-4-6", "ten_order": "above_king"},),
    seatings=((3, False),),
    constraints=(Constraint("nothing-to-lay", "C11", _nothing_to_lay),),
)
