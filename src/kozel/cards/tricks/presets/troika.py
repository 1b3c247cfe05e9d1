"""Three-handed with a talon: bid, lay away, play alone, or for the least (C10)."""

from __future__ import annotations

from kozel.cards.tricks.counting import Count
from kozel.cards.tricks.ladders import QUEENS_AND_JACKS
from kozel.cards.tricks.options import TrickOptions
from kozel.cards.tricks.scoring.solo import one_against_others
from kozel.cards.tricks.stages.bidding import Bid
from kozel.cards.tricks.stages.challenge import ChallengeWindow
from kozel.cards.tricks.stages.naming import NameTrump
from kozel.cards.tricks.stages.opening import CutPack, DealCards, ShufflePack
from kozel.cards.tricks.stages.play import Tricks
from kozel.cards.tricks.stages.talon import EXCHANGES
from kozel.cards.tricks.state import Stage, TrickData
from kozel.core.presets import Preset
from kozel.core.standing import Standing

TALON = 2


def _plan(options: TrickOptions, standing: Standing) -> tuple[Stage, ...]:  # noqa: ARG001
    """Bid; then one against two, or each for the least."""
    named = (NameTrump("C10.1"),) if options.trump == "named_by_soloist" else ()
    least = (Tricks(options.least_talon),) if options.all_pass == "least" else ()  # noqa: S105
    return (
        ShufflePack(),
        CutPack(),
        DealCards(),
        Bid((*EXCHANGES[options.discard], *named, Tricks()), least),
        ChallengeWindow(),
        Count(),
    )


def _fixed_trump(options: TrickOptions) -> str:
    """Diamonds, unless the soloist names a suit."""
    return "D" if options.trump == "diamonds" else ""


TROIKA = Preset(
    id="troika",
    family="tricks",
    data=TrickData(
        ladder=QUEENS_AND_JACKS,
        fixed_trump=_fixed_trump,
        plan=_plan,
        settle=one_against_others,
        talon=TALON,
    ),
    options=TrickOptions,
    offered=(
        "discard",
        "trump",
        "scale",
        "all_pass",
        "least_talon",
        "must_trump_when_void",
        "cut",
        "revokes",
        "deals",
        "open_tricks",
        "talk",
    ),
    defaults=({"ten_order": "above_king"},),
    seatings=((3, False),),
)
