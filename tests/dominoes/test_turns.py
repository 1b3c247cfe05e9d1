"""Turns: what fits, drawing, passing, several doubles, the way round the table."""

from __future__ import annotations

import pytest

from kozel.core.events import Moved, Said
from kozel.core.game import State
from kozel.core.moves import HOUSE, Part, Play
from kozel.core.options import Value
from tests.dominoes.table import deal, filled, game, later, play, refusal, texts


def round_of_two(mine: list[str], yours: list[str], stock: list[str], /, **options: Value) -> State:
    """Seat 0 leads a later round for two; the hands and the boneyard's top are given."""
    of = game(2, redeal_suit=False, redeal_doubles=0, **options)
    assert len(mine) == len(yours) == 7
    free = [each for each in stock if each not in mine and each not in yours]
    return deal(of, [mine, yours], standing=later(of, 0), stock=free)[0]


MINE = ["2-3", "0-0", "0-1", "1-1", "1-6", "6-6", "0-6"]
YOURS = ["4-4", "4-5", "5-5", "4-6", "5-6", "0-4", "1-4"]
STOCK = ["0-5", "1-5", "2-5", "3-3"]


@pytest.mark.rule("D0.3")
def test_a_tile_goes_to_an_end_with_its_number_and_nowhere_else() -> None:
    hands = filled([["1-1", "5-6"], ["1-2", "1-5"], ["2-2", "3-4"], ["5-5"]])
    state, _ = play(deal(game(), hands)[0], "1-1")
    assert "1-2@left" in texts(state)
    assert "1-2@right" in texts(state)
    state, events = play(state, "1-2@right")
    assert events == (Moved(("1-2",), "hand:1", "layout", 1, ("right",)),)
    assert "2-2@right" in texts(state)
    assert "2-2@left" not in texts(state)
    wrong = refusal(state, "2-2@left")
    assert (wrong.id, wrong.rule, wrong.args["number"]) == ("domino-wrong-end", "D0.3", 1)
    nowhere = refusal(state, "3-4@left")
    assert nowhere.id == "domino-fits-no-end"
    assert nowhere.args["numbers"] == ("1", "2")
    assert state.game.legal(state, 2).reasons["3-4"] == nowhere
    assert refusal(state, "2-2").id == "domino-which-end"
    assert refusal(state, "2-2@up").id == "domino-no-such-end"
    assert refusal(state, "5-6@left").id == "domino-not-in-hand"
    assert refusal(state, "2-2@right!").id == "domino-no-flag"
    assert refusal(state, "2-2@right", 3).id == "domino-not-your-turn"


@pytest.mark.rule("D0.3")
def test_the_first_tile_turns_its_smaller_half_left() -> None:
    state = round_of_two(MINE, YOURS, STOCK)
    assert refusal(state, "2-3@left").id == "domino-first-has-no-place"
    layout = play(state, "2-3")[0].game.view(play(state, "2-3")[0], 0).table.layout
    assert layout is not None
    assert layout.first == "2-3"
    assert {arm.name: arm.end for arm in layout.arms} == {"left": 2, "right": 3}


@pytest.mark.rule("D0.3")
def test_who_holds_a_tile_that_fits_may_neither_draw_nor_pass() -> None:
    state, _ = play(round_of_two(MINE, YOURS, STOCK), "0-1")
    for word in ("draw", "pass"):
        told = refusal(state, word)
        assert (told.id, told.rule) == ("domino-holds-playable", "D0.3")
        assert told.args["tiles"] == ("0-4", "1-4")


@pytest.mark.rule("D0.3")
def test_one_draws_until_a_tile_fits_and_puts_it_at_once() -> None:
    state, _ = play(round_of_two(MINE, YOURS, STOCK), "2-3")
    assert texts(state) == ["draw"]
    assert refusal(state, "pass").id == "domino-must-draw"
    state, events = play(state, "draw")
    assert events == (Moved(("0-5",), "boneyard", "hand:1", 1, (), "deal", (14,), (1,)),)
    assert texts(state) == ["draw"]
    state, events = play(state, "draw", "draw")
    assert isinstance(events[0], Moved)
    assert events[0].positions == (16,)
    assert state.game.waiting(state) == (1,)
    assert texts(state) == ["2-5@left"]
    drawn = refusal(state, "draw")
    assert (drawn.id, drawn.args["tile"], drawn.rule) == ("domino-must-put-drawn", "2-5", "D0.3")
    state, _ = play(state, "2-5@left")
    assert state.game.waiting(state) == (0,)


@pytest.mark.rule("D0.3")
def test_a_drawn_tile_goes_to_an_end_of_the_players_choice() -> None:
    state, _ = play(round_of_two(MINE, YOURS, ["2-2", "3-3"]), "2-3", "draw")
    assert texts(state) == ["2-2@left"]
    both = round_of_two(["3-3", *MINE[1:]], YOURS, ["2-3"])
    state, _ = play(both, "3-3", "draw")
    assert texts(state) == ["2-3@left", "2-3@right"]


@pytest.mark.rule("D0.3")
def test_drawing_one_tile_only() -> None:
    state, _ = play(round_of_two(MINE, YOURS, STOCK, draw="one"), "2-3", "draw")
    assert texts(state) == ["pass"]
    assert refusal(state, "draw").id == "domino-drew-already"
    state, events = play(state, "pass")
    assert events == (Said(1, "knock", {"numbers": ("2", "3")}),)
    assert state.game.waiting(state) == (0,)
    fits, _ = play(round_of_two(MINE, YOURS, ["3-5"], draw="one"), "2-3", "draw")
    assert texts(fits) == ["3-5@right"]


@pytest.mark.rule("D0.3")
def test_without_drawing_one_passes() -> None:
    state, _ = play(round_of_two(MINE, YOURS, STOCK, draw="none"), "2-3")
    assert texts(state) == ["pass"]
    assert refusal(state, "draw").id == "domino-no-drawing"


@pytest.mark.rule("D0.3")
def test_the_last_tiles_of_the_boneyard_are_kept_back() -> None:
    hopeless = ["0-5", "1-5"]  # the rest of the boneyard lies below
    state, _ = play(round_of_two(MINE, YOURS, hopeless, boneyard_reserve=7), "2-3")
    for _ in range(7):
        if texts(state) != ["draw"]:
            break
        state, _ = play(state, "draw")
    else:
        assert texts(state) == ["pass"]
        told = refusal(state, "draw")
        assert (told.id, told.args["number"]) == ("domino-reserve", 7)


def test_an_empty_boneyard_is_not_drawn_from() -> None:
    hands = filled([["1-1"], ["2-3", "4-5"], [], []], [])
    of = game()
    state, _ = deal(of, hands)
    state, _ = play(state, "1-1")
    while texts(state) != ["pass"]:
        state, _ = play(state, texts(state)[0])
    assert refusal(state, "draw").id == "domino-boneyard-empty"


@pytest.mark.rule("D0.4")
def test_one_tile_a_turn() -> None:
    state, _ = play(round_of_two(MINE, ["2-2", "3-3", *YOURS[2:]], STOCK), "2-3")
    assert texts(state) == ["2-2@left", "3-3@right"]
    assert refusal(state, "2-2@left+3-3@right").id == "domino-one-a-turn"


@pytest.mark.rule("D0.4")
def test_two_doubles_at_once_each_on_another_end() -> None:
    hand = ["2-2", "3-3", "5-5", "4-6", "5-6", "0-4", "1-4"]
    state, _ = play(round_of_two(MINE, hand, STOCK, multi_double=2), "2-3")
    assert texts(state) == ["2-2@left", "3-3@right", "2-2@left+3-3@right"]
    either = Play((Part("3-3", "right"), Part("2-2", "left")))
    after, events = state.game.play(state, 1, either)
    assert events == (Moved(("3-3", "2-2"), "hand:1", "layout", 1, ("right", "left")),)
    assert after.game.view(after, 0).table.zones[1].count == 5
    assert refusal(state, "2-2@left+5-5@right").id == "domino-fits-no-end"
    assert refusal(state, "2-2@left+2-2@left").id == "domino-each-another-end"
    mixed, _ = play(round_of_two(MINE, ["2-2", "3-5", *YOURS[2:]], STOCK, multi_double=2), "2-3")
    assert refusal(mixed, "2-2@left+3-5@right").id == "domino-only-doubles"


@pytest.mark.parametrize(("direction", "next_seat"), [("clockwise", 2), ("counter_clockwise", 0)])
@pytest.mark.rule("D0.2")
def test_the_direction_of_play(direction: str, next_seat: int) -> None:
    of = game(direction=direction)
    state, _ = deal(of, filled([[], ["1-1"], [], []]))
    state, _ = play(state, "1-1")
    assert of.waiting(state) == (next_seat,)


def test_refusals_of_what_is_no_move_here() -> None:
    state = round_of_two(MINE, YOURS, STOCK)
    assert refusal(state, "draw").id == refusal(state, "pass").id == "domino-holds-playable"
    assert refusal(state, "take").id == "domino-no-such-move"
    assert refusal(state, "7-8").id == "domino-no-such-tile"
    assert refusal(state, "go", HOUSE).id == "domino-not-the-house"
    fresh = state.game.start()
    assert refusal(fresh, "2-3", 0).id == "domino-house-first"
    assert state.game.legal(fresh, 0).groups == ()


def test_before_a_drawn_tile_no_other_can_be_put() -> None:
    state, _ = play(round_of_two(MINE, YOURS, STOCK), "2-3", "draw", "draw", "draw")
    assert state.game.legal(state, 1).reasons.keys() == {*YOURS, "0-5", "1-5"}
    assert refusal(state, "4-4@left").id == "domino-fits-no-end"
