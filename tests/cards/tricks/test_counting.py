"""What a deal and a match of classic come to (C1.6 to C1.9, C0.4a), with the golden results."""

import random
from typing import Any

import pytest

from kozel.cards.tricks.state import Summary
from kozel.core.game import Game, State
from kozel.core.messages import OptionError
from kozel.core.sheets import Account, Mark
from kozel.core.standing import Settlement, Standing
from kozel.games import make
from tests.cards.tricks.table import (
    cases,
    pair_game,
    play_out,
    random_move,
    stacked,
    standing,
)

PENALTIES = cases("penalty", "K03")
PERMANENT = ["QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD"]


def _settle(game: Game, before: Standing, first: int, **more: Any) -> Settlement:
    """The arithmetic of a deal in which the first team took so many points."""
    points = (first, 120 - first)
    tricks = tuple(min(each, 4) for each in points)
    return game.settle(
        before, Summary(dealer=before.dealer or 0, points=points, tricks=tricks, **more)
    )


def _written(settled: Settlement) -> tuple[int, ...]:
    return tuple(account.written for account in settled.line.after)


def _played_to(points: int, before: Standing) -> State:
    """A deal played to its end in which team 0 takes exactly these points."""
    game = pair_game()
    source = random.Random(points)
    strong = PERMANENT if points in (0, 120) else PERMANENT[:4]
    for _ in range(20_000):
        hands = {} if 31 < points < 89 else {0 if points > 60 else 1: strong}
        state = game.start(before)
        assert before.dealer is not None
        state = game.play(state, -1, stacked(game, before.dealer, hands))[0]
        state = play_out(game, state, source)
        if state.lines[-1].counted == (points, 120 - points):
            return state
    raise AssertionError(f"no deal came to {points}")


def test_the_golden_cases_are_there() -> None:
    assert [case["own_points"] for case in PENALTIES] == [59, 31, 30, 60]


@pytest.mark.rule("C1.6")
@pytest.mark.parametrize("case", PENALTIES, ids=lambda case: str(case["id"]))
def test_golden_penalty(case: dict[str, Any]) -> None:
    state = _played_to(case["own_points"], standing(dealer=2, written=(4, 2)))
    line = state.lines[-1]
    assert line.before == (Account(written=4), Account(written=2))
    assert line.after == (Account(written=4 + case["penalty"]), Account(written=2))
    assert state.standing.dealer == (2 if case.get("same_dealer") else 3)
    assert line.marks == ((Mark("drawn"),) if case.get("void") else ())
    assert state.standing.decided == (0 if case.get("void") else 1)
    assert not state.over


@pytest.mark.rule("C1.6")
@pytest.mark.parametrize(
    ("points", "written"),
    [(61, (0, 2)), (59, (2, 0)), (89, (0, 2)), (31, (2, 0)), (90, (0, 4)), (30, (4, 0))],
)
def test_the_losers_are_written_two_or_four(points: int, written: tuple[int, int]) -> None:
    assert _written(_settle(pair_game(), standing(), points)) == written


@pytest.mark.rule("C1.6")
def test_every_split_of_the_points_is_written_to_the_side_with_less() -> None:
    game = pair_game()
    for points in range(1, 120):
        written = _written(_settle(game, standing(), points))
        less = min(points, 120 - points)
        assert sum(written) == (0 if less == 60 else 2 if less > 30 else 4)
        if less != 60:
            assert written[0 if points == less else 1] == sum(written)


@pytest.mark.rule("C1.6", "C0.4")
def test_a_drawn_deal_changes_nothing_and_the_same_dealer_deals_again() -> None:
    settled = _settle(pair_game(), standing(dealer=1, written=(10, 8)), 60)
    assert settled.standing.accounts == (Account(written=10), Account(written=8))
    assert settled.standing.dealer == 1
    assert settled.standing.decided == 0
    assert settled.verdict is None


@pytest.mark.rule("C1.7")
def test_all_120_points_win_the_match_at_once() -> None:
    state = _played_to(120, standing(written=(10, 0)))
    assert state.over
    assert state.verdict is not None
    assert state.verdict.outcome == ("won", "lost", "won", "lost")
    assert state.verdict.goats == (1, 3)
    assert state.lines[-1].marks == (Mark("sweep", 0),)


@pytest.mark.rule("C1.8")
def test_the_team_that_reaches_12_is_the_goat() -> None:
    settled = _settle(pair_game(), standing(written=(10, 10)), 59)
    assert settled.verdict is not None
    assert settled.verdict.outcome == ("lost", "won", "lost", "won")
    assert settled.verdict.goats == (0, 2)
    assert _settle(pair_game(), standing(written=(8, 10)), 59).verdict is None


@pytest.mark.rule("C1.8")
def test_a_match_that_reaches_12_is_over() -> None:
    game = pair_game()
    state = game.start(standing(written=(10, 10)))
    source = random.Random(8)
    while not state.over:
        who, move = random_move(game, state, source)
        state = game.play(state, who, move)[0]
    assert game.waiting(state) == ()
    assert max(account.written for account in state.standing.accounts) >= 12


@pytest.mark.rule("C1.8")
@pytest.mark.parametrize(("best_of", "wins"), [(3, 2), (5, 3)])
def test_a_series_goes_to_whoever_wins_more_than_half(best_of: int, wins: int) -> None:
    game = pair_game({"best_of": best_of})
    before = standing(dealer=1, written=(0, 10))
    for won in range(1, wins):
        settled = _settle(game, before, 61)
        assert settled.verdict is None
        assert settled.line.after[1] == Account(written=12)
        assert settled.line.marks == (Mark("match", 0, won),)
        assert settled.standing.series == (won, 0)
        assert settled.standing.accounts == (Account(), Account())
        assert settled.standing.dealer == 2
        before = standing(dealer=1, written=(0, 10), series=settled.standing.series)
    settled = _settle(game, before, 61)
    assert settled.verdict is not None
    assert settled.verdict.goats == (1, 3)


@pytest.mark.rule("C1.7", "C1.8")
def test_all_120_points_win_one_match_of_a_series() -> None:
    settled = _settle(pair_game({"best_of": 3}), standing(), 120)
    assert settled.verdict is None
    assert settled.standing.series == (1, 0)


@pytest.mark.rule("C0.4a")
def test_after_the_agreed_deals_the_better_score_wins() -> None:
    game = pair_game({"deals": 3})
    assert _settle(game, standing(written=(2, 0), decided=1), 61).verdict is None
    settled = _settle(game, standing(written=(2, 2), decided=2), 61)
    assert settled.verdict is not None
    assert settled.verdict.outcome == ("won", "lost", "won", "lost")
    assert settled.verdict.goats == ()


@pytest.mark.rule("C0.4a")
def test_an_equal_score_after_the_agreed_deals_is_drawn() -> None:
    settled = _settle(pair_game({"deals": 2}), standing(written=(2, 0), decided=1), 61)
    assert settled.verdict is not None
    assert set(settled.verdict.outcome) == {"drawn"}


@pytest.mark.rule("C0.4a", "C1.6")
def test_a_drawn_deal_does_not_count_towards_the_agreed_deals() -> None:
    assert _settle(pair_game({"deals": 1}), standing(), 60).verdict is None


@pytest.mark.rule("C0.4a", "C1.8")
def test_in_a_series_matches_won_count_before_written_points() -> None:
    game = pair_game({"deals": 5, "best_of": 3})
    settled = _settle(game, standing(written=(8, 0), series=(1, 0), decided=4), 59)
    assert settled.verdict is not None
    assert settled.verdict.outcome[0] == "won"


@pytest.mark.rule("C0.4a")
def test_a_single_deal_is_a_match() -> None:
    game = pair_game({"deals": 1})
    state = play_out(game, game.start(), random.Random(3))
    assert state.over


@pytest.mark.rule("C0.4a")
def test_at_most_50_deals_can_be_agreed() -> None:
    with pytest.raises(OptionError):
        make("classic", {"deals": 51})


@pytest.mark.rule("C0.6", "C1.9", "C1.7")
@pytest.mark.parametrize(("wrong", "written"), [(2, (4, 0)), (1, (0, 4))])
def test_a_penalty_costs_four_and_no_card_points_count(
    wrong: int, written: tuple[int, int]
) -> None:
    game = pair_game({"revokes": "caught"})
    settled = _settle(game, standing(dealer=0), 120, wrong=wrong)
    assert _written(settled) == written
    assert settled.line.counted == ()
    assert settled.line.marks == (Mark("penalty", wrong % 2, 4),)
    assert settled.verdict is None
    assert settled.standing.dealer == 1


@pytest.mark.rule("C1.8", "C1.9")
def test_a_penalty_can_make_a_goat() -> None:
    settled = _settle(pair_game({"revokes": "caught"}), standing(written=(8, 0)), 61, wrong=0)
    assert settled.verdict is not None
    assert settled.verdict.goats == (0, 2)


def test_the_score_sheet_shows_target_and_accounts() -> None:
    game = pair_game()
    sheet = game.view(game.start(standing(written=(4, 6))), 0).sheet
    assert (sheet.unit, sheet.target, sheet.series) == ("points", 12, ())
    assert sheet.accounts == (Account(written=4), Account(written=6))
