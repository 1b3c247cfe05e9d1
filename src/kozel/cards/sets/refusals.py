"""Whether a lead, a beating set or a discard is right; if not it is refused with the reason
(C8.3, C8.4, C8.10, C9.4)."""

from __future__ import annotations

from collections.abc import Iterable

from kozel.cards.deck import Card
from kozel.cards.sets.beating import Cards
from kozel.cards.sets.deal import Deal
from kozel.cards.sets.selecting import no_beating, no_lead
from kozel.cards.sets.setup import Setup
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Pick, Play


def longest_lead(deal: Deal) -> int:
    """A lead may not be longer than the smallest hand (C8.4)."""
    return min(map(len, deal.hands))


def check_lead(setup: Setup, deal: Deal, move: Play, bound: tuple[Cards, ...] | None) -> Cards:
    """The cards of a right lead; raises `IllegalMove`."""
    _check_plain(move)
    longest = longest_lead(deal)
    if not 1 <= len(move.parts) <= longest:
        raise IllegalMove("set-lead-length", "C8.3", number=len(move.parts), most=longest)
    cards = _own(deal, move.pieces)
    if bound is not None:
        if not any(set(cards) == set(each) for each in bound):
            raise IllegalMove.because(only_declared(setup, deal))
        return cards
    why = no_lead(cards, deal.hands[deal.turn], setup.orders[deal.trump], setup.leading)
    if why is not None:
        raise IllegalMove.because(why)
    return cards


def only_declared(setup: Setup, deal: Deal) -> Message:
    """A declarer leads exactly the declared cards."""
    rule = next(combo.rule for combo in setup.combos if combo.name == deal.combo)
    return Message("set-only-declared", {"combo": deal.combo}, rule)


def check_beating(setup: Setup, deal: Deal, move: Play) -> Cards:
    """The cards of a set that beats everything on top; raises `IllegalMove`."""
    _check_plain(move)
    top = deal.trick[deal.top].cards
    _check_number(len(move.parts), len(top))
    cards = _own(deal, move.pieces)
    why = no_beating(cards, top, setup.orders[deal.trump])
    if why is not None:
        raise IllegalMove.because(why)
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
