"""What the ideas are worth, in pips of a hand, by the kind of table.

Found by playing many rounds to their end after each move and fitting the results; where those
said nothing clear, the principles did.
"""

from __future__ import annotations

from collections.abc import Mapping

from kozel.players.reading.tiles import TileSight

Weights = Mapping[str, float]

ALWAYS: Weights = {
    "out": 1,
    "points": 1.1,
    "reply": -1.2,
    "again": 0.08,
    "exits": 12,
    "soft": 1.5,
}
"""At every table."""

DUEL: Weights = {
    **ALWAYS,
    "fish": 0.55,
    "fished": 3,
    "pips": 0.15,
    "double": 3,
    "stuck": -0.5,
    "fit": 0.3,
    "variety": 0.2,
    "orphan": -2,
    "lone": -0.4,
    "block": 10,
    "own": 2.5,
    "own_both": 5,
    "build": 0.8,
    "fresh": -1.9,
    "fresh_both": 1.5,
    "cut": -1.4,
    "pressure": 0.6,
    "press": 0.6,
}
"""For two with a boneyard: every number that the other lacks costs them drawn tiles."""

DRAWING: Weights = {
    **ALWAYS,
    "fish": 0.3,
    "fished": 3,
    "pips": 0.42,
    "double": 4,
    "stuck": -1,
    "fit": 0.4,
    "variety": 0.85,
    "orphan": -0.3,
    "lone": -0.3,
    "block": 5,
    "block_others": 4,
    "block_mate": -3,
    "own": 1.8,
    "own_both": 0.5,
    "build": 0.8,
    "fresh": -0.5,
    "fresh_both": 0.4,
    "cut": -0.7,
    "support": 0.4,
    "pressure": 0.3,
    "press": 0.6,
}
"""For three and more while there is a boneyard."""

ALONE: Weights = {
    **ALWAYS,
    "fish": 0.45,
    "fished": 3,
    "pips": 0.25,
    "double": 1.1,
    "stuck": -0.1,
    "fit": 0.1,
    "variety": 0.8,
    "orphan": -0.4,
    "lone": -0.4,
    "block": 1.5,
    "block_others": 0.7,
    "own": 1.8,
    "own_both": 1,
    "build": 0.6,
    "fresh": -0.2,
    "fresh_both": 0.3,
    "cut": -0.4,
    "pressure": 0.33,
    "press": 0.3,
}
"""Everybody alone with nothing to draw."""

PAIRS: Weights = {
    **ALWAYS,
    "fish": 0.45,
    "fished": 3,
    "pips": 0.09,
    "double": 0.5,
    "variety": 0.6,
    "orphan": -0.5,
    "lone": -0.4,
    "block": 3.5,
    "block_others": 0.7,
    "block_mate": -1.2,
    "own": 0.7,
    "own_both": 1,
    "build": 1.2,
    "fresh": -0.2,
    "fresh_both": 0.5,
    "cut": -0.2,
    "support": 0.6,
    "pressure": 0.32,
    "press": 0.4,
}
"""Two against two with nothing to draw."""


def weights(sight: TileSight) -> Weights:
    """The weights that hold now."""
    if sight.draws:
        return DUEL if len(sight.others) == 1 else DRAWING
    return PAIRS if sight.mates else ALONE
