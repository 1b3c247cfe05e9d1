"""How novice plays for the least: below the others where it can, with the smallest if not."""

from __future__ import annotations

from kozel.core.messages import Message
from kozel.core.moves import Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.tricks import (
    facts_of,
    for_least,
    is_card_play,
    trick_sight,
    winning,
)


def card(view: View, offer: Offer) -> Decision | None:
    """The dearest card that does not take the trick, else the smallest."""
    if not for_least(view) or not is_card_play(view, offer):
        return None
    sight = trick_sight(view)
    facts = facts_of(view)
    plays = {move.pieces[0]: move for move in offer.lawful if isinstance(move, Play)}
    cards = [facts[piece] for piece in plays]
    below = [
        card
        for card in cards
        if sight.trick and winning((*sight.trick, (sight.me, card)), sight.led)[0] != sight.me
    ]
    if below:
        best = max(below, key=lambda card: (card.points, card.power))
        return Decision(plays[best.piece], Message("reason-least-below", {"card": best.piece}))
    best = min(cards, key=lambda card: (card.trump, card.power))
    return Decision(plays[best.piece], Message("reason-least-small", {"card": best.piece}))
