"""Remembered points, the opening, fish for all and for one, eggs: the golden sums of D1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from kozel.core.game import Game
from kozel.core.sheets import Account, Mark
from kozel.core.standing import Settlement, Standing
from kozel.dominoes.state import Ending, Round
from tests.dominoes.table import Case, cases, game


def closed(remembered: int = 0) -> Account:
    return Account(remembered=remembered)


def opened(written: int) -> Account:
    return Account(written=written, opened=True)


def settle(
    of: Game,
    before: Sequence[Account],
    hands: Sequence[int],
    *,
    out: int | None = None,
    last: int = 0,
    carried: int = 0,
    decided: int = 0,
) -> Settlement:
    standing = Standing(
        accounts=tuple(before), deal=decided + 1, dealer=0, carried=carried, decided=decided
    )
    ending = Ending("fish", last) if out is None else Ending("out", out)
    return of.settle(standing, Round(ending, tuple(hands), 0, 0))


def account(told: dict[str, Any]) -> Account:
    return Account(written=told["score"], remembered=told["remembered"], opened=told["opened"])


@pytest.mark.rule("D1.1", "D1.2", "D1.3", "D1.4")
@pytest.mark.parametrize("case", cases("round_score", "T01"), ids=lambda case: case["id"])
def test_golden_rounds(case: Case) -> None:
    names = list(case["before"])
    hands = [case["round"][name] for name in names]
    out = hands.index(0) if case["end"] == "out" else None
    of = game(4, fish=case.get("fish", "all"))
    settled = settle(of, [account(case["before"][name]) for name in names], hands, out=out)
    assert list(settled.standing.accounts) == [account(case["after"][name]) for name in names]
    assert settled.standing.carried == case.get("carry", 0)
    assert settled.line.counted == tuple(hands)
    assert settled.line.after == settled.standing.accounts


@pytest.mark.rule("D1.2")
@pytest.mark.parametrize("case", cases("threshold", "T01"), ids=lambda case: case["id"])
def test_golden_thresholds(case: Case) -> None:
    before = [closed(case.get("remembered_before", 0)), closed()]
    settled = settle(game(2), before, [case["round_pips"], 0], out=1)
    after = settled.standing.accounts[0]
    assert (after.opened, after.remembered) == (case["opened"], case["remembered"])
    assert after.written == (case["round_pips"] if case["opened"] else 0)


@pytest.mark.rule("D1.2")
def test_an_open_account_writes_everything_and_is_never_wiped() -> None:
    settled = settle(game(2), [opened(20), opened(30)], [3, 0], out=1)
    assert settled.standing.accounts == (opened(23), opened(30))


@pytest.mark.rule("D1.2")
def test_going_out_wipes_but_a_worthless_hand_in_a_fish_does_not() -> None:
    of = game(2, blank_alone=0)
    assert settle(of, [closed(9), closed(4)], [0, 5], out=0).standing.accounts[0] == closed()
    assert settle(of, [closed(9), closed(4)], [0, 5], last=0).standing.accounts[0] == closed(9)


@pytest.mark.rule("D1.2")
def test_without_a_threshold_everything_is_written() -> None:
    of = game(2, threshold=0)
    assert of.start().standing.accounts == (opened(0), opened(0))
    assert settle(of, [opened(0), opened(0)], [3, 0], out=1).standing.accounts[0] == opened(3)
    higher = game(2, threshold=25)
    assert settle(higher, [closed(), closed()], [24, 0], out=1).standing.accounts[0] == closed(24)


@pytest.mark.rule("D1.5")
def test_small_rounds_are_forgotten_where_nothing_is_remembered() -> None:
    of = game(2, remember=False)
    assert settle(of, [closed(), closed()], [12, 0], out=1).standing.accounts[0] == closed()
    assert settle(of, [closed(), closed()], [13, 0], out=1).standing.accounts[0] == opened(13)


@pytest.mark.rule("D1.4")
def test_the_least_hand_wins() -> None:
    of = game(4, fish="lowest_wins")
    settled = settle(of, [opened(10)] * 4, [2, 3, 13, 5])
    assert [each.written for each in settled.standing.accounts] == [10, 11, 21, 13]
    shared = settle(of, [opened(10)] * 4, [2, 2, 13, 5])
    assert [each.written for each in shared.standing.accounts] == [12, 12, 23, 15]


@pytest.mark.rule("D1.4")
def test_the_others_points_go_to_the_most_and_nothing_is_wiped() -> None:
    settled = settle(game(4, fish="others_to_most"), [closed(7)] * 4, [2, 3, 13, 5])
    assert settled.standing.accounts == (closed(7), closed(7), opened(30), closed(7))
    shared = settle(game(4, fish="others_to_most"), [closed(7)] * 4, [13, 3, 13, 5])
    assert shared.standing.carried == 34


@pytest.mark.rule("D1.4")
def test_eggs_go_to_the_fullest_hand_of_the_next_round_however_it_ends() -> None:
    of = game(4, fish="one")
    out = settle(of, [closed()] * 4, [0, 3, 4, 9], out=0, carried=35)
    assert out.standing.accounts == (closed(), closed(3), closed(4), opened(44))
    assert out.standing.carried == 0
    assert out.line.marks == (Mark("out", 0), Mark("carried", 3, 35))
    fish = settle(of, [closed(5)] * 4, [1, 3, 4, 9], carried=35)
    assert fish.standing.accounts == (closed(), closed(), closed(), opened(57))


@pytest.mark.rule("D1.4")
def test_shared_again_they_are_carried_again() -> None:
    of = game(4, fish="one")
    fish = settle(of, [closed(5)] * 4, [1, 3, 9, 9], carried=35)
    assert fish.standing.accounts == (closed(5),) * 4
    assert fish.standing.carried == 57
    assert fish.line.marks == (Mark("fish", None, 22), Mark("carried", None, 35))
    out = settle(of, [closed()] * 4, [0, 3, 9, 9], out=0, carried=35)
    assert out.standing.accounts == (closed(), closed(3), closed(9), closed(9))
    assert out.standing.carried == 35


@pytest.mark.rule("D1.4")
def test_eggs_for_who_stands_worst() -> None:
    of = game(4, fish="one", eggs_to="loser")
    before = [opened(90), opened(50), closed(40), closed()]
    out = settle(of, before, [0, 3, 4, 9], out=0, carried=35)
    assert out.standing.accounts[1] == opened(88)
    fish = settle(of, before, [1, 3, 4, 9], carried=35)
    assert fish.standing.accounts[0] == opened(125)
    assert fish.standing.accounts[3] == opened(17)
    tied = settle(of, [opened(50), opened(47), opened(46), opened(0)], [0, 3, 4, 9], out=0,
                  carried=35)  # fmt: skip
    assert tied.standing.carried == 35


@pytest.mark.rule("D1.5")
def test_the_goat_has_a_hundred_and_one_written_points() -> None:
    of = game(3)
    assert settle(of, [opened(90), opened(1), closed(99)], [10, 0, 1], out=1).verdict is None
    verdict = settle(of, [opened(90), opened(1), closed()], [11, 0, 1], out=1).verdict
    assert verdict is not None
    assert verdict.goats == (0,)
    assert verdict.outcome == ("lost", "won", "won")
    assert settle(game(3, target=51), [opened(40), opened(1), closed()], [11, 0, 1], out=1).verdict


@pytest.mark.rule("D1.5")
def test_several_reach_the_target_at_once() -> None:
    before = [opened(95), opened(99), opened(99)]
    highest = settle(game(3), before, [10, 0, 10], out=1).verdict
    assert highest is not None
    assert highest.goats == (2,)
    every = settle(game(3, several="all"), before, [10, 0, 10], out=1).verdict
    assert every is not None
    assert every.goats == (0, 2)
    equal = settle(game(3), [opened(99), opened(0), opened(99)], [10, 0, 10], out=1).verdict
    assert equal is not None
    assert equal.goats == (0, 2)
    assert equal.outcome == ("lost", "won", "lost")


@pytest.mark.rule("D1.5", "D0.9a")
def test_after_so_many_rounds_the_least_points_win() -> None:
    of = game(3, rounds=5)
    before = [opened(120), closed(8), opened(20)]
    assert settle(of, before, [5, 0, 3], out=1, decided=3).verdict is None
    last = settle(of, before, [5, 0, 3], out=1, decided=4).verdict
    assert last is not None
    assert last.goats == ()
    assert last.outcome == ("lost", "won", "lost")
    shared = settle(of, [opened(120), closed(23), opened(20)], [5, 4, 0], out=2, decided=4).verdict
    assert shared is not None
    assert shared.outcome == ("lost", "lost", "won")
    tie = settle(of, [opened(120), closed(8), opened(8)], [5, 4, 4], decided=4).verdict
    assert tie is not None
    assert tie.outcome == ("lost", "won", "won")
    level = settle(of, [opened(8)] * 3, [4, 4, 4], decided=4).verdict
    assert level is not None
    assert level.outcome == ("drawn",) * 3


@pytest.mark.rule("D1.3")
def test_the_sheet_shows_remembered_written_and_carried_points() -> None:
    of = game(4, fish="one", rounds=5)
    standing = replace(
        of.start().standing, accounts=(closed(9), opened(20), closed(), closed()), carried=35
    )
    sheet = of.view(of.start(standing), 0).sheet
    assert (sheet.unit, sheet.target, sheet.deals, sheet.carried) == ("pips", None, 5, 35)
    assert sheet.accounts[:2] == (closed(9), opened(20))
    usual = game(4)
    assert usual.view(usual.start(), 0).sheet.target == 101


@pytest.mark.rule("D0.8")
def test_who_leads_next() -> None:
    def after(lead: str, **how: int) -> int | None:
        return settle(game(4, lead=lead), [closed()] * 4, [1, 2, 0, 4], **how).standing.next_leader

    assert after("winner", out=2) == 2
    assert after("winner", last=3) == 3
    assert after("rotate", out=2) == 1
    assert after("holder_of_6_6", out=2) is None
    right = game(4, lead="rotate", direction="counter_clockwise")
    assert settle(right, [closed()] * 4, [1, 2, 0, 4], out=2).standing.next_leader == 3
