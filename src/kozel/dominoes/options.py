"""The house rules of the domino games: one options value for the whole family."""

from __future__ import annotations

from typing import Annotated, Any

from kozel.core.options import Choice, OneOf, Options, Range, Switch


def _some_redeal(options: Any) -> bool:
    return bool(options.redeal_doubles or options.redeal_suit)


def _tile_leads(options: Any) -> bool:
    return bool(options.first_lead != "lot")


def _from_the_lowest(options: Any) -> bool:
    return bool(options.first_lead == "lowest_double")


def _any_lead(options: Any) -> bool:
    return bool(options.lead != "holder_of_6_6")


def _thresholded(options: Any) -> bool:
    return bool(options.threshold)


def lays_eggs(options: Any) -> bool:
    """Whether a fish can leave a sum to be carried (D1.4)."""
    return options.fish in ("one", "others_to_most")


def _to_a_target(options: Any) -> bool:
    return not options.rounds


class DominoOptions(Options, frozen=True, kw_only=True):
    """Every house rule of dominoes; a game offers those that mean something in it (D0.2)."""

    direction: Annotated[str, Choice("dir", "clockwise", "counter_clockwise", rule="D0.2")] = (
        "clockwise"
    )

    redeal_doubles: Annotated[int, OneOf("rd", 0, 4, 5, 7, rule="D0.6")] = 0
    redeal_suit: Annotated[bool, Switch("rs", rule="D0.6")] = False
    redeal_mode: Annotated[
        str, Choice("rm", "automatic", "on_request", rule="D0.6", applies=_some_redeal)
    ] = "automatic"

    first_lead: Annotated[
        str, Choice("fl", "lowest_double", "highest_double", "lot", rule="D0.7")
    ] = "lowest_double"
    lowest_double_from: Annotated[int, OneOf("lf", 1, 0, rule="D0.7", applies=_from_the_lowest)] = 1
    no_double: Annotated[
        str, Choice("nd", "highest", "lowest", "redeal", rule="D0.7", applies=_tile_leads)
    ] = "highest"
    must_lead_it: Annotated[bool, Switch("ml", rule="D0.7", applies=_tile_leads)] = True
    lead: Annotated[str, Choice("ld", "winner", "rotate", "holder_of_6_6", rule="D0.8")] = "winner"
    lead_double: Annotated[bool, Switch("dd", rule="D0.8", applies=_any_lead)] = False

    draw: Annotated[str, Choice("dr", "until_playable", "one", "none", rule="D0.3")] = (
        "until_playable"
    )
    boneyard_reserve: Annotated[int, Range("br", 0, 7, rule="D0.3", suggested=(0, 2))] = 0
    multi_double: Annotated[int, OneOf("md", 1, 2, 4, rule="D0.4")] = 1
    house_arms: Annotated[str, Choice("ha", "at_once", "after_line", rule="D6")] = "at_once"

    fish_by_six: Annotated[bool, Switch("fs", rule="D0.5")] = False
    drain_first: Annotated[bool, Switch("df", rule="D0.5")] = False
    blank_alone: Annotated[int, OneOf("ba", 0, 10, 25, rule="D0.9")] = 0
    six_alone: Annotated[int, OneOf("sa", 0, 50, rule="D0.9")] = 0
    both_alone: Annotated[int, OneOf("bo", 0, 75, rule="D0.9")] = 0

    threshold: Annotated[int, Range("th", 0, 50, rule="D1.2", suggested=(13, 0))] = 13
    remember: Annotated[bool, Switch("re", rule="D1.5", applies=_thresholded)] = True
    fish: Annotated[
        str, Choice("fi", "all", "one", "lowest_wins", "others_to_most", rule="D1.4")
    ] = "all"
    eggs_to: Annotated[str, Choice("eg", "top_hand", "loser", rule="D1.4", applies=lays_eggs)] = (
        "top_hand"
    )
    target: Annotated[
        int, Range("to", 10, 500, rule="D1.5", suggested=(101,), applies=_to_a_target)
    ] = 101
    several: Annotated[str, Choice("sv", "highest", "all", rule="D1.5", applies=_to_a_target)] = (
        "highest"
    )
    rounds: Annotated[int, Range("ro", 0, 50, rule="D1.5", suggested=(0, 5, 10, 15))] = 0
