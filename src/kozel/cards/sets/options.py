"""The house rules of games of sets (C8, C9)."""

from __future__ import annotations

from typing import Annotated

from kozel.cards.sets.combos import COMBO_ORDERS
from kozel.core.options import Choice, Options, Range, Switch
from kozel.core.presets import Constraint
from kozel.core.seating import Seating


def _somebody_hides(options: SetOptions) -> bool:
    return options.open_hands != "all"


def _one_plays_open(options: SetOptions) -> bool:
    return options.open_hands == "one_with_odds"


class SetOptions(Options, frozen=True, kw_only=True):
    """The options of the family. `open_seat`: who plays open where one does, seats from 0."""

    wins: Annotated[int, Range("w", 1, 20, rule="C9.6", suggested=(1, 3, 5))] = 3
    discards: Annotated[
        str, Choice("dc", "open", "hidden", rule="C9.2", applies=_somebody_hides)
    ] = "open"
    combo_order: Annotated[str, Choice("co", *COMBO_ORDERS, rule="C9.4")] = "ends_molodka_moscow"
    four_tens: Annotated[bool, Switch("ft", rule="C9.4")] = False
    open_hands: Annotated[str, Choice("oh", "none", "all", "one_with_odds", rule="C9.7")] = "none"
    open_seat: Annotated[int, Range("os", 0, 6, rule="C9.7", applies=_one_plays_open)] = 0
    odds: Annotated[
        int, Range("od", 1, 60, rule="C9.7", suggested=(5, 10, 20), applies=_one_plays_open)
    ] = 10


def _no_such_seat(options: SetOptions, seating: Seating | None) -> bool:
    return seating is not None and _one_plays_open(options) and options.open_seat >= seating.seats


OPEN_SEAT_TAKEN = Constraint("open-seat-empty", "C9.7", _no_such_seat)
