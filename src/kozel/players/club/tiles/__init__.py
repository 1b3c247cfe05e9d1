"""How club puts tiles, in every game of them: the nine principles (D9) and what a game adds.

Each move on offer is tried out (`trial`); ideas, a module for each kind, tell what it does
(`ideas`); their sum, weighed by the kind of table (`weights`), decides, and the idea that spoke
most for it is the reason (`reasons`).
"""

from __future__ import annotations

from kozel.core.moves import Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club.tiles.ideas import thoughts
from kozel.players.club.tiles.reasons import Valued, reason
from kozel.players.club.tiles.trial import Trial
from kozel.players.club.tiles.weights import Weights, weights
from kozel.players.port import Decision
from kozel.players.reading.dominoes import is_tile_play
from kozel.players.reading.tiles import TileSight


def judge(view: View, offer: Offer) -> Decision | None:
    """The best of several ways to put tiles."""
    if not is_tile_play(view, offer):
        return None
    sight = TileSight(view)
    scale = weights(sight)
    valued = [_valued(Trial(sight, move), scale) for move in offer.lawful if isinstance(move, Play)]
    best = max(valued, key=lambda each: each.total)
    return Decision(best.trial.play, reason(best, valued))


def _valued(trial: Trial, scale: Weights) -> Valued:
    found = thoughts(trial)
    return Valued(trial, {name: found[name] * scale.get(name, 0.0) for name in found})
