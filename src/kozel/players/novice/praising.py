"""What novice does in a praise: the first kind there is, dear cards for the own side."""

from __future__ import annotations

from kozel.core.messages import Message
from kozel.core.moves import Choose, Number, Pick
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.kons import is_ours
from kozel.players.reading.lying import DARK, OPEN, praiser_of
from kozel.players.reading.tricks import facts_of

ENOUGH = Choose("enough")


def kind(view: View, offer: Offer) -> Decision | None:  # noqa: ARG001
    """The first kind on offer."""
    kinds = [m for m in offer.lawful if isinstance(m, Choose) and m.word == "praise"]
    if not kinds:
        return None
    return Decision(kinds[0], Message("reason-praise-first", {"praise": kinds[0].value}))


def lay(view: View, offer: Offer) -> Decision | None:
    """One card only: the dearest if the own side praised, else the cheapest."""
    moves = [m for m in offer.lawful if isinstance(m, Pick) and m.word in (DARK, OPEN)]
    if not moves:
        return None
    facts = facts_of(view)
    ours = is_ours(view, praiser_of(view))

    def price(move: Pick) -> tuple[int, int]:
        points = sum(facts[piece].points for piece in move.pieces)
        return -len(move.pieces), points if ours else -points

    best = max(moves, key=price)
    text = "reason-lay-dearest" if ours else "reason-lay-cheapest"
    return Decision(best, Message(text, {"cards": best.pieces}))


def rounds(view: View, offer: Offer) -> Decision | None:  # noqa: ARG001
    """The first rounds there are, three of them."""
    moves = [m for m in offer.lawful if isinstance(m, Number) and m.word == "round"]
    if not moves:
        return None
    if ENOUGH in offer.lawful:
        return Decision(ENOUGH, Message("reason-round-enough"))
    return Decision(moves[0], Message("reason-round", {"number": moves[0].value}))
