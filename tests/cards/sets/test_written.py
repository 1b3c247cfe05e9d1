"""What a deal of Multi-card Kozel and Pairs comes to."""

import pytest

from kozel.cards.sets.deal import Summary
from kozel.core.game import Game
from kozel.core.sheets import Account, Mark
from kozel.core.standing import Settlement, Standing
from tests.cards.sets.tables import mnogo, random_match


def settled(game: Game, taken: tuple[int, ...], before: tuple[int, ...] = ()) -> Settlement:
    had = before or (0,) * len(game.seating.sides)
    standing = Standing(accounts=tuple(Account(written=n) for n in had), deal=3, dealer=0)
    return game.settle(standing, Summary(0, taken, last_taker=0))


def written(game: Game, *taken: int) -> list[int]:
    return [account.written for account in settled(game, taken).standing.accounts]


@pytest.mark.rule("C8.7")
@pytest.mark.parametrize(
    ("taken", "charged"),
    [
        ((61, 59), [0, 2]),
        ((89, 31), [0, 2]),
        ((90, 30), [0, 4]),
        ((119, 1), [0, 4]),
        ((120, 0), [0, 6]),
        ((0, 120), [6, 0]),
        ((60, 60), [0, 0]),
    ],
)
def test_the_side_below_is_written_two_four_or_six(
    taken: tuple[int, int], charged: list[int]
) -> None:
    assert written(mnogo(2), *taken) == charged


@pytest.mark.rule("C8.7")
def test_partners_count_together() -> None:
    assert written(mnogo(4, teams=True), 20, 30, 20, 50) == [2, 0]
    assert written(mnogo(6, teams=True), 10, 30, 10, 30, 10, 30) == [4, 0]


@pytest.mark.rule("C8.7")
@pytest.mark.parametrize(
    ("taken", "charged"),
    [
        ((50, 45, 25), [0, 2, 4]),
        ((48, 48, 24), [0, 0, 4]),
        ((120, 0, 0), [0, 6, 6]),
        ((40, 40, 40), [0, 0, 0]),
        ((60, 60, 0), [0, 0, 6]),
    ],
)
def test_of_three_or_more_only_the_best_are_spared(
    taken: tuple[int, ...], charged: list[int]
) -> None:
    assert written(mnogo(3), *taken) == charged


@pytest.mark.rule("C8.7", "C0.4")
def test_at_sixty_each_nothing_is_written_and_the_deal_passes_on() -> None:
    after = settled(mnogo(2), (60, 60))
    assert after.line.marks == (Mark("drawn"),)
    assert (after.standing.decided, after.standing.dealer, after.standing.deal) == (0, 1, 4)


@pytest.mark.rule("C8.8")
def test_twelve_points_make_a_goat_and_are_not_capped() -> None:
    game = mnogo(4, teams=True)
    assert settled(game, (61, 59, 0, 0), (0, 9)).verdict is None
    end = settled(game, (0, 120, 0, 0), (8, 10))
    assert [account.written for account in end.standing.accounts] == [14, 10]
    assert end.verdict is not None
    assert end.verdict.outcome == ("lost", "won", "lost", "won")
    assert end.verdict.goats == (0, 2)


@pytest.mark.rule("C8.8")
def test_everyone_at_twelve_is_a_goat() -> None:
    end = settled(mnogo(4), (100, 20, 0, 0), (10, 8, 8, 4)).verdict
    assert end is not None
    assert end.outcome == ("won", "lost", "lost", "won")
    assert end.goats == (1, 2)


@pytest.mark.rule("C0.4a")
def test_after_the_agreed_deals_fewer_written_points_win() -> None:
    game = mnogo(3, {"deals": 1})
    end = settled(game, (50, 45, 25)).verdict
    assert end is not None
    assert (end.outcome, end.goats) == (("won", "lost", "lost"), ())
    equal = settled(game, (48, 48, 24)).verdict
    assert equal is not None
    assert equal.outcome == ("drawn", "drawn", "lost")
    assert settled(game, (40, 40, 40)).verdict is None


@pytest.mark.rule("C8.10")
@pytest.mark.parametrize(
    ("taken", "outcome"),
    [
        ((61, 59), ("won", "lost")),
        ((0, 120), ("lost", "won")),
        ((60, 60), ("drawn", "drawn")),
    ],
)
def test_in_pairs_more_points_win_the_one_deal(
    taken: tuple[int, int], outcome: tuple[str, str]
) -> None:
    end = settled(mnogo(preset="pairs"), taken)
    assert end.verdict is not None
    assert end.verdict.outcome == outcome
    assert [account.written for account in end.standing.accounts] == list(taken)


@pytest.mark.rule("C8.10", "C0.4a")
def test_over_several_deals_the_points_add_up() -> None:
    game = mnogo(preset="pairs", options={"deals": 2})
    standing = Standing(accounts=(Account(written=70), Account(written=50)), dealer=0, decided=1)
    end = game.settle(standing, Summary(0, (49, 71), last_taker=0))
    assert end.verdict is not None
    assert end.verdict.outcome == ("lost", "won")
    assert settled(game, (60, 60)).verdict is None


@pytest.mark.rule("C8.8", "C8.10")
@pytest.mark.parametrize("preset", ["mnogo", "mnogo-hook", "pairs"])
def test_matches_end(preset: str) -> None:
    teams = preset != "pairs"
    game = mnogo(4 if teams else 2, teams=teams, preset=preset)
    for seed in range(3):
        final = random_match(game, seed)[-1][-1]
        assert final.verdict is not None
        if teams:
            assert max(account.written for account in final.standing.accounts) >= 12
