"""How club plays sets (C12): choose sets, beat cheaply, save tens and aces, throw empties, keep
trumps where four of them win, count both sides.

Each move is weighed by `set_moves`; what is said before a lead stands in `set_windows`.
"""

from __future__ import annotations

from kozel.core.moves import Pick, Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club import set_windows
from kozel.players.club.set_moves import judged
from kozel.players.club.set_reasons import reason
from kozel.players.port import Decision
from kozel.players.reading.sets import discards_of, is_sets, plays_of, set_sight


def window(view: View, offer: Offer) -> Decision | None:
    """A claim, a declaration, or last trumps for a partner."""
    if not is_sets(view):
        return None
    for question in (set_windows.claim, set_windows.declare, set_windows.give):
        said = question(view, offer)
        if said is not None:
            return said
    return None


def judge(view: View, offer: Offer) -> Decision | None:
    """A lead, an answer, or the card that comes back for last trumps."""
    if not is_sets(view):
        return None
    back = set_windows.give_back(view, offer)
    if back is not None:
        return back
    plays, discards = plays_of(offer), discards_of(offer)
    if len(plays) + len(discards) < 2:
        return None
    sight = set_sight(view)
    moves: list[tuple[Play | Pick, bool]] = [
        *((play, True) for play in plays),
        *((pick, False) for pick in discards),
    ]
    found = judged(sight, moves)
    best = max(found, key=lambda each: (each.value, -sum(card.power for card in each.cards)))
    return Decision(best.move, reason(best, sight))
