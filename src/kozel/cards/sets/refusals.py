"""Whether a lead, a beating set or a discard is right, and if not, why (C8.3, C8.4, C9.4)."""

from __future__ import annotations

from collections.abc import Iterable

from kozel.cards.deck import Card
from kozel.cards.sets.beating import Cards, beaten_at_all, beats
from kozel.cards.sets.deal import Deal
from kozel.cards.sets.setup import Setup
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Pick, Play


def check_lead(setup: Setup, deal: Deal, move: Play, bound: tuple[Cards, ...] | None) -> Cards:
    """The cards of a right lead; raises `IllegalMove`."""
    _check_plain(move)
    longest = min(map(len, deal.hands))
    if not 1 <= len(move.parts) <= longest:
        raise IllegalMove("set-lead-length", "C8.3", number=len(move.parts), most=longest)
    cards = _own(deal, move.pieces)
    if bound is not None:
        if not any(set(cards) == set(each) for each in bound):
            raise IllegalMove.because(only_declared(deal.combo))
    else:
        classes = setup.orders[deal.trump].classes
        if len({classes[card] for card in cards}) > 1:
            raise IllegalMove("set-mixed-suits", "C8.3", cards=cards)
    return cards


def only_declared(combo: str) -> Message:
    """A declarer leads exactly the declared cards."""
    return Message("set-only-declared", {"combo": combo}, "C9.4")


def check_beating(setup: Setup, deal: Deal, move: Play) -> Cards:
    """The cards of a set that beats everything on top; raises `IllegalMove`."""
    _check_plain(move)
    top = deal.trick[deal.top].cards
    _check_number(len(move.parts), len(top))
    cards = _own(deal, move.pieces)
    order = setup.orders[deal.trump]
    if not beats(cards, top, order):
        partly = len(top) > 1 and beaten_at_all(cards, top, order)
        text = "set-partly-beaten" if partly else "set-not-beaten"
        raise IllegalMove(text, "C8.4", cards=cards, cards_top=top)
    return cards


def check_discard(deal: Deal, move: Pick) -> Cards:
    """The cards of a right discard; raises `IllegalMove`."""
    _check_number(len(move.pieces), len(deal.trick[0].cards))
    return _own(deal, move.pieces)


def _check_number(given: int, wanted: int) -> None:
    if given != wanted:
        raise IllegalMove("set-wrong-number", "C8.4", number=wanted, number_given=given)


def _check_plain(move: Play) -> None:
    if any(part.place or part.flag for part in move.parts):
        raise IllegalMove("set-no-places", "C8.3")


def _own(deal: Deal, pieces: Iterable[str]) -> Cards:
    """The pieces as cards of the hand whose turn it is, each but once."""
    hand = deal.hands[deal.turn]
    cards: Cards = ()
    for piece in pieces:
        if piece not in hand:
            raise IllegalMove("cards-not-in-hand", card=piece)
        if piece in cards:
            raise IllegalMove("set-card-twice", "C8.3", card=piece)
        cards += (Card(piece),)
    return cards
