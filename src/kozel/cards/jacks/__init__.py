"""Free play with the jacks' ladder: any card may be put to any lead (C7).

Cards rank by the order table of the following-suit games, and the same function says who takes
a trick; what differs is how cards come into the hands (`dealing`) and what they win (`scoring`).
"""

from __future__ import annotations

from kozel.cards.jacks.clauses import CLAUSES
from kozel.cards.jacks.presets.chips import CHIPS
from kozel.cards.jacks.presets.halves import HALVES
from kozel.cards.jacks.presets.stock import STOCK
from kozel.cards.jacks.rules import JackRules
from kozel.core.family import Family

JACKS = Family("jacks", "cards", JackRules, (STOCK, HALVES, CHIPS), CLAUSES)
