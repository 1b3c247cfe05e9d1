"""Fives and Threes (D7.3).

Source: seed 002. As Muggins, but a sum brings a point for each five and a point for each three
that it can be divided into, and going out brings one. First to 61.
"""

from __future__ import annotations

from msgspec.structs import replace

from kozel.dominoes.fives import FIVES_THREES as SCORING
from kozel.dominoes.presets.threes import THREES

FIVES_THREES = replace(
    THREES,
    id="fives-threes",
    data=replace(THREES.data, scoring=SCORING),
    offered=tuple(name for name in THREES.offered if name != "hand_end"),
    narrowed={name: THREES.narrowed[name] for name in ("first_lead", "lead", "fish_lead")},
)
