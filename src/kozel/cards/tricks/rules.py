"""The rules of the following-suit games as `kozel.core.game.Rules`: a queue of stages."""

from __future__ import annotations

from kozel.cards.tricks.options import TrickOptions
from kozel.cards.tricks.stages.opening import DrawDealer
from kozel.cards.tricks.state import Deal, Fixed, Outcome, Stage, Summary, Terms, TrickData
from kozel.cards.tricks.view import table
from kozel.core.chance import Request
from kozel.core.events import Event
from kozel.core.moves import HOUSE, Move, Seat
from kozel.core.offers import Offer
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.core.sheets import Account, ScoreLine, ScoreSheet
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Table


class TrickRules:
    """Implements `kozel.core.game.Rules`, where the methods are described."""

    def __init__(self, data: TrickData, options: TrickOptions, seating: Seating) -> None:
        self.terms = Terms(data, options, seating)

    @classmethod
    def make(cls, preset: Preset, options: TrickOptions, seating: Seating) -> TrickRules:
        """The rules of a preset with these options and this seating."""
        return cls(preset.data, options, seating)

    def opening(self) -> Standing:
        """Nothing is written; a lot decides who deals."""
        return Standing(accounts=tuple(Account() for _ in self.terms.seating.sides))

    def begin(self, standing: Standing) -> Deal:
        """The preset's plan of stages, after a lot where no dealer is known."""
        terms = self.terms
        lot: tuple[Stage, ...] = (DrawDealer(),) if standing.dealer is None else ()
        trump = terms.data.fixed_trump(terms.options)
        return Deal(
            standing.deal,
            HOUSE if standing.dealer is None else standing.dealer,
            lot + terms.data.plan(terms.options, standing),
            Fixed(
                sides=terms.seating.sides,
                right=standing.next_side,
                demands=standing.redeals,
            ),
            terms.order(trump),
            ((),) * terms.seats,
            0,
            "",
            (),
            (),
            (),
            None,
        )

    def waiting(self, deal: Deal) -> tuple[Seat, ...]:
        """As the present stage says."""
        return deal.stages[0].waiting(self.terms, deal) if deal.stages else ()

    def chance(self, deal: Deal) -> Request:
        """As the present stage says."""
        return deal.stages[0].chance(self.terms, deal)

    def legal(self, deal: Deal, seat: Seat) -> Offer:
        """As the present stage says."""
        return deal.stages[0].offer(self.terms, deal, seat)

    def play(self, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The present stage takes the move; then every stage that follows is entered."""
        stage = deal.stages[0]
        after, events = stage.play(self.terms, deal, who, move)
        if after.stages is deal.stages:
            return after, events
        return self._entered(after, stage, events)

    def _entered(self, deal: Deal, before: Stage, events: tuple[Event, ...]) -> Outcome:
        while deal.stages and deal.stages[0] is not before:
            before = deal.stages[0]
            deal, more = before.enter(self.terms, deal)
            events += more
        return deal, events

    def summary(self, deal: Deal) -> Summary | None:
        """What the deal came to, once it is finished."""
        return deal.summary

    def settle(self, standing: Standing, summary: Summary) -> Settlement:
        """The arithmetic of the game's own scoring."""
        return self.terms.data.settle(self.terms, standing, summary)

    def table(self, deal: Deal, viewer: Seat, *, over: bool) -> Table:
        """See `kozel.cards.tricks.view`."""
        return table(self.terms, deal, viewer, over=over)

    def sheet(self, standing: Standing, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
        """Written points, or rows of the board of sixes, up to the target."""
        options = self.terms.options
        return ScoreSheet(
            self.terms.data.unit,
            self.terms.seating.sides,
            standing.accounts,
            lines,
            target=self.terms.data.target,
            deals=options.deals,
            eggs=standing.eggs,
            series=standing.series if options.best_of > 1 else (),
        )

    def readers(self, deal: Deal, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """As the present stage says."""
        return deal.stages[0].readers(self.terms, who, move) if deal.stages else None
