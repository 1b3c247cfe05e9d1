"""The South American game (D8.5).

Source: seed 002. The first to win ten rounds wins, but only if the others have won five.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import ROUNDS_WON
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.latin import DEFAULTS, FOR_WINS, NARROWED, SEATINGS, SIZES
from kozel.dominoes.presets.offered import WON_BY_WRITING
from kozel.dominoes.state import DominoGame

SOUTH_AMERICAN = Preset(
    id="south-american",
    family="dominoes",
    data=DominoGame(SIZES, ROUNDS_WON, rematch=True),
    options=DominoOptions,
    offered=FOR_WINS,
    defaults=({**DEFAULTS, "rounds_to_win": 10, "redeal_doubles": 5, "redeal_mode": "automatic"},),
    seatings=SEATINGS,
    narrowed={**NARROWED, "fish_score": ("winner", "last_or_right")},
    constraints=CONSTRAINTS,
    excluded=WON_BY_WRITING,
    measure=Measure.GAINED,
)
