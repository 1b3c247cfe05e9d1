"""Only one side can be writing: Sea Goat (D4)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kozel.core.sheets import Account, Mark, ScoreLine
from kozel.core.standing import Settlement, Standing
from kozel.core.verdicts import verdict_of
from kozel.core.views import Verdict
from kozel.dominoes.accounts.account import empty
from kozel.dominoes.accounts.collected import end_mark
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import hand_sums, side_of, side_out, side_pips
from kozel.dominoes.standings import following, most_written
from kozel.dominoes.state import Round, Scoring, Sides
from kozel.dominoes.tiles import BLANK, SIX
from kozel.dominoes.winning.winners import fewest

EXITS = frozenset((BLANK, SIX))
"""To go out with these wins the match (D4.4)."""


def settle(options: DominoOptions, sides: Sides, standing: Standing, played: Round) -> Settlement:
    """The arithmetic of a finished round of Sea Goat (D4)."""
    before = standing.accounts
    out = side_out(sides, played)
    winner = fewest(sides, played) if out is None else out
    marks = [end_mark(sides, played)]
    title = _won_at_once(options, sides, played)
    after = before
    if title:
        marks.append(Mark(title, out))
    else:
        pips = hand_sums(sides, played.hands)
        points = 0 if winner is None else sum(pips) - pips[winner]
        after = written(options, before, winner, points)
        if played.hundred:
            after = _hundred_lost(after, side_of(sides, played.leader))
            marks.append(Mark("hundred-lost", side_of(sides, played.leader)))
        marks += _wiped_marks(before, after)
    line = ScoreLine(standing.deal, before, after, side_pips(sides, played), tuple(marks))
    next_one = following(options, sides, standing, played, after, winner=winner)
    if title and out is not None:
        won = replace(verdict_of(sides, (out,)), titles=(f"title-{title}",))
        return Settlement(next_one, line, won)
    return Settlement(next_one, line, verdict(options, sides, next_one))


def written(
    options: DominoOptions, accounts: Sequence[Account], winner: int | None, points: int
) -> tuple[Account, ...]:
    """The accounts after a side won a round that is worth so much (D4.1, D4.2)."""
    same = tuple(accounts)
    if winner is None:
        return same
    if same[winner].opened:
        return _with(same, winner, same[winner].written + points)
    if points < options.threshold:
        return same
    if not any(account.opened for account in same):
        return _with(same, winner, points)
    nobody = (Account(),) * len(same)
    return _with(nobody, winner, points) if options.canceller_opens else nobody


def _with(accounts: tuple[Account, ...], side: int, points: int) -> tuple[Account, ...]:
    return (*accounts[:side], Account(points, opened=True), *accounts[side + 1 :])


def _hundred_lost(accounts: tuple[Account, ...], side: int) -> tuple[Account, ...]:
    """What the side had written is gone (D4.6)."""
    return (*accounts[:side], Account(), *accounts[side + 1 :])


def _won_at_once(options: DominoOptions, sides: Sides, played: Round) -> str:
    """By which rule going out wins the match at once; "" if by none (D4.4, D4.6)."""
    if played.ending.kind != "out":
        return ""
    if played.hundred and _to_a_hundred(options, sides, played):
        return "hundred-won"
    on_a_double = played.last is not None and EXITS.issuperset(played.last.tiles)
    return "double-exit" if on_a_double else ""


def _to_a_hundred(options: DominoOptions, sides: Sides, played: Round) -> bool:
    """Whether whoever led "to a hundred" is out, or the partner where that is enough."""
    out, leader = played.ending.seat, played.leader
    if out == leader:
        return True
    return options.hundred_by_partner and side_of(sides, out) == side_of(sides, leader)


def _wiped_marks(before: Sequence[Account], after: Sequence[Account]) -> list[Mark]:
    return [
        Mark("wiped", side, one.written)
        for side, (one, other) in enumerate(zip(before, after, strict=True))
        if one.written and other.written < one.written
    ]


def verdict(options: DominoOptions, sides: Sides, standing: Standing) -> Verdict | None:
    """Whether somebody has enough, or the deals are played (D4.7, D0.9a)."""
    return most_written(options, sides, standing, options.target)


SINGLE_WRITER = Scoring(settle, empty, "points", goal=lambda options: options.target)
"""The winner writes, but only one side at a time (D4)."""
