"""Combinations of house rules that make no sense, each refused with a sentence."""

from __future__ import annotations

from typing import Any

from kozel.core.presets import Constraint
from kozel.core.seating import Seating
from kozel.dominoes.tiles import TILES


def draws(options: Any) -> bool:
    """Whether the boneyard is drawn from at all."""
    return bool(options.draw != "none")


def _reserve_without_drawing(options: Any, _: Seating | None) -> bool:
    return bool(options.boneyard_reserve) and not draws(options)


def _drain_without_drawing(options: Any, _: Seating | None) -> bool:
    return bool(options.drain_first) and not draws(options)


_HAND = 7
"""Where fewer tiles are dealt there is always a boneyard, and 6-6 as the lead is not offered."""


def _six_with_boneyard(options: Any, seating: Seating | None) -> bool:
    if seating is None or options.lead != "holder_of_6_6":
        return False
    return seating.seats * _HAND < len(TILES)


def _team_without_teams(options: Any, seating: Seating | None) -> bool:
    alone = seating is not None and not seating.teams
    return alone and bool(options.lead == "winning_team")


def _partner_without_teams(options: Any, seating: Seating | None) -> bool:
    alone = seating is not None and not seating.teams
    return alone and bool(options.hundred_by_partner)


def _six_with_spinner(options: Any, _: Seating | None) -> bool:
    return bool(options.fish_by_six) and options.spinner != "none"


def _closing_without_spinner(options: Any, _: Seating | None) -> bool:
    return bool(options.closing) and options.spinner == "none"


def _arms_without_house(options: Any, _: Seating | None) -> bool:
    return bool(options.house_arms != "at_once" and options.spinner == "none")


def _four_doubles_on_a_line(options: Any, _: Seating | None) -> bool:
    return bool(options.multi_double > 2 and options.spinner == "none")


def _sniff_with_spinner(options: Any, _: Seating | None) -> bool:
    return bool(options.sniff) and options.spinner != "none"


def _point_beside_fives(options: Any, _: Seating | None) -> bool:
    return bool(options.hand_end == "out_point" and options.unit == 5)


RESERVE = Constraint("reserve-without-drawing", "D0.3", _reserve_without_drawing)
DRAIN = Constraint("drain-without-drawing", "D0.5", _drain_without_drawing)
SIX = Constraint("six-leads-with-boneyard", "D0.8", _six_with_boneyard)

TEAM = Constraint("winning-team-without-teams", "D0.8", _team_without_teams)
PARTNER = Constraint("hundred-without-partner", "D4.6", _partner_without_teams)

FISH_BY_SIX = Constraint("fish-by-six-with-spinner", "D0.5", _six_with_spinner)
CLOSING = Constraint("closing-without-spinner", "D5.3", _closing_without_spinner)
ARMS = Constraint("arms-without-house", "D6", _arms_without_house)
FOUR = Constraint("four-doubles-on-a-line", "D0.4", _four_doubles_on_a_line)
LAYOUT = (FISH_BY_SIX, CLOSING, ARMS, FOUR)
"""What the doubles may do goes together."""

SNIFFING = Constraint("sniff-with-spinner", "D7.4", _sniff_with_spinner)
OUT_POINT = Constraint("out-point-beside-fives", "D7.1", _point_beside_fives)

CONSTRAINTS = (RESERVE, DRAIN, SIX, *LAYOUT, TEAM)
