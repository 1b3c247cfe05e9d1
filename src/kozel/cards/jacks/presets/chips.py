"""Fifteen cards, or "with the jacks": as in two halves, but the trump is the dealer's, and what
is won are chips (C7.3)."""

from __future__ import annotations

from kozel.cards.jacks.options import JackOptions
from kozel.cards.jacks.scoring import TWELVE, chips_change_hands
from kozel.cards.jacks.setup import JackData, Way
from kozel.core.presets import Measure, Preset
from kozel.core.sheets import Account

FIFTEEN = 15


def _way(seats: int) -> Way:
    """Counter-clockwise beginning with the dealer's right, so that fifteen cards go round and
    the sixteenth, which is turned, is the dealer's. For two it is fifteen each; then one card
    is turned for the dealer, and the last is the other's."""
    if seats == 2:
        return Way((1, 0) * FIFTEEN + (0, 1), 2 * FIFTEEN)
    return Way(tuple(range(seats - 1, -1, -1)) * ((FIFTEEN + 1) // seats), FIFTEEN)


CHIPS = Preset(
    id="chips",
    family="jacks",
    data=JackData(
        way=_way,
        settle=chips_change_hands,
        unit="chips",
        start=Account(chips=TWELVE),
        goal=lambda options: 0 if options.chips_end == "goat_at_zero" else None,
    ),
    options=JackOptions,
    offered=("jack_ladder", "chips_end", "cut", "deals", "open_tricks", "talk"),
    defaults=({},),
    seatings=((4, False), (2, False)),
    measure=Measure.CARD_POINTS,
)
