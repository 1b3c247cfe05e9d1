"""Points for a tile after which the next player must pass (D8)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.core.events import Event, Staged
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.results import end_events
from kozel.dominoes.seats import side_of
from kozel.dominoes.standings import kept_of
from kozel.dominoes.state import Deal, Ending, Setting, Stage
from kozel.dominoes.winning.points import goal_of, on_paper

FIRST, EACH = 20, 10
"""For the first pass of a match; for each opponent's later one."""
ALL_OTHERS = 3
"""Passes in a row of everybody but the layer: both opponents have passed."""


def with_pass_bonus(
    setting: Setting, after: Deal, events: tuple[Event, ...]
) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after a move with the points that it forced, and the match ended by them."""
    points = on_paper(setting.options, _bonus(setting.options, after))
    if not points:
        return after, events
    seat = after.last
    scored = tuple(
        before + (points if seat in side else 0)
        for side, before in zip(setting.sides, after.scored, strict=True)
    )
    paid = replace(after, scored=scored)
    told = (*events, Staged("pass-bonus", seat, {"number": points}))
    if paid.stage is Stage.OVER or not _reached(setting, paid):
        return paid, told
    ending = Ending("reached", seat)
    return replace(paid, stage=Stage.OVER, ending=ending), (
        *told,
        *end_events(ending, paid.hands),
    )


def _bonus(options: DominoOptions, deal: Deal) -> int:
    """Of two passes in a row the first counts; after a tile on which all others pass, or a
    fish, both opponents' passes do."""
    first = not (kept_of(deal.start.standing).passed or any(deal.scored))
    if deal.ending is not None:
        return EACH * 2 if deal.ending.kind == "fish" else 0
    match _passes(deal):
        case 1:
            return FIRST if first else EACH
        case n if n == ALL_OTHERS:
            return 0 if _first_just_paid(options, deal) else EACH
        case _:
            return 0


def _passes(deal: Deal) -> int:
    """How many passes followed the last tile."""
    number = 0
    for act in reversed(deal.acts):
        if act.parts:
            break
        number += 1
    return number


def _first_just_paid(options: DominoOptions, deal: Deal) -> bool:
    """Whether this very tile brought the bonus for the match's first pass, which is not paid
    for twice."""
    paid = kept_of(deal.start.standing).passed
    return not paid and sum(deal.scored) == on_paper(options, FIRST)


def _reached(setting: Setting, deal: Deal) -> bool:
    goal = goal_of(setting.options)
    side = side_of(setting.sides, deal.last)
    return deal.start.standing.accounts[side].written + deal.scored[side] >= goal
