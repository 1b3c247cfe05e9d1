"""Whether club keeps the first lead or passes it to the partner (C2.4)."""

from __future__ import annotations

from kozel.core.messages import Message
from kozel.core.moves import Choose
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.tricks import facts_of, own_hand

KEEP, PASS = Choose("lead", "keep"), Choose("lead", "pass")
ACE = 11
MANY = 6
"""Trumps that gain most when others have to lead."""


def judge(view: View, offer: Offer) -> Decision | None:
    """Keep with a plain ace to bring home or a card that will not be missed; pass with many
    trumps or with tens and kings that somebody else should lead to."""
    if not {KEEP, PASS} <= set(offer.required):
        return None
    facts = facts_of(view)
    plain = [card for card in map(facts.__getitem__, own_hand(view)) if not card.trump]
    trumps = len(own_hand(view)) - len(plain)
    if any(card.points == ACE for card in plain):
        ace = next(card.piece for card in plain if card.points == ACE)
        return Decision(KEEP, Message("reason-lead-keep-ace", {"card": ace}, "C12"))
    if trumps >= MANY:
        return Decision(PASS, Message("reason-lead-pass-trumps", {"number": trumps}, "C2.4"))
    if all(card.points for card in plain):
        return Decision(PASS, Message("reason-lead-pass-points", {}, "C2.4"))
    return Decision(KEEP, Message("reason-lead-keep", {}, "C2.4"))
