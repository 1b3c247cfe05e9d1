"""Which praise it will be, asked before the deal (C2.4, C2.9, C3.5, C4.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.stages.praises.coffins import big_coffins, small_coffins
from kozel.cards.tricks.stages.praises.double_trousers import double_trousers
from kozel.cards.tricks.stages.praises.ending import EndOfPraise, LeadAfterPraise
from kozel.cards.tricks.stages.praises.mini import merry, sad
from kozel.cards.tricks.stages.praises.mirror import mirror
from kozel.cards.tricks.stages.praises.star import star
from kozel.cards.tricks.stages.praises.trousers import trousers
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms, expect
from kozel.core.events import Named
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Choose, Move, Number, Seat
from kozel.core.offers import Group, Offer

KINDS: Mapping[str, Callable[[Terms, Seat], tuple[Stage, ...]]] = {
    "trousers": trousers,
    "double_trousers": double_trousers,
    "mirror": mirror,
    "star": star,
    "merry": merry,
    "sad": sad,
    "small_coffins": small_coffins,
    "big_coffins": big_coffins,
}
"""The stages of each kind, from the pack to the last card dealt."""

NONE = Choose("praise", "none")
"""Play: the cards are dealt plainly."""


def entitled(terms: Terms, deal: Deal) -> tuple[Seat, ...]:
    """Who has the right to praise and to lead: one seat, or both of a team that chooses."""
    clockwise = tuple((deal.dealer + 1 + step) % terms.seats for step in range(terms.seats))
    right = deal.fixed.right
    which = terms.options.praiser
    if terms.data.praising.forced or which == "left_of_dealer" or right is None:
        return clockwise[:1]
    team = tuple(seat for seat in clockwise if terms.seating.side(seat) == right)
    return team if which == "team_chooses" else team[:1]


class AskPraise(Stage, frozen=True):
    """The entitled player chooses one of the agreed praises, or to play.

    `plain`: the stages that follow where nothing is praised. `praised`: those that stand
    between a praise and the play.
    """

    name: ClassVar[str] = "praise"
    plain: tuple[Stage, ...]
    praised: tuple[Stage, ...] = ()

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Where there is nothing to choose nobody is asked."""
        seats = entitled(terms, deal)
        if deal.fixed.entitled is None and len(seats) == 1:
            deal = deal.with_fixed(entitled=seats[0])
        forced = terms.data.praising.forced
        kinds = terms.options.praises
        if not kinds or (deal.fixed.demands and not forced):
            return deal.passed_on(*self.plain), ()
        if forced and len(kinds) == 1:
            return self._praised(terms, deal, seats[0], kinds[0])
        return deal, ()

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """Whoever is entitled; both partners while they choose between themselves."""
        chosen = deal.fixed.entitled
        return entitled(terms, deal) if chosen is None else (chosen,)

    def turn(self, terms: Terms, deal: Deal) -> Seat | None:
        """Nobody's in particular while a team chooses."""
        return deal.fixed.entitled

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """Who of the team it will be; then the agreed praises, or to play."""
        waiting = self.waiting(terms, deal)
        if seat not in waiting:
            return super().offer(terms, deal, seat)
        if deal.fixed.entitled is None:
            moves = tuple(Number("praiser", each) for each in waiting)
            prompt = Message("ask-praiser", rule="C2.4")
            return Offer(seat, prompt, (Group("offer-praiser", moves),))
        kinds = tuple(Choose("praise", kind) for kind in terms.options.praises)
        groups: tuple[Group, ...] = (Group("offer-praise", kinds),)
        if not terms.data.praising.forced:
            groups += (Group("offer-no-praise", (NONE,)),)
        return Offer(seat, Message("ask-praise", rule="C2.4"), groups)

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The choice, for all to hear."""
        expect(terms, deal, who)
        if move not in self.offer(terms, deal, who).moves:
            raise IllegalMove("praise-choose-first", "C2.4")
        match move:
            case Number("praiser", seat):
                return deal.with_fixed(entitled=seat), (Named(seat, "praising"),)
            case Choose("praise", kind) if kind in KINDS:
                return self._praised(terms, deal, who, kind)
            case _:
                return deal.passed_on(*self.plain), (Named(who, "praise", NONE.value),)

    def _praised(self, terms: Terms, deal: Deal, seat: Seat, kind: str) -> Outcome:
        """The praise takes the place of the plain deal."""
        chosen = deal.with_fixed(praise=kind, praiser=seat, first_leader=seat)
        if terms.data.praising.names:
            chosen = replace(chosen, order=terms.order(""))
        stages = (*KINDS[kind](terms, seat), LeadAfterPraise(), *self.praised)
        return (
            chosen.passed_on(*stages, EndOfPraise(self.plain)),
            (Named(seat, "praise", kind),),
        )
