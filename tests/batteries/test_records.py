"""What was recorded: any change of the rules shows as a readable difference.

After a wanted change: PYTHONPATH=src:. python -m tests.batteries.regenerate
"""

import json

import pytest

from kozel.core.presets import Preset
from tests.batteries.regenerate import PERFT, PLAYTHROUGHS, counted
from tests.batteries.tables import all_presets
from tests.batteries.transcript import playthrough

every_preset = pytest.mark.parametrize("preset", all_presets(), ids=lambda p: p.id)


@every_preset
def test_a_recorded_match_is_played_in_the_same_way(preset: Preset) -> None:
    recorded = PLAYTHROUGHS / f"{preset.id}.txt"
    assert recorded.exists(), "there is no playthrough of this game yet: regenerate"
    assert playthrough(preset).splitlines() == recorded.read_text(encoding="utf-8").splitlines()


def test_every_playthrough_is_of_a_game() -> None:
    names = {path.stem for path in PLAYTHROUGHS.glob("*.txt")}
    assert names == {preset.id for preset in all_presets()}


@every_preset
def test_move_trees_have_the_recorded_sizes(preset: Preset) -> None:
    assert counted(preset) == json.loads(PERFT.read_text(encoding="utf-8"))[preset.id]
