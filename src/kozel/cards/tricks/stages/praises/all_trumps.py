"""Trousers with all trumps to keep: one or two dark cards, answered face up (C5.2, C4.6)."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.stages.praises.drawing import DARK, OPEN, Draws
from kozel.cards.tricks.stages.praises.ending import taken
from kozel.cards.tricks.stages.praises.keeping import Rooms, share
from kozel.cards.tricks.state import Deal, Outcome, Terms
from kozel.core.messages import Message
from kozel.core.moves import Pick, Piece, Seat
from kozel.core.offers import Group

MOST = 2
"""The praiser lays at most so many dark cards."""


class AllTrumps(Draws, frozen=True):
    """The praiser lays one or two plain cards face down; each other player covers every one of
    them with a plain card face up."""

    name: ClassVar[str] = "trousers"
    rule: ClassVar[str] = "C5.2"

    def needed(self, deal: Deal) -> int:
        """One for the praiser; for the others as many as lie face down."""
        return 1 if self.step == 0 else _dark(deal)

    def rooms(self, terms: Terms, deal: Deal) -> Rooms:
        """Before the praiser has laid, two cards may still leave everybody's share."""
        if self.step == 0:
            return Rooms(share(terms) - 1, share(terms) - MOST)
        room = share(terms) - _dark(deal)
        return Rooms(room, room)

    def laying(self, terms: Terms, deal: Deal, cards: tuple[Piece, ...]) -> Group:
        """One or two of these; the others choose which goes on which dark card."""
        if self.step == 0:
            picked = [*combinations(cards, 1), *combinations(cards, MOST)]
            return Group("offer-praise-dark", tuple(Pick(DARK, each) for each in picked))
        covers = permutations(cards, _dark(deal))
        moves = tuple(Pick(OPEN, each) for each in covers)
        return Group("offer-praise-cover", moves, ordered=_dark(deal) > 1)

    def prompt(self, deal: Deal) -> Message:
        """One card or two."""
        if self.step == 0:
            return Message("ask-praise-one-or-two", rule=self.rule)
        return Message("ask-praise-cover", {"number": _dark(deal)}, self.rule)

    def lay(self, terms: Terms, deal: Deal, seat: Seat, move: Pick) -> Outcome:
        """The cards lie there; then the next player draws, or the dark ones are turned."""
        after, events = self.put(terms, deal, seat, move.pieces, dark=self.step == 0)
        after, more = self.done(terms, after, seat)
        events += more
        if self.step + 1 < terms.seats:
            return after.passed_on(replace(self, step=self.step + 1)), events
        after, more = taken(terms, after, richest=True)
        return after, events + more


def _dark(deal: Deal) -> int:
    return sum(each.dark for each in deal.fixed.lying)
