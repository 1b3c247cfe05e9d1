"""Following suit with permanent trumps: the tricks of C1 to C6, C10 and C11.

A deal is a queue of stages (`stages`), lined up by a preset (`presets`); cards compare by an
order table (`order`); one function says what follows and one who takes (`following`).
"""

from __future__ import annotations

from kozel.cards.tricks.clauses import CLAUSES
from kozel.cards.tricks.presets.classic import CLASSIC
from kozel.cards.tricks.presets.khvalyony import KHVALYONY
from kozel.cards.tricks.presets.kryuk import KRYUK
from kozel.cards.tricks.presets.nizhny import NIZHNY, NIZHNY_24, NIZHNY_28
from kozel.cards.tricks.presets.pikovaya import PIKOVAYA
from kozel.cards.tricks.presets.sixes import SIXES
from kozel.cards.tricks.presets.troika import TROIKA
from kozel.cards.tricks.presets.troika_forced import TROIKA_FORCED
from kozel.cards.tricks.presets.troika_risk import TROIKA_RISK
from kozel.cards.tricks.rules import TrickRules
from kozel.core.family import Family

TRICKS = Family(
    "tricks",
    "cards",
    TrickRules.make,
    (
        CLASSIC,
        KHVALYONY,
        KRYUK,
        NIZHNY,
        NIZHNY_28,
        NIZHNY_24,
        SIXES,
        TROIKA,
        TROIKA_RISK,
        TROIKA_FORCED,
        PIKOVAYA,
    ),
    CLAUSES,
)
