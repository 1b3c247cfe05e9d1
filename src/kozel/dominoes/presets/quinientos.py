"""Quinientos, five hundred, from Puerto Rico (D8.4).

Source: seed 002. As Doscientos, with bonuses for the first four rounds and for going out in style.
To 500.
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

QUINIENTOS = Preset(
    id="quinientos",
    family="dominoes",
    data=DominoGame(SIZES, COLLECTED, rematch=True),
    options=DominoOptions,
    offered=WINNER_FOR_POINTS,
    defaults=(
        {
            **WINNER_LEADS,
            "target": 500,
            "early_bonus": True,
            "capicu": True,
            "chuchazo": "any",
        },
    ),
    seatings=SEATINGS,
    narrowed={**NARROWED, "target": (500, 250)},
    constraints=CONSTRAINTS,
    excluded=WON_BY_WRITING,
    measure=Measure.GAINED,
)
