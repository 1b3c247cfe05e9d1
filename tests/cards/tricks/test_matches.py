"""Random matches under any options end, and no card or point is lost or doubled."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.core.game import Game, State
from kozel.core.moves import WATCHER, Number
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.games import make, preset
from tests.cards.tricks.table import random_move


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game of the family with any options it offers."""
    name = draw(st.sampled_from(["classic", "troika-risk"]))
    found = preset(name)
    values: dict[str, Value] = {}
    for option in found.offered:
        value = draw(st.sampled_from(found.choices(option)))
        values[option] = min(value, 5) if option == "deals" and isinstance(value, int) else value
    if values.get("all_pass") == "forced":
        del values["least_talon"]
    seats, teams = found.seatings[0]
    blind: tuple[int, ...] = ()
    if found.blind and values["revokes"] == "prevented":
        blind = tuple(sorted(draw(st.sets(st.integers(0, 3), max_size=3))))
    return make(name, values, Seating.of(seats, teams=teams, blind=blind))


def _hands_and_piles(game: Game, state: State) -> int:
    """How many cards lie on the table, as a watcher counts them."""
    zones = game.view(state, WATCHER).table.zones
    return sum(zone.count for zone in zones if zone.kind != "last-trick")


@settings(max_examples=60, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_random_matches_end_and_keep_every_card_and_point(game: Game, seed: int) -> None:
    source = random.Random(seed)
    state = game.start()
    caught = getattr(game.options, "revokes", "") == "caught"
    cards = len(game.view(state, 0).table.facts)
    steps = 0
    while not state.over:
        lines = len(state.lines)
        who, move = random_move(game, state, source)
        if caught and source.random() < 0.002:
            seat = source.randrange(game.seating.seats)
            challenges = [m for m in game.legal(state, seat).moves if isinstance(m, Number)]
            if challenges and challenges[0].word == "challenge":
                who, move = seat, source.choice(challenges)
        state = game.play(state, who, move)[0]
        steps += 1
        assert steps < 20_000
        stage = game.view(state, WATCHER).table.stage if steps % 7 == 0 else ""
        if stage in ("naming", "bid", "tricks", "challenge"):
            assert _hands_and_piles(game, state) == cards
        if len(state.lines) > lines:
            counted = state.lines[-1].counted
            aside = getattr(game.options, "least_talon", "") == "aside"
            assert counted == () or sum(counted) == 120 or (aside and sum(counted) < 120)
    assert game.waiting(state) == ()


@pytest.mark.rule("C0.4a", "C1.8")
@pytest.mark.parametrize("name", ["classic", "troika-risk"])
def test_every_match_has_a_result_for_every_seat(name: str) -> None:
    game = make(name)
    source = random.Random(9)
    for _ in range(5):
        state = game.start()
        while not state.over:
            who, move = random_move(game, state, source)
            state = game.play(state, who, move)[0]
        assert state.verdict is not None
        assert len(state.verdict.outcome) == game.seating.seats
        assert state.verdict.goats
