"""Positions of the domino games: arms, closed doubles, several at once, fish, what is said."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from kozel.core.events import Event, Moved, Named, Said
from kozel.core.game import Game, State
from kozel.core.moves import Part, Play
from kozel.core.views import Layout
from tests.browser.positions import (
    VIEWER,
    Scene,
    Wanted,
    all_of,
    asked,
    counted,
    laid,
    offered,
    on_turn,
    over,
)


def lies(condition: Wanted | None = None, *, ends: int = 0, closed: int = 0) -> Wanted:
    """At least so many ends are open, and so many doubles lie face down."""

    def wanted(game: Game, state: State) -> bool:
        layout = game.view(state, VIEWER).table.layout
        if layout is None or (condition is not None and not condition(game, state)):
            return False
        return _open_ends(layout) >= ends and _face_down(layout) >= closed

    return wanted


def _open_ends(layout: Layout) -> int:
    return sum(arm.end is not None for arm in layout.arms)


def _face_down(layout: Layout) -> int:
    return sum(tile.closed for arm in layout.arms for tile in arm.tiles)


def way(*flags: str, tiles: int = 1) -> Wanted:
    """The viewer may put so many tiles at once, in each of these ways."""

    def wanted(game: Game, state: State) -> bool:
        moves = game.legal(state, VIEWER).moves
        plays = [
            move.parts for move in moves if isinstance(move, Play) and len(move.parts) >= tiles
        ]
        return bool(plays) and all(any(_flagged(each, flag) for each in plays) for flag in flags)

    return wanted


def _flagged(parts: tuple[Part, ...], flag: str) -> bool:
    return any(part.flag == flag for part in parts)


def heard(*words: str) -> Wanted:
    """Others drew or knocked since the viewer's last turn: ``draw`` or words that were said."""

    def wanted(game: Game, state: State) -> bool:
        history = game.view(state, VIEWER).history
        since = tuple(takewhile(_by_another, reversed(history)))
        return all(any(_is(event, word) for event in since) for word in words)

    return wanted


def told(word: str) -> Wanted:
    """Somebody drew or said this in this round."""
    return lambda game, state: any(_is(event, word) for event in game.view(state, VIEWER).history)


def _by_another(event: Event) -> bool:
    return getattr(event, "seat", VIEWER) != VIEWER


def _is(event: Event, word: str) -> bool:
    match event:
        case Said():
            return event.word == word
        case Named():
            return event.what == word
        case Moved():
            return word == "draw" and event.source == "boneyard"
        case _:
            return False


def lately(mark: str) -> Wanted:
    """The round that lies on the table still has this mark."""
    return lambda _game, state: (
        state.next is not None
        and bool(state.lines)
        and any(each.kind == mark for each in state.lines[-1].marks)
    )


def carried(game: Game, state: State) -> bool:
    """A sum waits for the next round."""
    return state.next is not None and game.view(state, VIEWER).sheet.carried > 0


FOR_ONE = {"fish": "one"}
DRAWN = {"first_lead": "drawn_tile", "pass_lead": True}
ON_REQUEST = {"redeal_doubles": 4, "redeal_mode": "on_request"}

LAYOUTS: Mapping[str, Scene] = {
    "spinner": Scene("donkey", on_turn(lies(laid(4), ends=3))),
    "long-arms": Scene("telephone", on_turn(laid(24, arms=4)), seats=2),
    "all-doubles": Scene("telephone", on_turn(lies(ends=8)), values={"spinner": "all"}),
    "all-doubles-full": Scene(
        "telephone", on_turn(lies(laid(22), ends=11)), seats=2, values={"spinner": "all"}
    ),
    "closed-doubles": Scene("donkey", on_turn(lies(closed=2))),
    "sniff-in-line": Scene("sniff", on_turn(laid(12))),
}
"""What a layout can grow to."""

WAYS: Mapping[str, Scene] = {
    "may-close": Scene("donkey", on_turn(way("", "closed"), laid(3))),
    "close-both": Scene("donkey", on_turn(way("closed", tiles=2))),
    "three-at-once": Scene("donkey", on_turn(way(tiles=3))),
    "two-at-once": Scene("sea-goat", on_turn(way(tiles=2))),
    "sniff-way": Scene("sniff", on_turn(way("across", "inline"), laid(2))),
    "sniff-first": Scene("sniff", on_turn(way("across", "inline"), asked("ask-lead-tile"))),
}
"""What a person has to choose."""

SAID: Mapping[str, Scene] = {
    "hundred": Scene("sea-goat", on_turn(offered("offer-hundred"))),
    "pass-lead": Scene("doscientos", on_turn(offered("offer-lead")), values={"pass_lead": True}),
    "drawn-tiles": Scene(
        "doscientos", on_turn(told("drawn-tile"), asked("ask-keep-lead")), values=DRAWN
    ),
    "ask-redeal": Scene("partnership", offered("offer-redeal-tiles"), values=ON_REQUEST),
    "draws": Scene("domino-kozel", on_turn(heard("draw")), seats=3),
    "drew-and-knocked": Scene("domino-duel", on_turn(heard("draw", "knock")), seats=2),
    "knocks": Scene("partnership", on_turn(heard("knock"), laid(12))),
}
"""What is said and drawn."""

SHEETS: Mapping[str, Scene] = {
    "fish": Scene("domino-kozel", lately("fish")),
    "carried": Scene("domino-kozel", all_of(counted(2), carried), values=FOR_ONE),
    "eggs-taken": Scene("domino-kozel", all_of(counted(3), lately("carried")), values=FOR_ONE),
    "wiped": Scene("domino-kozel", all_of(counted(3), lately("wiped"))),
    "all-closed": Scene("donkey", lately("closed")),
    "ends-sheet": Scene("muggins", counted(3)),
    "capicu": Scene("quinientos", lately("capicu")),
    "chuchazo": Scene("quinientos", lately("chuchazo")),
    "latin-sheet": Scene("quinientos", counted(5)),
    "pairs-over": Scene("domino-kozel-pairs", over),
    "drawn-match": Scene("south-american", counted(4)),
    "wins-sheet": Scene("milo", over),
    "sea-over": Scene("sea-goat", over),
}
"""What comes of it."""

DOMINO_SCENES: Mapping[str, Scene] = {**LAYOUTS, **WAYS, **SAID, **SHEETS}
