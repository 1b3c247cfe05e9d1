"""What novice says before the first lead: whatever it is entitled to."""

from __future__ import annotations

from kozel.core.messages import Message
from kozel.core.moves import Choose, Pick
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.kons import REDEAL
from kozel.players.reading.tricks import facts_of

DEMAND = Choose(REDEAL)
KEEP_LEAD, KEEP_PRAISE = Choose("lead", "keep"), Choose("praised", "keep")


def redeal(view: View, offer: Offer) -> Decision | None:  # noqa: ARG001
    """Ask whenever it may be asked."""
    return Decision(DEMAND, Message("reason-redeal-may")) if DEMAND in offer.moves else None


def give(view: View, offer: Offer) -> Decision | None:  # noqa: ARG001
    """Give a single trump away; two are kept."""
    for move in offer.moves:
        if (
            isinstance(move, Pick)
            and move.word == "give"
            and len(move.pieces) == 1
            and move.pieces[0] not in offer.reasons
        ):
            return Decision(move, Message("reason-give-single", {"cards": move.pieces}))
    return None


def give_back(view: View, offer: Offer) -> Decision | None:
    """Take the trump, and give the smallest cards back."""
    moves = [m for m in offer.lawful if isinstance(m, Pick) and m.word == "return"]
    if not moves:
        return None
    facts = facts_of(view)

    def size(move: Pick) -> tuple[int, int]:
        cards = [facts[piece] for piece in move.pieces]
        return sum(card.trump for card in cards), sum(card.power for card in cards)

    best = min(moves, key=size)
    return Decision(best, Message("reason-return-small", {"cards": best.pieces}))


def keep(view: View, offer: Offer) -> Decision | None:  # noqa: ARG001
    """Keep the lead, and keep what the praise has brought."""
    for move, text in ((KEEP_LEAD, "reason-lead-keep"), (KEEP_PRAISE, "reason-praise-keep")):
        if move in offer.required:
            return Decision(move, Message(text))
    return None
