"""What the three-handed games with a talon share: their plan of stages (C10)."""

from __future__ import annotations

from kozel.cards.tricks.counting import Count
from kozel.cards.tricks.options import TrickOptions
from kozel.cards.tricks.stages.bidding import Bid, LayAway, TakeTalon
from kozel.cards.tricks.stages.challenge import ChallengeWindow
from kozel.cards.tricks.stages.naming import NameTrump
from kozel.cards.tricks.stages.opening import CutPack, DealCards, ShufflePack
from kozel.cards.tricks.stages.play import Tricks
from kozel.cards.tricks.state import Stage
from kozel.core.standing import Standing

TALON = 2


def plan(options: TrickOptions, standing: Standing) -> tuple[Stage, ...]:  # noqa: ARG001
    """Bid; then one against two, or each for the least."""
    exchange: tuple[Stage, ...] = (TakeTalon(), LayAway())
    if options.discard == "before":
        exchange = (LayAway(), TakeTalon())
    named = (NameTrump("C10.1"),) if options.trump == "named_by_soloist" else ()
    least = (Tricks(options.least_talon),) if options.all_pass == "least" else ()  # noqa: S105
    return (
        ShufflePack(),
        CutPack(),
        DealCards(),
        Bid((*exchange, *named, Tricks()), least),
        ChallengeWindow(),
        Count(),
    )


def fixed_trump(options: TrickOptions) -> str:
    """Diamonds, unless the soloist names a suit."""
    return "D" if options.trump == "diamonds" else ""
