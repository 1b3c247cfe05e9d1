"""Kozel with a stock: four cards in hand, the trump turned up under the stock (C7.1)."""

from __future__ import annotations

from kozel.cards.jacks.options import JackOptions
from kozel.cards.jacks.scoring import first_to_target
from kozel.cards.jacks.setup import JackData, Way
from kozel.core.presets import Measure, Preset

HAND = 4


def _way(seats: int) -> Way:
    """One at a time from the dealer's left; the next card is turned (C0.4a)."""
    return Way(tuple(range(1, seats + 1)) * HAND, HAND * seats, stock=True)


STOCK = Preset(
    id="stock",
    family="jacks",
    data=JackData(
        way=_way,
        settle=first_to_target,
        unit="points",
        goal=lambda options: options.target,
        at_once=True,
    ),
    options=JackOptions,
    offered=("jack_ladder", "target", "cut", "deals", "open_tricks", "talk"),
    defaults=({},),
    seatings=((4, False), (2, False), (3, False), (5, False), (6, False), (4, True), (6, True)),
    measure=Measure.CARD_POINTS,
)
