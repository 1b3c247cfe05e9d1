"""The Fives family: what the ends bring, what the hands bring, leads and targets (D7)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from kozel import games
from kozel.core.chance import Lot, draw
from kozel.core.events import Staged
from kozel.core.game import Game
from kozel.core.moves import HOUSE, Number
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.core.sheets import Account
from kozel.dominoes.state import Ending, Round
from kozel.dominoes.tiles import pips
from tests.dominoes.lines import brought, last_of, layout
from tests.dominoes.table import Case, cases, deal, filled, game, later, play, texts, tile

LINES = {
    3: ("1-2",), 5: ("2-3",), 6: ("3-3",), 9: ("4-5",), 10: ("5-5",), 12: ("6-6",),
    15: ("3-6", "6-6@right"), 18: ("4-5", "5-5@right", "4-4@left"),
    20: ("4-6", "6-6@right", "4-4@left"),
}  # fmt: skip
"""Moves after which the ends make this sum."""


def pairs(**options: Value) -> Game:
    """Muggins, two against two."""
    return games.make("muggins", options, Seating.of(4, teams=True))


def hands_bring(of: Game, ending: Ending, hands: tuple[int, ...]) -> list[int]:
    """What the accounts gain by a round that ended so with these hands."""
    nothing = (0,) * len(of.seating.sides)
    played = Round(ending, hands, 0, 0, nothing, (1,) * len(hands))
    return [each.written for each in of.settle(of.start().standing, played).standing.accounts]


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("total", LINES)
def test_the_sum_itself_if_it_can_be_divided_by_five(total: int) -> None:
    state, events = last_of(game(2, "muggins"), *LINES[total])
    assert layout(state).total == total
    assert brought(events) == ((total, total) if total % 5 == 0 else None)


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("case", cases("muggins_play"), ids=lambda case: case["id"])
def test_golden_play(case: Case) -> None:
    left, right = case["ends"]
    middle = tile(f"{left[0]}-{right[0]}")
    moves = (middle, f"{left}@right", f"{right}@left")
    _, events = last_of(game(2, "muggins"), *moves)
    assert brought(events) == (case["total"], case["score"])


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("case", cases("points_per_five"), ids=lambda case: case["id"])
def test_golden_points_per_five(case: Case) -> None:
    _, events = last_of(game(2, "muggins", unit=1), *LINES[case["total"]])
    assert brought(events) == (case["total"], case["score"])


@pytest.mark.rule("D7.2")
@pytest.mark.parametrize("case", cases("all_threes"), ids=lambda case: case["id"])
def test_golden_threes(case: Case) -> None:
    sixes = ("0-6", "6-6@right", "0-4@left", "4-6@left")
    moves = sixes if case["ends"][1] == "6" else LINES[18]
    state, events = last_of(game(2, "threes"), *moves)
    assert layout(state).total == case["total"]
    assert brought(events) == (case["total"], case["score"])


@pytest.mark.rule("D7.3")
@pytest.mark.parametrize("total", LINES)
def test_golden_fives_and_threes(total: int) -> None:
    table = cases("fives_threes")[0]["table"]
    _, events = last_of(game(2, "fives-threes"), *LINES[total])
    assert brought(events) == (total, table[str(total)])


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("case", cases("muggins_leftover"), ids=lambda case: case["id"])
def test_golden_hands(case: Case) -> None:
    held = pips(map(tile, case["hand"]))
    assert held == case["pips"]
    assert hands_bring(game(2, "muggins"), Ending("out", 0), (0, held)) == [0, -case["deduct"]]


@pytest.mark.rule("D7.1")
def test_each_hand_is_subtracted_after_a_fish_too() -> None:
    assert hands_bring(game(3, "muggins"), Ending("fish", 1), (7, 8, 2)) == [-5, -10, 0]
    teams = pairs()
    assert hands_bring(teams, Ending("out", 0), (0, 3, 8, 3)) == [-10, -10]
    played = Round(Ending("reached", 0), (9, 9), 0, 0, (250, 0), (2, 2))
    of = game(2, "muggins")
    assert of.settle(of.start().standing, played).standing.accounts == (Account(250), Account())


@pytest.mark.rule("D7.1")
def test_the_winner_may_gain_the_others_hands() -> None:
    of = game(3, "muggins", hand_end="winner_gains")
    assert hands_bring(of, Ending("out", 1), (7, 0, 6)) == [0, 15, 0]  # 13
    assert hands_bring(of, Ending("fish", 1), (7, 9, 6)) == [0, 0, 15]  # 16
    assert hands_bring(of, Ending("fish", 1), (6, 9, 6)) == [0, 0, 0]
    teams = pairs(hand_end="winner_gains")
    assert hands_bring(teams, Ending("out", 1), (7, 0, 6, 20)) == [0, 15]


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("case", cases("muggins_worst_hand"), ids=lambda case: case["id"])
def test_golden_worst_hand(case: Case) -> None:
    of = game(3, "muggins", unit=1, hand_end="most_to_winner")
    hands = (case["worst"], 0, case["worst"] - 5)
    assert hands_bring(of, Ending("out", 1), hands) == [0, case["winner_gain"], 0]
    whole = game(3, "muggins", hand_end="most_to_winner")
    assert hands_bring(whole, Ending("fish", 0), (13, 4, 9)) == [0, 15, 0]


@pytest.mark.rule("D7.1")
def test_one_point_for_going_out_where_a_five_is_a_point() -> None:
    of = game(2, "muggins", unit=1)
    assert hands_bring(of, Ending("out", 0), (0, 33)) == [1, 0]
    assert hands_bring(of, Ending("fish", 0), (3, 33)) == [0, 0]
    own = game(2, "muggins", unit=1, hand_end="subtract_own")
    assert hands_bring(own, Ending("out", 0), (0, 13)) == [0, -3]
    gains = game(2, "goat-fives", unit=1)
    assert hands_bring(gains, Ending("out", 0), (0, 13)) == [3, 0]
    point = game(2, "goat-fives", unit=1, hand_end="out_point")
    assert hands_bring(point, Ending("out", 0), (0, 13)) == [1, 0]


@pytest.mark.rule("D7.2")
def test_going_out_in_threes() -> None:
    assert hands_bring(game(3, "threes"), Ending("out", 2), (14, 3, 0)) == [0, 0, 1]
    third = game(3, "threes", hand_end="most_to_winner")
    assert hands_bring(third, Ending("out", 2), (14, 3, 0)) == [0, 0, 5]
    assert hands_bring(third, Ending("out", 2), (13, 3, 0)) == [0, 0, 4]


@pytest.mark.rule("D7.3")
def test_going_out_in_fives_and_threes() -> None:
    of = game(2, "fives-threes")
    assert hands_bring(of, Ending("out", 1), (30, 0)) == [0, 1]
    assert hands_bring(of, Ending("fish", 1), (30, 2)) == [0, 0]


@pytest.mark.rule("D7.1", "D7.2", "D7.3", "D7.5")
@pytest.mark.parametrize(("of", "target"), [
    (game(2, "muggins"), 250), (game(3, "muggins"), 200), (game(4, "muggins"), 200),
    (pairs(), 250), (game(2, "muggins", unit=1), 50),
    (game(3, "muggins", unit=1), 40), (game(2, "muggins", target_two=100), 100),
    (game(3, "threes"), 61), (game(2, "fives-threes"), 61), (game(2, "sniff"), 250),
    (game(2, "goat-fives"), 100), (game(3, "goat-fives", target=500), 500),
])  # fmt: skip
def test_the_target(of: Game, target: int) -> None:
    assert of.view(of.start(), 0).sheet.target == target
    sides = len(of.seating.sides)
    standing = of.start().standing
    for written, over in ((target - 1, False), (target, True), (target + 3, True)):
        played = Round(
            Ending("reached", 0), (9,) * of.seating.seats, 0, 0, (written, *(0,) * (sides - 1))
        )
        verdict = of.settle(standing, played).verdict
        assert (verdict is not None) is over
        if verdict is not None:
            assert verdict.outcome[0] == "won"
            assert verdict.outcome[1] == "lost"


@pytest.mark.rule("D7.1")
def test_a_target_ends_the_match_at_once() -> None:
    of = game(2, "muggins")
    standing = replace(later(of, 0), accounts=(Account(240), Account(-15)))
    state, events = last_of(of, "5-5", standing=standing)
    assert Staged("reached", 0) in events
    assert state.over
    assert state.standing.accounts == (Account(250), Account(-15))


@pytest.mark.rule("D7.1")
def test_the_lot_leads_first_and_again_after_a_fish() -> None:
    of = game(2, "muggins")
    state, _ = deal(of, filled([[], []]))
    assert of.waiting(state) == (HOUSE,)
    assert of.chance(state) == Lot("opener", 2)
    state, _ = of.play(state, HOUSE, Number("opener", 1))
    assert len(texts(state, 1)) == 7
    out, fish = Round(Ending("out", 1), (9, 0), 0, 0, (0, 0)), Ending("fish", 1)
    standing = of.start().standing
    assert of.settle(standing, out).standing.next_leader == 1
    blocked = of.settle(standing, replace(out, ending=fish, hands=(9, 4))).standing
    assert blocked.next_leader is None
    again, _ = deal(of, filled([[], []]), standing=blocked)
    assert of.chance(again) == Lot("opener", 2)
    kept = game(2, "muggins", fish_lead="fisherman")
    assert kept.settle(standing, replace(out, ending=fish)).standing.next_leader == 1


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 5), (4, 5)])
def test_the_size_of_a_hand(seats: int, size: int) -> None:
    of = game(seats, "muggins")
    state = of.start()
    state, _ = of.play(state, HOUSE, Number("shuffler", 0))
    state, _ = of.play(state, HOUSE, draw(of.chance(state), Random(1)))
    counts = [zone.count for zone in of.view(state, 0).table.zones]
    assert counts == [size] * seats + [28 - seats * size]


@pytest.mark.rule("D0.3", "D7.1")
@pytest.mark.parametrize(("options", "drawn"), [
    ({}, 14), ({"boneyard_reserve": 2}, 12), ({"draw": "none"}, 0), ({"draw": "one"}, 1),
])  # fmt: skip
def test_how_far_the_boneyard_is_drawn(options: dict[str, Value], drawn: int) -> None:
    of = game(2, "muggins", **options)
    mine = ["6-6", "5-6", "4-6", "3-6", "2-6", "1-6", "0-6"]
    yours = ["0-0", "0-1", "0-2", "0-3", "0-4", "0-5", "1-1"]
    state, _ = deal(of, [mine, yours], standing=later(of, 0))
    state, _ = play(state, "6-6")
    for _ in range(drawn):
        assert texts(state, 1) == ["draw"]
        state, _ = play(state, "draw")
    assert texts(state, 1) == ["pass"]


@pytest.mark.rule("D7.5")
def test_goat_fives_is_muggins_for_the_winner() -> None:
    of = game(3, "goat-fives")
    assert hands_bring(of, Ending("out", 1), (7, 0, 6)) == [0, 15, 0]
    assert brought(last_of(game(2, "goat-fives"), "5-5")[1]) == (10, 10)
