"""Points for a tile after which the next player must pass (D8)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kozel.core.events import Staged
from kozel.core.game import Game, State
from kozel.core.notation import parse
from kozel.core.sheets import Mark
from kozel.dominoes.state import Kept
from tests.dominoes.pairs import SEAT, golden, golden_deal, pairs, points, replayed
from tests.dominoes.table import deal, filled, later, play

CASES = golden()


def bonuses(state: State) -> list[tuple[int, int]]:
    """Who was paid how much in this round."""
    return [
        (event.seat, int(str(event.args["number"])))
        for event in state.history
        if isinstance(event, Staged) and event.name == "pass-bonus"
    ]


def game(**options: object) -> Game:
    return pairs("doscientos", pass_bonus=True, **options)  # type: ignore[arg-type]


@pytest.mark.rule("D8")
def test_the_first_pass_of_a_match_is_worth_twenty_each_later_one_ten() -> None:
    state = golden_deal(game())
    state, events = play(state, "1-1", "pass")
    first, second = CASES["C-L-05"]["bonus"]
    assert events[-1] == Staged("pass-bonus", SEAT["B"], {"number": first})
    state, _ = play(state, "1-5@left", "1-4@right", "pass")
    assert bonuses(state) == [(SEAT["B"], first), (SEAT["A"], second)]
    shown = state.game.view(state, 0).sheet.accounts
    assert [account.written for account in shown] == [second, first]


def blocked_for(seats: str, *, passed: bool = True) -> State:
    """A round in which seat 0 led 6-6 and the seats named have no six; 3, 2, 1 follow."""
    hands: list[list[str]] = [["6-6", "0-6", "1-6"], [], [], []]
    sixes = ["2-6", "3-6", "4-6", "5-6"]
    holders = [seat for seat in (1, 2, 3) if str(seat) not in seats]
    for at, tile in enumerate(sixes):
        hands[holders[at % len(holders)] if holders else 0].append(tile)
    of = game()
    kept = Kept(passed=True) if passed else None
    state = deal(of, filled(hands), standing=later(of, 0, extra=kept))[0]
    return of.play(state, 0, parse("6-6"))[0]


@pytest.mark.rule("D8")
def test_of_two_passes_in_a_row_only_the_first_counts() -> None:
    state, _ = play(blocked_for("23"), "pass", "pass")
    assert [number for _, number in bonuses(state)] == CASES["C-L-06"]["bonus"]


@pytest.mark.rule("D8")
def test_three_passes_bring_ten_for_each_opponent() -> None:
    state, _ = play(blocked_for("123"), "pass", "pass", "pass")
    assert bonuses(state) == [(0, 10), (0, 10)]
    assert sum(number for _, number in bonuses(state)) == CASES["C-L-07"]["bonus"][0]
    first, _ = play(blocked_for("123", passed=False), "pass", "pass", "pass")
    assert bonuses(first) == [(0, 20)]


@pytest.mark.rule("D8", "D0.5")
def test_a_fish_stands_for_three_passes() -> None:
    state = golden_deal(game(count="losers"))
    moves = CASES["C-L-03"]["moves"]
    _, states = replayed(state, moves)
    over = states[0]
    paid = bonuses(over)
    assert paid[-1] == (SEAT["C"], CASES["C-L-07"]["bonus"][0])
    ours = sum(number for seat, number in paid if seat % 2 == 0)
    theirs = sum(number for seat, number in paid if seat % 2)
    assert [account.written for account in over.standing.accounts] == [46 + ours, theirs]
    assert Mark("passes", 0, ours) in over.lines[0].marks
    assert over.standing.extra == Kept(passed=True)


@pytest.mark.rule("D8")
def test_the_match_ends_as_soon_as_the_bonus_reaches_the_target() -> None:
    of = game()
    standing = later(of, SEAT["B"])
    hands: list[list[str]] = [[]] * 4
    for name, held in CASES["C-L-01"]["hands"].items():
        hands[SEAT[name]] = held
    state = deal(of, hands, standing=replace(standing, accounts=points(0, 180)))[0]
    state, _ = play(state, "1-1", "pass")
    assert state.verdict is not None
    assert state.verdict.outcome == ("lost", "won") * 2
    assert state.lines[0].marks[0] == Mark("reached", 1)


@pytest.mark.rule("D8")
def test_bonuses_are_divided_with_the_rest() -> None:
    state = golden_deal(game(divide_by_10=True))
    state, _ = play(state, "1-1", "pass", "1-5@left", "1-4@right", "pass")
    assert [number for _, number in bonuses(state)] == [2, 1]
