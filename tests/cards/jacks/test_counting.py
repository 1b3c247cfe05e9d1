"""What deals come to and how matches end (C7.1 to C7.3, C0.4a)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kozel.cards.jacks.deal import Summary
from kozel.core.game import Game
from kozel.core.sheets import Account
from kozel.core.standing import Settlement, Standing
from tests.cards.jacks.table import (
    backward_deal,
    begun,
    chips,
    clockwise_deal,
    halves,
    played_out,
    stock,
    thrown,
    zone,
)

FILE = Path(__file__).parents[2] / "cases" / "jacks_and_sets.jsonl"
CASES: list[dict[str, Any]] = [
    case
    for case in map(json.loads, FILE.read_text(encoding="utf-8").splitlines())
    if case["kind"] == "write_off"
]


def settled(game: Game, points: tuple[int, ...], dealer: int = 0, **standing: object) -> Settlement:
    """What a deal with these points comes to."""
    opening: Standing = replace(game.rules.opening(), dealer=dealer, **standing)
    return game.settle(opening, Summary(dealer, points))


def written(*points: int) -> tuple[Account, ...]:
    return tuple(Account(written=each) for each in points)


# stock

RICH = {1: "AS AH AC AD", 0: "TS TH TC TD"}
"""The dealer's left takes 21 points a trick."""


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize(("target", "tricks"), [(60, 3), (61, 3)])
def test_the_match_ends_with_the_card_that_brings_enough(target: int, tricks: int) -> None:
    game = stock(2, target=target)
    order = clockwise_deal(2, RICH, "9D", dealer=0)
    state = begun(game, [*order, "7C", "7H", "8C", "8H", "9C", "9H"])
    state = thrown(game, state, "AS 10S AH 10H")
    assert state.verdict is None
    state = thrown(game, state, "AC 10C")
    assert state.verdict is not None
    assert state.verdict.outcome == ("lost", "won")
    assert state.lines[-1].counted == (0, 21 * tricks)
    assert zone(game.view(state, 0), "stock").count == 32 - 8 - 4


@pytest.mark.rule("C7.1")
def test_sixty_is_enough_unless_sixty_one_is_agreed() -> None:
    for target, over in ((60, True), (61, False)):
        result = settled(stock(2, target=target), (60, 60) if not over else (60, 0))
        assert (result.verdict is not None) == over
        assert result.standing.accounts[0].written == 60


@pytest.mark.rule("C7.1")
def test_points_add_up_over_further_deals() -> None:
    game = stock(4)
    result = settled(game, (30, 40, 50, 0), dealer=3)
    assert result.verdict is None
    assert result.standing.accounts == written(30, 40, 50, 0)
    assert (result.standing.dealer, result.standing.deal) == (0, 2)
    state = begun(game, [], dealer=0, accounts=written(59, 59, 59, 59))
    while state.verdict is None:
        seat = game.waiting(state)[0]
        before = state
        state, _ = game.play(state, seat, game.legal(state, seat).moves[0])
        if state.verdict is None and game.waiting(before) != game.waiting(state):
            assert [a.written for a in state.standing.accounts] == [59] * 4
    (winner,) = (s for s, came in enumerate(state.verdict.outcome) if came == "won")
    assert state.standing.accounts[winner].written >= 60
    assert sum(a.written >= 60 for a in state.standing.accounts) == 1


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize("seats", [4, 6])
def test_teams_put_their_points_together(seats: int) -> None:
    game = stock(seats, teams=True)
    result = settled(game, (59, 60))
    assert result.verdict is not None
    assert result.verdict.outcome == ("lost", "won") * (seats // 2)
    assert result.verdict.goats == ()


@pytest.mark.rule("C0.4a")
def test_after_the_agreed_deals_more_points_win() -> None:
    game = stock(3, deals=2)
    assert settled(game, (20, 10, 50)).verdict is None
    last = settled(game, (30, 40, 50), decided=1, accounts=written(20, 10, 0))
    assert last.verdict is not None
    assert last.verdict.outcome == ("drawn", "drawn", "drawn")
    last = settled(game, (31, 40, 49), decided=1, accounts=written(20, 11, 0))
    assert last.verdict is not None
    assert last.verdict.outcome == ("drawn", "drawn", "lost")


# halves


@pytest.mark.rule("C7.2")
def test_sixty_wins_after_the_second_half() -> None:
    game = halves(teams=True)
    result = settled(game, (60, 60))
    assert [account.wins for account in result.standing.accounts] == [1, 1]
    assert result.verdict is not None
    assert result.verdict.outcome == ("drawn",) * 4
    assert [mark.kind for mark in result.line.marks] == ["drawn"]
    result = settled(game, (59, 61))
    assert [account.wins for account in result.standing.accounts] == [0, 1]
    assert result.verdict is not None
    assert result.verdict.outcome == ("lost", "won", "lost", "won")


@pytest.mark.rule("C7.2")
def test_two_of_four_with_sixty_share_the_deal() -> None:
    result = settled(halves(), (60, 0, 60, 0))
    assert result.verdict is not None
    assert result.verdict.outcome == ("drawn", "lost", "drawn", "lost")


@pytest.mark.rule("C7.2")
def test_a_deal_in_which_nobody_has_sixty_is_void_and_the_next_deals() -> None:
    result = settled(halves(), (59, 30, 31, 0), dealer=3)
    assert result.verdict is None
    assert result.standing.accounts == (Account(),) * 4
    assert (result.standing.dealer, result.standing.deal, result.standing.decided) == (0, 2, 0)
    assert [mark.kind for mark in result.line.marks] == ["void"]


@pytest.mark.rule("C7.2")
def test_nothing_is_counted_before_both_halves_are_played() -> None:
    game = halves(2)
    hands = {0: "AS AH AC AD TS TH TC TD", 1: "KS KH KC KD QS QH QC QD"}
    state = begun(game, backward_deal(2, hands, first=0))
    state = thrown(game, state, "KS AS 10S QS AH QH AC QC AD KH 10D KC 10H KD QD 10C")
    assert sum(len(zone(game.view(state, 0), f"hand:{seat}").pieces) for seat in (0, 1)) == 16
    assert state.lines == ()
    state = played_out(game, state, strong=0)
    assert sum(state.lines[0].counted) == 120


@pytest.mark.rule("C0.4a", "C7.2")
def test_several_deals_can_make_a_match() -> None:
    game = halves(teams=True, deals=3)
    first = settled(game, (70, 50))
    assert first.verdict is None
    accounts = (Account(wins=1), Account(wins=1))
    last = settled(game, (60, 60), decided=2, accounts=accounts)
    assert last.verdict is not None
    assert last.verdict.outcome == ("drawn",) * 4
    last = settled(game, (30, 90), decided=2, accounts=accounts)
    assert last.verdict is not None
    assert last.verdict.outcome == ("lost", "won", "lost", "won")


# chips


def chips_left(result: Settlement) -> list[int]:
    return [account.chips for account in result.standing.accounts]


@pytest.mark.rule("C7.3")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_golden_write_offs(case: dict[str, Any]) -> None:
    game = chips()
    dealer, winner = (case["players"].index(case[who]) for who in ("dealer", "winner"))
    losers = sorted({0, 1, 2, 3} - {winner}, key=lambda seat: seat != dealer)
    first = dict(zip(losers, ("7S 8S 9S 7D", "7H 8H 9H TH", "7C 8C 9C TC"), strict=True))
    second = dict(zip(losers, ("AS KS QS 8D", "AH KH QH 9D", "AC KC QC TS"), strict=True))
    halves_of_pack = (first | {winner: "JS JH JC JD"}, second | {winner: "AD KD QD TD"})
    order = [c for half in halves_of_pack for c in backward_deal(4, half, (dealer - 1) % 4)]
    state = played_out(game, begun(game, order, dealer=dealer), strong=winner)
    line = state.lines[0]
    assert line.counted[winner] > 60
    gained = [b.chips - a.chips for a, b in zip(line.before, line.after, strict=True)]
    assert gained[winner] == case["winner_gain"]
    for player, change in case.get("per_player", {}).items():
        assert gained[case["players"].index(player)] == change


@pytest.mark.rule("C7.3")
def test_everybody_begins_with_twelve_chips() -> None:
    view = chips().view(chips().start(), 0)
    assert [account.chips for account in view.sheet.accounts] == [12] * 4
    assert (view.sheet.unit, view.sheet.target) == ("chips", 0)


@pytest.mark.rule("C7.3")
@pytest.mark.parametrize("points", [(60, 60, 0, 0), (60, 20, 20, 20), (30, 30, 30, 30)])
def test_no_chips_move_when_nobody_has_over_sixty(points: tuple[int, ...]) -> None:
    result = settled(chips(), points)
    assert chips_left(result) == [12] * 4
    assert (result.standing.decided, result.standing.dealer) == (0, 1)
    assert [mark.kind for mark in result.line.marks] == ["void"]


@pytest.mark.rule("C7.3")
@pytest.mark.parametrize(("dealer", "left"), [(0, [14, 10]), (1, [13, 11])])
def test_two_players_pay_by_the_same_rule(dealer: int, left: list[int]) -> None:
    assert chips_left(settled(chips(2), (61, 59), dealer)) == left


def held(*counts: int) -> tuple[Account, ...]:
    return tuple(Account(chips=count) for count in counts)


@pytest.mark.rule("C7.3")
def test_who_has_no_chips_left_is_the_goat_and_most_chips_win() -> None:
    result = settled(chips(), (70, 50, 0, 0), dealer=3, accounts=held(14, 2, 20, 12))
    assert chips_left(result) == [19, 0, 18, 11]
    assert result.verdict is not None
    assert result.verdict.outcome == ("won", "lost", "lost", "lost")
    assert result.verdict.goats == (1,)


@pytest.mark.rule("C7.3")
def test_a_payer_gives_what_is_left_and_several_can_be_goats() -> None:
    result = settled(chips(), (70, 50, 0, 0), dealer=3, accounts=held(16, 1, 22, 1))
    assert chips_left(result) == [20 - 2 + 2, 0, 20, 0]
    assert result.verdict is not None
    assert result.verdict.outcome == ("won", "lost", "won", "lost")
    assert result.verdict.goats == (1, 3)


def story(game: Game, results: list[tuple[int, int]]) -> Settlement:
    """Deals one after another: who wins each, and who deals."""
    standing = replace(game.rules.opening(), dealer=0)
    for winner, dealer in results:
        points = tuple(80 if seat == winner else 0 for seat in range(game.seating.seats))
        result = game.settle(standing, Summary(dealer, points))
        standing = result.standing
    return result


@pytest.mark.rule("C7.3")
def test_twelve_from_one_counts_what_one_player_has_paid() -> None:
    game = chips(chips_end="twelve_from_one")
    before = story(game, [(0, 1)] * 3 + [(3, 0)] + [(0, 2)] * 2)
    assert before.verdict is None
    last = story(game, [(0, 1)] * 3 + [(3, 0)] + [(0, 2)] * 3)
    assert last.verdict is not None  # seat 3 has paid 2 six times
    assert last.verdict.outcome == ("won", "lost", "lost", "lost")
    assert last.verdict.goats == ()
    assert [(m.kind, m.side, m.value) for m in last.line.marks] == [("taken-from-one", 0, 12)]
    assert game.view(game.start(), 0).sheet.target is None


@pytest.mark.rule("C7.3")
def test_nobody_without_chips_ends_a_match_for_twelve() -> None:
    game = chips(chips_end="twelve_from_one")
    result = settled(game, (70, 50, 0, 0), accounts=held(40, 0, 4, 4))
    assert result.verdict is None
    assert chips_left(result) == [44, 0, 2, 2]


@pytest.mark.rule("C7.3")
def test_twelve_in_all_counts_what_all_have_paid() -> None:
    game = chips(chips_end="twelve_in_all")
    assert story(game, [(0, 1), (1, 2), (0, 2)]).verdict is None
    last = story(game, [(0, 1), (1, 2), (0, 2), (0, 0)])
    assert last.verdict is not None
    assert last.verdict.outcome == ("won", "lost", "lost", "lost")
    assert [(m.kind, m.side, m.value) for m in last.line.marks] == [("taken-in-all", 0, 16)]


@pytest.mark.rule("C0.4a", "C7.3")
def test_after_the_agreed_deals_most_chips_win() -> None:
    game = chips(deals=2)
    last = settled(game, (70, 50, 0, 0), dealer=1, decided=1, accounts=held(7, 17, 12, 12))
    assert last.verdict is not None
    assert chips_left(last) == [12, 16, 10, 10]
    assert last.verdict.outcome == ("lost", "won", "lost", "lost")
    void = settled(game, (60, 60, 0, 0), decided=1)
    assert void.verdict is None
