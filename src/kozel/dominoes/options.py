"""The house rules of the domino games: one options value for the whole family."""

from __future__ import annotations

from typing import Annotated, Any

from kozel.core.options import Choice, OneOf, Options, Range, Switch


def _some_redeal(options: Any) -> bool:
    return bool(options.redeal_doubles or options.redeal_suit)


def _tile_leads(options: Any) -> bool:
    return options.first_lead in ("lowest_double", "highest_double")


def _from_the_lowest(options: Any) -> bool:
    return bool(options.first_lead == "lowest_double")


def _any_lead(options: Any) -> bool:
    return bool(options.lead != "holder_of_6_6")


def _thresholded(options: Any) -> bool:
    return bool(options.threshold)


def _remembering(options: Any) -> bool:
    return bool(options.threshold and options.remember)


def lays_eggs(options: Any) -> bool:
    """Whether a fish can leave a sum to be carried (D1.4)."""
    return options.fish in ("one", "others_to_most")


def _to_a_target(options: Any) -> bool:
    return not options.rounds


def _winner_leads(options: Any) -> bool:
    return bool(options.lead == "winner")


def _lower_hand_leads(options: Any) -> bool:
    return _winner_leads(options) and bool(options.fish_lead == "lower_hand")


def _fish_is_won(options: Any) -> bool:
    return bool(options.fish_score != "both_score_own")


def _whole_points(options: Any) -> bool:
    return bool(options.pass_bonus and not options.divide_by_10)


def _blank_counts_less(options: Any) -> bool:
    return not options.blank_fifty


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
        str, Choice("fl", "lowest_double", "highest_double", "lot", "drawn_tile", rule="D0.7")
    ] = "lowest_double"
    lowest_double_from: Annotated[int, OneOf("lf", 1, 0, rule="D0.7", applies=_from_the_lowest)] = 1
    no_double: Annotated[
        str, Choice("nd", "highest", "lowest", "redeal", rule="D0.7", applies=_tile_leads)
    ] = "highest"
    must_lead_it: Annotated[bool, Switch("ml", rule="D0.7", applies=_tile_leads)] = True
    lead: Annotated[
        str, Choice("ld", "winner", "rotate", "holder_of_6_6", "winning_team", rule="D0.8")
    ] = "winner"
    lead_double: Annotated[bool, Switch("dd", rule="D0.8", applies=_any_lead)] = False

    draw: Annotated[str, Choice("dr", "until_playable", "one", "none", rule="D0.3")] = (
        "until_playable"
    )
    boneyard_reserve: Annotated[int, Range("br", 0, 7, rule="D0.3", suggested=(0, 2))] = 0
    multi_double: Annotated[int, OneOf("md", 1, 2, 4, rule="D0.4")] = 1
    spinner: Annotated[str, Choice("sp", "none", "first", "all", rule="D7.1")] = "none"
    house_arms: Annotated[str, Choice("ha", "at_once", "after_line", rule="D6")] = "at_once"
    closing: Annotated[bool, Switch("cl", rule="D5.3")] = False
    sniff: Annotated[bool, Switch("sn", rule="D7.4")] = False

    fish_by_six: Annotated[bool, Switch("fs", rule="D0.5")] = False
    drain_first: Annotated[bool, Switch("df", rule="D0.5")] = False
    blank_fifty: Annotated[bool, Switch("bf", rule="D8.2")] = False
    blank_alone: Annotated[int, OneOf("ba", 0, 10, 25, rule="D0.9", applies=_blank_counts_less)] = 0
    six_alone: Annotated[int, OneOf("sa", 0, 50, rule="D0.9")] = 0
    both_alone: Annotated[int, OneOf("bo", 0, 75, rule="D0.9", applies=_blank_counts_less)] = 0

    threshold: Annotated[int, Range("th", 0, 50, rule="D1.2", suggested=(13, 0))] = 13
    remember: Annotated[bool, Switch("re", rule="D1.5", applies=_thresholded)] = True
    wiped_by: Annotated[
        str, Choice("wb", "going_out", "nothing", rule="D5.5", applies=_remembering)
    ] = "going_out"
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

    target_two: Annotated[int, Range("t2", 0, 500, rule="D7.1", suggested=(250, 0))] = 0
    unit: Annotated[int, OneOf("un", 5, 1, rule="D7.1")] = 5
    hand_end: Annotated[
        str,
        Choice(
            "he",
            "usual",
            "subtract_own",
            "winner_gains",
            "most_to_winner",
            "out_point",
            rule="D7.1",
        ),
    ] = "usual"

    canceller_opens: Annotated[bool, Switch("co", rule="D4.2")] = False
    hundred_by_partner: Annotated[bool, Switch("hp", rule="D4.6")] = False

    count: Annotated[str, Choice("ct", "losers", "all_hands", rule="D8")] = "losers"
    fish_score: Annotated[
        str, Choice("fx", "winner", "both_score_own", "last_or_right", rule="D8")
    ] = "winner"
    fish_tie: Annotated[
        str,
        Choice(
            "ft",
            "none",
            "leading_side",
            "more_tiles",
            "last_player_loses",
            "last_player_wins",
            "redeal",
            rule="D8",
            applies=_fish_is_won,
        ),
    ] = "none"
    divide_by_10: Annotated[bool, Switch("dt", rule="D8")] = False
    pass_bonus: Annotated[bool, Switch("pb", rule="D8")] = False
    tens: Annotated[bool, Switch("tn", rule="D8.3", applies=_whole_points)] = False
    pass_lead: Annotated[bool, Switch("pl", rule="D8.3")] = False
    fish_lead: Annotated[
        str, Choice("fk", "fisherman", "lower_hand", "as_first", rule="D8.3", applies=_winner_leads)
    ] = "fisherman"
    after_tie: Annotated[
        str,
        Choice(
            "at",
            "holder_of_6_6",
            "lower_of_starting_side",
            "blocker",
            rule="D8.3",
            applies=_lower_hand_leads,
        ),
    ] = "holder_of_6_6"
    early_bonus: Annotated[bool, Switch("eb", rule="D8.4")] = False
    capicu: Annotated[bool, Switch("cc", rule="D8.4")] = False
    chuchazo: Annotated[str, Choice("ch", "off", "any", "one_end_only", rule="D8.4")] = "off"
    rounds_to_win: Annotated[int, Range("wn", 1, 30, rule="D8.5", suggested=(10, 5))] = 10
