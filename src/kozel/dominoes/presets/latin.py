"""What the partnership games of Latin America share: options and their defaults (D8).

Source: seed 002. Four players in two teams, all 28 tiles, counter-clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping

from kozel.core.options import Value
from kozel.dominoes.presets.offered import LONELY, REDEALS, TABLE

SIZES: Mapping[int, int] = {4: 7}
SEATINGS = ((4, True),)

NARROWED: Mapping[str, tuple[Value, ...]] = {"fish_lead": ("fisherman", "lower_hand")}

LEADING = (
    "first_lead",
    "lowest_double_from",
    "must_lead_it",
    "lead",
    "lead_double",
    "pass_lead",
    "fish_lead",
)
FISHES = ("fish_score", "fish_tie", "fish_by_six")
STYLE = ("early_bonus", "capicu", "chuchazo")
POINTS = ("count", "divide_by_10", "pass_bonus", "tens", *STYLE, "blank_fifty", *LONELY)

FOR_POINTS = ("target", "deals", *FISHES, *POINTS, *LEADING, *REDEALS, *TABLE)
"""What a game offers in which pips are written."""

WINNER_FOR_POINTS = (
    *("target", "deals", *FISHES, *POINTS),
    *(*LEADING, "after_tie", *REDEALS, *TABLE),
)
"""The same where the winner leads."""

FOR_WINS = ("rounds_to_win", "deals", *FISHES, *LEADING, *REDEALS, *TABLE)
"""What a game offers in which rounds won are counted."""

DEFAULTS: Mapping[str, Value] = {
    "direction": "counter_clockwise",
    "first_lead": "highest_double",
    "lead": "rotate",
    "draw": "none",
    "redeal_mode": "on_request",
    "target": 100,
}

WINNER_LEADS: Mapping[str, Value] = {
    **DEFAULTS,
    "target": 200,
    "count": "all_hands",
    "lead": "winner",
    "fish_lead": "lower_hand",
}
"""The games of Puerto Rico: the winner leads the next round (D8.3, D8.4)."""
