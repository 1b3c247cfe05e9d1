"""The rules of games of sets, as `kozel.core.game.Rules` asks for them."""

from __future__ import annotations

from typing import assert_never

from kozel.cards.sets import dealing, scoring
from kozel.cards.sets.deal import Deal, Stage, Summary
from kozel.cards.sets.offers import may_declare, offer
from kozel.cards.sets.options import SetOptions
from kozel.cards.sets.setup import SetData, Setup
from kozel.cards.sets.table import table
from kozel.cards.sets.tricks import DECLARE, answer, before_lead, lead, window
from kozel.core.chance import Close, Lot, Request, Shuffling
from kozel.core.events import Event
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Move, Pick, Seat, Shuffle
from kozel.core.offers import Offer
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.core.sheets import ScoreLine, ScoreSheet
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Table


class SetRules:
    """The rules of one game of sets."""

    def __init__(self, preset: Preset, options: SetOptions, seating: Seating) -> None:
        data: SetData = preset.data
        self.setup = Setup.of(data, options, seating)

    def opening(self) -> Standing:
        """Nobody has won a deal; a lot decides who deals."""
        return scoring.opening(self.setup)

    def begin(self, standing: Standing) -> Deal:
        """The deal before the lot or the shuffle."""
        return dealing.begin(self.setup, standing)

    def waiting(self, deal: Deal) -> tuple[Seat, ...]:
        """The seat to lead or answer, or the house."""
        return () if deal.stage is Stage.OVER else (deal.turn,)

    def chance(self, deal: Deal) -> Request:
        """The lot for the dealer, the shuffle, or the end of a window."""
        match deal.stage:
            case Stage.LOT:
                return Lot(dealing.DEALER, self.setup.seating.seats)
            case Stage.SHUFFLE:
                return Shuffling(dealing.DECK, self.setup.deck)
            case _:
                seats = range(self.setup.seating.seats)
                return Close(
                    DECLARE, tuple(seat for seat in seats if may_declare(self.setup, deal, seat))
                )

    def legal(self, deal: Deal, seat: Seat) -> Offer:
        """The offer to the seat."""
        return offer(self.setup, deal, seat)

    def play(self, deal: Deal, who: Seat, move: Move) -> tuple[Deal, tuple[Event, ...]]:
        """The deal after the move, and what happened; raises `IllegalMove`."""
        setup = self.setup
        if who != deal.turn and deal.stage not in (Stage.DECLARE, Stage.OVER):
            if deal.turn == HOUSE:
                raise IllegalMove("cards-house-to-move")
            raise IllegalMove("cards-not-your-turn", seat=deal.turn)
        match deal.stage:
            case Stage.LOT:
                after, events = dealing.draw_lot(setup, deal, move)
            case Stage.SHUFFLE:
                dealt, events = dealing.deal_out(setup, deal, move)
                after, told = before_lead(setup, dealt)
                events += told
            case Stage.DECLARE:
                after, events = window(setup, deal, who, move)
            case Stage.LEAD:
                after, events = lead(setup, deal, move)
            case Stage.ANSWER:
                after, events = answer(setup, deal, move)
            case Stage.OVER:
                raise IllegalMove("set-deal-over")
            case _:
                assert_never(deal.stage)
        return after, tuple(events)

    def summary(self, deal: Deal) -> Summary | None:
        """What the deal came to, once it is over."""
        return deal.summary

    def settle(self, standing: Standing, summary: Summary) -> Settlement:
        """The standing after the deal."""
        return scoring.settle(self.setup, standing, summary)

    def table(self, deal: Deal, viewer: Seat, *, over: bool) -> Table:
        """The deal as the viewer sees it."""
        return table(self.setup, deal, viewer, over=over)

    def sheet(self, standing: Standing, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
        """The score sheet."""
        return scoring.sheet(self.setup, standing, lines)

    def readers(self, deal: Deal, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Nobody reads a shuffle, the seat alone its cards laid face down."""
        match move:
            case Shuffle():
                return ()
            case Pick() if who != HOUSE and self.setup.hides(who):
                return (who,)
            case _:
                return None
