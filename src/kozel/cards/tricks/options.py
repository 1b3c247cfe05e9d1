"""The options of the following-suit games, declared once for all of them."""

from __future__ import annotations

from typing import Annotated

from kozel.core.options import Choice, OneOf, Options, Switch
from kozel.core.presets import Constraint
from kozel.core.seating import Seating


class TrickOptions(Options, frozen=True, kw_only=True):
    """House rules; each preset says which of them it offers."""

    deck: Annotated[str, Choice("dk", "36", "32", "28", "24", rule="C0.2")] = "32"
    cut: Annotated[str, Choice("ct", "auto", "by_hand", rule="C0.5")] = "auto"
    revokes: Annotated[str, Choice("rv", "prevented", "caught", rule="C0.6")] = "prevented"
    open_tricks: Annotated[bool, Switch("ot", rule="C0.9")] = False
    ten_order: Annotated[str, Choice("to", "natural", "above_king", rule="C1.3")] = "natural"
    must_trump_when_void: Annotated[bool, Switch("mt", rule="C1.5")] = False
    best_of: Annotated[int, OneOf("bo", 1, 3, 5, rule="C1.8")] = 1
    trump: Annotated[str, Choice("tr", "diamonds", "named_by_soloist", rule="C10")] = "diamonds"
    discard: Annotated[str, Choice("di", "after", "before", rule="C10.1")] = "after"
    scale: Annotated[str, Choice("sc", "1-2", "2-4-6", rule="C10.2")] = "1-2"
    all_pass: Annotated[str, Choice("ap", "least", "forced", rule="C10.3")] = "least"  # noqa: S105
    least_talon: Annotated[
        str,
        Choice(
            "lt",
            "first_tricks",
            "last_trick",
            "aside",
            rule="C10.3",
            applies=lambda options: options.all_pass == "least",  # noqa: S105
        ),
    ] = "first_tricks"


def _blind_caught(options: TrickOptions, seating: Seating | None) -> bool:
    return seating is not None and bool(seating.blind) and options.revokes == "caught"


BLIND_CAUGHT = Constraint("blind-caught", "C0.8", _blind_caught)
"""Whom nobody watches nobody can catch."""
