"""Write the recorded playthroughs and move-tree counts anew, after a change of rules.

    PYTHONPATH=src:. python -m tests.batteries.regenerate

Look at the difference before committing it: it is the change that the rules have made.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kozel.core.presets import Preset
from tests.batteries.perft import DEALS, counts
from tests.batteries.tables import all_presets
from tests.batteries.transcript import members, opening, playthrough, short_game

TESTS = Path(__file__).resolve().parent.parent
PLAYTHROUGHS = TESTS / "playthroughs"
PERFT = TESTS / "batteries" / "perft.json"


def counted(preset: Preset) -> dict[str, list[int]]:
    """The counts of a preset, by the number of the deal."""
    return {str(seed): counts(short_game(preset), seed) for seed in DEALS}


def recordings() -> dict[str, Callable[[], str]]:
    """What is recorded, by the name of its file: a match of every game, and how a deal begins
    with each single member of an option that is a set."""
    found: dict[str, Callable[[], str]] = {}
    for preset in all_presets():
        found[preset.id] = partial(playthrough, preset)
        for name, value in members(preset):
            found[f"{preset.id}-{value}"] = partial(opening, preset, name, value)
    return found


def main() -> None:
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for name, recording in recordings().items():
        (PLAYTHROUGHS / f"{name}.txt").write_text(recording(), encoding="utf-8")
    lines = ",\n".join(
        f'  "{preset.id}": {json.dumps(counted(preset))}' for preset in all_presets()
    )
    PERFT.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
