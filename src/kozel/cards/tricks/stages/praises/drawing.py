"""Drawing from top and bottom of the pack until the needed cards can be laid (C5.1 to C5.3)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.captured import Breach
from kozel.cards.tricks.praising import Lying, Sure
from kozel.cards.tricks.stages.challenge import CHALLENGE, challenge, challenges
from kozel.cards.tricks.stages.praises.ending import void
from kozel.cards.tricks.stages.praises.keeping import (
    Rooms,
    collect,
    good,
    layable,
    own,
    praiser,
    settled,
    share,
    trimmed,
)
from kozel.cards.tricks.state import WAIT, Deal, Outcome, Stage, Terms, expect
from kozel.core.events import Event, Moved
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Choose, Move, Number, Pick, Piece, Seat
from kozel.core.offers import Group, Offer

MORE = Choose("more")
DARK, OPEN = "dark", "open"
"""Words for laying face down and face up."""
PRAISE = "praise"
"""The duty of whoever draws and lays (C0.6)."""


def draw(terms: Terms, deal: Deal, seat: Seat, pairs: int, rooms: Rooms) -> Outcome:
    """The seat takes so many cards from the top and as many from the bottom, while there are
    cards, and looks at them alone."""
    stock = deal.fixed.stock
    top = stock[:pairs]
    bottom = stock[len(top) :][::-1][:pairs]
    return collect(terms, deal, seat, top + bottom, good(terms, deal, seat), rooms)


class Draws(Stage, frozen=True):
    """One seat after the other draws and lays, the praiser first.

    `pairs`: cards from the top at a time, and as many from the bottom. `step`: whose turn it
    is, counted from the praiser. A subclass says how many cards are needed and what may be
    laid; under `caught` draws and laying are free, else they are kept to here (C0.6).
    """

    rule: ClassVar[str] = "C5.1"
    pairs: int = 1
    step: int = 0

    def seat(self, terms: Terms, deal: Deal) -> Seat:
        """Whose turn it is."""
        return (praiser(deal) + self.step) % terms.seats

    def needed(self, deal: Deal) -> int:
        """How many cards the seat must have to lay."""
        raise NotImplementedError

    def rooms(self, terms: Terms, deal: Deal) -> Rooms:
        """What hands may hold: the share, less what is laid of it."""
        raise NotImplementedError

    def laying(self, terms: Terms, deal: Deal, cards: tuple[Piece, ...]) -> Group:
        """The ways to lay some of these cards."""
        raise NotImplementedError

    def prompt(self, deal: Deal) -> Message:
        """What the seat is asked."""
        raise NotImplementedError

    def lay(self, terms: Terms, deal: Deal, seat: Seat, move: Pick) -> Outcome:
        """What comes of laying, as offered."""
        raise NotImplementedError

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """The seat draws; where the rules are kept to here, until it can lay."""
        seat = self.seat(terms, deal)
        rooms = self.rooms(terms, deal)
        events: tuple[Event, ...] = ()
        before = 0
        if self.step:  # the praiser's first draw came before the trump suit was named
            deal, events = draw(terms, deal, seat, self.pairs, rooms)
        while not terms.caught and self._short(terms, deal, seat) and deal.fixed.stock:
            before = len(own(deal, seat))
            deal, more = draw(terms, deal, seat, self.pairs, rooms)
            events += more
        if self.stuck(terms, deal, seat):
            deal, more = void(terms, deal)
            return deal, events + more
        return self._told(terms, deal, seat, before), events

    def _short(self, terms: Terms, deal: Deal, seat: Seat) -> bool:
        return len(layable(terms, deal, seat)) < self.needed(deal)

    def stuck(self, terms: Terms, deal: Deal, seat: Seat) -> bool:
        """Whether the seat will never have enough to lay."""
        return self._short(terms, deal, seat) and not deal.fixed.stock

    def _told(self, terms: Terms, deal: Deal, seat: Seat, before: int) -> Deal:
        """What everybody knows: of the draws before the last at most as many as were still
        missing brought a card to lay, and now there are enough."""
        if terms.caught:
            return deal
        kept = good(terms, deal, seat)
        needed = self.needed(deal)
        return settled(
            deal,
            seat,
            Sure(seat, before - (needed - 1), kept, seat),
            Sure(seat, needed, frozenset(terms.deck) - kept, seat),
        )

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """Whose turn it is."""
        return (self.seat(terms, deal),)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """Cards to lay; where breaches can be caught every card, another draw, and challenges."""
        more = challenges(terms, deal, seat) if terms.caught else ()
        if seat != self.seat(terms, deal):
            return Offer(seat, WAIT, more)
        if not terms.caught:
            group = self.laying(terms, deal, layable(terms, deal, seat))
            return Offer(seat, self.prompt(deal), (group,), partial(self._why, terms, deal, seat))
        groups: tuple[Group, ...] = ()
        short = self._short(terms, deal, seat)
        if len(own(deal, seat)) >= self.needed(deal):
            groups += (self.laying(terms, deal, own(deal, seat)),)
        if deal.fixed.stock:
            groups += (Group("offer-more", (MORE,), optional=not short),)
        return Offer(seat, self.prompt(deal), groups + more, partial(self._why, terms, deal, seat))

    def _why(self, terms: Terms, deal: Deal, seat: Seat) -> tuple[tuple[Piece, Message], ...]:
        """Good cards are kept."""
        right = layable(terms, deal, seat)
        return tuple(
            (card, Message("praise-keep", {"card": card}, self.rule))
            for card in deal.hands[seat]
            if card not in right
        )

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """Laying, a draw, or a challenge."""
        if isinstance(move, Number) and move.word == CHALLENGE:
            return challenge(terms, deal, who, move.value)
        expect(terms, deal, who)
        if move == MORE:
            return self._another(terms, deal, who)
        if not isinstance(move, Pick):
            raise IllegalMove("praise-lay-first", self.rule)
        self._admit(terms, deal, who, move)
        return self.lay(terms, _noted(terms, deal, who, move), who, move)

    def _admit(self, terms: Terms, deal: Deal, who: Seat, move: Pick) -> None:
        """Raise `IllegalMove` unless this is a way to lay."""
        for card in move.pieces:
            if card not in deal.hands[who]:
                raise IllegalMove("cards-not-in-hand", card=card)
        offer = self.offer(terms, deal, who)
        if move in offer.moves:
            return
        for card in move.pieces:
            if card in offer.reasons:
                raise IllegalMove.because(offer.reasons[card])
        raise IllegalMove("praise-lay-first", self.rule)

    def _another(self, terms: Terms, deal: Deal, who: Seat) -> Outcome:
        """A further draw, which whoever can lay already may not take (C0.6)."""
        if not terms.caught or not deal.fixed.stock:
            raise IllegalMove("praise-no-more", self.rule)
        if not self._short(terms, deal, who):
            card = layable(terms, deal, who)[0]
            deal = _breached(deal, who, card)
        deal, events = draw(terms, deal, who, self.pairs, self.rooms(terms, deal))
        if self.stuck(terms, deal, who):
            deal, more = void(terms, deal)
            events += more
        return deal, events

    def readers(self, terms: Terms, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """What is laid face down is known to the seat alone."""
        return (who,) if isinstance(move, Pick) and move.word == DARK else None

    def put(
        self,
        terms: Terms,
        deal: Deal,
        seat: Seat,
        cards: tuple[Piece, ...],
        *,
        dark: bool,
        row: int = 0,
    ) -> Outcome:
        """The cards lie on the table, each in its own row from `row` on."""
        kept = good(terms, deal, seat)
        among = frozenset(terms.deck) - kept if dark and not terms.caught else frozenset[Piece]()
        lying = tuple(Lying(seat, card, row + at, dark, among) for at, card in enumerate(cards))
        hand = tuple(card for card in deal.hands[seat] if card not in cards)
        hands = (*deal.hands[:seat], hand, *deal.hands[seat + 1 :])
        on_table = replace(deal, hands=hands).with_fixed(lying=deal.fixed.lying + lying)
        faces = (seat,) if dark else None
        return on_table, (Moved(cards, f"hand:{seat}", "trick", seat, faces=faces),)

    def done(self, terms: Terms, deal: Deal, seat: Seat) -> Outcome:
        """The seat has laid all it must: what exceeds its share leaves its hand."""
        kept = good(terms, deal, seat)
        if not terms.caught:
            told = tuple(s for s in deal.fixed.sure if s.seat == seat == s.by and s.cards == kept)
            deal = settled(deal, seat, *told)
        room = share(terms) - sum(each.seat == seat for each in deal.fixed.lying)
        return trimmed(terms, deal, seat, kept, room)


def _noted(terms: Terms, deal: Deal, seat: Seat, move: Pick) -> Deal:
    """The deal with the breach, if some card laid is one to be kept."""
    right = layable(terms, deal, seat)
    wrong = next((card for card in move.pieces if card not in right), None)
    return deal if wrong is None else _breached(deal, seat, wrong)


def _breached(deal: Deal, seat: Seat, card: Piece) -> Deal:
    breach = Breach(seat, card, 0, PRAISE)
    return replace(deal, breaches=(*deal.breaches, breach))


class FirstDraw(Stage, frozen=True):
    """The praiser's first draw, after which the trump suit is named where it is named at all."""

    name: ClassVar[str] = "trousers"
    pairs: int

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Nobody is asked."""
        room = share(terms)
        deal, events = draw(terms, deal.passed_on(), praiser(deal), self.pairs, Rooms(room, room))
        return deal, events
