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


def _six_with_boneyard(options: Any, seating: Seating | None) -> bool:
    if seating is None or options.lead != "holder_of_6_6":
        return False
    return seating.seats * 7 < len(TILES)


RESERVE = Constraint("reserve-without-drawing", "D0.3", _reserve_without_drawing)
DRAIN = Constraint("drain-without-drawing", "D0.5", _drain_without_drawing)
SIX = Constraint("six-leads-with-boneyard", "D0.8", _six_with_boneyard)

CONSTRAINTS = (RESERVE, DRAIN, SIX)
