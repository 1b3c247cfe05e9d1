"""Donkey: the spinner, several doubles at once, closing them, and the account (D5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kozel.core.events import Moved, Scored, Staged
from kozel.core.game import Game
from kozel.core.options import Value
from kozel.core.sheets import Account, Mark
from kozel.dominoes.state import Ending, Round
from tests.dominoes.lines import ends, laid, last_of, layout
from tests.dominoes.table import deal, filled, game, later, play, refusal, texts


def donkey(**options: Value) -> Game:
    return game(2, "donkey", **options)


@pytest.mark.rule("D5.1")
def test_the_first_double_is_a_spinner_whenever_it_comes() -> None:
    state = laid(donkey(), "4-6", "3-4@left", "3-3@left", "6-6@right")
    assert ends(state) == {"left": 3, "right": 6, "up": 3, "down": 3}
    assert layout(state).spinner == "3-3"
    assert [*ends(laid(donkey(), "4-4"))] == ["left", "right", "up", "down"]


FOUR_ENDS = ("4-4", "1-4@left", "2-4@right", "3-4@up", "4-5@down")


@pytest.mark.rule("D5.2", "D0.4")
def test_a_double_to_each_of_four_ends_at_once() -> None:
    state = laid(donkey(), *FOUR_ENDS, more=["1-1", "2-2", "3-3", "5-5"])
    four = [each for each in texts(state) if each.count("+") == 3]
    assert len(four) == 2**4  # each closed or not
    assert "1-1@left+2-2@right!+3-3@up+5-5@down!" in four
    assert len([each for each in texts(state) if each.count("+") == 1]) == 6 * 2**2
    after, events = play(state, "5-5@down!+1-1@left+2-2@right!+3-3@up")  # in any order
    assert isinstance(events[0], Moved)
    assert events[0].places == ("down!", "left", "right!", "up")
    assert ends(after) == {"left": 1, "right": None, "up": 3, "down": None}
    assert after.game.view(after, 0).table.zones[1].count == 7 - 2 - 4


@pytest.mark.rule("D5.2")
def test_no_more_doubles_than_the_house_rule_allows() -> None:
    state = laid(donkey(multi_double=2), *FOUR_ENDS, more=["1-1", "2-2", "3-3", "5-5"])
    assert max(each.count("+") for each in texts(state)) == 1
    assert refusal(state, "1-1@left+2-2@right+3-3@up").id == "domino-each-another-end"


@pytest.mark.rule("D5.3")
def test_a_closed_double_ends_its_arm() -> None:
    state = laid(donkey(), "4-6", "4-4@left", "6-6@right!", more=["3-6", "1-4"])
    (arm,) = [arm for arm in layout(state).arms if arm.name == "right"]
    assert (arm.end, arm.tiles[-1].closed) == (None, True)
    assert [each for each in texts(state) if each.startswith("3-6")] == []
    told = refusal(state, "1-4@right")
    assert (told.id, told.rule) == ("domino-end-is-closed", "D5.3")


@pytest.mark.rule("D5.3")
def test_the_first_tile_and_tiles_that_are_no_double_stay_open() -> None:
    state, _ = deal(donkey(), filled([["4-4"], ["4-6"]]), standing=later(donkey(), 0))
    assert "4-4" in texts(state)
    told = refusal(state, "4-4!")
    assert (told.id, told.rule) == ("domino-first-stays-open", "D5.3")
    state, _ = play(state, "4-4")
    assert refusal(state, "4-6@up!").id == "domino-closes-doubles-only"
    open_game = laid(donkey(closing=False), "4-6", more=["6-6"])
    assert refusal(open_game, "6-6@right!").id == "domino-no-flag"
    assert not any("!" in each for each in texts(open_game))


@pytest.mark.rule("D5.3")
def test_closing_the_spinner_closes_all_its_free_sides() -> None:
    state = laid(donkey(), "4-6", "4-4@left!")
    assert ends(state) == {"left": None, "right": 6}
    state = laid(donkey(), "4-6", "4-4@left!", "5-6@right", "5-5@right")
    assert ends(state) == {"left": None, "right": 5}  # no second spinner
    waiting = laid(donkey(house_arms="after_line"), "4-6", "4-4@left!", "6-6@right")
    assert [*ends(waiting)] == ["left", "right"]


@pytest.mark.rule("D5.3", "D0.5")
@pytest.mark.parametrize("drain_first", [False, True])
def test_all_ends_closed_is_a_fish(drain_first: bool) -> None:
    of = donkey(drain_first=drain_first)
    state, events = last_of(of, "4-6", "4-4@left!", "6-6@right!")
    assert events[1] == Staged("fish", 0)
    assert set(ends(state).values()) == {None}


@pytest.mark.rule("D5.4")
@pytest.mark.parametrize("most", [1, 2, 4])
@pytest.mark.parametrize("fish", ["all", "one"])
def test_closing_both_ends_before_any_double(most: int, fish: str) -> None:
    of = donkey(multi_double=most, fish=fish)
    hands = [["2-5", "6-6", "5-6", "4-6", "1-6", "3-6", "0-1"],
             ["2-2", "5-5", "0-2", "0-3", "1-2", "0-4", "1-3"]]  # fmt: skip
    state, _ = deal(of, hands, standing=later(of, 0))
    state, _ = play(state, "2-5")
    after, events = play(state, "2-2@left!+5-5@right!")
    assert events[1] == Staged("closed", 1)
    assert set(ends(after).values()) == {None}
    scored = next(event for event in events if isinstance(event, Scored))
    assert scored.line.marks == (Mark("closed"),)
    assert scored.line.counted == (12 + 11 + 10 + 7 + 9 + 1, 2 + 3 + 3 + 4 + 4)
    assert scored.line.after == (Account(50, 0, True), Account(16, 0, True))
    assert after.standing.next_leader == 1


@pytest.mark.rule("D5.4")
def test_only_both_and_only_closed_where_one_double_a_turn_is_put() -> None:
    of = donkey(multi_double=1)
    state = laid(of, "2-5", more=["2-2", "5-5"])
    several = [each for each in texts(state) if "+" in each]
    assert several == ["2-2@left!+5-5@right!", "5-5@right!+2-2@left!"]
    told = refusal(state, "2-2@left+5-5@right!")
    assert (told.id, told.rule) == ("domino-both-must-close", "D5.4")
    with_double = laid(of, "2-5", "2-2@left", more=["1-1", "5-5"])
    assert refusal(with_double, "2-2@left!+5-5@right!").id == "domino-not-in-hand"
    assert not any("+" in each for each in texts(with_double))


@pytest.mark.rule("D5.4")
def test_the_first_named_double_is_the_spinner() -> None:
    state = laid(donkey(), "2-5", more=["2-2", "5-5"])
    assert state.game.legal(state, 1).groups[0].ordered
    twos, _ = play(state, "2-2@left+5-5@right")
    assert layout(twos).spinner == "2-2"
    fives, _ = play(state, "5-5@right!+2-2@left")
    assert layout(fives).spinner == "5-5"
    assert ends(fives) == {"left": 2, "right": None}


@pytest.mark.rule("D5.4", "D0.5")
def test_going_out_by_closing_both_ends_is_an_exit() -> None:
    line = ("0-5", "0-1", "1-2", "2-3", "0-3", "0-4", "1-4", "1-3", "3-4", "4-5")
    moves = ("2-5", *(f"{piece}@right" for piece in line), "2-2@left!+5-5@right!")
    _, events = last_of(donkey(), *moves)
    assert events[1] == Staged("out", 1)
    scored = next(event for event in events if isinstance(event, Scored))
    assert scored.line.marks[0] == Mark("out", 1)


@pytest.mark.rule("D5.5")
def test_remembered_points_go_when_nothing_comes() -> None:
    of = donkey()
    standing = of.start().standing
    standing = replace(standing, accounts=(Account(0, 7), Account(0, 9)), deal=2, decided=1)
    out = Round(Ending("out", 0), (0, 5), 0, 0)
    assert of.settle(standing, out).standing.accounts == (Account(), Account(0, 14))
    empty_fish = Round(Ending("fish", 1), (4, 0), 0, 0)
    assert of.settle(standing, empty_fish).standing.accounts == (Account(0, 11), Account())
    opened = Round(Ending("out", 1), (13, 0), 0, 0)
    assert of.settle(standing, opened).standing.accounts == (Account(20, 0, True), Account())


@pytest.mark.rule("D5", "D5.5")
def test_the_usual_house_rules() -> None:
    options = donkey().options
    wanted: dict[str, Value] = {
        "spinner": "first", "multi_double": 4, "closing": True, "target": 101, "threshold": 13,
        "redeal_doubles": 5, "redeal_suit": True, "blank_alone": 10, "fish_by_six": False,
        "first_lead": "lowest_double", "lead": "winner", "wiped_by": "nothing",
    }  # fmt: skip
    assert {name: getattr(options, name) for name in wanted} == wanted
