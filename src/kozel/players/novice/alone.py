"""What novice does before it plays alone: takes with many trumps, lays the smallest away."""

from __future__ import annotations

from kozel.core.messages import Arg, Message
from kozel.core.moves import PASS, Choose, Pick
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.tricks import TALON, facts_of, own_hand

TAKE = Choose("take")
MANY = 6
"""Trumps with which one dares to play alone."""


def bid(view: View, offer: Offer) -> Decision | None:
    """Take with many trumps, those of the longest suit counted if a suit is still to be named."""
    talon = any(zone.kind == TALON for zone in view.table.zones)
    if not talon or not {TAKE, PASS} <= set(offer.required):
        return None
    facts = facts_of(view)
    classes = [facts[piece].cls for piece in own_hand(view)]
    trumps = sum(facts[piece].trump for piece in own_hand(view))
    if "trump" not in view.table.named:
        plain = {card.cls for card in facts.values() if not card.trump}
        trumps += max(map(classes.count, plain))
    told: dict[str, Arg] = {"number": trumps}
    if trumps < MANY:
        return Decision(PASS, Message("reason-few-trumps", told))
    return Decision(TAKE, Message("reason-many-trumps", told))


def lay(view: View, offer: Offer) -> Decision | None:
    """The smallest plain cards."""
    moves = [move for move in offer.lawful if isinstance(move, Pick) and move.word == "lay"]
    if not moves:
        return None
    facts = facts_of(view)
    best = min(
        moves,
        key=lambda move: sum(
            100 * facts[piece].trump + facts[piece].power for piece in move.pieces
        ),
    )
    return Decision(best, Message("reason-lay-small", {"cards": best.pieces}))


def worded(view: View, decision: Decision) -> Decision:
    """The decision, with no word of a partner where there is none."""
    partner = any(view.viewer in side and len(side) > 1 for side in view.table.sides)
    if partner or decision.reason.id != "reason-cash-ace":
        return decision
    reason = decision.reason
    return Decision(decision.move, Message("reason-cash-ace-alone", reason.args, reason.rule))
