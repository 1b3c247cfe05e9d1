"""How novice plays where any card may be put to any lead (C7, C12): takes what is rich, keeps
aces and tens, gives the partner points, and counts nothing."""

from __future__ import annotations

from kozel.core.messages import Message
from kozel.core.moves import Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.jacks import JackSight, holding, is_free_play, jack_sight, takes
from kozel.players.reading.tricks import Card

RICH = 10
"""Card points for which a trick is worth a trump."""


def judge(view: View, offer: Offer) -> Decision | None:
    """A card, where nobody need follow suit."""
    if not is_free_play(view, offer) or len(offer.lawful) < 2:
        return None
    sight = jack_sight(view)
    card, text = _lead(sight) if not sight.trick else _answer(sight)
    plays = {move.pieces[0]: move for move in offer.required if isinstance(move, Play)}
    return Decision(plays[card.piece], Message(text, {"card": card.piece}))


def _lead(sight: JackSight) -> tuple[Card, str]:
    return min(sight.hand, key=_thrift), "reason-jacks-lead-empty"


def _answer(sight: JackSight) -> tuple[Card, str]:
    if holding(sight)[0] in sight.mates:
        plain = max(sight.hand, key=lambda card: (not card.trump, card.points))
        return plain, "reason-jacks-partner-holds"
    able = [card for card in sight.hand if takes(sight, card)]
    cheap = [card for card in able if not card.trump]
    if cheap and not sight.later:
        return max(cheap, key=lambda card: card.points), "reason-jacks-take"
    if able and sight.on_table >= RICH:
        return min(able, key=lambda card: card.power), "reason-jacks-take"
    return min(sight.hand, key=_thrift), "reason-jacks-throw-empty"


def _thrift(card: Card) -> tuple[int, bool, int]:
    return card.points, card.trump, card.power
