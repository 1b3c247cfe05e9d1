"""When club takes the talon to play alone (C10.1, C10.3)."""

from __future__ import annotations

from kozel.core.messages import Arg, Message
from kozel.core.moves import PASS, Choose
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club.worth import best_trump
from kozel.players.port import Decision
from kozel.players.reading.tricks import TALON

TAKE = Choose("take")

LEAST = 30.0
"""Worth enough where passing may come to a game for the least, which a strong hand loses."""
FORCED, FORCED_NAMING = 56.0, 29.0
"""Worth enough where the last must play: mostly a loser when the trump suit is fixed, hardly
worse off than others when it can be named. Found by playing many deals both ways, as `LEAST`."""
UNSEEN = 4.0
"""So much more where cards are laid away before the talon is seen."""


def judge(view: View, offer: Offer) -> Decision | None:
    """Take with a hand that is worth enough."""
    talon = any(zone.kind == TALON for zone in view.table.zones)
    if not talon or not {TAKE, PASS} <= set(offer.required):
        return None
    _, value = best_trump(view)
    told: dict[str, Arg] = {"number": max(0, round(value))}
    if value < enough(view):
        return Decision(PASS, Message("reason-bid-pass", told, "C10.1"))
    return Decision(TAKE, Message("reason-bid-take", told, "C10.1"))


def enough(view: View) -> float:
    """The worth of a hand from which on taking pays, against what comes of passing."""
    found = LEAST
    if getattr(view.options, "all_pass", "") == "forced":
        found = FORCED if "trump" in view.table.named else FORCED_NAMING
    return found + (UNSEEN if getattr(view.options, "discard", "") == "before" else 0.0)
