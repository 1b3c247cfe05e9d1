"""Kozel, two against two: one account a team (D2)."""

from __future__ import annotations

import pytest

from kozel.core.sheets import Account, Mark
from kozel.dominoes.counting import left_in_hand
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.tiles import Tile
from tests.dominoes.pairs import pairs, settled


def closed(remembered: int = 0) -> Account:
    return Account(remembered=remembered)


def opened(written: int) -> Account:
    return Account(written=written, opened=True)


@pytest.mark.rule("D2")
def test_partners_pips_are_added_and_a_side_of_which_one_is_out_has_nothing() -> None:
    of = pairs("domino-kozel-pairs")
    out = settled(of, [0, 7, 30, 5], out=0, before=[closed(9), closed(4)])
    assert out.standing.accounts == (closed(), closed(16))
    assert out.line.counted == (0, 12)
    assert out.line.marks == (Mark("out", 0), Mark("wiped", 0, 9))
    assert settled(of, [0, 7, 30, 6], out=0).standing.accounts[1] == opened(13)


@pytest.mark.rule("D2")
def test_a_fish_in_pairs() -> None:
    every = settled(pairs("domino-kozel-pairs"), [1, 7, 8, 6])
    assert every.standing.accounts == (closed(9), opened(13))
    one = settled(pairs("domino-kozel-pairs", fish="one"), [1, 7, 8, 6], before=[closed(9)] * 2)
    assert one.standing.accounts == (closed(), opened(31))
    assert one.line.marks == (Mark("fish"), Mark("wiped", 0, 9))
    even = settled(pairs("domino-kozel-pairs", fish="one"), [7, 7, 6, 6], before=[closed(9)] * 2)
    assert even.standing.accounts == (closed(9), closed(9))
    assert even.standing.carried == 26


@pytest.mark.rule("D2", "D0.9")
def test_a_lonely_blank_is_judged_in_each_hand() -> None:
    of = pairs("domino-kozel-pairs")
    options: DominoOptions = of.options  # type: ignore[assignment]
    held = (("0-0",), ("1-2",), ("0-1",), ("0-0", "0-2"))
    hands = [left_in_hand(options, tuple(map(Tile, hand))) for hand in held]
    assert hands == [10, 3, 1, 2]
    assert settled(of, hands).standing.accounts == (closed(11), closed(5))


@pytest.mark.rule("D2", "D1.5")
def test_both_of_the_side_that_reaches_the_target_are_goats() -> None:
    over = settled(pairs("domino-kozel-pairs"), [0, 7, 8, 6], out=0, before=[opened(1), opened(90)])
    assert over.verdict is not None
    assert over.verdict.goats == (1, 3)
    assert over.verdict.outcome == ("won", "lost", "won", "lost")


@pytest.mark.rule("D2", "D1.6", "P5")
def test_the_rating_is_of_the_sides_written_points() -> None:
    before = [Account(written=25, opened=True), opened(90)]
    over = settled(pairs("domino-kozel-pairs"), [0, 7, 8, 6], out=0, before=before)
    assert over.verdict is not None
    assert over.verdict.rating == (8, 0, 8, 0)
    after_rounds = pairs("domino-kozel-pairs", rounds=1)
    least = settled(after_rounds, [0, 7, 8, 8], out=0, before=[opened(25), opened(0)])
    assert least.verdict is not None
    assert least.verdict.goats == ()
    assert least.verdict.rating == (8, 9, 8, 9)


@pytest.mark.rule("D2", "D1.5")
def test_both_sides_may_reach_the_target_at_once() -> None:
    before = [opened(95), opened(99)]
    highest = settled(pairs("domino-kozel-pairs"), [5, 1, 5, 3], before=before).verdict
    assert highest is not None
    assert highest.goats == (0, 2)
    every = settled(pairs("domino-kozel-pairs", several="all"), [5, 1, 5, 3], before=before).verdict
    assert every is not None
    assert every.goats == (0, 1, 2, 3)


@pytest.mark.rule("D2")
def test_six_tiles_of_a_number_make_a_fish_and_the_lowest_double_leads() -> None:
    options = pairs("domino-kozel-pairs").options
    wanted = {"fish_by_six": True, "redeal_doubles": 5, "redeal_suit": True, "lead": "winner",
              "first_lead": "lowest_double", "threshold": 13, "target": 101}  # fmt: skip
    assert {name: getattr(options, name) for name in wanted} == wanted
