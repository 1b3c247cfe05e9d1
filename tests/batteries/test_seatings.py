"""A game is played by as many as it says, and refuses all others with a sentence."""

from itertools import product

import pytest

from kozel.core.messages import SeatingError
from kozel.core.presets import Preset
from kozel.core.seating import MOST_SEATS, Seating
from kozel.games import make
from tests.batteries.tables import all_presets


@pytest.mark.parametrize("preset", all_presets(), ids=lambda preset: preset.id)
def test_other_numbers_of_players_are_refused(preset: Preset) -> None:
    for seats, teams in product(range(2, MOST_SEATS + 1), (False, True)):
        if (seats, teams) in preset.seatings or (teams and seats % 2):
            continue
        with pytest.raises(SeatingError) as refused:
            make(preset.id, None, Seating.of(seats, teams=teams))
        assert refused.value.message.id == "seats-not-here"
