"""What a fish brings where everybody writes own pips, and whose its eggs are (D1.4)."""

from __future__ import annotations

from collections.abc import Sequence

from kozel.core.sheets import Account
from kozel.dominoes.accounts.account import total
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import best_side


def fish_shares(options: DominoOptions, pips: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """Per side the points a fish brings, and the sum it leaves to be carried (D1.4)."""
    own = tuple(pips)
    if options.fish == "all":
        return own, 0
    if options.fish == "lowest_wins":
        least = min(pips)
        return (own if own.count(least) > 1 else tuple(p - least for p in own)), 0
    top = best_side(pips)
    if top is None:
        return (0,) * len(own), sum(own)
    return tuple(sum(own) if side == top else 0 for side in range(len(own))), 0


def eggs_for(
    options: DominoOptions,
    pips: Sequence[int],
    after: Sequence[Account],
    out: int | None,
) -> int | None:
    """The side that must take the carried sum; None when it is carried on (D1.4).

    `after`: the accounts with this round's own points, by which `loser` is judged.
    """
    values = list(pips) if options.eggs_to == "top_hand" else [total(each) for each in after]
    if out is not None:
        values[out] = -1
    return best_side(values)
