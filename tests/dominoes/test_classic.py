"""Classic dominoes and dominoes for two (D3)."""

from __future__ import annotations

import pytest

from kozel import games
from kozel.core.moves import HOUSE, Number, Shuffle
from kozel.core.seating import Seating
from kozel.core.sheets import Account
from kozel.dominoes.state import Ending, Round
from kozel.dominoes.tiles import TILES
from tests.dominoes.table import Case, cases, deal, filled, game, play, texts
from tests.dominoes.test_accounts import opened, settle


def plain(*written: int) -> list[Account]:
    return [Account(written=number) for number in written]


@pytest.mark.rule("D3")
@pytest.mark.parametrize("case", cases("fish", "T07"), ids=lambda case: case["id"])
def test_golden_fishes(case: Case) -> None:
    hands = list(case["hands"].values())
    after = settle(game(len(hands), "domino-classic"), plain(*[0] * len(hands)), hands)
    winner = list(case["hands"]).index(case["winner"])
    assert [each.written for each in after.standing.accounts] == [
        case["gain"] if seat == winner else 0 for seat in range(len(hands))
    ]


@pytest.mark.rule("D3")
def test_who_is_out_writes_all_other_hands_and_nobody_writes_an_even_fish() -> None:
    of = game(3, "domino-classic")
    out = settle(of, plain(1, 2, 3), [7, 0, 9], out=1)
    assert [each.written for each in out.standing.accounts] == [1, 18, 3]
    even = settle(of, plain(1, 2, 3), [7, 7, 9])
    assert [each.written for each in even.standing.accounts] == [1, 2, 3]
    assert settle(of, plain(1, 2, 3), [7, 0, 9], out=1).standing.next_leader == 1


@pytest.mark.rule("D3")
@pytest.mark.parametrize("target", [100, 150])
def test_the_first_to_the_target_wins(target: int) -> None:
    of = game(2, "domino-classic", target=target)
    assert settle(of, plain(target - 10, 0), [0, 9], out=0).verdict is None
    won = settle(of, plain(target - 9, 0), [0, 9], out=0).verdict
    assert won is not None
    assert won.outcome == ("won", "lost")
    assert (won.goats, won.rating) == ((), ())


@pytest.mark.rule("D3", "D0.7")
@pytest.mark.parametrize(("seats", "size", "boneyard"), [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_hands_and_boneyard_and_the_highest_double(seats: int, size: int, boneyard: int) -> None:
    of = games.make("domino-classic", {}, Seating.of(seats))
    state = of.play(of.start(), HOUSE, Number("shuffler", 0))[0]
    order = ["6-6", *(tile for tile in TILES if tile != "6-6")]
    state = of.play(state, HOUSE, Shuffle("deal", tuple(order)))[0]
    counts = {zone.name: zone.count for zone in of.view(state, 0).table.zones}
    assert counts["hand:1"] == size
    assert counts["boneyard"] == boneyard
    assert of.waiting(state) == (1,)
    assert texts(state) == ["6-6"]


@pytest.mark.rule("D3", "D0.7")
def test_without_doubles_the_highest_tile_leads() -> None:
    of = game(2, "domino-classic")
    mine = ["0-1", "0-2", "0-3", "0-4", "1-5", "5-6", "2-3"]
    yours = ["1-2", "1-3", "1-4", "2-4", "2-5", "3-5", "4-6"]
    state, _ = deal(of, [mine, yours])
    assert texts(state) == ["5-6"]


DUEL_HANDS = [["6-6", "0-1", "0-2"], ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4", "5-5"]]


@pytest.mark.rule("D3", "D0.3")
def test_in_a_duel_one_tile_is_drawn_and_no_more() -> None:
    of = game(2, "domino-duel")
    state, _ = deal(of, filled(DUEL_HANDS, ["4-5", "1-6"]), stock=["4-5", "1-6"])
    state, _ = play(state, "6-6")
    assert texts(state) == ["draw"]
    state, _ = play(state, "draw")
    assert texts(state) == ["pass"]


@pytest.mark.rule("D3", "D0.9")
@pytest.mark.parametrize("case", cases("hand_pips", "T08"), ids=lambda case: case["id"])
def test_lonely_tiles_of_a_duel(case: Case) -> None:
    options = game(2, "domino-duel").options
    assert options.blank_alone == case["pips"]  # type: ignore[attr-defined]
    assert options.six_alone == 50  # type: ignore[attr-defined]


@pytest.mark.rule("D3")
def test_in_a_duel_the_loser_writes_and_in_a_fish_the_difference() -> None:
    of = game(2, "domino-duel")
    assert settle(of, [opened(5), opened(0)], [9, 0], out=1).standing.accounts[0] == opened(14)
    fish = settle(of, [opened(5), opened(0)], [9, 7])
    assert fish.standing.accounts == (opened(7), opened(0))
    assert of.start().standing.accounts == (opened(0), opened(0))


@pytest.mark.rule("D3")
def test_more_than_a_hundred_loses_a_duel() -> None:
    of = game(2, "domino-duel")
    assert settle(of, [opened(91), opened(0)], [9, 0], out=1).verdict is None
    lost = settle(of, [opened(91), opened(0)], [10, 0], out=1).verdict
    assert lost is not None
    assert (lost.outcome, lost.goats, lost.rating) == (("lost", "won"), (), ())
    short = game(2, "domino-duel", deals=1)
    fewer = settle(short, [opened(0), opened(0)], [10, 0], out=1).verdict
    assert fewer is not None
    assert fewer.outcome == ("lost", "won")
    assert short.settle(short.start().standing, Round(Ending("fish", 0), (5, 5), 0, 0)).verdict
