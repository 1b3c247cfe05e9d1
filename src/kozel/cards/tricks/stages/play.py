"""Playing tricks (C1.5): the stage in which a deal spends nearly all its moves.

Plays and their events are made once per card and seat: a step builds no more than it must.
"""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.deck import DECKS
from kozel.cards.tricks.captured import Breach, Trick
from kozel.cards.tricks.following import lawful, reasons, taker
from kozel.cards.tricks.stages.challenge import CHALLENGE, challenge, challenges
from kozel.cards.tricks.stages.ending import ended
from kozel.cards.tricks.state import WAIT, Deal, Outcome, Stage, Terms, expect
from kozel.core.chance import Request, Turn
from kozel.core.events import Event, Moved, Shown
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, Move, Number, Part, Piece, Play, Seat
from kozel.core.offers import Group, Offer
from kozel.core.seating import MOST_SEATS

ASIDE, FIRST_TRICKS, LAST_TRICK = "aside", "first_tricks", "last_trick"

PLAYS: dict[Piece, Play] = {card: Play((Part(card),)) for card in DECKS["36"]}

_THROWN: tuple[dict[Piece, tuple[Event, ...]], ...] = tuple(
    {card: (Moved((card,), f"hand:{seat}", "trick", seat),) for card in PLAYS}
    for seat in range(MOST_SEATS)
)
_LEAD = Message("ask-lead", rule="C1.4")
_LIMITED_LEAD = Message("ask-limited-lead", rule="C1.4")
_FOLLOW = Message("ask-follow", rule="C1.5")


class Tricks(Stage, frozen=True):
    """Tricks until the hands are empty; the taker of one leads the next.

    `talon`: what becomes of cards that nobody took (C10.3): ``first_tricks``, ``last_trick``
    or ``aside``. `leader`: who leads all tricks whoever takes them (C5.6, C5.7); None: who
    has the turn leads the first one.
    """

    name: ClassVar[str] = "tricks"
    talon: str = ASIDE
    leader: Seat | None = None

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """The first trick; the talon may say what it asks for. Without cards there is none."""
        if not any(deal.hands):
            return deal.passed_on(), ()
        if self.leader is not None:
            deal = replace(deal, turn=self.leader)
        return _turned(deal) if self.talon == FIRST_TRICKS and deal.fixed.talon else (deal, ())

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """Whose turn it is; the house for a blind seat (C0.8)."""
        return terms.waits[deal.turn]

    def turn(self, terms: Terms, deal: Deal) -> Seat | None:
        """The seat whose card comes next."""
        return deal.turn

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """A blind seat's top card, the one dealt last."""
        return Turn(deal.turn, PLAYS[deal.hands[deal.turn][-1]])

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """The cards that may be played; where revokes are caught, all, and challenges."""
        more = challenges(terms, deal, seat) if terms.caught else ()
        if seat != deal.turn or seat in terms.blind:
            return Offer(seat, WAIT, more)
        hand = deal.hands[seat]
        led = deal.led
        shown = hand
        if not terms.caught:
            shown = lawful(terms, deal, hand)
        return Offer(
            seat,
            _FOLLOW if led else _LIMITED_LEAD if terms.lead_limited else _LEAD,
            (Group("offer-play", tuple([PLAYS[card] for card in shown])), *more),
            partial(reasons, terms, deal, hand),
        )

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """A card, or a challenge."""
        seat = deal.turn
        if move.__class__ is not Play or who != terms.waits[seat][0]:
            return _other(terms, deal, who, move)
        card = _card(move)
        hand = deal.hands[seat]
        if card not in hand:
            raise IllegalMove("cards-not-in-hand", card=card)
        breaches = deal.breaches
        led = deal.led
        cls = deal.order.cls[card]
        if who == HOUSE:
            if card != hand[-1]:
                raise IllegalMove("cards-not-top", "C0.8")
        elif cls != led and card not in lawful(terms, deal, hand):
            if not terms.caught:
                raise IllegalMove.because(dict(reasons(terms, deal, hand))[card])
            breaches = (*breaches, Breach(seat, card, len(deal.tricks) + 1))
        at = hand.index(card)
        hands = (*deal.hands[:seat], hand[:at] + hand[at + 1 :], *deal.hands[seat + 1 :])
        trick = (*deal.trick, card)
        events = _THROWN[seat][card]
        if len(trick) == terms.seats:
            return self._taken(terms, deal, hands, trick, breaches, events)
        return (
            Deal(
                deal.number,
                deal.dealer,
                deal.stages,
                deal.fixed,
                deal.order,
                hands,
                (seat + 1) % terms.seats,
                led or cls,
                trick,
                deal.tricks,
                breaches,
                None,
            ),
            events,
        )

    def _taken(
        self,
        terms: Terms,
        deal: Deal,
        hands: tuple[tuple[Piece, ...], ...],
        trick: tuple[Piece, ...],
        breaches: tuple[Breach, ...],
        events: tuple[Event, ...],
    ) -> Outcome:
        """The trick is complete: its taker leads the next."""
        leader = (deal.turn + 1) % terms.seats
        led = deal.led
        seat = (leader + taker(deal.order, trick, led)) % terms.seats
        pile = terms.piles[seat]
        last = not hands[seat]
        after = Deal(
            deal.number,
            deal.dealer,
            deal.stages[1:] if last else deal.stages,
            deal.fixed,
            deal.order,
            hands,
            seat if self.leader is None else self.leader,
            "",
            (),
            (*deal.tricks, Trick(leader, trick, led, seat)),
            breaches,
            None,
        )
        told = (*events, Moved(trick, "trick", pile, seat))
        early = ended(terms, after) if terms.ends_early else None
        if early is not None:
            return early[0], told + early[1]
        return self._with_talon(terms, after, told) if deal.fixed.talon else (after, told)

    def _with_talon(self, terms: Terms, deal: Deal, told: tuple[Event, ...]) -> Outcome:
        """After a trick: what the talon gives to its taker, and what it asks for next (C10.3)."""
        over = not any(deal.hands)
        fixed = deal.fixed
        if fixed.turned:
            given = fixed.talon[:1]
        elif over and self.talon == LAST_TRICK:
            given = fixed.talon
        else:
            return deal, told
        trick = deal.tricks[-1]
        after = replace(
            deal.with_fixed(talon=fixed.talon[len(given) :], turned=0),
            tricks=(*deal.tricks[:-1], replace(trick, extra=given)),
        )
        told = (*told, Moved(given, "talon", terms.piles[trick.taker], trick.taker))
        if over or self.talon != FIRST_TRICKS or not after.fixed.talon:
            return after, told
        after, turned = _turned(after)
        return after, told + turned


def _card(move: Play) -> Piece:
    """The one card of a play."""
    if len(move.parts) != 1:
        raise IllegalMove("cards-one-card", "C1.5")
    part = move.parts[0]
    if part.place or part.flag or part.piece not in PLAYS:
        raise IllegalMove("cards-no-such-card", given=part.piece)
    return part.piece


def _other(terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
    """A challenge, or nothing that is possible now."""
    if isinstance(move, Number) and move.word == CHALLENGE:
        return challenge(terms, deal, who, move.value)
    expect(terms, deal, who)
    raise IllegalMove("cards-play-a-card")


def _turned(deal: Deal) -> Outcome:
    """The talon's next card is turned up: its class must be followed (C10.3)."""
    card = deal.fixed.talon[0]
    asked = replace(deal.with_fixed(turned=1), led=deal.order.cls[card])
    return asked, (Shown((card,), "talon"),)
