"""Kozel in two halves: half the deck is dealt and played, then the other half (C7.2)."""

from __future__ import annotations

from kozel.cards.jacks.options import HalvesOptions
from kozel.cards.jacks.scoring import sixty_wins
from kozel.cards.jacks.setup import JackData, Way
from kozel.core.presets import Measure, Preset

HALF_DECK = 16


def _way(seats: int) -> Way:
    """Counter-clockwise beginning with the dealer, so that the last card of the half, which is
    turned, falls to the dealer's left."""
    return Way(tuple(range(seats, 0, -1)) * (HALF_DECK // seats), HALF_DECK - 1)


HALVES = Preset(
    id="halves",
    family="jacks",
    data=JackData(way=_way, settle=sixty_wins, unit="wins"),
    options=HalvesOptions,
    offered=("jack_ladder", "cut", "deals", "open_tricks", "talk"),
    defaults=({},),
    seatings=((4, True), (4, False), (2, False)),
    measure=Measure.CARD_POINTS,
)
