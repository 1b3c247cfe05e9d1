"""Three players with a talon (C10), through the draft of the risky game and its options."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from kozel.cards.tricks.state import Summary
from kozel.core.events import Moved, Named, Shown
from kozel.core.game import Game, State
from kozel.core.messages import OptionError
from kozel.core.moves import PASS, WATCHER, Choose, Pick
from kozel.core.options import Value
from kozel.core.sheets import Account
from kozel.games import make
from tests.cards.tricks.table import (
    after,
    cases,
    dealt,
    hand,
    offered,
    play_out,
    random_move,
    refusal,
    standing,
    zone,
)

TAKE = Choose("take")
PLAIN: dict[str, Value] = {"discard": "after", "scale": "1-2"}
"""What makes the plain three-handed game of the risky one."""

DIAMONDS = ["QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD", "AD", "TD", "KD", "9D", "8D", "7D"]


def _game(**options: Value) -> Game:
    return make("troika-risk", options)


def _written(settled: Any) -> tuple[int, ...]:
    return tuple(account.written for account in settled.line.after)


def _solo(game: Game, soloist: int, own: int, own_tricks: int = 5) -> tuple[int, ...]:
    """What is written after a deal of seat `soloist` against two."""
    points = [0, 0, 0]
    tricks = [0, 0, 0]
    points[soloist], tricks[soloist] = own, own_tricks
    points[soloist - 1], tricks[soloist - 1] = 120 - own, 10 - own_tricks
    summary = Summary(dealer=2, points=tuple(points), tricks=tuple(tricks), soloist=soloist)
    return _written(game.settle(standing(2, (0, 0, 0)), summary))


def _least(game: Game, points: tuple[int, ...], tricks: tuple[int, ...]) -> tuple[int, ...]:
    summary = Summary(dealer=2, points=points, tricks=tricks)
    return _written(game.settle(standing(2, (0, 0, 0)), summary))


@pytest.mark.rule("C10", "C0.3")
def test_diamonds_queens_and_jacks_are_trumps_and_ten_beats_king() -> None:
    game = _game()
    facts = game.view(game.start(), 0).table.facts
    trumps = sorted((fact for fact in facts if fact.trump), key=lambda fact: -fact.power)
    assert [fact.piece for fact in trumps] == DIAMONDS
    spades = sorted((fact for fact in facts if fact.cls == "S"), key=lambda fact: -fact.power)
    assert [fact.piece for fact in spades] == ["AS", "TS", "KS", "9S", "8S", "7S"]


@pytest.mark.rule("C10.1")
def test_each_in_turn_takes_or_passes_from_the_dealers_left() -> None:
    game = _game()
    state = dealt(game, {}, standing(1, (0, 0, 0)))
    asked = []
    for _ in range(3):
        asked.append(game.waiting(state)[0])
        assert game.legal(state, asked[-1]).moves == (TAKE, PASS)
        assert game.legal(state, (asked[-1] + 1) % 3).moves == ()
        state = after(game, state, [PASS])
    assert asked == [2, 0, 1]
    assert game.view(state, 0).table.stage == "tricks"
    assert game.waiting(state) == (2,)


@pytest.mark.rule("C10.1")
def test_the_first_to_take_plays_alone_and_the_dealers_left_leads() -> None:
    game = _game()
    state = after(game, dealt(game, {1: ["7C", "8C"]}), [PASS, TAKE, Pick("lay", ("8C", "7C"))])
    view = game.view(state, WATCHER)
    assert Named(1, "soloist") in view.history
    assert view.table.sides == ((1,), (0, 2))
    assert view.table.named["soloist"] == "1"
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C10.1")
def test_before_the_soloist_lays_away_without_having_seen_the_talon() -> None:
    game = _game()
    state = after(game, dealt(game, {0: ["7C", "8C"]}, talon=("AC", "AS")), [TAKE])
    assert len(hand(game, state, 0)) == 10
    assert len(game.legal(state, 0).moves) == 45
    state, events = game.play(state, 0, Pick("lay", ("7C", "8C")))
    assert {"AC", "AS"} <= set(hand(game, state, 0))
    moved = [event for event in events if isinstance(event, Moved)]
    assert [(event.source, event.target) for event in moved] == [
        ("hand:0", "laid"),
        ("talon", "hand:0"),
    ]


@pytest.mark.rule("C10.1")
def test_after_the_soloist_sees_the_talon_and_then_lays_away() -> None:
    game = _game(**PLAIN)
    state = after(game, dealt(game, {0: ["7C"]}, talon=("AC", "AS")), [TAKE])
    assert {"AC", "AS"} <= set(hand(game, state, 0))
    assert len(game.legal(state, 0).moves) == 66
    state = after(game, state, [Pick("lay", ("AC", "7C"))])
    assert len(hand(game, state, 0)) == 10


@pytest.mark.rule("C10.1", "C0.9")
def test_talon_and_cards_laid_away_are_seen_by_the_soloist_alone() -> None:
    game = _game()
    state = after(game, dealt(game, {0: ["7C", "8C"]}, talon=("AC", "AS")), [TAKE])
    move = Pick("lay", ("7C", "8C"))
    assert game.readers(state, 0, move) == (0,)
    state = after(game, state, [move])
    assert zone(game.view(state, 0), "laid").pieces == ("7C", "8C")
    for viewer in (1, 2, WATCHER):
        view = game.view(state, viewer)
        assert zone(view, "laid").pieces == (None, None)
        moved = [event for event in view.history if isinstance(event, Moved)]
        hidden = [event for event in moved if event.target == "laid" or event.source == "talon"]
        assert [event.pieces for event in hidden] == [(None, None), (None, None)]
    over = play_out(game, state, random.Random(1))
    assert zone(game.view(over, 2), "laid").pieces == ("7C", "8C")


@pytest.mark.rule("C10.1")
def test_what_is_laid_away_counts_for_the_soloist() -> None:
    game = _game()
    state = after(game, dealt(game, {0: ["AC", "TC"]}), [TAKE, Pick("lay", ("AC", "TC"))])
    state = play_out(game, state, random.Random(3))
    piles = [zone(game.view(state, 0), f"pile:{seat}") for seat in range(3)]
    points = {fact.piece: fact.points for fact in game.view(state, 0).table.facts}
    taken = [sum(points[piece or ""] for piece in pile.pieces) for pile in piles]
    assert state.lines[-1].counted == (taken[0] + 21, taken[1], taken[2])
    assert sum(state.lines[-1].counted) == 120


@pytest.mark.rule("C10.1")
def test_the_soloist_names_the_trump_suit_where_that_is_agreed() -> None:
    game = _game(trump="named_by_soloist")
    state = dealt(game, {0: ["7C", "8C"]})
    assert not [f for f in game.view(state, 0).table.facts if f.piece == "7D" and f.trump]
    state = after(game, state, [TAKE, Pick("lay", ("7C", "8C"))])
    assert game.waiting(state) == (0,)
    state = after(game, state, [Choose("trump", "S")])
    facts = {fact.piece: fact for fact in game.view(state, 0).table.facts}
    assert facts["7S"].trump
    assert not facts["AD"].trump
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C10")
def test_when_all_pass_then_only_queens_and_jacks_are_trumps() -> None:
    game = _game(trump="named_by_soloist")
    state = after(game, dealt(game, {}), [PASS, PASS, PASS])
    trumps = {fact.piece for fact in game.view(state, 0).table.facts if fact.trump}
    assert trumps == set(DIAMONDS[:8])


@pytest.mark.rule("C10.3", "C10.5")
def test_where_the_dealer_must_play_two_passes_settle_it() -> None:
    game = _game(all_pass="forced")
    state = after(game, dealt(game, {}), [PASS, PASS])
    view = game.view(state, 0)
    assert view.table.named["soloist"] == "2"
    assert view.table.stage == "laying"
    with pytest.raises(OptionError):
        _game(all_pass="forced", least_talon="aside")


def test_refusals_before_the_play() -> None:
    game = _game()
    state = dealt(game, {0: ["7C", "8C", "9C"], 1: ["AS"]})
    assert refusal(game, state, 0, "7C") == ("tricks-take-or-pass", "C10.1")
    assert refusal(game, state, 1, TAKE)[0] == "cards-not-your-turn"
    state = after(game, state, [TAKE])
    assert refusal(game, state, 0, "7C") == ("tricks-lay-first", "C10.1")
    assert refusal(game, state, 0, Pick("lay", ("7C",))) == ("tricks-lay-number", "C10.1")
    assert refusal(game, state, 0, Pick("lay", ("7C", "7C"))) == ("tricks-lay-number", "C10.1")
    assert refusal(game, state, 0, Pick("lay", ("7C", "8C", "9C")))[0] == "tricks-lay-number"
    assert refusal(game, state, 0, Pick("lay", ("7C", "AS")))[0] == "cards-not-in-hand"
    assert game.legal(state, 1).moves == ()


SOLO = cases("three_hand", "K10", "K11")
LEAST = cases("least", "")


def test_the_golden_cases_are_there() -> None:
    assert len(SOLO) == 4
    assert len(LEAST) == 6


@pytest.mark.rule("C10.2", "C10.5")
@pytest.mark.parametrize("case", SOLO, ids=lambda case: str(case["id"]))
def test_golden_soloist(case: dict[str, Any]) -> None:
    all_tricks = case.get("soloist_took_all_tricks", False)
    risky = case.get("k11", case["each_opponent"])
    if case["game"] == "K10":
        assert _solo(_game(**PLAIN), 0, case["soloist"]) == (0, *[case["each_opponent"]] * 2)
    tricks = 10 if all_tricks else 5
    assert _solo(_game(), 0, case["soloist"], tricks) == (0, risky, risky)
    line = _played(case["soloist"], all_tricks).lines[-1]
    assert [account.written for account in line.after] == [0, risky, risky]


def _played(points: int, all_tricks: bool) -> State:
    """A real deal in which seat 0 plays alone and comes to these points."""
    game = _game()
    strong = DIAMONDS[: 10 if all_tricks else 5]
    source = random.Random(points)
    for _ in range(20_000):
        state = dealt(game, {0: strong} if not all_tricks else {0: [*strong[:8], "AC", "AS"]})
        state = after(game, state, [TAKE])
        state = _all_tricks(game, state) if all_tricks else play_out(game, state, source)
        if state.lines[-1].counted[0] == points:
            return state
    raise AssertionError(f"no deal came to {points}")


def _all_tricks(game: Game, state: State) -> State:
    """The eight permanent trumps, then two aces that nobody can beat any more."""
    state = after(game, state, [Pick("lay", _low(game, state))])
    source = random.Random(0)
    while not state.lines:
        who, move = random_move(game, state, source)
        if who == 0:
            best = max(offered(game, state, 0), key=_power(game, state).__getitem__)
            state = after(game, state, [best])
        else:
            state = game.play(state, who, move)[0]
    return state


def _power(game: Game, state: State) -> Mapping[str, int]:
    return {fact.piece: fact.power for fact in game.view(state, 0).table.facts}


def _low(game: Game, state: State) -> tuple[str, ...]:
    power = _power(game, state)
    own = sorted((piece for piece in hand(game, state, 0) if piece), key=power.__getitem__)
    return tuple(own[:2])


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize(
    ("own", "tricks", "plain", "risky"),
    [(60, 5, 1, 2), (31, 3, 1, 2), (30, 3, 2, 4), (0, 1, 2, 4), (0, 0, 2, 6), (15, 0, 2, 6)],
)
def test_a_soloist_with_60_or_less_pays_alone_by_the_same_scale(
    own: int, tricks: int, plain: int, risky: int
) -> None:
    assert _solo(_game(**PLAIN), 1, own, tricks) == (0, plain, 0)
    assert _solo(_game(), 1, own, tricks) == (0, risky, 0)


@pytest.mark.rule("C10.3")
@pytest.mark.parametrize("case", LEAST, ids=lambda case: str(case["id"]))
def test_golden_least(case: dict[str, Any]) -> None:
    """Both by the arithmetic and, for the risky game, by a deal really played."""
    points = case["points"]
    rest = 120 - points
    split = (points, rest - rest // 2, rest // 2)
    tricks = (0 if points == 0 else 4, 3, 3)
    assert _least(_game(**PLAIN), split, tricks)[0] == case["k10"]
    assert _least(_game(), split, tricks)[0] == case["k11"]
    for options, written in ((PLAIN, case["k10"]), ({}, case["k11"])):
        line = _least_played(_game(**options), points).lines[-1]
        assert line.after[0] == Account(written=written)


LOW = [rank + suit for suit in "CSH" for rank in "789"] + ["7D"]


def _least_played(game: Game, points: int) -> State:
    source = random.Random(points)
    strong = {0: 0, 30: 1, 31: 1, 60: 4, 61: 4, 90: 7}[points]
    for _ in range(20_000):
        state = dealt(game, {0: DIAMONDS[:strong] or LOW})
        state = play_out(game, after(game, state, [PASS, PASS, PASS]), source)
        if state.lines[-1].counted[0] == points:
            return state
    raise AssertionError(f"no deal came to {points}")


@pytest.mark.rule("C10.3")
def test_the_risky_game_has_two_rows_more() -> None:
    assert _least(_game(), (91, 20, 9), (8, 1, 1)) == (6, 0, 0)
    assert _least(_game(**PLAIN), (91, 20, 9), (8, 1, 1)) == (4, 0, 0)
    assert _least(_game(), (120, 0, 0), (10, 0, 0)) == (12, 0, 0)
    assert _least(_game(**PLAIN), (120, 0, 0), (10, 0, 0)) == (4, 0, 0)
    assert _least(_game(discard="before", scale="1-2"), (91, 20, 9), (8, 1, 1)) == (6, 0, 0)


@pytest.mark.rule("C10.3", "C10.4")
def test_all_tricks_when_playing_for_the_least_make_a_goat() -> None:
    game = _game()
    summary = Summary(dealer=0, points=(0, 120, 0), tricks=(0, 10, 0))
    settled = game.settle(standing(0, (4, 0, 2)), summary)
    assert settled.verdict is not None
    assert settled.verdict.goats == (1,)
    assert settled.verdict.outcome == ("won", "lost", "won")


@pytest.mark.rule("C10.4", "C8.8")
def test_everyone_at_12_is_a_goat_and_points_are_not_capped() -> None:
    game = _game()
    summary = Summary(dealer=0, points=(100, 20, 0), tricks=(9, 1, 0), soloist=0)
    settled = game.settle(standing(0, (8, 10, 8)), summary)
    assert _written(settled) == (8, 14, 12)
    assert settled.verdict is not None
    assert settled.verdict.goats == (1, 2)


@pytest.mark.rule("C0.4a")
def test_after_the_agreed_deals_the_least_written_wins_and_ties_are_drawn() -> None:
    game = _game(deals=1)
    summary = Summary(dealer=0, points=(100, 20, 0), tricks=(9, 1, 0), soloist=0)
    settled = game.settle(standing(0, (0, 0, 0)), summary)
    assert settled.verdict is not None
    assert settled.verdict.outcome == ("won", "lost", "lost")
    settled = game.settle(standing(0, (4, 0, 2)), summary)
    assert settled.verdict is not None
    assert settled.verdict.outcome == ("drawn", "drawn", "lost")


LED = {0: ["AS", "7S", "7C"], 1: ["8S", "JD"], 2: ["9S", "AD"]}


def _all_passed(game: Game, talon: tuple[str, str], hands: Any = None) -> State:
    state = dealt(game, LED if hands is None else hands, talon=talon)
    return after(game, state, [PASS, PASS, PASS])


@pytest.mark.rule("C10.3")
def test_the_talon_sets_the_class_of_the_first_two_tricks() -> None:
    game = _game()
    state = _all_passed(game, ("KS", "JC"))
    view = game.view(state, WATCHER)
    assert Shown(("KS",), "talon") in view.history
    assert zone(view, "talon").pieces == ("KS", None)
    assert offered(game, state, 0) <= {"AS", "TS", "9S", "8S", "7S"}
    assert game.legal(state, 0).reasons["7C"].rule == "C1.5"
    state = after(game, state, ["AS", "8S"])
    state, events = game.play(state, 2, game.legal(state, 2).moves[0])
    assert Moved(("KS",), "talon", "pile:0", 0) in events
    assert Shown(("JC",), "talon") in events
    assert zone(game.view(state, 1), "pile:0").count == 4
    assert game.waiting(state) == (0,)
    trumps = {fact.piece for fact in game.view(state, 0).table.facts if fact.trump}
    assert offered(game, state, 0) <= trumps


def _take_second(game: Game, state: State) -> State:
    """The second trick, with the first lawful card of each; the talon is then empty."""
    for _ in range(3):
        seat = game.waiting(state)[0]
        state = game.play(state, seat, game.legal(state, seat).moves[0])[0]
    return state


@pytest.mark.rule("C10.3")
def test_the_taker_of_the_first_is_first_in_the_second_and_then_leads_go_freely() -> None:
    game = _game()
    state = after(game, _all_passed(game, ("KS", "JC")), ["AS", "8S"])
    state = game.play(state, 2, game.legal(state, 2).moves[0])[0]
    state = _take_second(game, state)
    view = game.view(state, 0)
    assert not [found for found in view.table.zones if found.name == "talon"]
    leader = game.waiting(state)[0]
    assert len(offered(game, state, leader)) == 8


@pytest.mark.rule("C10.3")
def test_a_card_of_the_talons_suit_takes_where_no_trump_was_played() -> None:
    game = _game()
    hands = {
        0: ["7C", "8C", "9C", "KC", "TC", "AC", "7S", "8S", "9S", "KS"],
        1: ["TS", "AS", "7D", "8D", "9D", "KD", "TD", "AD", "JD", "JH"],
        2: ["QC", "QS", "QH", "QD", "JC", "JS", "8H", "9H", "TH", "KH"],
    }
    state = _all_passed(game, ("AH", "7H"), hands)
    assert len(offered(game, state, 0)) == 10
    state = after(game, state, ["7S", "TS"])
    assert offered(game, state, 2) == {"8H", "9H", "TH", "KH"}
    assert game.waiting(after(game, state, ["8H"])) == (2,)


@pytest.mark.rule("C10.3")
def test_where_neither_trump_nor_the_class_was_played_the_first_players_suit_counts_as_led() -> (
    None
):
    """Two tricks never exhaust a suit, so it takes revokes to come to this."""
    game = _game(trump="named_by_soloist", revokes="caught")
    hands = {0: ["7S", "8H"], 1: ["TS", "9H"], 2: ["7D", "7H"]}
    state = _all_passed(game, ("AH", "AD"), hands)
    state = after(game, state, ["7S", "TS", "7D"])
    assert game.waiting(state) == (1,)


@pytest.mark.rule("C10.3")
def test_the_talon_may_go_with_the_last_trick() -> None:
    game = _game(least_talon="last_trick")
    state = _all_passed(game, ("KS", "AC"))
    assert len(offered(game, state, 0)) == 10
    state = play_out(game, state, random.Random(2))
    history = game.view(state, 1).history
    moved = [e for e in history if isinstance(e, Moved) and e.source == "talon"]
    assert [event.pieces for event in moved] == [("KS", "AC")]
    assert sum(state.lines[-1].counted) == 120


@pytest.mark.rule("C10.3")
def test_the_talon_may_lie_aside() -> None:
    game = _game(least_talon="aside")
    state = _all_passed(game, ("TS", "AC"))
    assert zone(game.view(state, 1), "talon").pieces == (None, None)
    state = play_out(game, state, random.Random(2))
    assert sum(state.lines[-1].counted) == 120 - 21
