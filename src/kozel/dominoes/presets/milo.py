"""Milo, from Africa and Indonesia (D8.6).

Source: seed 002. A round counts one point, or two if the last tile leaves both ends alike; to 5.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import MILO
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.latin import DEFAULTS, FOR_WINS, NARROWED, SEATINGS, SIZES
from kozel.dominoes.presets.offered import WON_BY_WRITING
from kozel.dominoes.state import DominoGame

MILO_GAME = Preset(
    id="milo",
    family="dominoes",
    data=DominoGame(SIZES, MILO, rematch=True),
    options=DominoOptions,
    offered=FOR_WINS,
    defaults=({**DEFAULTS, "rounds_to_win": 5},),
    seatings=SEATINGS,
    narrowed={**NARROWED, "fish_score": ("winner", "last_or_right")},
    constraints=CONSTRAINTS,
    excluded=WON_BY_WRITING,
    measure=Measure.GAINED,
)
