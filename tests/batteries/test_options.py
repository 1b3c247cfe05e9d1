"""Every option matters: with any other value something happens that would not have happened.

Random matches of one seed show it for most values; rare ones are set up in the table below.
"""

from itertools import product
from typing import Any

import pytest
from msgspec import Struct

from kozel import games
from kozel.core.moves import Piece
from kozel.core.options import Value
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from tests.batteries.options_matter import Pair, differs, random_difference
from tests.batteries.tables import values_of

TILES = tuple(f"{a}-{b}" for a, b in product(range(7), repeat=2) if a < b)
"""Every tile but the doubles."""

MOSCOW_AND_MOLODKA = ("AC", "6S", "AD", "7S", "AH", "8S", "6C", "9S", "QD")
ENDS_AND_MOLODKA = ("AC", "6S", "AD", "7S", "AH", "8S", "AS", "9S", "QD")
"""Dealt to two players."""

SCENE_SEEDS = 8
"""With so many seeds a scene is tried."""


class Scene(Struct, frozen=True):
    """A deal in which a rare value matters: the seats, other options, how the first shuffle
    begins, and what of the standing is not as at the start of a match."""

    seats: int
    teams: bool = False
    values: dict[str, Value] = {}
    order: tuple[Piece, ...] = ()
    standing: dict[str, Any] = {}


TEN, FIFTY = (
    Scene(4, teams=True, standing={"decided": deals - 1, "deal": deals}) for deals in (10, 50)
)
"""The match is nearly as long as it may be."""
FIFTY_OF_THREE = Scene(3, standing={"decided": 49, "deal": 50})
TWO_EGGS = Scene(4, teams=True, standing={"eggs": 2, "deal": 3})
"""Two drawn deals wait to be paid."""

TWO_TEAMS = (
    *("classic", "khvalyony", "kryuk", "nizhny", "nizhny-28", "nizhny-24", "sixes"),
    *("mnogo", "mnogo-hook"),
)

RARE: dict[tuple[str, str, Value], Scene] = {
    # nobody holds a double
    ("domino-kozel", "no_double", "lowest"): Scene(2, order=TILES),
    ("domino-kozel", "no_double", "redeal"): Scene(2, order=TILES),
    # one holds Moscow or four ends, the other molodka, and both declare it
    **{
        ("burkozel", "combo_order", value): Scene(2, order=order)
        for value, order in {
            "ends_moscow_molodka": MOSCOW_AND_MOLODKA,
            "molodka_ends_moscow": ENDS_AND_MOLODKA,
            "molodka_moscow_ends": ENDS_AND_MOLODKA,
            "moscow_ends_molodka": MOSCOW_AND_MOLODKA,
            "moscow_molodka_ends": MOSCOW_AND_MOLODKA,
        }.items()
    },
    # somebody holds four tens
    ("burkozel", "four_tens", True): Scene(
        2, order=("TC", "6C", "TD", "6D", "TH", "6H", "TS", "7S", "8C")
    ),
    ("stock", "deals", 5): Scene(6, standing={"decided": 4, "deal": 5}),
    ("stock", "deals", 10): Scene(6, standing={"decided": 9, "deal": 10}),
    ("stock", "deals", 50): Scene(6, standing={"decided": 49, "deal": 50}),
    ("chips", "deals", 50): Scene(2, standing={"decided": 49, "deal": 50}),
    **{
        (preset, "deals", deals): scene
        for preset in TWO_TEAMS
        for deals, scene in ((10, TEN), (50, FIFTY))
    },
    **{
        (preset, "deals", 50): FIFTY_OF_THREE
        for preset in ("troika", "troika-risk", "troika-forced", "pikovaya", "burkozel")
    },
    ("burkozel", "deals", 10): Scene(3, standing={"decided": 9, "deal": 10}),
    **{(preset, "eggs_stack", True): TWO_EGGS for preset in ("nizhny", "nizhny-28", "nizhny-24")},
}

VALUES = [
    (preset, name, value)
    for preset in games.presets()
    for name in preset.offered
    for value in values_of(preset, name)
    if value != getattr(preset.base(), name)
]


@pytest.mark.parametrize(
    ("preset", "name", "value"), VALUES, ids=[f"{p.id}-{n}-{v}" for p, n, v in VALUES]
)
def test_every_value_of_an_option_changes_something(
    preset: Preset, name: str, value: Value
) -> None:
    scene = RARE.get((preset.id, name, value))
    if scene is None:
        assert random_difference(preset, name, value) is not None, "needs a scene in RARE"
    else:
        games_of_scene = pair(preset, name, value, scene)
        seeds = range(1, SCENE_SEEDS + 1)
        assert any(differs(games_of_scene, n, scene.order, scene.standing) for n in seeds)


def pair(preset: Preset, name: str, value: Value, scene: Scene) -> Pair:
    """The scene with the default and with the other value."""
    seating = Seating.of(scene.seats, teams=scene.teams)
    usual = getattr(preset.base(), name)
    return Pair(
        games.make(preset.id, {**scene.values, name: usual}, seating),
        games.make(preset.id, {**scene.values, name: value}, seating),
    )


def test_every_scene_is_needed() -> None:
    known = {
        (preset.id, name, value)
        for preset in games.presets(drafts=True)
        for name in preset.offered
        for value in values_of(preset, name)
    }
    assert RARE.keys() <= known
