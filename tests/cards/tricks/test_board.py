"""The board of sixes: what a deal moves, eggs, Lusya, titles (C2.10 to C2.14, C3, C6)."""

import random
from typing import Any

import pytest

from kozel.cards.deck import DECKS
from kozel.cards.tricks.state import Past, Summary
from kozel.core.game import Game, State
from kozel.core.moves import HOUSE, Choose, Number, Shuffle
from kozel.core.options import Value
from kozel.core.sheets import Account, Mark
from kozel.core.standing import Settlement, Standing
from kozel.games import make
from tests.cards.tricks.table import cases, play_out, random_move, stacked

BOARD_GAMES = ("khvalyony", "kryuk", "sixes")
RESULTS = cases("deal_result", "K01")
EVERY_TRICK = ["7D", "QC", "QS", "QH", "QD", "JC", "JS", "JH"]
"""A hand that leads the first deal of khvalyony and takes all its tricks."""


def _board(first: int = 0, second: int = 0, **more: Any) -> Standing:
    return Standing(
        accounts=(Account(rows=first), Account(rows=second)),
        **{"dealer": 3, "deal": 4, **more},
    )


def _settle(game: Game, before: Standing, first: int, **more: Any) -> Settlement:
    """The arithmetic of a deal in which the first team took so many points."""
    told: dict[str, Any] = {"points": (first, 120 - first), "tricks": (4, 4), **more}
    return game.settle(before, Summary(dealer=before.dealer or 0, **told))


def _rows(settled: Settlement) -> tuple[int, ...]:
    return tuple(account.rows for account in settled.line.after)


def _khvalyony(**options: Value) -> Game:
    return make("khvalyony", options)


def test_the_golden_cases_are_there() -> None:
    assert len(RESULTS) == 5
    assert len(cases("match_end", "K01", "K02")) == 3


@pytest.mark.rule("C2.10", "C2.11")
@pytest.mark.parametrize("case", RESULTS, ids=lambda case: str(case["id"]))
def test_golden_result(case: dict[str, Any]) -> None:
    tricks = (case["tricksA"], case["tricksB"])
    settled = _settle(_khvalyony(), _board(1, 2), case["pointsA"], tricks=tricks)
    assert _rows(settled) == (1 + case["rows"]["A"], 2 + case["rows"]["B"])
    assert settled.line.counted == (case["pointsA"], case["pointsB"])
    assert (Mark("eggs") in settled.line.marks) == case["rows"].get("eggs", False)


@pytest.mark.rule("C2.10", "C3", "C6")
@pytest.mark.parametrize("name", BOARD_GAMES)
def test_every_split_of_the_points_moves_the_board_of_the_side_with_more(name: str) -> None:
    for points in range(1, 120):
        less = min(points, 120 - points)
        won = 0 if less == 60 else 1 if less > 30 else 2
        moved = (won, 0) if points > 60 else (0, won)
        assert _rows(_settle(make(name), _board(), points)) == moved


@pytest.mark.rule("C2.12")
@pytest.mark.parametrize("case", cases("match_end", "K01", "K02"), ids=lambda case: str(case["id"]))
def test_golden_end_of_a_match(case: dict[str, Any]) -> None:
    game = make({"K01": "khvalyony", "K02": "kryuk"}[case["game"]])
    rows = case["rows_before"]
    eggs = case.get("had_eggs", False)
    before = _board(rows["A"], rows["B"], extra=Past(eggs=eggs))
    settled = _settle(game, before, case["deal"]["pointsA"])
    assert _rows(settled) == (6, rows["B"])
    assert settled.verdict is not None
    assert settled.verdict.outcome == ("won", "lost", "won", "lost")
    assert settled.verdict.goats == (1, 3)
    assert ("title-eggs" in settled.verdict.titles) == eggs
    assert ("title-tail" in settled.verdict.titles) == (case["deal"]["pointsA"] >= 90)


@pytest.mark.rule("C2.12")
@pytest.mark.parametrize(
    ("stood", "points", "eggs", "titles"),
    [
        (5, 90, False, ("title-tail",)),
        (5, 89, False, ()),
        (4, 120, False, ()),
        (5, 61, True, ("title-eggs",)),
        (5, 120, True, ("title-eggs", "title-tail")),
    ],
)
def test_titles(stood: int, points: int, eggs: bool, titles: tuple[str, ...]) -> None:
    before = _board(2, stood, extra=Past(eggs=eggs))
    settled = _settle(_khvalyony(), before, 120 - points)
    if stood == 4 and points < 90:
        assert settled.verdict is None
        return
    assert settled.verdict is not None
    assert settled.verdict.titles == titles
    assert settled.verdict.goats == (0, 2)


@pytest.mark.rule("C2.12", "C0.8b")
def test_the_sixth_row_is_the_last() -> None:
    settled = _settle(_khvalyony(), _board(5, 5, eggs=3), 100)
    assert _rows(settled) == (6, 5)
    assert settled.verdict is not None
    assert _settle(_khvalyony(), _board(4, 5), 61).verdict is None


# Eggs


@pytest.mark.rule("C2.11")
@pytest.mark.parametrize(("eggs", "rows"), [("bonus_pair", 2), ("none", 1)])
def test_golden_eggs_then_a_deal(eggs: str, rows: int) -> None:
    (case,) = cases("eggs_then", "K01")
    assert case["rows"] == {"A": 2, "B": 0}
    game = _khvalyony(eggs=eggs)
    before = _board()
    for points, _ in case["seq"]:
        settled = _settle(game, before, points)
        before = settled.standing
    assert _rows(settled) == (rows, 0)
    assert before.eggs == 0
    assert (Mark("egg-pair", 0, 1) in settled.line.marks) == (eggs == "bonus_pair")


@pytest.mark.rule("C2.11", "C3.8", "C6")
def test_which_game_pays_for_eggs() -> None:
    paid = {name: _settle(make(name), _board(), 60).standing.eggs for name in BOARD_GAMES}
    assert paid == {"khvalyony": 1, "kryuk": 0, "sixes": 1}


@pytest.mark.rule("C2.11", "C0.4")
def test_after_eggs_the_boards_stand_and_the_next_player_deals() -> None:
    settled = _settle(_khvalyony(), _board(3, 4, dealer=1, decided=2, redeals=1), 60)
    assert _rows(settled) == (3, 4)
    after = settled.standing
    assert (after.dealer, after.deal, after.decided, after.redeals) == (2, 5, 2, 0)
    assert after.extra == Past(eggs=True)
    assert settled.verdict is None


@pytest.mark.rule("C2.11")
def test_eggs_in_a_row_add_up() -> None:
    game = _khvalyony()
    twice = _settle(game, _settle(game, _board(), 60).standing, 60).standing
    assert twice.eggs == 2
    assert _rows(_settle(game, twice, 50)) == (0, 3)


@pytest.mark.rule("C2.11")
def test_lusya_and_catch_carry_the_egg_pair() -> None:
    lusya = _settle(_khvalyony(), _board(3, 4, eggs=1), 120, tricks=(8, 0))
    assert _rows(lusya) == (4, 0)
    assert lusya.standing.eggs == 0
    caught = _settle(make("kryuk", {"eggs": "bonus_pair"}), _board(0, 1, eggs=2), 80, caught=2)
    assert _rows(caught) == (0, 5)
    assert caught.standing.eggs == 0


@pytest.mark.rule("C2.11")
@pytest.mark.parametrize(
    "fine", [{"wrong": 0}, {"annulled": "poor", "demands": 3}], ids=["challenge", "third demand"]
)
def test_fines_leave_the_egg_pair_waiting(fine: dict[str, Any]) -> None:
    settled = _settle(_khvalyony(revokes="caught"), _board(eggs=2, dealer=2), 60, **fine)
    assert settled.standing.eggs == 2
    assert not [mark for mark in settled.line.marks if mark.kind == "egg-pair"]


# Lusya


@pytest.mark.rule("C2.10", "C3.8")
@pytest.mark.parametrize(
    ("lusya", "deal", "rows", "over"),
    [
        ("reset", 1, (3, 0), False),
        ("reset", 4, (3, 0), False),
        ("reset_and_two", 4, (5, 0), False),
        ("win_if_first_kon", 4, (3, 0), False),
        ("win_if_first_kon", 1, (3, 4), True),
    ],
)
def test_no_trick_at_all_is_lusya(lusya: str, deal: int, rows: tuple[int, int], over: bool) -> None:
    settled = _settle(_khvalyony(lusya=lusya), _board(3, 4, deal=deal), 120, tricks=(8, 0))
    assert _rows(settled) == rows
    assert (settled.verdict is not None) == over
    assert settled.line.marks == (Mark("dry-goat" if over else "lusya", 1),)
    if settled.verdict is not None:
        assert settled.verdict.titles == ("title-dry",)
        assert settled.verdict.goats == (1, 3)


@pytest.mark.rule("C2.10", "C3.8", "C6")
def test_the_usual_lusya_of_each_game() -> None:
    usual = {name: make(name).options.lusya for name in BOARD_GAMES}  # type: ignore[attr-defined]
    assert usual == {"khvalyony": "reset", "kryuk": "win_if_first_kon", "sixes": "reset"}


@pytest.mark.rule("C2.10")
def test_one_empty_trick_saves_from_lusya() -> None:
    assert _rows(_settle(_khvalyony(), _board(3, 4), 120, tricks=(7, 1))) == (5, 4)


def _all_tricks(game: Game, before: Standing) -> State:
    """A deal played to its end in which seat 0 leads and takes everything."""
    assert before.dealer is not None
    state = game.play(game.start(before), HOUSE, stacked(game, before.dealer, {0: EVERY_TRICK}))[0]
    return play_out(game, state, _Strongest(0))


class _Strongest(random.Random):
    """Chooses the first of the lawful moves: the strongest cards come first in `EVERY_TRICK`
    but for the seven, which is played last."""

    def choice(self, seq: Any) -> Any:
        cards = [move for move in seq if getattr(move, "pieces", ()) and move.pieces != ("7D",)]
        return min(cards or seq, key=_rank)


def _rank(move: Any) -> int:
    piece = move.pieces[0] if getattr(move, "pieces", ()) else ""
    return EVERY_TRICK.index(piece) if piece in EVERY_TRICK else len(EVERY_TRICK)


@pytest.mark.rule("C2.10")
def test_a_whole_deal_without_a_trick() -> None:
    state = _all_tricks(_khvalyony(), _board(2, 5, deal=1))
    line = state.lines[-1]
    assert line.counted == (120, 0)
    assert [account.rows for account in line.after] == [2, 0]
    assert line.marks == (Mark("lusya", 1),)
    over = _all_tricks(_khvalyony(lusya="win_if_first_kon"), _board(deal=1))
    assert over.verdict is not None
    assert over.verdict.titles == ("title-dry",)


# In a praise: what each draws from top and bottom, and the rest as it is dealt, all trumps to
# the first team. The second player's ten decides who takes the praise.
_DRAWN = (("7S", "QC"), ("", "AC"), ("7H", "QS"), ("8H", "AH"))
_TRUMPS = (("QH", "QD", "JC", "JS", "JH", "JD"), ("AD", "TD", "KD", "9D", "8D", "7D"))


def _praised(second: str, before: Standing) -> State:
    """A deal that begins with trousers, played to its end."""
    game = _khvalyony()
    top = [card or second for card, _ in _DRAWN]
    bottom = [card for _, card in reversed(_DRAWN)]
    used = {*top, *bottom, *_TRUMPS[0], *_TRUMPS[1]}
    plain = [card for card in DECKS["32"] if card not in used]
    rest = [
        card
        for number in range(6)
        for card in (_TRUMPS[0][number], plain.pop(), _TRUMPS[1][number], plain.pop())
    ]
    state = game.play(game.start(before), HOUSE, Shuffle("deal", (*top, *rest, *bottom)))[0]
    state = game.play(state, 0, Choose("praise", "trousers"))[0]
    return play_out(game, state, random.Random(4))


@pytest.mark.rule("C2.14")
def test_a_trick_of_the_praise_saves_from_lusya() -> None:
    before = _board(1, 4, next_side=0)
    saved = _praised("TS", before).lines[-1]
    assert saved.counted == (110, 10)
    assert [account.rows for account in saved.after] == [3, 4]
    lost = _praised("TC", before).lines[-1]
    assert lost.counted == (120, 0)
    assert [account.rows for account in lost.after] == [1, 0]
    assert lost.marks == (Mark("lusya", 1),)


# Whose lead


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("points", "side"), [(61, 0), (120, 0), (59, 1)])
def test_the_right_to_lead_goes_to_the_winners(points: int, side: int) -> None:
    assert _settle(_khvalyony(), _board(next_side=0), points).standing.next_side == side
    assert _settle(_khvalyony(), _board(next_side=1), points).standing.next_side == side


@pytest.mark.rule("C2.4")
def test_after_eggs_the_right_stays_with_the_team_that_led() -> None:
    game = _khvalyony()
    assert _settle(game, _board(next_side=1), 60, first_leader=3).standing.next_side == 1
    assert _settle(game, _board(deal=1), 60, first_leader=2).standing.next_side == 0
    praised = {"praise": "trousers", "praiser": 0, "first_leader": 1}
    assert _settle(game, _board(next_side=0), 60, **praised).standing.next_side == 0


@pytest.mark.rule("C0.8b", "C2.13", "C3.9")
@pytest.mark.parametrize("name", BOARD_GAMES)
@pytest.mark.parametrize("wrong", [0, 3])
def test_a_penalty_moves_the_opponents_two_rows_and_gives_them_the_lead(
    name: str, wrong: int
) -> None:
    before = _board(1, 1, next_side=wrong % 2, dealer=0)
    settled = _settle(make(name, {"revokes": "caught"}), before, 120, wrong=wrong, tricks=(8, 0))
    winner = 1 - wrong % 2
    assert _rows(settled) == ((3, 1) if winner == 0 else (1, 3))
    assert settled.standing.next_side == winner
    assert settled.standing.dealer == 1
    assert settled.standing.decided == 1
    assert settled.line.counted == ()
    assert settled.line.marks == (Mark("penalty", wrong % 2, 2),)


@pytest.mark.rule("C0.8b", "C2.12")
def test_a_penalty_can_win_the_match_but_makes_no_tails() -> None:
    game = _khvalyony(revokes="caught")
    settled = _settle(game, _board(5, 0), 100, wrong=1, tricks=(8, 0))
    assert _rows(settled) == (6, 0)
    assert settled.verdict is not None
    assert settled.verdict.goats == (1, 3)
    assert settled.verdict.titles == ()


@pytest.mark.rule("C2.13", "C0.6")
@pytest.mark.parametrize("case", cases("challenge", "K01"), ids=lambda case: str(case["id"]))
def test_golden_challenge(case: dict[str, Any]) -> None:
    game = _khvalyony(revokes="caught")
    source = random.Random(5)
    state = game.start(_board(1, 1, deal=1))
    while not (case["guilty"] and _broken(state)) and not (
        not case["guilty"] and game.view(state, 0).table.stage == "tricks" and state.deal.tricks
    ):
        who, move = random_move(game, state, source)
        if case["guilty"] and game.view(state, 0).table.stage == "tricks" and who != HOUSE:
            unlawful = set(game.legal(state, who).required) - set(game.legal(state, who).lawful)
            move = next(iter(sorted(unlawful, key=str)), move)
        state = game.play(state, who, move)[0]
    accused = state.deal.breaches[0].seat if case["guilty"] else 0
    challenger = (accused + 1) % 4
    state = game.play(state, challenger, Number("challenge", accused))[0]
    gains = challenger if case["guilty"] else accused
    rows = [account.rows for account in state.lines[-1].after]
    assert rows[gains % 2] == 1 + case["rows"]["challenger" if case["guilty"] else "accused"]
    assert rows[1 - gains % 2] == 1


def _broken(state: State) -> bool:
    return bool(state.deal.breaches)


# Redeals


@pytest.mark.rule("C2.8", "C0.4")
@pytest.mark.parametrize("demands", [1, 2])
def test_an_annulled_deal_is_dealt_again_by_the_same_player(demands: int) -> None:
    before = _board(2, 3, dealer=1, eggs=1, decided=3, next_side=0, redeals=demands - 1)
    settled = _settle(_khvalyony(), before, 60, annulled="poor", demands=demands)
    after = settled.standing
    assert (after.dealer, after.deal, after.redeals) == (1, 4, demands)
    assert (after.eggs, after.decided, after.next_side) == (1, 3, 0)
    assert _rows(settled) == (2, 3)
    assert settled.line.counted == ()
    assert settled.line.marks == (Mark("redeal", value=demands),)


@pytest.mark.rule("C2.8", "C0.8b")
def test_golden_third_demand_costs_the_dealers_team_a_pair() -> None:
    (case,) = cases("redeal_limit", "K01")
    before = _board(2, 3, dealer=1, redeals=case["requests"] - 1)
    settled = _settle(_khvalyony(), before, 60, annulled="poor", demands=case["requests"])
    after = settled.standing
    assert _rows(settled) == (3, 3)
    assert (after.dealer, after.deal, after.redeals) == (2, 5, 0)
    assert (after.decided, after.next_side) == (1, 0)
    assert settled.line.marks == (Mark("third-demand", 1, 1),)


@pytest.mark.rule("C2.8", "C0.4", "C0.8b")
@pytest.mark.parametrize(("name", "paid"), [("khvalyony", 1), ("kryuk", 1), ("nizhny", 2)])
def test_three_demands_through_a_whole_kon(name: str, paid: int) -> None:
    game = make(name)
    state = game.start(_board(deal=1, dealer=1))
    poor = ["7S", "8S", "9S", "7H", "8H", "9H", "TS"]
    for demand in (1, 2, 3):
        state = game.play(state, HOUSE, stacked(game, 1, {0: poor, 1: ["QC"], 3: ["QS", "QH"]}))[0]
        assert game.view(state, 0).table.stage == "redeal"
        state = game.play(state, 0, Choose("redeal"))[0]
        assert state.lines[-1].deal == 1
        assert state.standing.dealer == (2 if demand == 3 else 1)
    last = state.lines[-1]
    rows = [account.rows for account in last.after]
    written = [account.written for account in last.after]
    assert (rows, written) == (([0, 0], [0, paid]) if name == "nizhny" else ([paid, 0], [0, 0]))
    assert (state.standing.deal, state.standing.redeals) == (2, 0)


# The hunt and the contract


@pytest.mark.rule("C3.4")
@pytest.mark.parametrize(
    ("catch", "deal", "over"),
    [
        ("ends_kon", 1, False),
        ("ends_kon", 4, False),
        ("match_in_first_kon", 4, False),
        ("match_in_first_kon", 1, True),
    ],
)
def test_a_caught_queen_costs_her_team_two_pairs(catch: str, deal: int, over: bool) -> None:
    game = make("kryuk", {"catch": catch})
    settled = _settle(game, _board(1, 5, deal=deal), 20, caught=3)
    assert _rows(settled) == (3, 5)
    assert settled.line.counted == ()
    assert settled.line.marks == (Mark("caught", 1),)
    assert settled.standing.next_side == 0
    assert (settled.verdict is not None) == over
    if settled.verdict is not None:
        assert settled.verdict.goats == (1, 3)


@pytest.mark.rule("C3.4", "C2.12")
def test_a_catch_makes_no_tails() -> None:
    settled = _settle(make("kryuk"), _board(5, 0), 100, caught=1)
    assert settled.verdict is not None
    assert settled.verdict.titles == ()


@pytest.mark.rule("C3.6")
def test_a_kept_contract_wins_the_match_and_a_broken_one_costs_two_pairs() -> None:
    game = make("kryuk", {"dry": "contract"})
    kept = _settle(game, _board(0, 5), 120, contract=2, tricks=(8, 0))
    assert kept.verdict is not None
    assert kept.verdict.goats == (1, 3)
    assert kept.line.marks == (Mark("contract-made", 0),)
    broken = _settle(game, _board(0, 3), 60, contract=2, tricks=(7, 1))
    assert _rows(broken) == (0, 5)
    assert broken.line.counted == ()
    assert broken.verdict is None
    assert broken.standing.next_side == 1
    assert broken.line.marks == (Mark("contract-lost", 0),)


# The length of a match, the sheet


@pytest.mark.rule("C0.4a")
def test_after_the_agreed_deals_more_rows_win() -> None:
    game = _khvalyony(deals=3)
    assert _settle(game, _board(1, 2, decided=1), 61).verdict is None
    ahead = _settle(game, _board(0, 2, decided=2), 61).verdict
    assert ahead is not None
    assert ahead.outcome == ("lost", "won", "lost", "won")
    assert (ahead.goats, ahead.titles) == ((), ())
    level = _settle(game, _board(1, 2, decided=2), 61).verdict
    assert level is not None
    assert set(level.outcome) == {"drawn"}


@pytest.mark.rule("C0.4a", "C2.8", "C2.11")
def test_drawn_and_annulled_deals_do_not_count_towards_the_agreed_ones() -> None:
    game = _khvalyony(deals=1)
    assert _settle(game, _board(), 60).verdict is None
    assert _settle(game, _board(), 60, annulled="poor", demands=1).verdict is None
    assert _settle(game, _board(), 60, annulled="poor", demands=3).verdict is not None


@pytest.mark.rule("C2.12")
@pytest.mark.parametrize("name", BOARD_GAMES)
def test_the_sheet_counts_rows(name: str) -> None:
    game = make(name)
    sheet = game.view(game.start(_board(2, 5, eggs=1)), 0).sheet
    assert (sheet.unit, sheet.target, sheet.series, sheet.eggs) == ("rows", 6, (), 1)
    assert sheet.accounts == (Account(rows=2), Account(rows=5))


@pytest.mark.rule("C2.12", "C6")
@pytest.mark.parametrize("name", BOARD_GAMES)
def test_whole_matches_end_on_the_sixth_row(name: str) -> None:
    game = make(name, {"lusya": "reset"})
    for seed in range(3):
        source = random.Random(seed)
        state = game.start()
        while not state.over:
            who, move = random_move(game, state, source)
            state = game.play(state, who, move)[0]
        assert max(account.rows for account in state.standing.accounts) == 6
        assert state.verdict is not None
        assert len(state.verdict.goats) == 2
