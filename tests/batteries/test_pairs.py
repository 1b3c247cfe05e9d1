"""Any two values of two options: played side by side, or refused with a sentence."""

from random import Random

import pytest

from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.texts.catalogue import catalogue
from tests.batteries.pairs import covering
from tests.batteries.tables import all_presets
from tests.batteries.test_matches import follow

pytestmark = pytest.mark.no_cover
"""It plays what others play, too, only oftener; counting lines would triple its time."""

MOVES = 200
"""Enough for two or three deals."""


@pytest.mark.parametrize("preset", all_presets(), ids=lambda preset: preset.id)
def test_every_two_values_are_played_together_or_refused_in_words(preset: Preset) -> None:
    seats, teams = preset.seatings[0]
    found = covering(preset, Seating.of(seats, teams=teams), Random(preset.id))
    known = catalogue("ru").ids & catalogue("en").ids
    assert {sentence for sentence in found.refused.values() if sentence not in known} == set()
    for table in found.tables:
        follow(table, 1, MOVES)
