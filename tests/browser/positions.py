"""Positions worth looking at, told by what the viewer is asked and what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from kozel.core.game import Game, State
from kozel.core.moves import Seat

Wanted: TypeAlias = Callable[[Game, State], bool]

VIEWER: Seat = 0


class Scene(msgspec.Struct, frozen=True):
    """The first position of any match of this game that is `wanted`, seen from seat 0.

    `still`: bots and windows wait for ever, so that it stays as it is. `eager`: the label of
    moves that nobody owes, and that are made often nevertheless. `teams`: as the game usually
    sits with so many seats, unless told.
    """

    preset: str
    wanted: Wanted
    seats: int = 4
    values: Mapping[str, Any] = {}
    names: Sequence[str] = ()
    still: bool = True
    eager: str = ""
    teams: bool | None = None


def on_turn(*conditions: Wanted) -> Wanted:
    """The viewer owes a move and all this holds."""
    return lambda game, state: (
        VIEWER in game.waiting(state) and all(condition(game, state) for condition in conditions)
    )


def all_of(*conditions: Wanted) -> Wanted:
    """All this holds."""
    return lambda game, state: all(condition(game, state) for condition in conditions)


def asked(text: str) -> Wanted:
    """The viewer is asked this."""
    return lambda game, state: game.legal(state, VIEWER).prompt.id == text


def offered(label: str) -> Wanted:
    """The viewer may do this."""
    return lambda game, state: any(
        group.label == label for group in game.legal(state, VIEWER).groups
    )


def marked(text: str) -> Wanted:
    """Some piece of the viewer may not be played because of this."""
    return lambda game, state: any(
        why.id == text for why in game.legal(state, VIEWER).reasons.values()
    )


def in_zone(kind: str, least: int) -> Wanted:
    """So many pieces lie in the first zone of this kind, for hands the viewer's."""
    return lambda game, state: any(
        zone.count >= least
        for zone in game.view(state, VIEWER).table.zones
        if zone.kind == kind and zone.seat in (None, VIEWER)
    )


def some_of(kind: str, least: int) -> Wanted:
    """So many pieces that everybody has seen lie in a zone that is not the viewer's."""
    return lambda game, state: any(
        zone.kind == kind and sum(piece is not None for piece in zone.pieces) >= least
        for zone in game.view(state, VIEWER).table.zones
        if zone.seat != VIEWER
    )


def named(what: str, value: str) -> Wanted:
    """This was named in the deal."""
    return lambda game, state: game.view(state, VIEWER).table.named.get(what) == value


def scored(mark: str) -> Wanted:
    """A deal of the sheet has this mark."""
    return lambda _game, state: any(
        each.kind == mark for line in state.lines for each in line.marks
    )


def titled(_game: Game, state: State) -> bool:
    """The match has ended, and the losers have a title."""
    return state.verdict is not None and bool(state.verdict.titles)


def dimmed(game: Game, state: State) -> bool:
    """Some of the viewer's pieces cannot be played, some can."""
    held = next(z.count for z in game.view(state, VIEWER).table.zones if z.name == f"hand:{VIEWER}")
    return 1 < len(game.legal(state, VIEWER).reasons) < held


def entitled(text: str) -> Wanted:
    """A window asks this, and the viewer has something to say."""
    return lambda game, state: asked(text)(game, state) and bool(game.legal(state, VIEWER).groups)


def mixed(game: Game, state: State) -> bool:
    """Some of the viewer's cards go together, others do not."""
    offer = game.legal(state, VIEWER)
    return bool(offer.remarks) and any(len(getattr(m, "pieces", ())) > 1 for m in offer.moves)


def beatable(game: Game, state: State) -> bool:
    """Some of the viewer's selections of two cards beat, others do not."""
    offer = game.legal(state, VIEWER)
    return len(offer.groups) > 1 and any(len(remark.pieces) == 2 for remark in offer.remarks)


def laid(tiles: int, arms: int = 0) -> Wanted:
    """At least so many tiles lie in the layout, on so many arms of two tiles or more."""

    def wanted(game: Game, state: State) -> bool:
        layout = game.view(state, VIEWER).table.layout
        if layout is None or layout.first is None:
            return False
        lengths = [len(arm.tiles) for arm in layout.arms]
        return 1 + sum(lengths) >= tiles and sum(length > 1 for length in lengths) >= arms

    return wanted


def counted(deals: int) -> Wanted:
    """So many deals are on the sheet, and the last one still lies on the table."""
    return lambda _game, state: len(state.lines) >= deals and state.next is not None


def over(_game: Game, state: State) -> bool:
    """The match has ended."""
    return state.over
