"""How club gives its last trumps away, and what it gives back for them (C2.6, C3.7, C12)."""

from __future__ import annotations

from kozel.core.messages import Message
from kozel.core.moves import Pick
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.tricks import Card, facts_of, own_hand

GIVE, RETURN = "give", "return"
ACE, TEN = 11, 10

EMPTIED, ACE_LESS, TEN_MORE = 6.0, 1.0, 2.0
"""In card points: what it brings to be rid of a suit that can then be ruffed, to keep an ace,
and to hand over a ten that the partner can add to an own trick. Found by playing many deals."""


def window(view: View, offer: Offer) -> Decision | None:  # noqa: ARG001
    """Always: one hand with many trumps is worth more than two with some."""
    cards = [
        move
        for move in offer.moves
        if isinstance(move, Pick)
        and move.word == GIVE
        and not any(piece in offer.reasons for piece in move.pieces)
    ]
    if not cards:
        return None
    return Decision(cards[0], Message("reason-give", {"cards": cards[0].pieces}, "C12"))


def judge(view: View, offer: Offer) -> Decision | None:
    """Take them, and give back what leaves a suit to ruff; never a trump while there is
    anything else."""
    moves = [move for move in offer.lawful if isinstance(move, Pick) and move.word == RETURN]
    if not moves:
        return None
    facts = facts_of(view)
    hand = [facts[piece] for piece in own_hand(view)]

    def price(move: Pick) -> tuple[int, float]:
        given = [facts[piece] for piece in move.pieces]
        return -sum(card.trump for card in given), _worth(given, hand)

    best = max(moves, key=price)
    given = [facts[piece] for piece in best.pieces]
    text = "reason-return-void" if _emptied(given, hand) else "reason-return"
    return Decision(best, Message(text, {"cards": best.pieces}, "C12"))


def _worth(given: list[Card], hand: list[Card]) -> float:
    aces = sum(card.points == ACE for card in given)
    tens = sum(card.points == TEN for card in given)
    low = sum(card.power for card in given) / 100
    return EMPTIED * _emptied(given, hand) - ACE_LESS * aces + TEN_MORE * tens - low


def _emptied(given: list[Card], hand: list[Card]) -> int:
    """The plain suits of which nothing is left, but for those that an ace is given of."""
    kept = {card.cls for card in hand if card not in given}
    aces = {card.cls for card in given if card.points == ACE}
    return len({card.cls for card in given if not card.trump} - kept - aces)
