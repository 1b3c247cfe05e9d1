"""Trousers: draw from top and bottom, keep good cards, lay the first other one (C5.1)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.stages.opening import DealCards
from kozel.cards.tricks.stages.praises.all_trumps import AllTrumps
from kozel.cards.tricks.stages.praises.drawing import DARK, OPEN, Draws, FirstDraw
from kozel.cards.tricks.stages.praises.ending import taken
from kozel.cards.tricks.stages.praises.keeping import Rooms, share
from kozel.cards.tricks.stages.praises.naming import named
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms
from kozel.core.messages import Message
from kozel.core.moves import Pick, Piece, Seat
from kozel.core.offers import Group


def trousers(terms: Terms, seat: Seat) -> tuple[Stage, ...]:
    """The stages of this praise up to the last card dealt; C4 has a form of its own (C5.2)."""
    if terms.data.praising.answered_openly:
        return (FirstDraw(1), AllTrumps(), DealCards())
    return (FirstDraw(1), *named(terms, seat, "C5.1"), Trousers(), DealCards())


class Trousers(Draws, frozen=True):
    """Each lays one card, the praiser and the next player face down, the others face up; or
    each lays one face down and one face up, for two tricks (C5.3).

    `cards`: laid by each. `laid`: how many of them the seat has laid already.
    """

    name: ClassVar[str] = "trousers"
    cards: int = 1
    laid: int = 0

    def needed(self, deal: Deal) -> int:
        """What the seat has not laid yet."""
        return self.cards - self.laid

    def rooms(self, terms: Terms, deal: Deal) -> Rooms:
        """The share without the cards that each lays."""
        room = share(terms) - self.cards
        return Rooms(room, room)

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Nothing is drawn between the dark card and the open one."""
        return (deal, ()) if self.laid else super().enter(terms, deal)

    def _dark(self) -> bool:
        return self.laid == 0 if self.cards > 1 else self.step < 2

    def laying(self, terms: Terms, deal: Deal, cards: tuple[Piece, ...]) -> Group:
        """One of these."""
        word = DARK if self._dark() else OPEN
        label = "offer-praise-dark" if self._dark() else "offer-praise-open"
        return Group(label, tuple(Pick(word, (card,)) for card in cards))

    def prompt(self, deal: Deal) -> Message:
        """A card face down, or face up."""
        return Message("ask-praise-dark" if self._dark() else "ask-praise-open", rule=self.rule)

    def lay(self, terms: Terms, deal: Deal, seat: Seat, move: Pick) -> Outcome:
        """The card lies there; then the seat's other card, or the next player."""
        after, events = self.put(terms, deal, seat, move.pieces, dark=self._dark(), row=self.laid)
        if self.laid + 1 < self.cards:
            return _one_less(after, seat).passed_on(replace(self, laid=self.laid + 1)), events
        after, more = self.done(terms, after, seat)
        events += more
        if self.step + 1 < terms.seats:
            following = replace(self, step=self.step + 1, laid=0)
            return after.passed_on(following), events
        after, more = taken(terms, after)
        return after, events + more


def _one_less(deal: Deal, seat: Seat) -> Deal:
    """One of the cards that the seat was known to have for laying lies on the table."""
    return deal.with_fixed(
        sure=tuple(
            replace(each, number=1) if each.seat == seat == each.by and each.number == 2 else each
            for each in deal.fixed.sure
        )
    )
