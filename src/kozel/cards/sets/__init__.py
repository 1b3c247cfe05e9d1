"""Leads of several cards, beaten card for card: Burkozel (C9) and its kin (C8)."""

from kozel.cards.sets.burkozel import BURKOZEL
from kozel.cards.sets.rules import SetRules
from kozel.core.family import Family

SETS = Family("sets", "cards", SetRules, (BURKOZEL,), ())
