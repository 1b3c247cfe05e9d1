"""Doscientos, two hundred, from Puerto Rico (D8.3).

Source: seed 002. Whoever wins a round leads the next; the winners write all four hands. To 200.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import COLLECTED
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.latin import (
    NARROWED,
    SEATINGS,
    SIZES,
    WINNER_FOR_POINTS,
    WINNER_LEADS,
)
from kozel.dominoes.presets.offered import WON_BY_WRITING
from kozel.dominoes.state import DominoGame

DOSCIENTOS = Preset(
    id="doscientos",
    family="dominoes",
    data=DominoGame(SIZES, COLLECTED, rematch=True),
    options=DominoOptions,
    offered=WINNER_FOR_POINTS,
    defaults=(WINNER_LEADS,),
    seatings=SEATINGS,
    narrowed={**NARROWED, "target": (200, 100)},
    constraints=CONSTRAINTS,
    excluded=WON_BY_WRITING,
    measure=Measure.GAINED,
)
