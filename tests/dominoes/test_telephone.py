"""Telephone: the house, points for the open ends, the hands, the target at once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kozel.core.events import Scored, Staged
from kozel.core.game import Game
from kozel.core.options import Value
from kozel.core.sheets import Account
from kozel.dominoes.state import Ending, Round
from tests.dominoes.lines import laid, last_of, layout
from tests.dominoes.table import Case, cases, deal, filled, game, later, play, refusal, texts


def telephone(seats: int = 2, **options: Value) -> Game:
    return game(seats, "telephone", **options)


GOLDEN = ("4-6", "4-4@left", "3-4@left")


@pytest.mark.rule("D6.1")
def test_golden_line() -> None:
    case = cases("telephone")[0]
    assert case["house"] == "4-4"
    moves = list(GOLDEN)
    where = {"6": "@right", "house side": "@up", "5": "@up"}
    for step in case["moves"]:
        moves.append(step["tile"] + where[step["at"]])
        state, events = last_of(telephone(), *moves)
        assert layout(state).total == step["sum"]
        assert sorted(arm.counted for arm in layout(state).arms if arm.counted) == sorted(
            step["ends"]
        )
        seat = (len(moves) - 1) % 2
        assert Staged("ends", seat, {"sum": step["sum"], "number": step["score"]}) in events


@pytest.mark.rule("D6.1")
def test_the_first_tile_scores_too() -> None:
    state, events = last_of(telephone(), "5-5")
    assert Staged("ends", 0, {"sum": 10, "number": 2}) in events
    assert state.game.view(state, 1).sheet.accounts == (Account(2), Account())
    assert Staged("ends", 0, {"sum": 5, "number": 1}) in last_of(telephone(), "2-3")[1]
    assert not any(isinstance(event, Staged) for event in last_of(telephone(), "2-4")[1])


@pytest.mark.rule("D6")
def test_the_house_is_open_on_four_sides() -> None:
    state = laid(telephone(), "4-6", "4-4@left")
    assert layout(state).spinner == "4-4"
    assert {arm.name: arm.end for arm in layout(state).arms} == {
        "left": 4, "right": 6, "up": 4, "down": 4,
    }  # fmt: skip
    assert layout(state).total == 8 + 6
    led = layout(laid(telephone(), "4-4"))
    assert [arm.name for arm in led.arms] == ["left", "right", "up", "down"]
    assert led.total == 8


@pytest.mark.rule("D6")
def test_the_cross_arms_may_wait_for_the_line() -> None:
    of = telephone(house_arms="after_line")
    assert len(layout(laid(of, "4-6", "4-4@left")).arms) == 2
    assert len(layout(laid(of, "4-6", "4-4@left", "3-4@left")).arms) == 4
    assert len(layout(laid(of, "4-4", "1-4@left")).arms) == 2
    full = layout(laid(of, "4-4", "1-4@left", "2-4@right"))
    assert [arm.name for arm in full.arms] == ["left", "right", "up", "down"]
    assert full.total == 3


@pytest.mark.rule("D6.1")
def test_the_house_counts_until_two_sides_are_covered() -> None:
    assert layout(laid(telephone(), "4-4", "1-4@up")).total == 8 + 1
    assert layout(laid(telephone(), "4-4", "1-4@up", "2-4@down")).total == 1 + 2


@pytest.mark.rule("D6.2")
@pytest.mark.parametrize("case", cases("telephone_end"), ids=lambda case: case["id"])
def test_golden_hands(case: Case) -> None:
    of = telephone(3)
    played = Round(Ending("out", 1), (case["others_pips"], 0, 0), 0, 0, (0, 4, 0))
    settled = of.settle(of.start().standing, played)
    assert [each.written for each in settled.standing.accounts] == [0, 4 + case["gain"], 0]


@pytest.mark.rule("D6.2")
def test_after_a_fish_the_least_hand_writes_a_fifth_of_the_others() -> None:
    of = telephone(3)
    fish = Round(Ending("fish", 1), (7, 12, 9), 0, 0, (0, 0, 0))
    assert [a.written for a in of.settle(of.start().standing, fish).standing.accounts] == [5, 0, 0]
    tied = replace(fish, hands=(7, 12, 7))
    assert [a.written for a in of.settle(of.start().standing, tied).standing.accounts] == [0, 0, 0]


@pytest.mark.rule("D6.3")
def test_the_target_ends_the_match_at_once() -> None:
    of = telephone()
    standing = later(of, 0)
    standing = replace(standing, accounts=(Account(70), Account(60)))
    state, events = last_of(of, "5-5", standing=standing)
    assert state.over
    assert state.verdict is not None
    assert state.verdict.outcome == ("won", "lost")
    assert Staged("reached", 0) in events
    assert isinstance(events[-2], Scored)
    assert state.standing.accounts == (Account(72), Account(60))
    assert state.game.view(state, 0).sheet.accounts == state.standing.accounts


@pytest.mark.rule("D6.3", "D0.9a")
def test_a_number_of_rounds_may_end_the_match_too() -> None:
    of = telephone(deals=1)
    played = Round(Ending("out", 1), (15, 0), 0, 0, (4, 0))
    verdict = of.settle(of.start().standing, played).verdict
    assert verdict is not None
    assert verdict.outcome == ("won", "lost")
    level = of.settle(of.start().standing, replace(played, scored=(3, 0))).verdict
    assert level is not None
    assert level.outcome == ("drawn", "drawn")
    assert telephone().settle(telephone().start().standing, played).verdict is None


@pytest.mark.rule("D6.3", "D0.4")
def test_several_doubles_are_summed_once_and_the_first_becomes_the_house() -> None:
    of = telephone(multi_double=4)
    state, _ = deal(of, filled([["2-3"], ["2-2", "3-3"]]), standing=later(of, 0))
    state, _ = play(state, "2-3")
    both = [each for each in texts(state) if "+" in each]
    assert sorted(both) == ["2-2@left+3-3@right", "3-3@right+2-2@left"]
    assert of.legal(state, 1).groups[0].ordered
    twos, events = play(state, "2-2@left+3-3@right")
    assert layout(twos).spinner == "2-2"
    assert [event for event in events if isinstance(event, Staged)] == [
        Staged("ends", 1, {"sum": 10, "number": 2})
    ]
    threes, _ = play(state, "3-3@right+2-2@left")
    assert layout(threes).spinner == "3-3"
    assert refusal(state, "2-2@left+3-3@left").rule == "D0.4"
