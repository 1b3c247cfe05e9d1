"""The partnership games: the golden deal replayed, what a round brings, who wins a match."""

from __future__ import annotations

import pytest

from kozel.core.events import Staged
from kozel.core.messages import IllegalMove
from kozel.core.notation import parse
from kozel.core.sheets import Account, Mark
from kozel.core.standing import Settlement
from kozel.dominoes.winning.points import on_paper
from tests.dominoes.pairs import (
    SEAT,
    golden,
    golden_deal,
    last_turn,
    pairs,
    points,
    replayed,
    settled,
    written,
)
from tests.dominoes.table import texts

CASES = golden()


@pytest.mark.rule("D8")
def test_the_printed_log_fails_at_the_tile_that_fits_neither_end() -> None:
    case = CASES["C-L-01"]
    made, states = replayed(golden_deal(pairs("partnership")), case["moves"])
    assert made + 1 == case["illegal_at"]
    assert case["moves"][made] == case["move"]
    state = states[0]
    layout = state.game.view(state, 0).table.layout
    assert layout is not None
    assert sorted(arm.end or 0 for arm in layout.arms) == case["ends_then"]
    with pytest.raises(IllegalMove) as refused:
        state.game.play(state, SEAT["A"], parse("5-6@left"))
    assert refused.value.message.id == "domino-fits-no-end"
    assert refused.value.message.rule == "D0.3"


@pytest.mark.rule("D8", "D8.1")
def test_with_the_missing_row_it_is_played_to_its_end() -> None:
    case = CASES["C-L-02"]
    made, states = replayed(golden_deal(pairs("partnership")), case["moves"])
    assert made == len(case["moves"])
    state = states[0]
    assert state.game.deal_over(state)
    left = {
        name: list(state.game.view(state, 0).table.zones[seat].pieces)
        for name, seat in SEAT.items()
    }
    assert left == case["left"]
    assert [account.written for account in state.standing.accounts] == [0, case["score"]["B+D"]]


@pytest.mark.rule("D8", "D0.5")
@pytest.mark.parametrize(("options", "points"), [({}, "score_L01"), (
    {"count": "all_hands"}, "score_L03",
)])  # fmt: skip
def test_the_other_log_is_a_fish(options: dict[str, str], points: str) -> None:
    case = CASES["C-L-03"]
    made, states = replayed(golden_deal(pairs("partnership", **options)), case["moves"])
    state = states[0]
    assert state.game.deal_over(state)
    assert all(move.endswith("pass") for move in case["moves"][made:])
    assert [account.written for account in state.standing.accounts] == [case[points], 0]
    assert state.lines[0].counted == (case["teams"]["A+C"], case["teams"]["B+D"])
    assert any(event == Staged("fish", SEAT["C"]) for event in state.history)


@pytest.mark.rule("D8")
def test_going_out_brings_the_losers_pips_or_everybodys() -> None:
    hands = [0, 9, 6, 4]
    assert written(settled(pairs("partnership"), hands, out=0)) == [13, 0]
    assert written(settled(pairs("partnership", count="all_hands"), hands, out=0)) == [19, 0]


@pytest.mark.rule("D8")
def test_a_fish_is_won_by_fewer_pips_and_nobody_wins_an_even_one() -> None:
    assert written(settled(pairs("partnership"), [9, 1, 8, 3], last=0)) == [0, 17]
    assert written(settled(pairs("partnership"), [9, 9, 8, 8], last=0)) == [0, 0]


@pytest.mark.rule("D8")
@pytest.mark.parametrize(("tie", "gains"), [
    ("none", [0, 0]), ("leading_side", [0, 17]), ("more_tiles", [17, 0]),
    ("last_player_loses", [17, 0]), ("last_player_wins", [0, 17]),
])  # fmt: skip
def test_an_even_fish(tie: str, gains: list[int]) -> None:
    of = pairs("partnership", fish_tie=tie)
    got = settled(of, [9, 9, 8, 8], last=3, leader=1, tiles=(2, 1, 2, 2))
    assert written(got) == gains
    assert got.standing.deal == 2


@pytest.mark.rule("D8")
def test_an_even_fish_may_be_dealt_again_by_the_same_shuffler() -> None:
    of = pairs("partnership", fish_tie="redeal")
    got = settled(of, [9, 9, 8, 8], last=3, deal=4, decided=3, next_leader=2)
    assert got.line.marks == (Mark("redealt"),)
    again = got.standing
    assert (again.deal, again.decided, again.dealer, again.next_leader) == (4, 3, 0, 2)
    uneven = settled(of, [9, 8, 8, 8], last=3, deal=4, decided=3, next_leader=2)
    assert (uneven.standing.deal, written(uneven)) == (5, [0, 17])


@pytest.mark.rule("D8")
def test_points_for_passes_count_in_a_round_that_is_dealt_again() -> None:
    of = pairs("partnership", fish_tie="redeal", pass_bonus=True)
    before = (Account(80), Account(60))
    got = settled(of, [9, 9, 8, 8], last=3, scored=(0, 20), before=before)
    assert got.line.marks == (Mark("redealt"), Mark("passes", 1, 20))
    assert (written(got), got.verdict) == ([80, 80], None)
    won = settled(of, [9, 9, 8, 8], last=0, scored=(20, 0), before=before)
    assert won.verdict is not None
    assert won.verdict.outcome == ("won", "lost", "won", "lost")


@pytest.mark.rule("D8")
def test_both_sides_may_write_their_own_pips_and_then_the_lower_wins() -> None:
    of = pairs("partnership", fish_score="both_score_own")
    assert written(settled(of, [9, 1, 8, 3], last=0)) == [17, 4]
    both = settled(of, [9, 1, 8, 13], last=0, before=points(90, 90))
    assert written(both) == [107, 104]
    assert outcome(both) == ("lost", "won", "lost", "won")
    even = settled(of, [9, 9, 8, 8], last=0, before=points(90, 90))
    assert even.verdict is None
    following = settled(of, [0, 9, 8, 8], out=0, before=points(107, 107))
    assert outcome(following) == ("won", "lost", "won", "lost")


def outcome(settlement: Settlement) -> tuple[str, ...]:
    assert settlement.verdict is not None
    return settlement.verdict.outcome


@pytest.mark.rule("D8")
def test_only_the_last_player_or_the_next_may_win_a_fish() -> None:
    of = pairs("partnership", fish_score="last_or_right")
    assert written(settled(of, [9, 1, 1, 8], last=0)) == [0, 10]
    assert written(settled(of, [7, 1, 40, 8], last=0)) == [9, 0]
    clockwise = pairs("partnership", fish_score="last_or_right", direction="clockwise")
    assert written(settled(clockwise, [7, 1, 1, 8], last=0)) == [0, 8]
    assert written(settled(of, [8, 1, 1, 8], last=0)) == [0, 0]
    won = pairs("partnership", fish_score="last_or_right", fish_tie="last_player_wins")
    assert written(settled(won, [8, 1, 1, 8], last=0)) == [9, 0]


@pytest.mark.rule("D8")
def test_points_divided_by_ten() -> None:
    of = pairs("partnership", divide_by_10=True)
    for pips, expected in CASES["C-L-04"]["table"].items():
        assert on_paper(of.options, int(pips)) == expected  # type: ignore[arg-type]
        assert written(settled(of, [0, int(pips), 5, 0], out=0)) == [expected, 0]
    assert settled(of, [0, 9, 0, 0], out=0, before=points(8, 0)).verdict is None
    assert settled(of, [0, 9, 0, 0], out=0, before=points(9, 0)).verdict is not None
    assert of.view(of.start(), 0).sheet.target == 10


@pytest.mark.rule("D8.1")
def test_a_hundred_points_win() -> None:
    of = pairs("partnership")
    assert settled(of, [0, 9, 0, 0], out=0, before=points(90, 99)).verdict is None
    assert outcome(settled(of, [0, 9, 0, 1], out=0, before=points(90, 99))) == (
        "won", "lost", "won", "lost",
    )  # fmt: skip
    short = pairs("partnership", deals=2)
    assert settled(short, [0, 9, 0, 0], out=0).verdict is None
    assert outcome(settled(short, [0, 9, 0, 0], out=0, decided=1)) == ("won", "lost") * 2
    assert outcome(settled(short, [9, 9, 0, 0], decided=1)) == ("drawn",) * 4


@pytest.mark.rule("D8.2")
def test_sudan() -> None:
    of = pairs("sudan")
    assert written(settled(of, [0, 9, 6, 4], out=0)) == [19, 0]
    assert of.view(of.start(), 0).sheet.target == 51
    assert settled(of, [0, 9, 6, 4], out=0, before=points(32, 0)).verdict is not None


@pytest.mark.rule("D8.2")
def test_the_double_blank_may_always_count_fifty() -> None:
    case = CASES["C-L02-01"]
    of = pairs("sudan", blank_fifty=True)
    assert of.view(of.start(), 0).sheet.target == case["target"]
    state = golden_deal(of)
    made, states = replayed(state, CASES["C-L-03"]["moves"])
    assert made
    assert states[0].lines[0].counted == (30, 46 + case["pips"])


@pytest.mark.rule("D8.3")
def test_scores_may_be_rounded_to_tens() -> None:
    of = pairs("doscientos", pass_bonus=True, tens=True)
    assert written(settled(of, [0, 24, 10, 10], out=0)) == [40, 0]
    assert written(settled(of, [0, 25, 10, 10], out=0)) == [50, 0]
    with pytest.raises(Exception, match="option-not-applicable"):
        pairs("doscientos", tens=True)


@pytest.mark.rule("D8.3")
@pytest.mark.parametrize("target", [200, 100])
def test_doscientos_is_two_hundred_or_one(target: int) -> None:
    of = pairs("doscientos", target=target)
    assert settled(of, [0, 9, 6, 4], out=0, before=points(target - 20, 0)).verdict is None
    assert settled(of, [0, 9, 6, 4], out=0, before=points(target - 19, 0)).verdict is not None


@pytest.mark.rule("D8.4")
@pytest.mark.parametrize("case", [case for case in CASES.values() if case["kind"] == "quinientos"],
                         ids=lambda case: case["id"])  # fmt: skip
@pytest.mark.parametrize("chuchazo", ["any", "one_end_only"])
def test_the_bonuses_of_quinientos(case: dict[str, int], chuchazo: str) -> None:
    of = pairs("quinientos", chuchazo=chuchazo)
    last = str(case["last_tile"])
    before: list[int] = case["ends_before"]  # type: ignore[assignment]
    hands = [0, case["base"], 0, 0]
    how = {"last": 0} if case["blocked"] else {"out": 0}
    number = case["game_no"]
    turn = None if case["blocked"] else last_turn(last, before, before)
    got = settled(of, hands, turn=turn, deal=number, decided=number - 1, **how)  # type: ignore[arg-type]
    expected = case.get("variant_one_blank_end", case["score"])
    assert written(got) == [case["score"] if chuchazo == "any" else expected, 0]


@pytest.mark.rule("D8.4")
def test_the_bonuses_are_told_on_the_sheet() -> None:
    of = pairs("quinientos")
    got = settled(of, [0, 20, 0, 10], out=0, turn=last_turn("3-5", [3, 5], [5, 5]), deal=2)
    assert got.line.marks == (Mark("out", 0), Mark("early", 0, 75), Mark("capicu", 0, 100))
    off = pairs("quinientos", early_bonus=False, capicu=False, chuchazo="off")
    plain = settled(off, [0, 20, 0, 10], out=0, turn=last_turn("0-0", [0, 5], [0, 5]), deal=2)
    assert plain.line.marks == (Mark("out", 0),)


def wins(*numbers: int) -> tuple[Account, ...]:
    return tuple(Account(wins=number) for number in numbers)


@pytest.mark.rule("D8.5")
@pytest.mark.parametrize("case", ["C-L05-01", "C-L05-02"])
def test_ten_rounds_win_if_the_others_have_five(case: str) -> None:
    ours, theirs = CASES[case]["wins"]
    got = settled(pairs("south-american"), [0, 3, 3, 3], out=2, before=wins(ours - 1, theirs))
    drawn = CASES[case]["result"] == "draw"
    assert outcome(got) == (("drawn",) * 4 if drawn else ("won", "lost") * 2)
    assert got.verdict is not None
    assert bool(got.verdict.titles) is drawn
    fish = settled(pairs("south-american"), [1, 3, 3, 3], last=1, before=wins(3, 3))
    assert [account.wins for account in fish.standing.accounts] == [4, 3]
    assert fish.verdict is None


@pytest.mark.rule("D8.6")
def test_milo() -> None:
    for case in (CASES["C-L06-01"], CASES["C-L06-02"]):
        turn = last_turn(case["last"], [3, 4], case["ends_after"])
        got = settled(pairs("milo"), [0, 3, 3, 3], out=0, turn=turn)
        assert [account.wins for account in got.standing.accounts] == [case["score"], 0]
    fish = settled(pairs("milo"), [1, 3, 3, 3], last=1)
    assert fish.standing.accounts[0].wins == CASES["C-L06-03"]["score"]
    assert settled(pairs("milo"), [0, 3, 3, 3], out=0, before=wins(3, 0)).verdict is None
    assert settled(pairs("milo"), [0, 3, 3, 3], out=0, before=wins(4, 0)).verdict is not None


@pytest.mark.rule("D8.5", "D8.6")
def test_a_drawn_fish_wins_nothing_or_is_dealt_again() -> None:
    for name in ("south-american", "milo"):
        got = settled(pairs(name), [3, 3, 3, 3], last=1)
        assert [account.wins for account in got.standing.accounts] == [0, 0]
        assert got.standing.decided == 1
        again = settled(pairs(name, fish_tie="redeal"), [3, 3, 3, 3], last=1)
        assert again.standing.decided == 0


@pytest.mark.rule("D8")
def test_play_goes_counter_clockwise_and_the_holder_of_six_six_leads() -> None:
    of = pairs("partnership")
    state = golden_deal(of)
    assert of.waiting(state) == (SEAT["B"],)
    after, _ = of.play(state, SEAT["B"], parse("1-1"))
    assert of.waiting(after) == (SEAT["C"],)
    assert len(texts(state)) == 7
    assert of.view(state, 0).sheet.unit == "points"
