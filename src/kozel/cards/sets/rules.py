"""The rules of games of sets, as `kozel.core.game.Rules` asks for them."""

from __future__ import annotations

from typing import assert_never

from kozel.cards.sets import dealing, giving
from kozel.cards.sets.before_lead import DECLARE, before_lead, before_trick, window
from kozel.cards.sets.deal import Deal, Stage, Summary
from kozel.cards.sets.offers import may_declare, offer
from kozel.cards.sets.options import SetOptions
from kozel.cards.sets.scoring.shared import sheet
from kozel.cards.sets.setup import SetData, Setup
from kozel.cards.sets.table import table
from kozel.cards.sets.tricks import answer, lead
from kozel.core.chance import Close, Lot, Request, Shuffling
from kozel.core.events import Event
from kozel.core.messages import IllegalMove
from kozel.core.moves import GO, HOUSE, Move, Pick, Seat, Shuffle
from kozel.core.offers import Offer
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.core.sheets import Account, ScoreLine, ScoreSheet
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Table

GIVE = "give"
_WINDOWS = (Stage.GIVE, Stage.DECLARE)
Step = tuple[Deal, list[Event]]


class SetRules:
    """The rules of one game of sets."""

    def __init__(self, preset: Preset, options: SetOptions, seating: Seating) -> None:
        data: SetData = preset.data
        self.setup = Setup.of(data, options, seating)

    def opening(self) -> Standing:
        """Nothing is written yet; a lot decides who deals."""
        return Standing(accounts=(Account(),) * len(self.setup.seating.sides))

    def begin(self, standing: Standing) -> Deal:
        """The deal before the lot or the shuffle."""
        return dealing.begin(self.setup, standing)

    def waiting(self, deal: Deal) -> tuple[Seat, ...]:
        """The seat to move, or the house."""
        return () if deal.stage is Stage.OVER else (deal.turn,)

    def chance(self, deal: Deal) -> Request:
        """A lot, the shuffle, or the end of a window."""
        setup, seats = self.setup, range(self.setup.seating.seats)
        match deal.stage:
            case Stage.LOT:
                return Lot(dealing.DEALER, len(seats))
            case Stage.SHUFFLE:
                return Shuffling(dealing.DECK, setup.deck)
            case Stage.TRUMP:
                return Lot(dealing.TRUMP_CARD, len(setup.deck))
            case Stage.GIVE:
                return Close(GIVE, tuple(s for s in seats if giving.to_offer(setup, deal, s)))
            case _:
                return Close(DECLARE, tuple(s for s in seats if may_declare(setup, deal, s)))

    def legal(self, deal: Deal, seat: Seat) -> Offer:
        """The offer to the seat."""
        return offer(self.setup, deal, seat)

    def play(self, deal: Deal, who: Seat, move: Move) -> tuple[Deal, tuple[Event, ...]]:
        """The deal after the move, and what happened; raises `IllegalMove`."""
        if who != deal.turn and deal.stage not in (*_WINDOWS, Stage.OVER):
            if deal.turn == HOUSE:
                raise IllegalMove("cards-house-to-move")
            raise IllegalMove("cards-not-your-turn", seat=deal.turn)
        after, events = self._step(deal, who, move)
        return after, tuple(events)

    def _step(self, deal: Deal, who: Seat, move: Move) -> Step:
        setup = self.setup
        match deal.stage:
            case Stage.LOT:
                return dealing.draw_lot(setup, deal, move)
            case Stage.SHUFFLE:
                return self._begun(dealing.shuffle(setup, deal, move))
            case Stage.TRUMP:
                return self._begun(dealing.show_trump(setup, deal, move))
            case Stage.CUT:
                return self._begun(dealing.cut(setup, deal, move))
            case Stage.GIVE:
                return self._give(deal, who, move)
            case Stage.RETURN:
                return giving.answer_offer(setup, deal, move)
            case Stage.DECLARE:
                return window(setup, deal, who, move)
            case Stage.LEAD:
                return lead(setup, deal, move)
            case Stage.ANSWER:
                return answer(setup, deal, move)
            case Stage.OVER:
                raise IllegalMove("set-deal-over")
            case _:
                assert_never(deal.stage)

    def _begun(self, step: Step) -> Step:
        """Once the cards are dealt, what comes before the first lead."""
        deal, events = step
        if not any(deal.hands):
            return step
        after, told = before_trick(self.setup, deal)
        return after, events + told

    def _give(self, deal: Deal, who: Seat, move: Move) -> Step:
        """In the window of last trumps: an offer, or the house's go."""
        if who != HOUSE:
            return giving.offer_trumps(self.setup, deal, who, move)
        if move != GO:
            raise IllegalMove("cards-window-open", giving.RULE)
        return before_lead(self.setup, deal)

    def summary(self, deal: Deal) -> Summary | None:
        """What the deal came to, once it is over."""
        return deal.summary

    def settle(self, standing: Standing, summary: Summary) -> Settlement:
        """The standing after the deal."""
        return self.setup.data.settle(self.setup, standing, summary)

    def table(self, deal: Deal, viewer: Seat, *, over: bool) -> Table:
        """The deal as the viewer sees it."""
        return table(self.setup, deal, viewer, over=over)

    def sheet(self, standing: Standing, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
        """The score sheet."""
        return sheet(self.setup, standing, lines)

    def readers(self, deal: Deal, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Nobody reads a shuffle, the seat alone its cards laid face down, the two partners what
        came back for trumps."""
        match move:
            case Shuffle():
                return ()
            case Pick() if deal.stage is Stage.RETURN:
                return (who, deal.swaps[-1].giver)
            case Pick() if who != HOUSE and self.setup.hides(who):
                return (who,)
            case _:
                return None
