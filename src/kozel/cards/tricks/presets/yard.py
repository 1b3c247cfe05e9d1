"""What the games of two teams with praises share: their plan of stages (C2, C3, C4, C6)."""

from __future__ import annotations

from collections.abc import Callable

from kozel.cards.tricks.counting import Count
from kozel.cards.tricks.options import TrickOptions
from kozel.cards.tricks.stages.challenge import ChallengeWindow
from kozel.cards.tricks.stages.giving import LastTrumpWindow
from kozel.cards.tricks.stages.leading import HolderLeads, KeepOrPassLead
from kozel.cards.tricks.stages.opening import CutPack, DealCards, ShufflePack
from kozel.cards.tricks.stages.play import Tricks
from kozel.cards.tricks.stages.praises.asking import AskPraise
from kozel.cards.tricks.stages.redeals import POOR, CompulsoryRedeal, RedealWindow
from kozel.cards.tricks.state import Stage
from kozel.core.moves import Piece
from kozel.core.standing import Standing

END: tuple[Stage, ...] = (Tricks(), ChallengeWindow(), Count())
"""How every deal ends."""


def plan(
    first_card: Callable[[TrickOptions], Piece],
) -> Callable[[TrickOptions, Standing], tuple[Stage, ...]]:
    """The holder of a card leads the first kon; later ones may be praised (C2.3, C2.4). What is
    asked in between is for plain deals only, in the order of C0.8a."""
    plain = (DealCards(), CompulsoryRedeal(), RedealWindow(POOR), LastTrumpWindow())

    def stages(options: TrickOptions, standing: Standing) -> tuple[Stage, ...]:
        opening = (ShufflePack(), CutPack())
        if standing.deal == 1:
            return (*opening, *plain, HolderLeads(first_card(options)), *END)
        return (*opening, AskPraise((*plain, KeepOrPassLead())), *END)

    return stages
