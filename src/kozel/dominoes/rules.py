"""The rules of dominoes as the core asks for them (see `core.game.Rules`)."""

from __future__ import annotations

from collections.abc import Iterator

from kozel.core.chance import Request
from kozel.core.events import Event
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, Move, Seat, Shuffle
from kozel.core.offers import Group, Offer
from kozel.core.seating import Seating
from kozel.core.sheets import ScoreLine, ScoreSheet
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Table
from kozel.dominoes import house, laying
from kozel.dominoes.layout import Form
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.refusals import why_not
from kozel.dominoes.results import round_of
from kozel.dominoes.standings import next_seat
from kozel.dominoes.state import Deal, DominoGame, Round, Setting, Stage
from kozel.dominoes.table import table_of
from kozel.dominoes.turns import DRAW_ONLY, PASS_ONLY, available, order_matters

ASK_WAIT = Message("ask-wait")
ASK_LEAD = Message("ask-lead-tile")
ASK_TILE = Message("ask-tile")
ASK_DRAW = Message("ask-draw-tile")
ASK_PASS = Message("ask-pass-tiles")
ASK_REDEAL = Message("ask-redeal-tiles")
DRAW_GROUPS = (Group("offer-draw-tile", DRAW_ONLY),)
PASS_GROUPS = (Group("offer-pass-tiles", PASS_ONLY),)
REDEAL_GROUPS = (Group("offer-redeal-tiles", (house.REDEAL,), optional=True),)


class DominoRules:
    """The rules for one game with its options and seating."""

    def __init__(self, game: DominoGame, options: DominoOptions, seating: Seating) -> None:
        seats, sides = seating.seats, seating.sides
        self.options = options
        self.setting = Setting(
            game,
            options,
            sides,
            seats,
            game.sizes[seats],
            Form(game.house, options.house_arms == "after_line"),
            tuple(next_seat(options, seat, seats) for seat in range(seats)),
            (0,) * len(sides),
        )

    def opening(self) -> Standing:
        """The standing before a match's first round."""
        account = self.setting.game.scoring.opening(self.options)
        return Standing(accounts=(account,) * len(self.setting.sides))

    def begin(self, standing: Standing) -> Deal:
        """The round about to be dealt."""
        return house.begin(self.setting, standing)

    def waiting(self, deal: Deal) -> tuple[Seat, ...]:
        """The seat whose turn it is, or the house; () when the round is over."""
        if deal.stage is Stage.PLAY:
            return (deal.turn,)
        return () if deal.stage is Stage.OVER else (HOUSE,)

    def chance(self, deal: Deal) -> Request:
        """What the house is asked for."""
        return house.request(self.setting, deal)

    def legal(self, deal: Deal, seat: Seat) -> Offer:
        """What the seat may do now."""
        if deal.stage is not Stage.PLAY or seat != deal.turn:
            if deal.stage is Stage.WINDOW and seat in house.entitled(self.setting, deal):
                return Offer(seat, ASK_REDEAL, REDEAL_GROUPS)
            return Offer(seat, ASK_WAIT)
        moves = available(self.options, deal)

        def why() -> Iterator[tuple[str, Message]]:
            return why_not(deal, deal.hands[seat])

        if moves is DRAW_ONLY:
            return Offer(seat, ASK_DRAW, DRAW_GROUPS, why)
        if moves is PASS_ONLY:
            return Offer(seat, ASK_PASS, PASS_GROUPS, why)
        ordered = self.options.multi_double > 1 and order_matters(deal.layout)
        ask = ASK_TILE if deal.layout.placed else ASK_LEAD
        return Offer(seat, ask, (Group("offer-tiles", moves, False, ordered),), why)

    def play(self, deal: Deal, who: Seat, move: Move) -> tuple[Deal, tuple[Event, ...]]:
        """The round after the move, and what happened."""
        if deal.stage is Stage.PLAY:
            return laying.play(self.setting, deal, who, move)
        if who == HOUSE:
            return house.play(self.setting, deal, move)
        if (
            deal.stage is Stage.WINDOW
            and move == house.REDEAL
            and who in house.entitled(self.setting, deal)
        ):
            return house.demand(self.setting, deal, who)
        if move == house.REDEAL:
            raise IllegalMove("domino-no-redeal", "D0.6")
        raise IllegalMove("domino-house-first")

    def summary(self, deal: Deal) -> Round | None:
        """What a finished round came to; None while it is played."""
        return round_of(self.options, deal)

    def settle(self, standing: Standing, summary: Round) -> Settlement:
        """The standing after a round that came to `summary`."""
        setting = self.setting
        return setting.game.scoring.settle(self.options, setting.sides, standing, summary)

    def table(self, deal: Deal, viewer: Seat, *, over: bool) -> Table:
        """What the viewer sees of the round."""
        return table_of(self.setting, deal, viewer, over=over)

    def sheet(self, standing: Standing, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
        """The score sheet."""
        options = self.options
        by_rounds = options.rounds
        return ScoreSheet(
            self.setting.game.scoring.unit,
            self.setting.sides,
            standing.accounts,
            lines,
            None if by_rounds else options.target,
            by_rounds or options.deals,
            standing.carried,
            called="round",
        )

    def readers(self, deal: Deal, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """The order of a shuffle is nobody's while the round is played."""
        return () if isinstance(move, Shuffle) else None
