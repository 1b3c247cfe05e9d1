"""Whom club challenges: nobody but who has broken a duty for certain (C0.6)."""

from __future__ import annotations

from kozel.core.messages import Message
from kozel.core.moves import Number
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.breaches import proven

CHALLENGE = "challenge"


def judge(view: View, offer: Offer) -> Decision | None:
    """A challenge, if a breach is proven and can be challenged now."""
    moves = [m for m in offer.moves if isinstance(m, Number) and m.word == CHALLENGE]
    proof = proven(view, [move.value for move in moves]) if moves else None
    if proof is None:
        return None
    move = Number(CHALLENGE, proof.seat)
    return Decision(move, Message(REASONS[proof.duty], {"seat": proof.seat}, "C0.6"))


REASONS = {
    "revoke": "reason-challenge",
    "trump": "reason-challenge-trump",
    "lead": "reason-challenge-lead",
    "ace": "reason-challenge-ace",
    "first": "reason-challenge-first",
    "laid": "reason-challenge-laid",
    "laid-ace": "reason-challenge-laid-ace",
    "drawn": "reason-challenge-drawn",
    "gave": "reason-challenge-gave",
}
"""The text for each duty of `Proof`."""
