"""Every two values of two options go together: a match is played with each pair."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from kozel.core.chance import draw
from kozel.core.game import Game
from kozel.core.moves import HOUSE
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.games import make, preset
from kozel.texts.texts import Texts

GAMES = ("stock", "halves", "chips")
MOST = 600


def pairs(name: str) -> Iterator[dict[str, Value]]:
    found = preset(name)
    for one, other in combinations(found.offered, 2):
        for values in product(found.choices(one), found.choices(other)):
            yield dict(zip((one, other), values, strict=True))


def seatings(name: str) -> Iterator[Seating]:
    """All of them, again and again."""
    while True:
        yield from (Seating.of(seats, teams=teams) for seats, teams in preset(name).seatings)


def random_moves(game: Game, source: Random) -> Iterator[int]:
    """The card points of each deal of a random match, or of its first moves."""
    state = game.start()
    for _ in range(MOST):
        if state.over:
            return
        who = game.waiting(state)[0]
        move = (
            draw(game.chance(state), source)
            if who == HOUSE
            else source.choice(game.legal(state, who).required)
        )
        lines = len(state.lines)
        state, _ = game.play(state, who, move)
        if len(state.lines) > lines:
            yield sum(state.lines[-1].counted)


@pytest.mark.rule("C0.1", "C7.1", "C7.2", "C7.3")
@pytest.mark.parametrize("name", GAMES)
def test_all_pairs_of_options_can_be_played_and_read(name: str) -> None:
    texts = Texts("en", strict=True)
    for seating, values in zip(seatings(name), pairs(name), strict=False):
        game = make(name, values, seating)
        counted = list(random_moves(game, Random(str(values))))
        assert counted
        ends_early = game.preset.data.at_once
        assert all(points <= 120 if ends_early else points == 120 for points in counted)
        assert len(texts.sheet_lines(game)) > 20
