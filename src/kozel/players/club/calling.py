"""Which suit club makes trumps in a praise of its team (C5), where nobody plays alone."""

from __future__ import annotations

from collections.abc import Sequence

from kozel.core.messages import Arg, Message
from kozel.core.moves import Choose
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.breaches import DRAWING
from kozel.players.reading.tricks import Card, facts_of, own_hand

NO_SUIT = "none"
ACE = 11

LENGTH, POINT = 2.4, 0.25
"""In card points: a card of the suit in hand, and a card point of it."""
LAID_POINT, ACE_APART = 0.6, 2.5
"""While cards are still drawn: a point of a plain card that is left to be laid and lead, and an
ace, kept anyhow, of another suit. All found by playing many praises with every suit."""


def judge(view: View, offer: Offer) -> Decision | None:
    """The suit held most of; while drawing, one that leaves something good to lay."""
    praise = view.table.named.get("praise")
    named = {
        move.value: move
        for move in offer.lawful
        if isinstance(move, Choose) and move.word == "trump"
    }
    if not named or not praise:
        return None
    if NO_SUIT in named:
        return Decision(named[NO_SUIT], Message("reason-name-none", {}, "C5.6"))
    facts = facts_of(view)
    hand = [facts[piece] for piece in own_hand(view)]
    drawing = praise in DRAWING
    suit = max(named, key=lambda each: worth(each, hand, drawing=drawing))
    return Decision(named[suit], _reason(suit, hand, drawing=drawing))


def worth(suit: str, hand: Sequence[Card], *, drawing: bool) -> float:
    """The suit as trumps, in card points."""
    value = sum(LENGTH + POINT * card.points for card in hand if card.cls == suit)
    if not drawing:
        return value
    beside = [card for card in hand if not card.trump and card.cls != suit]
    aces = sum(card.points == ACE for card in beside)
    laid = max((card.points for card in beside if card.points < ACE), default=0)
    return value + ACE_APART * aces + LAID_POINT * laid


def _reason(suit: str, hand: Sequence[Card], *, drawing: bool) -> Message:
    number = sum(card.cls == suit for card in hand)
    told: dict[str, Arg] = {"suit": suit, "number": number}
    if not hand:
        return Message("reason-name-unseen", {"suit": suit}, "C5")
    laid = [card for card in hand if not card.trump and card.cls != suit and 0 < card.points < ACE]
    if drawing and laid:
        best = max(laid, key=lambda card: card.points)
        return Message("reason-name-beside", {**told, "card": best.piece}, "C5.1")
    if not number:
        return Message("reason-name-none-held", {"suit": suit}, "C5")
    return Message("reason-name-most", told, "C12")
