"""Everything club thinks of when it puts a tile: an idea has a name and tells how far a move
follows it. What that is worth stands in `weights`, how it is told in `reasons`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kozel.players.club.tiles import endings, ends, hand, numbers, passing, sums
from kozel.players.club.tiles.trial import Trial

Idea = Callable[[Trial], float]

LAST: Mapping[str, Idea] = {
    "out": endings.out,
    "fish": endings.fish,
    "fished": endings.fished,
    "points": sums.points,
}
"""What counts where the round ends."""

IDEAS: Mapping[str, Idea] = {
    "points": sums.points,
    "reply": sums.reply,
    "again": sums.again,
    "exits": endings.exits,
    "pips": hand.pips,
    "double": hand.double,
    "stuck": hand.stuck,
    "fit": hand.fit,
    "variety": hand.variety,
    "orphan": hand.orphan,
    "lone": hand.lone,
    "block": passing.block,
    "block_others": passing.block_others,
    "block_mate": passing.block_mate,
    "own": ends.own,
    "own_both": ends.own_both,
    "build": ends.build,
    "fresh": numbers.fresh,
    "fresh_both": numbers.fresh_both,
    "cut": numbers.cut,
    "support": numbers.support,
    "pressure": numbers.pressure,
    "press": numbers.press,
    "soft": numbers.soft,
}
"""What counts while it goes on."""


def thoughts(trial: Trial) -> dict[str, float]:
    """How far the move follows each idea."""
    return {name: float(idea(trial)) for name, idea in (LAST if trial.ending else IDEAS).items()}
