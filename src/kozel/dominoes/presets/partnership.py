"""Partnership dominoes, as in Spain and Latin America (D8.1).

Source: seed 002. The holder of 6-6 leads the match, then the lead goes round; the winners write
what the losers hold. First to 100.
"""

from __future__ import annotations

from kozel.core.presets import Measure, Preset
from kozel.dominoes.accounts import COLLECTED
from kozel.dominoes.constraints import CONSTRAINTS
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.presets.latin import DEFAULTS, FOR_POINTS, NARROWED, SEATINGS, SIZES
from kozel.dominoes.presets.offered import WON_BY_WRITING
from kozel.dominoes.state import DominoGame

PARTNERSHIP = Preset(
    id="partnership",
    family="dominoes",
    data=DominoGame(SIZES, COLLECTED, rematch=True),
    options=DominoOptions,
    offered=FOR_POINTS,
    defaults=(DEFAULTS,),
    seatings=SEATINGS,
    narrowed={**NARROWED, "target": (100, 50, 150, 200)},
    constraints=CONSTRAINTS,
    excluded=WON_BY_WRITING,
    measure=Measure.GAINED,
)
