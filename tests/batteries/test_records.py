"""What was recorded: any change of the rules shows as a readable difference.

After a wanted change: PYTHONPATH=src:. python -m tests.batteries.regenerate
"""

import json

import pytest

from kozel.core.presets import Preset
from tests.batteries.regenerate import PERFT, PLAYTHROUGHS, counted, recordings
from tests.batteries.tables import all_presets

RECORDINGS = recordings()

every_preset = pytest.mark.parametrize("preset", all_presets(), ids=lambda p: p.id)


@pytest.mark.parametrize("name", RECORDINGS)
def test_what_was_recorded_is_played_in_the_same_way(name: str) -> None:
    recorded = PLAYTHROUGHS / f"{name}.txt"
    assert recorded.exists(), "there is no playthrough of this yet: regenerate"
    assert RECORDINGS[name]().splitlines() == recorded.read_text(encoding="utf-8").splitlines()


def test_every_playthrough_is_of_a_game() -> None:
    assert {path.stem for path in PLAYTHROUGHS.glob("*.txt")} == RECORDINGS.keys()


@every_preset
def test_move_trees_have_the_recorded_sizes(preset: Preset) -> None:
    assert counted(preset) == json.loads(PERFT.read_text(encoding="utf-8"))[preset.id]
