"""The terms of the nine principles, and the rating of the domino site."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kozel.core.sheets import Account
from kozel.dominoes import principles
from kozel.dominoes.rating import site_rating, site_ratings
from kozel.dominoes.state import Ending, Round
from tests.dominoes.table import Case, cases, deal, filled, game, play, tile


@pytest.mark.rule("D9")
@pytest.mark.parametrize("case", cases("pressure"), ids=lambda case: case["id"])
def test_golden_pressures(case: Case) -> None:
    hand = list(map(tile, case["hand"]))
    assert principles.pressure(hand, case["suit"]) == case["own"]
    whole = principles.effective_pressure(hand, case["suit"], case["others_played"])
    assert whole == case["effective"]
    assert principles.strength(whole) == case["cls"]


@pytest.mark.rule("D9")
def test_weak_and_no_pressure() -> None:
    assert principles.strength(2.5) is principles.Strength.WEAK
    assert principles.strength(2) is principles.Strength.NONE


@pytest.mark.rule("D9")
@pytest.mark.parametrize("case", cases("make_fish"), ids=lambda case: case["id"])
def test_golden_fish_rule(case: Case) -> None:
    assert principles.fish_limit(case["S"]) == case["limit"]
    assert principles.fish_pays(case["R"], case["S"]) is case["make"]


@pytest.mark.rule("D9")
def test_an_own_end_is_the_last_unseen_tile_of_an_open_number() -> None:
    laid = ["0-1", "1-2", "1-3", "1-4", "1-1", "1-5"]
    assert principles.own_ends(["1-6", "0-0"], laid, [1, 5]) == (1,)
    assert principles.own_ends(["0-0"], laid, [1, 5]) == ()
    assert principles.own_ends(["1-6"], laid[1:], [1, 5]) == ()
    assert principles.own_ends(["1-6"], laid, [5, 5]) == ()


@pytest.mark.rule("D9")
def test_the_terms_read_a_layout_as_it_is_seen() -> None:
    hands = filled([["1-1"], ["1-2"], ["2-3"], []])
    state, _ = play(deal(game(), hands)[0], "1-1", "1-2@right", "2-3@right")
    layout = state.game.view(state, 3).table.layout
    assert layout is not None
    assert sorted(principles.on_table(layout)) == ["1-1", "1-2", "2-3"]
    assert principles.open_numbers(layout) == (1, 3)
    assert principles.is_fresh(4, principles.on_table(layout))
    assert not principles.is_fresh(2, principles.on_table(layout))
    empty = deal(game(), hands)[0].game.view(deal(game(), hands)[0], 0).table.layout
    assert empty is not None
    assert principles.on_table(empty) == ()


@pytest.mark.rule("D1.6", "P5")
@pytest.mark.parametrize("case", cases("rating", "T01"), ids=lambda case: case["id"])
def test_golden_ratings(case: Case) -> None:
    assert site_rating(case["points"], case["base"]) == case["rating"]


@pytest.mark.rule("D1.6", "P5")
def test_the_rating_of_a_match() -> None:
    assert site_ratings((25, 101, 100, 0), goats=(1,)) == (8, 0, 1, 10)
    assert site_ratings((30, 32, 13), timed_out=1) == (1, 0, 2)


@pytest.mark.rule("D1.6", "P5")
def test_a_match_tells_its_rating_points_in_the_verdict() -> None:
    written = (25, 95, 100, 0)
    accounts = tuple(Account(points, opened=True) for points in written)
    before = replace(game().rules.opening(), accounts=accounts, dealer=0)
    hands = (0, 20, 0, 0)
    ended = game().settle(before, Round(Ending("out", 0), hands, leader=0, dealer=0)).verdict
    assert ended is not None
    assert ended.goats == (1,)
    assert ended.rating == (8, 0, 1, 10)
