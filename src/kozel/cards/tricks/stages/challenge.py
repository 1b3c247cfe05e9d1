"""Challenges of revokes, open to every opponent, and the window that closes a deal (C0.6)."""

from __future__ import annotations

from typing import ClassVar

from kozel.cards.tricks.counting import counted
from kozel.cards.tricks.inference import played
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms
from kozel.core.chance import Close, Request
from kozel.core.events import Event, Said, Shown, Staged
from kozel.core.messages import Arg, IllegalMove, Message
from kozel.core.moves import GO, HOUSE, Move, Number, Seat
from kozel.core.offers import Group, Offer

CHALLENGE = "challenge"


def challenges(terms: Terms, deal: Deal, seat: Seat) -> tuple[Group, ...]:
    """What the seat may challenge now: any opponent, from the first card on."""
    if not terms.caught or not _begun(deal) or not 0 <= seat < terms.seats:
        return ()
    moves = tuple(Number(CHALLENGE, other) for other in deal.opponents(seat))
    return (Group("offer-challenge", moves, optional=True),)


def challenge(terms: Terms, deal: Deal, who: Seat, accused: Seat) -> Outcome:
    """The challenge is judged at once: it is right if the accused broke any duty in this deal.

    It tells the disputed fact, be it a revoke, a swap or a draw, and the cards the accused has
    played, nothing else; the deal ends and the wrong one pays.
    """
    _admit(terms, deal, who, accused)
    breach = next((found for found in deal.breaches if found.seat == accused), None)
    events: list[Event] = [
        Said(who, CHALLENGE, {"seat_accused": accused}),
        Shown(played(deal, accused), f"played:{accused}", accused),
    ]
    if breach is not None:
        told: dict[str, Arg] = {"card": breach.card, "number": breach.trick}
        events.append(Staged(f"{breach.duty}-proven", accused, told))
    else:
        events.append(Staged("revoke-unproven", accused))
    judged = deal.with_fixed(wrong=who if breach is None else accused)
    return counted(terms, judged), tuple(events)


def _admit(terms: Terms, deal: Deal, who: Seat, accused: Seat) -> None:
    if not terms.caught:
        raise IllegalMove("tricks-nothing-to-challenge", "C0.6")
    if not 0 <= who < terms.seats:
        raise IllegalMove("tricks-challenge-nobody", "C0.6", number=who)
    if not _begun(deal):
        raise IllegalMove("tricks-challenge-too-early", "C0.6")
    if not 0 <= accused < terms.seats:
        raise IllegalMove("tricks-challenge-nobody", "C0.6", number=accused)
    if accused not in deal.opponents(who):
        own = "tricks-challenge-self" if accused == who else "tricks-challenge-partner"
        raise IllegalMove(own, "C0.6", seat=accused)


def _begun(deal: Deal) -> bool:
    """Whether a card has been put to a trick, be it a trick of a praise."""
    return bool(deal.trick or deal.tricks or deal.fixed.lying)


class ChallengeWindow(Stage, frozen=True):
    """The last chance to challenge before the result stands."""

    name: ClassVar[str] = CHALLENGE

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Where nothing can be revoked there is no window."""
        if not terms.caught:
            return deal.passed_on(), ()
        return deal, (Staged("challenge-window"),)

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """The house closes it."""
        return Close(CHALLENGE, tuple(range(terms.seats)))

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """A challenge, or nothing."""
        return Offer(seat, Message("ask-challenge", rule="C0.6"), challenges(terms, deal, seat))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """A challenge, or the house's go."""
        if isinstance(move, Number) and move.word == CHALLENGE:
            return challenge(terms, deal, who, move.value)
        if who != HOUSE:
            raise IllegalMove("cards-house-to-move")
        if move != GO:
            raise IllegalMove("cards-window-open")
        return deal.passed_on(), ()
