"""Following suit with permanent trumps: the tricks of C1 to C6, C10 and C11.

A deal is a queue of stages (`stages`), lined up by a preset (`presets`); cards compare by an
order table (`order`); one function says what follows and one who takes (`following`).
"""

from __future__ import annotations

from kozel.cards.tricks.clauses import CLAUSES
from kozel.cards.tricks.presets.classic import CLASSIC
from kozel.cards.tricks.presets.troika_risk import TROIKA_RISK
from kozel.cards.tricks.rules import TrickRules
from kozel.core.family import Family

TRICKS = Family("tricks", "cards", TrickRules.make, (CLASSIC, TROIKA_RISK), CLAUSES)
