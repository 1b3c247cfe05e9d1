"""The options of the following-suit games, declared once for all of them."""

from __future__ import annotations

from typing import Annotated

from kozel.core.options import Choice, OneOf, Options, Several, Switch
from kozel.core.presets import Constraint
from kozel.core.seating import Seating

PRAISES = (
    "trousers",
    "double_trousers",
    "mirror",
    "star",
    "merry",
    "sad",
    "small_coffins",
    "big_coffins",
)
"""The kinds of C5, in the order of the norm."""


class TrickOptions(Options, frozen=True, kw_only=True):
    """House rules; each preset says which of them it offers."""

    deck: Annotated[str, Choice("dk", "36", "32", "28", "24", rule="C0.2")] = "32"
    cut: Annotated[str, Choice("ct", "auto", "by_hand", rule="C0.5")] = "auto"
    revokes: Annotated[str, Choice("rv", "prevented", "caught", rule="C0.6")] = "prevented"
    open_tricks: Annotated[bool, Switch("ot", rule="C0.9")] = False
    ten_order: Annotated[str, Choice("to", "natural", "above_king", rule="C1.3")] = "natural"
    must_trump_when_void: Annotated[bool, Switch("mt", rule="C1.5")] = False
    trump_lead: Annotated[
        str, Choice("tl", "free", "praiser_only", "when_no_plain", rule="C3.3")
    ] = "free"
    ace_dump_ban: Annotated[bool, Switch("ab", rule="C2.7")] = False
    trump_suit: Annotated[str, Choice("ts", "diamonds", "clubs", rule="C2.1")] = "diamonds"
    praises: Annotated[tuple[str, ...], Several("pr", *PRAISES, rule="C2.9")] = ()
    praiser: Annotated[
        str,
        Choice(
            "pz",
            "first_of_team",
            "team_chooses",
            "left_of_dealer",
            rule="C2.4",
        ),
    ] = "first_of_team"
    double_trousers: Annotated[
        str,
        Choice(
            "dt",
            "one_card",
            "two_cards",
            rule="C5.3",
            applies=lambda options: "double_trousers" in options.praises,
        ),
    ] = "one_card"
    give_last_trump: Annotated[int, OneOf("gl", 0, 1, 2, rule="C2.6")] = 0
    redeal: Annotated[bool, Switch("rd", rule="C2.8")] = False
    dry: Annotated[str, Choice("dr", "redeal", "contract", "off", rule="C3.6")] = "off"
    catch: Annotated[str, Choice("ca", "ends_kon", "none", "match_in_first_kon", rule="C3.4")] = (
        "none"
    )
    lusya: Annotated[
        str, Choice("lu", "reset", "reset_and_two", "win_if_first_kon", rule="C2.10")
    ] = "reset"
    eggs: Annotated[str, Choice("eg", "bonus_pair", "none", rule="C2.11")] = "none"
    eggs_stack: Annotated[bool, Switch("es", rule="C4.4")] = False
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
    talon: Annotated[str, Choice("ta", "aside", "soloist", rule="C11")] = "aside"


def _blind_caught(options: TrickOptions, seating: Seating | None) -> bool:
    return seating is not None and bool(seating.blind) and options.revokes == "caught"


BLIND_CAUGHT = Constraint("blind-caught", "C0.8", _blind_caught)
"""Whom nobody watches nobody can catch."""


def _blind_praises(options: TrickOptions, seating: Seating | None) -> bool:
    return seating is not None and bool(seating.blind) and bool(options.praises)


BLIND_PRAISES = Constraint("blind-praises", "C0.8", _blind_praises)
"""Who does not see cards cannot keep and lay them."""


def _blind_swaps(options: TrickOptions, seating: Seating | None) -> bool:
    return seating is not None and bool(seating.blind) and options.give_last_trump > 0


BLIND_SWAPS = Constraint("blind-swaps", "C0.8", _blind_swaps)
"""Who does not see cards cannot choose what to give."""


def _blind_redeals(options: TrickOptions, seating: Seating | None) -> bool:
    return seating is not None and bool(seating.blind) and options.redeal


BLIND_REDEALS = Constraint("blind-redeals", "C0.8", _blind_redeals)
"""Who does not see cards cannot find them poor."""


def _blind_dry(options: TrickOptions, seating: Seating | None) -> bool:
    return seating is not None and bool(seating.blind) and options.dry != "off"


BLIND_DRY = Constraint("blind-dry", "C0.8", _blind_dry)
"""Who does not see cards cannot declare them."""

BLIND = (BLIND_CAUGHT, BLIND_PRAISES, BLIND_SWAPS, BLIND_REDEALS, BLIND_DRY)
"""What does not go with blind seats."""
