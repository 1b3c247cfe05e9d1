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


def _permanent(options: SetOptions) -> bool:
    return options.trumps == "permanent"


class SetOptions(Options, frozen=True, kw_only=True):
    """The options of the family; each preset says which of them it offers. `open_seat`: who
    plays open where one does, seats from 0."""

    cut: Annotated[str, Choice("ct", "auto", "by_hand", rule="C0.5")] = "auto"
    open_tricks: Annotated[bool, Switch("ot", rule="C0.9")] = False
    trumps: Annotated[str, Choice("tp", "cut", "permanent", "none", rule="C8.9")] = "cut"
    clubs_order: Annotated[str, Choice("cl", "king", "ten", rule="C8.9", applies=_permanent)] = (
        "king"
    )
    leads: Annotated[str, Choice("ld", "suit", "suit_or_rank", rule="C8.3")] = "suit"
    must_lead_whole_suit: Annotated[bool, Switch("ws", rule="C8.10")] = False
    give_trumps: Annotated[
        str, Choice("gt", "before_lead", "after_draw", "off", rule="C8.9", applies=_permanent)
    ] = "before_lead"
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


def _open_and_hidden(options: SetOptions, _: Seating | None) -> bool:
    return options.open_tricks and options.discards == "hidden"


OPEN_SEAT_TAKEN = Constraint("open-seat-empty", "C9.7", _no_such_seat)
OPEN_OR_HIDDEN = Constraint("open-tricks-hidden-discards", "C0.9", _open_and_hidden)
