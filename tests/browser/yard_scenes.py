"""Positions of the following-suit games: praises, windows, bids, talons, boards of sixes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kozel.cards.tricks.options import PRAISES as PRAISE_KINDS
from kozel.core.moves import Number, Pick
from tests.browser.positions import (
    VIEWER,
    Scene,
    Wanted,
    all_of,
    asked,
    counted,
    in_zone,
    marked,
    named,
    offered,
    on_turn,
    over,
    scored,
    some_of,
    titled,
)

CAUGHT = {"revokes": "caught"}


def praise(kind: str, *conditions: Wanted, preset: str = "kryuk", **values: Any) -> Scene:
    """The viewer owes a move in a deal that begins with this praise."""
    return Scene(
        preset,
        on_turn(named("praise", kind), *conditions),
        values={"praises": (kind,), **values},
    )


def least(cards: int) -> Wanted:
    """The viewer may lay so many cards at once."""
    return lambda game, state: any(
        isinstance(move, Pick) and len(move.pieces) >= cards
        for move in game.legal(state, VIEWER).moves
    )


def rounds(number: int) -> Wanted:
    """So many rounds are left to be named."""
    return lambda game, state: (
        sum(
            isinstance(move, Number) and move.word == "round"
            for move in game.legal(state, VIEWER).moves
        )
        == number
    )


PRAISES: Mapping[str, Scene] = {
    "praise": Scene("kryuk", on_turn(asked("ask-praise"))),
    "praiser": Scene(
        "khvalyony", on_turn(asked("ask-praiser")), values={"praiser": "team_chooses"}
    ),
    "praise-trump": praise("trousers", asked("ask-name-trump"), in_zone("hand", 2)),
    "trousers": praise("trousers", asked("ask-praise-dark"), in_zone("trick", 1)),
    "trousers-open": praise("trousers", asked("ask-praise-open"), in_zone("trick", 3)),
    "trousers-more": praise("trousers", offered("offer-more"), in_zone("trick", 2), **CAUGHT),
    "double-trousers": praise(
        "double_trousers", asked("ask-praise-open"), in_zone("trick", 3), preset="khvalyony"
    ),
    "double-trousers-two": praise("double_trousers", asked("ask-praise-open"), in_zone("trick", 7)),
    "all-trumps": praise("trousers", asked("ask-praise-one-or-two"), preset="nizhny"),
    "all-trumps-cover": praise(
        "trousers", asked("ask-praise-cover"), least(2), in_zone("trick", 4), preset="nizhny"
    ),
    "mirror": praise("mirror", asked("ask-mirror"), in_zone("trick", 3)),
    "star": praise("star", asked("ask-round"), rounds(5)),
    "star-played": praise("star", asked("ask-limited-lead"), in_zone("hand", 4)),
    "merry": praise("merry", in_zone("hand", 3), asked("ask-limited-lead")),
    "no-trump-suit": praise("merry", offered("offer-no-trump")),
    "sad": praise("sad", in_zone("trick", 3), in_zone("hand", 3)),
    "small-coffins": praise("small_coffins", in_zone("trick", 1), in_zone("hand", 2)),
    "big-coffins": praise("big_coffins", asked("ask-name-trump")),
    "coffins-open": praise(
        "small_coffins", in_zone("trick", 1), in_zone("hand", 2), open_tricks=True
    ),
}
"""Each praise at what is typically asked in it."""

WINDOWS: Mapping[str, Scene] = {
    "keep-lead": Scene("khvalyony", on_turn(asked("ask-keep-lead"))),
    "redeal": Scene("khvalyony", all_of(asked("ask-redeal-poor"), offered("offer-redeal"))),
    "redeal-not": Scene("khvalyony", asked("ask-redeal-poor")),
    "redeal-queens": Scene(
        "nizhny", all_of(asked("ask-redeal-no_queens"), offered("offer-redeal"))
    ),
    "praise-again": Scene("nizhny", on_turn(asked("ask-praise-again"))),
    "last-trump": Scene("khvalyony", offered("offer-give")),
    "last-trump-answer": Scene("kryuk", on_turn(asked("ask-return"), least(2))),
    "last-trump-caught": Scene("khvalyony", offered("offer-give"), values=CAUGHT),
    "lead-limits": Scene("kryuk", on_turn(asked("ask-limited-lead"))),
    "ace-kept": Scene("khvalyony", on_turn(asked("ask-follow"), marked("tricks-keep-ace"))),
    "challenge": Scene("kryuk", asked("ask-challenge"), values=CAUGHT),
    "turned-up": Scene("sixes", on_turn(some_of("hand", 2))),
    "open-tricks": Scene("sixes", on_turn(in_zone("trick", 2), in_zone("pile", 12))),
}
"""What is asked before the first card is led, and after the last one."""

SOLO: Mapping[str, Scene] = {
    "lay-away": Scene("troika", on_turn(asked("ask-lay")), seats=3),
    "soloist": Scene("troika", on_turn(in_zone("laid", 2), in_zone("trick", 1)), seats=3),
    "soloist-names": Scene("troika-forced", on_turn(asked("ask-call-trump")), seats=3),
    "least": Scene("troika", on_turn(some_of("talon", 1), in_zone("trick", 1)), seats=3),
    "queen-of-spades": Scene("pikovaya", on_turn(asked("ask-call-trump")), seats=3),
    "solo-sheet": Scene("troika-risk", counted(4), seats=3),
    "solo-over": Scene("troika", over, seats=3, values={"deals": 3}),
}
"""One against two."""

RESULTS: Mapping[str, Scene] = {
    "board": Scene("khvalyony", counted(5)),
    "board-over": Scene("khvalyony", over),
    "board-redeals": Scene("kryuk", all_of(counted(4), scored("redeal"))),
    "titles": Scene("khvalyony", titled),
    "written": Scene("nizhny", counted(5)),
    "written-over": Scene("nizhny-24", over, values={"deals": 4}),
}
"""What comes of it."""

YARD_SCENES: Mapping[str, Scene] = {**PRAISES, **WINDOWS, **SOLO, **RESULTS}


def kon(kind: str, preset: str = "kryuk", **values: Any) -> Scene:
    """The viewer is asked for a praise, and only this one is agreed on."""
    return Scene(
        preset, on_turn(asked("ask-praise")), values={"praises": (kind,), **values}, still=False
    )


KONS: Mapping[str, Scene] = {
    **{kind: kon(kind) for kind in PRAISE_KINDS},
    "double_trousers-one": kon("double_trousers", "khvalyony"),
    "trousers-caught": kon("trousers", **CAUGHT),
    "trousers-nizhny": Scene("nizhny", on_turn(asked("ask-praise-one-or-two")), still=False),
}
"""Kons to be played with each praise."""
