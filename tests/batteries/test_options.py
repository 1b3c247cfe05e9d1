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

RARE: dict[tuple[str, str, Value], Scene] = {
    # nobody holds a double
    ("domino-kozel", "no_double", "lowest"): Scene(2, order=TILES),
    ("domino-kozel", "no_double", "redeal"): Scene(2, order=TILES),
    **{
        (preset, "deals", deals): scene
        for preset in ("classic", "khvalyony", "kryuk", "nizhny", "nizhny-28", "nizhny-24", "sixes")
        for deals, scene in ((10, TEN), (50, FIFTY))
    },
    **{
        (preset, "deals", 50): FIFTY_OF_THREE
        for preset in ("troika", "troika-risk", "troika-forced", "pikovaya")
    },
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
        assert differs(games_of_scene, 1, scene.order, scene.standing)


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
