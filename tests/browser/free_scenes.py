"""Positions of the games in which anything may be played: stock, halves, chips, and sets of cards
with their discards, combinations, claims and open hands."""

from __future__ import annotations

from collections.abc import Mapping

from kozel.core.game import Game, State
from tests.browser.positions import (
    VIEWER,
    Scene,
    Wanted,
    all_of,
    asked,
    beatable,
    counted,
    entitled,
    in_zone,
    marked,
    mixed,
    offered,
    on_turn,
    over,
    scored,
    some_of,
)

CLAIM = "offer-set-claim"


def left(zone: str, least: int, most: int) -> Wanted:
    """So many cards lie in the only zone of this kind."""

    def wanted(game: Game, state: State) -> bool:
        zones = game.view(state, VIEWER).table.zones
        return any(each.kind == zone and least <= each.count <= most for each in zones)

    return wanted


def dealt_out(game: Game, state: State) -> bool:
    """Nothing is left to be dealt or drawn."""
    return all(zone.kind != "deck" for zone in game.view(state, VIEWER).table.zones)


def nothing_to_say(text: str) -> Wanted:
    """A window asks this, and the viewer can only wait."""
    return lambda game, state: asked(text)(game, state) and not game.legal(state, VIEWER).groups


def longest_lead(cards: int) -> Wanted:
    """The viewer may lead so many cards at once, and not all that are held."""
    return lambda game, state: (
        mixed(game, state)
        and max(len(getattr(m, "pieces", ())) for m in game.legal(state, VIEWER).moves) == cards
    )


TO_BEAT = asked("ask-set-answer")
COMBOS = "ask-set-declare-four_ends-molodka-moscow"

JACK_SCENES: Mapping[str, Scene] = {
    "stock": Scene("stock", on_turn(in_zone("trick", 2), left("stock", 8, 12))),
    "stock-lead": Scene("stock", on_turn(in_zone("hand", 4), left("stock", 20, 24)), seats=2),
    "stock-last": Scene("stock", on_turn(in_zone("trick", 1), some_of("hand", 1)), seats=3),
    "stock-teams": Scene("stock", on_turn(in_zone("trick", 3)), seats=6, teams=True),
    "stock-six": Scene("stock", on_turn(in_zone("trick", 4)), seats=6),
    "stock-open": Scene(
        "stock",
        on_turn(in_zone("trick", 2), left("pile", 8, 16)),
        seats=5,
        values={"open_tricks": True},
    ),
    "stock-sheet": Scene("stock", counted(2), seats=6),
    "stock-over": Scene("stock", over, seats=6),
    "halves": Scene("halves", on_turn(in_zone("trick", 3), left("deck", 16, 16))),
    "halves-second": Scene("halves", on_turn(in_zone("hand", 8), dealt_out), seats=2),
    "halves-alone": Scene(
        "halves", on_turn(in_zone("hand", 4), in_zone("trick", 2), dealt_out), teams=False
    ),
    "halves-over": Scene("halves", over),
    "chips": Scene("chips", on_turn(in_zone("trick", 1), left("deck", 16, 16))),
    "chips-two": Scene("chips", on_turn(in_zone("hand", 16)), seats=2),
    "chips-sheet": Scene("chips", counted(5)),
    "chips-taken": Scene(
        "chips",
        all_of(counted(3), scored("taken-from-one")),
        values={"chips_end": "twelve_from_one"},
    ),
    "chips-over": Scene("chips", over, seats=2),
}
"""One card to any lead."""

SET_SCENES: Mapping[str, Scene] = {
    "seven": Scene("burkozel", on_turn(in_zone("trick", 3)), seats=7),
    "sets": Scene("burkozel", on_turn(TO_BEAT)),
    "sets-lead": Scene("pairs", on_turn(asked("ask-set-lead-rank"), mixed), seats=2),
    "sets-several": Scene("burkozel", on_turn(asked("ask-set-lead"), longest_lead(2))),
    "sets-answer": Scene("mnogo", on_turn(TO_BEAT, in_zone("discards", 2), beatable)),
    "sets-open-discards": Scene("burkozel", on_turn(TO_BEAT, in_zone("discards", 4), beatable)),
    "sets-pairs": Scene("pairs", on_turn(TO_BEAT, in_zone("trick", 2)), seats=2),
    "sets-hook": Scene("mnogo-hook", on_turn(TO_BEAT, in_zone("trick", 2), beatable)),
    "sets-six": Scene("mnogo", on_turn(TO_BEAT, in_zone("discards", 4)), seats=6),
    "sets-declare": Scene("mnogo", entitled("ask-set-declare-molotka")),
    "sets-declare-bura": Scene("burkozel", entitled(COMBOS)),
    "sets-declare-none": Scene("burkozel", nothing_to_say(COMBOS), seats=3),
    "sets-declared": Scene("burkozel", on_turn(asked("ask-set-lead"), marked("set-only-declared"))),
    "sets-give": Scene("mnogo-hook", entitled("ask-set-give"), seats=6, teams=True),
    "sets-alone": Scene("mnogo", on_turn(TO_BEAT, in_zone("trick", 2)), teams=False),
    "sets-return": Scene("mnogo-hook", on_turn(asked("ask-set-return"))),
    "sets-claim": Scene("burkozel", on_turn(offered(CLAIM), in_zone("hand", 2)), seats=2),
    "sets-open-hand": Scene(
        "burkozel",
        on_turn(TO_BEAT, some_of("hand", 4)),
        values={"open_hands": "one_with_odds", "open_seat": 2, "odds": 10},
    ),
    "sets-open-hands": Scene(
        "burkozel", on_turn(TO_BEAT, some_of("hand", 4)), seats=7, values={"open_hands": "all"}
    ),
    "sets-bura": Scene("burkozel", scored("bura"), seats=2, values={"wins": 20}),
    "sets-claimed": Scene("burkozel", scored("claim"), seats=3, eager=CLAIM),
    "sets-wrong-claim": Scene("burkozel", scored("wrong-claim"), seats=4, eager=CLAIM),
    "sets-odds": Scene(
        "burkozel", counted(2), seats=3, values={"open_hands": "one_with_odds", "open_seat": 1}
    ),
    "sets-written": Scene("mnogo", counted(3)),
    "sets-over": Scene("mnogo-hook", over),
    "sets-seven-over": Scene("burkozel", over, seats=7, values={"wins": 1}),
    "sets-pairs-over": Scene("pairs", over, seats=2),
}
"""Several cards at once."""

FREE_SCENES: Mapping[str, Scene] = {**JACK_SCENES, **SET_SCENES}


def deal(preset: str, seats: int, *, teams: bool = False) -> Scene:
    """From the viewer's first move on."""
    return Scene(preset, on_turn(), seats=seats, teams=teams, still=False)


SEATINGS = {
    "stock": ("4", "6", "6t"),
    "halves": ("4t", "2"),
    "chips": ("4", "2"),
    "mnogo": ("4t", "6", "6t"),
    "mnogo-hook": ("4t", "6t"),
    "pairs": ("2",),
    "burkozel": ("2", "4", "7"),
}
"""The usual ones of each game, and those with most players."""

DEALS: Mapping[str, Scene] = {
    **{
        f"{preset}-{seats}": deal(preset, int(seats[0]), teams=seats.endswith("t"))
        for preset, all_seats in SEATINGS.items()
        for seats in all_seats
    },
    "burkozel-7-open": Scene(
        "burkozel", on_turn(), seats=7, values={"open_hands": "all"}, still=False
    ),
    "burkozel-3-hidden": Scene(
        "burkozel", on_turn(), seats=3, values={"discards": "hidden"}, still=False
    ),
}
"""Deals to be played to their end."""
