"""Scenes for the dominoes: deals without doubles, even fishes, long matches, eggs, lonely tiles."""

from __future__ import annotations

from itertools import product

from kozel.core.options import Value
from kozel.core.sheets import Account
from tests.batteries.scenes import Scene

SINGLES = tuple(f"{a}-{b}" for a, b in product(range(7), repeat=2) if a < b)
"""Every tile but the doubles."""
DOUBLES = tuple(f"{a}-{a}" for a in range(7))


def order(tiles: str) -> tuple[str, ...]:
    return tuple(tiles.split())


def in_one_hand(seats: int, tiles: str) -> tuple[str, ...]:
    """An order that deals these tiles to one of so many players."""
    held = order(tiles)
    others = iter([tile for tile in (*SINGLES, *DOUBLES) if tile not in held])
    return tuple(tile for own in held for tile in (own, *(next(others) for _ in range(seats - 1))))


SIX_ONES = "0-1 1-1 1-2 1-3 1-4 1-5 5-6"
ALL_DOUBLES = "0-0 1-1 2-2 3-3 4-4 5-5 6-6"

EVEN = order(
    "6-6 3-6 4-5 3-5 3-3 1-1 1-6 2-6 0-2 1-4 0-6 1-2 3-4 0-5 5-6 2-2 2-5 0-0 2-4 5-5 0-3 1-5 2-3 "
    "0-4 4-6 4-4 1-3 0-1"
)
"""Four play this to a fish with equal pips."""
FISH = order(
    "4-5 2-2 0-3 1-6 4-4 2-6 0-1 2-4 1-1 3-3 0-6 3-5 5-5 1-3 4-6 5-6 0-2 6-6 2-5 1-4 0-0 3-6 0-5 "
    "0-4 1-2 1-5 3-4 2-3"
)
"""Four play this to a fish that one side wins."""
SUDAN_FISH = order(
    "2-4 2-2 3-5 1-2 0-2 1-3 3-4 1-6 1-4 6-6 3-3 2-3 2-6 5-5 4-4 0-3 3-6 1-5 0-4 4-6 5-6 1-1 0-5 "
    "0-1 4-5 2-5 0-0 0-6"
)
EGGS_OF_FOUR = order(
    "0-4 4-6 2-2 0-2 1-4 1-3 6-6 5-5 1-6 2-6 5-6 0-6 2-4 3-3 3-6 0-3 0-5 0-1 1-1 2-3 0-0 2-5 3-5 "
    "4-4 1-5 4-5 1-2 3-4"
)
EGGS_OF_TWO = order(
    "2-4 5-6 0-0 2-2 5-5 1-5 2-6 0-5 6-6 0-4 0-1 1-6 0-6 1-4 3-6 3-3 2-3 0-2 1-3 4-5 1-2 1-1 2-5 "
    "3-5 4-6 4-4 3-4 0-3"
)
SIX_OUT = order(
    "3-3 6-6 4-4 1-4 0-1 3-5 2-3 0-2 2-4 3-6 3-4 0-4 0-6 4-5 5-6 1-6 1-1 0-0 0-3 1-2 2-6 0-5 4-6 "
    "1-5 1-3 5-5 2-2 2-5"
)
"""Two play this to an end with six tiles of a number out, but not its double."""
BOTH_LEFT = order(
    "5-5 1-6 3-5 3-4 3-3 3-6 0-5 1-3 4-6 2-3 0-3 0-4 1-4 4-5 1-1 2-2 1-5 6-6 0-6 0-2 1-2 0-1 5-6 "
    "2-5 2-6 0-0 2-4 4-4"
)
"""Two play this until one is left with 0-0 and 6-6."""

EGGS = {
    "carried": 35,
    "accounts": (Account(written=60, opened=True), Account(written=2, opened=True)),
    "deal": 3,
    "dealer": 0,
    "decided": 2,
    "next_leader": 0,
}
WRITING = {
    "accounts": (Account(written=40, opened=True), Account()),
    "deal": 3,
    "dealer": 1,
    "decided": 2,
}
LONG = {"decided": 49, "deal": 50}
"""The match is nearly as long as it may be."""
WINNER: dict[str, Value] = {"lead": "winner"}

LATIN = ("partnership", "sudan", "doscientos", "quinientos", "south-american", "milo")
ROTATING = ("partnership", "sudan", "south-american", "milo")
TIES = ("leading_side", "more_tiles", "last_player_loses", "last_player_wins", "redeal")

ROUNDS: dict[tuple[str, str, Value], Scene] = {
    ("domino-kozel-pairs", "eggs_to", "loser"): Scene(4, True, {"fish": "one"}, EGGS_OF_FOUR, EGGS),
    ("domino-duel", "eggs_to", "loser"): Scene(2, False, {"fish": "one"}, EGGS_OF_TWO, EGGS),
    ("domino-duel", "fish_by_six", True): Scene(2, order=SIX_OUT),
    ("domino-duel", "both_alone", 75): Scene(2, order=BOTH_LEFT),
    ("sea-goat", "hundred_by_partner", True): Scene(
        4, True, {"lead": "holder_of_6_6"}, EVEN, WRITING
    ),
    **{
        (preset, "no_double", value): Scene(2, order=SINGLES)
        for preset in ("domino-classic", "domino-duel", "sea-goat")
        for value in ("lowest", "redeal")
    },
    **{
        (preset, "deals", 50): Scene(2, standing=LONG)
        for preset in ("domino-classic", "domino-duel")
    },
    ("sea-goat", "deals", 50): Scene(4, True, standing=LONG),
    **{(preset, "deals", 50): Scene(4, True, standing=LONG) for preset in LATIN},
    ("sudan", "deals", 10): Scene(4, True, standing={"decided": 9, "deal": 10}),
    ("sudan", "deals", 50): Scene(4, True, {"target": 101}, standing=LONG),
    ("domino-kozel-pairs", "redeal_suit", False): Scene(4, True, order=in_one_hand(4, SIX_ONES)),
    ("sea-goat", "redeal_suit", False): Scene(4, True, order=in_one_hand(4, SIX_ONES)),
    ("south-american", "redeal_suit", True): Scene(4, True, order=in_one_hand(4, SIX_ONES)),
    **{
        (preset, "redeal_suit", True): Scene(2, order=in_one_hand(2, SIX_ONES))
        for preset in ("domino-classic", "domino-duel")
    },
    **{
        (preset, "redeal_doubles", 7): Scene(2, order=in_one_hand(2, ALL_DOUBLES))
        for preset in ("domino-classic", "domino-duel")
    },
    **{(preset, "fish_tie", tie): Scene(4, True, order=EVEN) for preset in LATIN for tie in TIES},
    **{
        (preset, "after_tie", value): Scene(4, True, order=EVEN)
        for preset in ("doscientos", "quinientos")
        for value in ("lower_of_starting_side", "blocker")
    },
    **{
        (preset, "fish_lead", "lower_hand"): Scene(
            4, True, WINNER, SUDAN_FISH if preset == "sudan" else FISH
        )
        for preset in ROTATING
    },
}
