"""The rules of dominoes as the core asks for them (see `core.game.Rules`)."""

from __future__ import annotations

from collections.abc import Iterator

from kozel.core.chance import Request
from kozel.core.events import Event
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, Move, Play, Seat, Shuffle
from kozel.core.offers import Group, Offer
from kozel.core.seating import Seating
from kozel.core.sheets import ScoreLine, ScoreSheet
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Table
from kozel.dominoes import house, laying
from kozel.dominoes.counting import round_of
from kozel.dominoes.layout import form_of
from kozel.dominoes.leaders import words
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.refusals import why_not
from kozel.dominoes.seats import for_sides, next_seat
from kozel.dominoes.state import Deal, DominoGame, Round, Setting, Stage
from kozel.dominoes.table import table_of
from kozel.dominoes.turns import DRAW_ONLY, PASS_ONLY, available, order_matters
from kozel.dominoes.winning.passes import with_pass_bonus

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
        self.options = options = for_sides(options, len(sides))
        self.several = options.multi_double > 1 or options.closing
        self.setting = Setting(
            game,
            options,
            sides,
            seats,
            game.sizes[seats],
            form_of(options),
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
        if deal.stage is Stage.LEADER:
            return deal.start.asked
        return () if deal.stage is Stage.OVER else (HOUSE,)

    def chance(self, deal: Deal) -> Request:
        """What the house is asked for."""
        return house.request(self.setting, deal)

    def legal(self, deal: Deal, seat: Seat) -> Offer:
        """What the seat may do now."""
        if deal.stage is not Stage.PLAY or seat != deal.turn:
            if deal.stage is Stage.WINDOW and seat in house.entitled(self.setting, deal):
                return Offer(seat, ASK_REDEAL, REDEAL_GROUPS)
            if deal.stage is Stage.LEADER and seat in deal.start.asked:
                return words.offer(seat)
            return Offer(seat, ASK_WAIT)
        moves = available(self.options, deal)

        def why() -> Iterator[tuple[str, Message]]:
            return why_not(deal, deal.hands[seat])

        if moves is DRAW_ONLY:
            return Offer(seat, ASK_DRAW, DRAW_GROUPS, why)
        if moves is PASS_ONLY:
            return Offer(seat, ASK_PASS, PASS_GROUPS, why)
        ordered = self.several and order_matters(deal.layout)
        ask = ASK_TILE if deal.layout.placed else ASK_LEAD
        groups: tuple[Group, ...] = (Group("offer-tiles", moves, False, ordered),)
        if self.setting.game.hundred and words.may_announce(self.setting, deal, seat):
            groups = (*groups, words.HUNDRED_GROUP)
        return Offer(seat, ask, groups, why)

    def play(self, deal: Deal, who: Seat, move: Move) -> tuple[Deal, tuple[Event, ...]]:
        """The round after the move, and what happened."""
        if not isinstance(move, Play) and move == words.HUNDRED:
            return words.announce(self.setting, deal, who)
        if deal.stage is Stage.PLAY:
            after, events = laying.play(self.setting, deal, who, move)
            if self.options.pass_bonus:
                return with_pass_bonus(self.setting, after, events)
            return after, events
        if deal.stage is Stage.LEADER:
            return words.decided(self.setting, deal, who, move)
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
        options, scoring = self.options, self.setting.game.scoring
        return ScoreSheet(
            scoring.unit,
            self.setting.sides,
            standing.accounts,
            lines,
            scoring.goal(options),
            options.rounds or options.deals,
            standing.carried,
            called="round",
        )

    def readers(self, deal: Deal, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """The order of a shuffle is nobody's while the round is played."""
        return () if isinstance(move, Shuffle) else None
