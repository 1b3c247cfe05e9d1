"""Leads of several cards, beaten card for card: Multi-card Kozel and its kin (C8), Burkozel (C9).

`order`, `beating`, `combos`, `selecting` know cards alone: what ranks above what, which cards go
together and which beat which. `dealing`, `giving`, `before_lead`, `tricks` are a deal from the
shuffle to the last card, `scoring` what it comes to. `knowledge` and `table` are what one viewer
sees, `offers` and `refusals` what one may do.
"""

from kozel.cards.sets.clauses import CLAUSES
from kozel.cards.sets.presets.burkozel import BURKOZEL
from kozel.cards.sets.presets.mnogo import MNOGO, MNOGO_HOOK
from kozel.cards.sets.presets.pairs import PAIRS
from kozel.cards.sets.rules import SetRules
from kozel.core.family import Family

SETS = Family("sets", "cards", SetRules, (MNOGO, MNOGO_HOOK, PAIRS, BURKOZEL), CLAUSES)
