"""Which suit club makes trumps when it plays alone (C10.1, C11)."""

from __future__ import annotations

from kozel.core.messages import Message
from kozel.core.moves import Choose
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club.alone import SOLOIST
from kozel.players.club.worth import best_trump
from kozel.players.port import Decision
from kozel.players.reading.tricks import facts_of, own_hand


def judge(view: View, offer: Offer) -> Decision | None:
    """The suit that makes the hand worth most."""
    named = {
        move.value: move
        for move in offer.lawful
        if isinstance(move, Choose) and move.word == "trump"
    }
    if not named or view.table.named.get(SOLOIST) != str(view.viewer):
        return None
    suit, _ = best_trump(view)
    facts = facts_of(view)
    number = sum(facts[piece].cls == suit for piece in own_hand(view))
    return Decision(
        named[suit], Message("reason-name-most", {"suit": suit, "number": number}, "C12")
    )
