"""Why club lays these cards in a game of sets, in one sentence (C12)."""

from __future__ import annotations

from kozel.core.messages import Arg, Message
from kozel.players.club.set_moves import Judged
from kozel.players.reading.sets import SetSight, beatings

SURE = 0.9
"""How often a set must hold to be called safe."""
RICH = 10
"""Card points that make a trick worth much."""


def reason(move: Judged, sight: SetSight) -> Message:
    """Why this move."""
    if not sight.top:
        return _lead(move, sight)
    if move.beat:
        return _beat(move, sight)
    if sight.holder in sight.mates:
        return _to_partner(move, sight)
    return _to_foe(move, sight)


def _say(text: str, move: Judged, **args: Arg) -> Message:
    return Message(text, {"card": move.move.pieces, **args}, "C12")


def _lead(move: Judged, sight: SetSight) -> Message:
    several = len(move.cards) > 1
    if several and sight.claims and sight.gathering:
        return _say("reason-set-lead-against-bura", move, seat=min(sight.gathering))
    if move.taken >= SURE:
        return _say("reason-set-lead-safe", move)
    if several:
        return _say("reason-set-lead-several", move)
    return _say("reason-set-lead-cheap" if not move.cards[0].points else "reason-set-lead", move)


def _beat(move: Judged, sight: SetSight) -> Message:
    number = sight.on_table + sum(card.points for card in move.cards)
    trumps = any(card.trump for card in move.cards) and not all(card.trump for card in sight.top)
    if not sight.later:
        return _say("reason-set-beat-last", move)
    if trumps and number >= RICH:
        return _say("reason-set-beat-rich", move, number=number)
    return _say("reason-set-beat-trump" if trumps else "reason-set-beat", move)


def _to_partner(move: Judged, sight: SetSight) -> Message:
    if not any(card.points for card in move.cards):
        return _say("reason-set-leave-partner", move, seat=sight.holder)
    if not sight.later or all(seat in sight.mates for seat in sight.later):
        return _say("reason-set-give-last", move, seat=sight.holder)
    return _say("reason-set-give-safe", move, seat=sight.holder)


def _to_foe(move: Judged, sight: SetSight) -> Message:
    beating = list(beatings(sight.hand, sight.top))
    spared = beating and all(any(card.trump for card in cards) for cards in beating)
    if spared and sight.claims and sight.drawing:
        return _say("reason-set-keep-for-bura", move)
    if spared:
        return _say("reason-set-keep-trumps", move)
    if any(card.points for card in move.cards):
        return _say("reason-set-least-loss", move)
    return _say("reason-set-throw-empty", move)
