"""What the domino games offer alike: names of options by what they are about, in form order."""

from __future__ import annotations

from collections.abc import Mapping

from kozel.core.messages import Message
from kozel.core.options import Value

ARMS = ("spinner", "house_arms", "multi_double")
"""What the doubles may do, where some may be open on four sides (D6, D7.1)."""
LAYOUT = ("spinner", "house_arms", "closing", "multi_double")
"""The same where they may be closed, too (D5)."""

FISH = ("fish_by_six", "drain_first")
BONEYARD = ("draw", "boneyard_reserve")

FIRST_LEAD = ("first_lead", "lowest_double_from", "no_double", "must_lead_it")
LATER_LEAD = ("lead", "lead_double")
LEADS = (*FIRST_LEAD, *LATER_LEAD)

REDEALS = ("redeal_doubles", "redeal_suit", "redeal_mode")
LONELY = ("blank_alone", "six_alone", "both_alone")
ALONE: Mapping[str, tuple[Value, ...]] = {
    "lead": ("winner", "rotate", "holder_of_6_6"),
    "first_lead": ("lowest_double", "highest_double", "lot"),
}
"""What is left of the leads where there are no partners."""

TABLE = ("direction", "talk")

ROUND = (*LEADS, *REDEALS, *LONELY, *TABLE)
"""What frames a round where hands are counted in pips."""
REMEMBERING = ("fish", "eggs_to", "target", "several", "rounds", "threshold", "remember")
"""How own pips are remembered and written (D1)."""

_TO_THE_GOAT = Message("refused-only-to-the-goat", {}, "D1.5")
NO_BONUS: Mapping[str, Message] = {
    "pass_bonus": Message("refused-pass-bonus-with-boneyard", {}, "D8"),
}
"""Where tiles may be drawn."""
WON_BY_WRITING: Mapping[str, Message] = {"several": _TO_THE_GOAT, "rounds": _TO_THE_GOAT}
"""Where whoever reaches the target wins."""
