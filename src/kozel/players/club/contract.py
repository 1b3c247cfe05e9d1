"""How club plays after a hand was declared dry: one side must take every trick (C3.6)."""

from __future__ import annotations

from kozel.core.events import Named
from kozel.core.messages import Message
from kozel.core.moves import Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club.teams import best_card, price_in
from kozel.players.frozen.club_1 import trick_reasons
from kozel.players.frozen.club_1.tricks import outlook
from kozel.players.port import Decision
from kozel.players.reading.tricks import Card, facts_of, is_card_play, trick_sight

TRICK = 40.0
"""What a trick is worth beside its points: more than all of them."""


def judge(view: View, offer: Offer) -> Decision | None:
    """The card that most likely takes the trick for the own side, whichever side that is."""
    if not _declared(view) or not is_card_play(view, offer):
        return None
    sight = trick_sight(view)
    facts = facts_of(view)
    plain = price_in(sight)
    plays = {move.pieces[0]: move for move in offer.lawful if isinstance(move, Play)}

    def price(card: Card) -> float:
        return plain(card) + TRICK * outlook(card, sight).ours

    card = best_card([facts[piece] for piece in plays], price)
    if outlook(card, sight).takes:
        return Decision(plays[card.piece], Message("reason-dry", {"card": card.piece}, "C3.6"))
    return Decision(plays[card.piece], trick_reasons.reason(card, sight))


def _declared(view: View) -> bool:
    """Whether such a hand was declared in this deal."""
    return getattr(view.options, "dry", "") == "contract" and any(
        isinstance(event, Named) and event.what == "dry" for event in view.history
    )
