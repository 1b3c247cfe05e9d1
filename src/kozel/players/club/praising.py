"""Which praise club chooses (C2.4, C2.9, C5), by what each has come to and by the score.

Nothing is dealt yet, so only averages count: how often a kind of praise wins one pair or two for
the praiser's team. They are weighed by the chance to win the match from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from kozel.core.messages import Arg, Message
from kozel.core.moves import Choose, Number
from kozel.core.offers import Offer
from kozel.core.sheets import Account
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.hunting import pair

PRAISE, NONE = "praise", "none"


class Ends(NamedTuple):
    """How often a kon ends with two pairs or one for the praisers, with one or two for the
    others, and with no trick for the others or for the praisers (C2.10)."""

    two: float
    one: float
    lost_one: float
    lost_two: float
    swept: float = 0.0
    lost_all: float = 0.0


AVERAGE = Ends(0.14, 0.36, 0.36, 0.14)
"""Any kon."""

BELKA: Mapping[str, Ends] = {
    NONE: Ends(0.09, 0.39, 0.39, 0.09),
    "trousers": Ends(0.14, 0.40, 0.33, 0.12),
    "double_trousers": Ends(0.16, 0.38, 0.33, 0.10),
    "mirror": Ends(0.18, 0.40, 0.32, 0.09),
    "star": Ends(0.10, 0.37, 0.38, 0.13),
    "merry": Ends(0.10, 0.36, 0.37, 0.15),
    "sad": Ends(0.11, 0.38, 0.35, 0.12),
    "small_coffins": Ends(0.18, 0.28, 0.23, 0.17, 0.06, 0.06),
    "big_coffins": Ends(0.29, 0.07, 0.07, 0.29, 0.14, 0.14),
}
HOOK: Mapping[str, Ends] = {
    NONE: Ends(0.09, 0.39, 0.41, 0.09),
    "trousers": Ends(0.22, 0.35, 0.28, 0.12),
    "double_trousers": Ends(0.20, 0.39, 0.31, 0.08),
    "mirror": Ends(0.15, 0.40, 0.34, 0.10),
    "star": Ends(0.17, 0.42, 0.30, 0.08),
    "merry": Ends(0.17, 0.41, 0.32, 0.08),
    "sad": Ends(0.29, 0.44, 0.21, 0.04, 0.01, 0.0),
    "small_coffins": Ends(0.19, 0.28, 0.23, 0.15, 0.09, 0.05),
    "big_coffins": Ends(0.32, 0.06, 0.09, 0.27, 0.15, 0.11),
}
BOUND: Mapping[str, Ends] = {
    "trousers": Ends(0.15, 0.41, 0.31, 0.10),
    "double_trousers": Ends(0.13, 0.41, 0.36, 0.09),
    "mirror": Ends(0.14, 0.40, 0.35, 0.10),
}
"""By kind: where the queen of clubs is the highest card (C2); where a hook is above her and the
praiser names the suit (C3); where one must praise (C4). Found by playing many praised deals."""

ALIKE = 0.01
"""Kinds whose chances differ by no more are as good as each other: one kon this, one kon that."""


def judge(view: View, offer: Offer) -> Decision | None:
    """The kind that gives the best chance to win the match; in the star, four rounds, in each of
    which the praiser's card leads."""
    kinds = [m for m in offer.lawful if isinstance(m, Choose) and m.word == PRAISE]
    if kinds:
        table = _table(view, bound=all(move.value != NONE for move in kinds))
        worth = {move: value(table.get(move.value, AVERAGE), view) for move in kinds}
        best = [move for move in kinds if worth[move] >= max(worth.values()) - ALIKE]
        chosen = best[view.deal % len(best)]
        return Decision(chosen, _reason(chosen.value, view))
    praisers = [m for m in offer.lawful if isinstance(m, Number) and m.word == "praiser"]
    if praisers:
        return Decision(praisers[0], Message("reason-praiser", {"seat": praisers[0].value}, "C2.4"))
    rounds = [m for m in offer.lawful if isinstance(m, Number) and m.word == "round"]
    if not rounds:
        return None
    return Decision(rounds[0], Message("reason-round", {"number": rounds[0].value}, "C5.5"))


def _table(view: View, *, bound: bool) -> Mapping[str, Ends]:
    if bound:
        return BOUND
    hunter, _ = pair(view.table.facts)
    return BELKA if hunter.piece == "QC" else HOOK


def value(ends: Ends, view: View) -> float:
    """The chance to win the match by a kon that ends so."""
    ours, theirs = needed(view)
    eggs = view.sheet.eggs
    if view.sheet.unit == "rows":
        one, two = 1 + eggs, 2 + eggs
    else:
        one, two = (2, 4) if eggs else (1, 2)
    empty = view.sheet.target or 0
    pushed = two if getattr(view.options, "lusya", "") == "reset_and_two" else eggs
    return (
        _after(ends, ours, theirs, one, two)
        + ends.swept * chance(ours - pushed, empty)
        + ends.lost_all * chance(empty, theirs - pushed)
        + (1 - sum(ends)) * chance(ours, theirs)
    )


def needed(view: View) -> tuple[int, int]:
    """The pairs that the own side and the other still need to win the match."""
    own = next(at for at, side in enumerate(view.sheet.sides) if view.viewer in side)
    accounts = view.sheet.accounts
    return _pairs(view, accounts[own], accounts[1 - own]), _pairs(
        view, accounts[1 - own], accounts[own]
    )


def _pairs(view: View, mine: Account, others: Account) -> int:
    """Rows to go on the board, or how often the others may still be written two points."""
    target = view.sheet.target or 0
    if view.sheet.unit == "rows":
        return max(1, target - mine.rows)
    return max(1, (target - others.written + 1) // 2)


def _after(ends: Ends, ours: int, theirs: int, one: int = 1, two: int = 2) -> float:
    """The chance to win by a decided kon. `one`, `two`: what goes with one pair or two, for eggs
    that waited count too (C2.11, C4.4)."""
    return (
        ends.two * chance(ours - two, theirs)
        + ends.one * chance(ours - one, theirs)
        + ends.lost_one * chance(ours, theirs - one)
        + ends.lost_two * chance(ours, theirs - two)
    )


@cache
def chance(ours: int, theirs: int) -> float:
    """The chance to win a match in which the sides still need so many pairs."""
    if ours <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    return _after(AVERAGE, ours, theirs)


def _reason(kind: str, view: View) -> Message:
    ours, theirs = needed(view)
    if kind == NONE:
        return Message("reason-praise-none", {}, "C2.4")
    told: dict[str, Arg] = {"praise": kind}
    if min(ours, theirs) == 1:
        return Message("reason-praise-last-pair", told, "C12")
    return Message("reason-praise", told, "C12")
