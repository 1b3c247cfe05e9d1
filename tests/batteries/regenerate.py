"""Write the recorded playthroughs and move-tree counts anew, after a change of rules.

    PYTHONPATH=src:. python -m tests.batteries.regenerate

Look at the difference before committing it: it is the change that the rules have made.
"""

import json
from pathlib import Path

from kozel.core.presets import Preset
from tests.batteries.perft import DEALS, counts
from tests.batteries.tables import all_presets
from tests.batteries.transcript import playthrough, short_game

TESTS = Path(__file__).resolve().parent.parent
PLAYTHROUGHS = TESTS / "playthroughs"
PERFT = TESTS / "batteries" / "perft.json"


def counted(preset: Preset) -> dict[str, list[int]]:
    """The counts of a preset, by the number of the deal."""
    return {str(seed): counts(short_game(preset), seed) for seed in DEALS}


def main() -> None:
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for preset in all_presets():
        (PLAYTHROUGHS / f"{preset.id}.txt").write_text(playthrough(preset), encoding="utf-8")
    lines = ",\n".join(
        f'  "{preset.id}": {json.dumps(counted(preset))}' for preset in all_presets()
    )
    PERFT.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
