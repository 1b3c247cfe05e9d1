"""Every option matters: with any other value something happens that would not have happened.

Random matches of one seed show it for most values; rare ones are set up in the table below.
"""

import pytest

from kozel import games
from kozel.core.options import Value
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from tests.batteries.domino_scenes import ROUNDS, SINGLES
from tests.batteries.free_scenes import FREE_SCENES
from tests.batteries.layout_scenes import LAYOUT_SCENES
from tests.batteries.options_matter import Pair, differs, random_difference
from tests.batteries.scenes import Scene
from tests.batteries.tables import values_of

pytestmark = pytest.mark.no_cover
"""It plays what others play, too, only oftener; counting lines would triple its time."""

SCENE_SEEDS = 8
"""With so many seeds a scene is tried."""

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
    **ROUNDS,
    # nobody holds a double
    ("domino-kozel", "no_double", "lowest"): Scene(2, order=SINGLES),
    ("domino-kozel", "no_double", "redeal"): Scene(2, order=SINGLES),
    **LAYOUT_SCENES,
    **FREE_SCENES,
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
