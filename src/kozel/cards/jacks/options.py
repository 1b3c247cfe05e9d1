"""The options of the free-play games, declared once for all of them."""

from __future__ import annotations

from typing import Annotated

from kozel.core.options import Choice, OneOf, Options, Range, Switch


class JackOptions(Options, frozen=True, kw_only=True):
    """House rules; each preset says which of them it offers."""

    jack_ladder: Annotated[str, Choice("jl", "all_four", "without_clubs", rule="C7")] = "all_four"
    target: Annotated[int, OneOf("tg", 60, 61, rule="C7.1")] = 60
    chips_end: Annotated[
        str, Choice("ce", "goat_at_zero", "twelve_from_one", "twelve_in_all", rule="C7.3")
    ] = "goat_at_zero"
    cut: Annotated[str, Choice("ct", "auto", "by_hand", rule="C0.5")] = "auto"
    open_tricks: Annotated[bool, Switch("ot", rule="C0.9")] = False


class HalvesOptions(JackOptions, frozen=True, kw_only=True):
    """As `JackOptions`, but a number of deals is always agreed: nothing else ends a match in
    which every deal is won for itself (C7.2)."""

    deals: Annotated[int, Range("n", 1, 50, rule="C0.4a", suggested=(1, 3, 5, 10))] = 1
