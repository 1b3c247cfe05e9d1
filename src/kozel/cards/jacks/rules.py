"""The rules of the free-play games, as `kozel.core.game.Rules` asks for them."""

from __future__ import annotations

from typing import assert_never

from kozel.cards.jacks import dealing
from kozel.cards.jacks.deal import Deal, Stage, Summary
from kozel.cards.jacks.offers import offer
from kozel.cards.jacks.options import JackOptions
from kozel.cards.jacks.setup import Setup
from kozel.cards.jacks.table import table
from kozel.cards.jacks.tricks import throw
from kozel.core.chance import Lot, Request, Shuffling
from kozel.core.events import Event
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Move, Seat, Shuffle
from kozel.core.offers import Offer
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.core.sheets import ScoreLine, ScoreSheet
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Table


class JackRules:
    """The rules of one free-play game."""

    def __init__(self, preset: Preset, options: JackOptions, seating: Seating) -> None:
        self.setup = Setup(preset.data, options, seating)

    def opening(self) -> Standing:
        """What everybody begins with; a lot decides who deals."""
        return Standing(accounts=(self.setup.data.start,) * len(self.setup.seating.sides))

    def begin(self, standing: Standing) -> Deal:
        """The deal before the lot or the shuffle."""
        return dealing.begin(self.setup, standing)

    def waiting(self, deal: Deal) -> tuple[Seat, ...]:
        """The seat to move, or the house."""
        return () if deal.summary else (deal.turn,)

    def chance(self, deal: Deal) -> Request:
        """The lot for the dealer, or the shuffle."""
        if deal.stage is Stage.LOT:
            return Lot(dealing.DEALER, self.setup.seats)
        return Shuffling(dealing.SHUFFLE, self.setup.deck)

    def legal(self, deal: Deal, seat: Seat) -> Offer:
        """The offer to the seat."""
        return offer(self.setup, deal, seat)

    def play(self, deal: Deal, who: Seat, move: Move) -> tuple[Deal, tuple[Event, ...]]:
        """The deal after the move, and what happened; raises `IllegalMove`."""
        setup = self.setup
        if who != deal.turn:
            if deal.turn == HOUSE:
                raise IllegalMove("cards-house-to-move")
            raise IllegalMove("cards-not-your-turn", seat=deal.turn)
        match deal.stage:
            case Stage.LOT:
                after, events = dealing.draw_lot(setup, deal, move)
            case Stage.SHUFFLE:
                after, events = dealing.take_pack(setup, deal, move)
            case Stage.CUT:
                after, events = dealing.cut(setup, deal, move)
            case Stage.TRICKS:
                after, events = throw(setup, deal, move)
            case _:
                assert_never(deal.stage)
        return after, tuple(events)

    def summary(self, deal: Deal) -> Summary | None:
        """What the deal came to, once it is over."""
        return deal.summary

    def settle(self, standing: Standing, summary: Summary) -> Settlement:
        """The arithmetic of the game's own scoring."""
        return self.setup.data.settle(self.setup, standing, summary)

    def table(self, deal: Deal, viewer: Seat, *, over: bool) -> Table:
        """The deal as the viewer sees it."""
        return table(self.setup, deal, viewer, over=over)

    def sheet(self, standing: Standing, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
        """The score sheet."""
        setup = self.setup
        return ScoreSheet(
            setup.data.unit,
            setup.seating.sides,
            standing.accounts,
            lines,
            target=setup.data.goal(setup.options),
            deals=setup.options.deals,
        )

    def readers(self, deal: Deal, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Nobody reads a shuffle."""
        return () if isinstance(move, Shuffle) else None
