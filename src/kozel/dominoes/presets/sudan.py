"""The partnership game of Sudan (D8.2).

Source: seed 002. The winners write everything that was not played; first to 51.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import COLLECTED
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.latin import DEFAULTS, FOR_POINTS, NARROWED, SEATINGS, SIZES
from kozel.dominoes.presets.offered import WON_BY_WRITING
from kozel.dominoes.state import DominoGame

SUDAN = Preset(
    id="sudan",
    family="dominoes",
    data=DominoGame(SIZES, COLLECTED, rematch=True),
    options=DominoOptions,
    offered=FOR_POINTS,
    defaults=({**DEFAULTS, "count": "all_hands", "target": 51},),
    seatings=SEATINGS,
    narrowed={**NARROWED, "target": (51, 101)},
    constraints=CONSTRAINTS,
    excluded=WON_BY_WRITING,
    measure=Measure.GAINED,
)
