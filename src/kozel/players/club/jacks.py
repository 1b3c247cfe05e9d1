"""How club answers where any card may be put to any lead (C7): the card, and why in a sentence."""

from __future__ import annotations

from kozel.core.messages import Arg, Message
from kozel.core.moves import Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club.jack_end import best_end, known_end
from kozel.players.club.jack_terms import best_card, outlook
from kozel.players.port import Decision
from kozel.players.reading.jacks import JackSight, holding, is_free_play, jack_sight
from kozel.players.reading.tricks import Card, beats, facts_of

RICH = 10
"""Card points that are worth a trump, or a jack thrown away in place of them."""


def judge(view: View, offer: Offer) -> Decision | None:
    """A card, where nobody need follow suit."""
    if not is_free_play(view, offer) or len(offer.lawful) < 2:
        return None
    sight, facts = jack_sight(view), facts_of(view)
    plays = {move.pieces[0]: move for move in offer.required if isinstance(move, Play)}
    theirs = known_end(sight)
    if theirs is None:
        card = best_card(sight, [facts[piece] for piece in plays])
    else:
        card = best_end(sight, theirs)
    return Decision(plays[card.piece], reason(card, sight))


def reason(card: Card, sight: JackSight) -> Message:
    """Why this card: what a friend at the table would say of it (C12)."""
    if not sight.trick:
        return _lead(card, sight)
    if outlook(card, sight).takes:
        return _take(card, sight)
    seat = holding(sight)[0]
    if seat in sight.mates:
        text = "reason-give-partner" if card.points else "reason-leave-to-partner"
        return _say(text, card)
    return _throw(card, sight)


def _say(text: str, card: Card, **args: Arg) -> Message:
    return Message(text, {"card": card.piece, **args}, "C12")


def _lead(card: Card, sight: JackSight) -> Message:
    if not any(beats(other, card) for other in sight.unseen):
        return _say("reason-jacks-lead-sure", card)
    if card.points >= RICH:
        return _say("reason-jacks-lead-rich", card)
    return _say("reason-jacks-lead-trump" if card.trump else "reason-jacks-lead-empty", card)


def _take(card: Card, sight: JackSight) -> Message:
    number = sight.on_table
    if holding(sight)[0] in sight.mates:
        return _say("reason-take-over", card)
    if card.trump and number >= RICH:
        return _say("reason-jacks-take-rich", card, number=number)
    if not sight.later:
        return _say("reason-take-last", card)
    return _say("reason-take", card)


def _throw(card: Card, sight: JackSight) -> Message:
    dearer = any(other.points >= RICH for other in sight.hand if other != card)
    if card.piece.startswith("J") and dearer:
        return _say("reason-jacks-jack-away", card)
    hopes = bool(sight.mates.intersection(sight.later)) and card.points >= RICH
    if hopes:
        return _say("reason-trust-partner", card)
    return _say("reason-least-loss" if card.points else "reason-throw-empty", card)
