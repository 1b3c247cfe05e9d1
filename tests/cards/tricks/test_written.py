"""Nizhny Novgorod: written points, eggs that double, the caught queen (C4.4 to C4.9)."""

import random
from typing import Any

import pytest

from kozel.cards.tricks.state import Summary
from kozel.core.game import Game
from kozel.core.sheets import Account, Mark
from kozel.core.standing import Settlement, Standing
from kozel.games import make
from tests.cards.tricks.table import after, card, cases, dealt, random_move, standing

GAMES = ("nizhny", "nizhny-28", "nizhny-24")
PENALTIES = cases("penalty", "K04")


def _settle(game: Game, before: Standing, first: int, **more: Any) -> Settlement:
    """The arithmetic of a deal in which the first team took so many points."""
    told: dict[str, Any] = {"points": (first, 120 - first), "tricks": (4, 5), **more}
    return game.settle(before, Summary(dealer=before.dealer or 0, **told))


def _written(settled: Settlement) -> tuple[int, ...]:
    return tuple(account.written for account in settled.line.after)


def test_the_golden_cases_are_there() -> None:
    assert [case["own_points"] for case in PENALTIES] == [59, 31, 30, 1, 0]


@pytest.mark.rule("C4.4", "C4.9")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("case", PENALTIES, ids=lambda case: str(case["id"]))
def test_golden_penalty(case: dict[str, Any], name: str) -> None:
    game = make(name)
    before = standing(deal=5)
    assert _written(_settle(game, before, case["own_points"])) == (case["penalty"], 0)
    eggs = _settle(game, before, 60).standing
    doubled = _settle(game, eggs, case["own_points"])
    assert _written(doubled) == (case["after_eggs"], 0)
    assert doubled.standing.eggs == 0
    assert Mark("doubled", 0, 2) in doubled.line.marks


@pytest.mark.rule("C4.4")
def test_every_split_of_the_points() -> None:
    game = make("nizhny")
    for points in range(121):
        less = min(points, 120 - points)
        due = 6 if less == 0 else 4 if less <= 30 else 2 if less < 60 else 0
        losers = (due, 0) if points == less else (0, due)
        assert _written(_settle(game, standing(), points)) == losers


@pytest.mark.rule("C4.4")
def test_empty_tricks_do_not_count_as_points() -> None:
    settled = _settle(make("nizhny"), standing(), 0, tricks=(3, 6))
    assert _written(settled) == (6, 0)
    assert settled.line.marks == (Mark("nothing", 0),)


@pytest.mark.rule("C4.4")
@pytest.mark.parametrize(("points", "mark"), [(59, "para"), (30, "chiper"), (0, "nothing")])
def test_the_sheet_names_what_is_written(points: int, mark: str) -> None:
    assert _settle(make("nizhny"), standing(), points).line.marks == (Mark(mark, 0),)


@pytest.mark.rule("C4.4", "C0.4")
def test_after_eggs_nothing_is_written_and_the_next_player_deals() -> None:
    settled = _settle(make("nizhny"), standing(dealer=3, written=(4, 6), deal=2), 60)
    assert _written(settled) == (4, 6)
    assert settled.line.marks == (Mark("eggs"),)
    left = settled.standing
    assert (left.dealer, left.deal, left.decided, left.eggs) == (0, 3, 0, 1)


@pytest.mark.rule("C4.4")
@pytest.mark.parametrize(
    ("stack", "eggs", "written"),
    [(False, 1, 4), (False, 2, 4), (False, 3, 4), (True, 1, 4), (True, 2, 8), (True, 3, 16)],
)
def test_eggs_in_a_row_still_double_unless_they_stack(stack: bool, eggs: int, written: int) -> None:
    game = make("nizhny", {"eggs_stack": stack})
    before = standing()
    for _ in range(eggs):
        before = _settle(game, before, 60).standing
    settled = _settle(game, before, 50)
    assert _written(settled) == (written, 0)
    assert (settled.verdict is not None) == (written >= 12)


@pytest.mark.rule("C4.4", "C0.6", "C4.7")
@pytest.mark.parametrize(
    ("fine", "written", "mark"),
    [
        ({"wrong": 1}, 4, "penalty"),
        ({"annulled": "no_queens", "demands": 3}, 2, "third-demand"),
    ],
    ids=["challenge", "third demand"],
)
def test_fines_are_not_doubled_and_eggs_wait(fine: dict[str, Any], written: int, mark: str) -> None:
    game = make("nizhny", {"revokes": "caught"})
    settled = _settle(game, standing(dealer=1, eggs=1), 120, **fine)
    assert _written(settled) == (0, written)
    assert settled.line.marks == (Mark(mark, 1, written),)
    assert settled.line.counted == ()
    left = settled.standing
    assert (left.eggs, left.dealer, left.decided, left.redeals) == (1, 2, 1, 0)


@pytest.mark.rule("C4.7", "C0.4")
def test_a_redeal_changes_nothing_but_the_number_of_demands() -> None:
    before = standing(dealer=2, written=(2, 4), deal=3, eggs=1, redeals=1)
    settled = _settle(make("nizhny"), before, 60, annulled="no_queens", demands=2)
    left = settled.standing
    assert _written(settled) == (2, 4)
    assert (left.dealer, left.deal, left.redeals, left.eggs) == (2, 3, 2, 1)
    assert settled.line.marks == (Mark("redeal", value=2),)


@pytest.mark.rule("C4.5", "C4.9")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("eggs", "written"), [(0, 4), (1, 8), (2, 8)])
def test_a_caught_queen_is_a_chiper_and_doubles_after_eggs(
    name: str, eggs: int, written: int
) -> None:
    settled = _settle(make(name), standing(eggs=eggs), 20, caught=3)
    assert _written(settled) == (0, written)
    assert settled.line.counted == ()
    assert settled.line.marks[0] == Mark("caught", 1)
    assert settled.standing.eggs == 0


@pytest.mark.rule("C4.5", "C0.6")
@pytest.mark.parametrize("case", cases("catch", "K04"), ids=lambda case: str(case["id"]))
@pytest.mark.parametrize("eggs", [0, 1])
def test_golden_catch(case: dict[str, Any], eggs: int) -> None:
    game = make("nizhny", {"trump_lead": "free", "praises": (), "redeal": False})
    cards = [card(name) for _, name in case["trick"]]
    before = standing(dealer=3, deal=2, eggs=eggs)
    state = after(game, dealt(game, {s: [name] for s, name in enumerate(cards)}, before), cards)
    assert bool(state.lines) == case["catch"]
    if case["catch"]:
        (line,) = state.lines
        due = case["penalty"]["B"] * (2 if eggs else 1)
        assert [account.written for account in line.after] == [0, due]
        assert state.standing.dealer == 0


@pytest.mark.rule("C3.4", "C4.5")
def test_in_the_first_kon_a_catch_may_win_the_match() -> None:
    game = make("nizhny", {"catch": "match_in_first_kon"})
    first = _settle(game, standing(), 20, caught=3)
    assert first.verdict is not None
    assert first.verdict.goats == (1, 3)
    assert _settle(game, standing(deal=2), 20, caught=3).verdict is None


@pytest.mark.rule("C4.8")
def test_the_team_that_reaches_12_has_lost() -> None:
    game = make("nizhny")
    settled = _settle(game, standing(written=(10, 8)), 59)
    assert settled.verdict is not None
    assert settled.verdict.outcome == ("lost", "won", "lost", "won")
    assert settled.verdict.goats == (0, 2)
    assert settled.verdict.titles == ()
    assert _settle(game, standing(written=(8, 10)), 59).verdict is None
    assert _settle(game, standing(written=(0, 0), eggs=1), 0).verdict is not None


@pytest.mark.rule("C0.4a")
def test_after_the_agreed_deals_who_has_less_wins() -> None:
    settled = _settle(make("nizhny", {"deals": 2}), standing(written=(2, 0), decided=1), 61)
    assert settled.verdict is not None
    assert set(settled.verdict.outcome) == {"drawn"}
    settled = _settle(make("nizhny", {"deals": 2}), standing(written=(0, 0), decided=1), 61)
    assert settled.verdict is not None
    assert settled.verdict.outcome[0] == "won"


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_counts_written_points(name: str) -> None:
    game = make(name)
    sheet = game.view(game.start(standing(written=(4, 6), eggs=1)), 0).sheet
    assert (sheet.unit, sheet.target, sheet.series, sheet.eggs) == ("points", 12, (), 1)
    assert sheet.accounts == (Account(written=4), Account(written=6))


@pytest.mark.rule("C4.8", "C4.9")
@pytest.mark.parametrize("name", GAMES)
def test_whole_matches_end_with_a_goat(name: str) -> None:
    game = make(name)
    for seed in range(3):
        source = random.Random(seed)
        state = game.start()
        while not state.over:
            who, move = random_move(game, state, source)
            state = game.play(state, who, move)[0]
        assert state.verdict is not None
        assert len(state.verdict.goats) == 2
        lines = [line for line in state.lines if line.counted]
        assert all(sum(line.counted) == 120 for line in lines)
