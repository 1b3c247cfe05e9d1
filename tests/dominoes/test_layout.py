"""The layout: spinners, their arms and names, when they open, and when nothing fits any more."""

from __future__ import annotations

import pytest

from kozel.core.events import Staged
from kozel.core.game import Game
from kozel.core.messages import OptionError
from kozel.core.options import Value
from kozel.core.views import Arm, Laid
from tests.dominoes.lines import ends, laid, last_of, layout
from tests.dominoes.table import game, refusal, texts


def every_double(**options: Value) -> Game:
    """Telephone with all doubles open on four sides."""
    return game(2, "telephone", spinner="all", **options)


@pytest.mark.rule("D7.1")
def test_without_a_spinner_there_are_two_ends() -> None:
    state = laid(game(2, "muggins"), "4-6", "4-4@left", "6-6@right")
    assert ends(state) == {"left": 4, "right": 6}
    assert layout(state).spinner is None


@pytest.mark.rule("D7.1")
def test_only_the_first_double_may_be_a_spinner() -> None:
    state = laid(game(2, "muggins", spinner="first"), "4-6", "4-4@left", "6-6@right")
    assert ends(state) == {"left": 4, "right": 6, "up": 4, "down": 4}
    assert layout(state).spinner == "4-4"


@pytest.mark.rule("D7.1")
def test_every_double_may_be_a_spinner() -> None:
    state = laid(every_double(), "4-6", "4-4@left", "6-6@right", "3-4@up", "3-6@up6", "3-3@up")
    arms = {arm.name: (arm.end, arm.root) for arm in layout(state).arms}
    assert arms == {
        "left": (4, None), "right": (6, None),
        "up": (3, "4-4"), "down": (4, "4-4"),
        "up6": (3, "6-6"), "down6": (6, "6-6"),
        "left3": (3, "3-3"), "right3": (3, "3-3"),
    }  # fmt: skip
    upper = next(arm for arm in layout(state).arms if arm.name == "up")
    assert upper.tiles == (Laid("3-4", 3, across=False), Laid("3-3", 3, across=True))
    assert layout(state).spinner == "4-4"


@pytest.mark.rule("D6", "D7.1")
def test_cross_arms_after_the_line_of_each_double() -> None:
    of = every_double(house_arms="after_line")
    assert [*ends(laid(of, "4-4", "4-6@left", "6-6@left"))] == ["left", "right"]
    state = laid(of, "4-4", "4-6@left", "6-6@left", "2-4@right", "3-6@left")
    assert [*ends(state)] == ["left", "right", "up", "down", "up6", "down6"]


@pytest.mark.rule("D6.1", "D7.1")
def test_the_sum_with_many_spinners() -> None:
    state = laid(every_double(), "4-6", "4-4@left", "6-6@right", "3-4@left")
    counted = {arm.name: arm.counted for arm in layout(state).arms if arm.counted}
    assert counted == {"left": 3, "right": 12}
    assert layout(state).total == 15
    both = laid(every_double(), "4-6", "4-4@left", "6-6@right", "3-4@left", "1-6@up6")
    assert layout(both).total == 3 + 1


@pytest.mark.rule("D0.3")
def test_equal_ends_are_offered_one_by_one() -> None:
    state = laid(game(2, "telephone"), "4-4", more=["1-4"])
    wanted = ["1-4@left", "1-4@right", "1-4@up", "1-4@down"]
    assert [each for each in texts(state) if each.startswith("1-4")] == wanted
    assert refusal(state, "1-4").id == "domino-which-end"
    assert refusal(state, "1-4@up4").id == "domino-no-such-end"


ZEROS = ("1-2@right", "0-2@right", "0-3@right", "3-4@right", "0-4@right", "0-5@right")


@pytest.mark.rule("D0.5")
def test_an_uncovered_side_of_a_dead_number_is_no_way_out() -> None:
    line = ("0-1", "0-0@left", *ZEROS, "5-6@right")
    of = game(2, "telephone")
    assert of.waiting(laid(of, *line)) == (1,)
    state, events = last_of(of, *line, "0-6@right")
    assert set(ends(state).values()) == {0}
    assert Staged("fish", 1) in events


@pytest.mark.rule("D0.5")
def test_an_uncovered_side_of_a_live_number_is_a_way_out() -> None:
    line = ("0-1", *ZEROS, "5-5@right", "5-6@right", "0-6@right", "0-0@left")
    of = game(2, "telephone")
    state = laid(of, *line, more=["2-5"])
    assert ends(state) == {"left": 0, "right": 0, "up": 5, "down": 5}
    assert texts(state) == ["2-5@up", "2-5@down"]


@pytest.mark.rule("D0.2", "D0.4", "D0.5", "D5.3", "D6", "D7.4")
@pytest.mark.parametrize(("preset", "options", "reason"), [
    ("donkey", {"fish_by_six": True}, "refused-fish-by-six-with-spinner"),
    ("donkey", {"spinner": "none", "multi_double": 2}, "refused-closing-without-spinner"),
    ("sea-goat", {"multi_double": 4}, "refused-four-doubles-on-a-line"),
    ("muggins", {"house_arms": "after_line"}, "refused-arms-without-house"),
    ("muggins", {"sniff": True, "spinner": "first"}, "refused-sniff-with-spinner"),
    ("muggins", {"multi_double": 4, "sniff": True}, "refused-four-doubles-on-a-line"),
    ("muggins", {"draw": "none", "drain_first": True}, "refused-drain-without-drawing"),
    ("goat-fives", {"hand_end": "out_point"}, "refused-out-point-beside-fives"),
    ("telephone", {"spinner": "none"}, "option-value-not-here"),
    ("sea-goat", {"several": "all"}, "refused-only-to-the-goat"),
    ("muggins", {"rounds": 10}, "refused-only-to-the-goat"),
    ("donkey", {"pass_bonus": True}, "refused-pass-bonus-with-boneyard"),
])  # fmt: skip
def test_what_makes_no_sense_is_refused(
    preset: str, options: dict[str, Value], reason: str
) -> None:
    with pytest.raises(OptionError) as refused:
        game(2, preset, **options)
    assert refused.value.message.id == reason


def test_an_arm_without_tiles_is_told_too() -> None:
    state = laid(game(2, "telephone"), "4-6", "4-4@left")
    assert layout(state).arms[2:] == (Arm("up", (), 4, root="4-4"), Arm("down", (), 4, root="4-4"))


@pytest.mark.parametrize(("preset", "crosses"), [("domino-kozel", False), ("donkey", True)])
def test_a_view_tells_whether_arms_may_grow(preset: str, crosses: bool) -> None:
    assert layout(laid(game(2, preset), "4-6")).crosses is crosses
