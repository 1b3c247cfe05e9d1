"""Sea Goat: the one writer, exits that win, "to a hundred" (D4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kozel.core.events import Said
from kozel.core.game import Game, State
from kozel.core.messages import OptionError
from kozel.core.moves import Choose
from kozel.core.sheets import Account, Mark
from kozel.core.standing import Settlement
from kozel.dominoes.counting import left_in_hand
from kozel.dominoes.state import Ending, LastTurn, Round
from kozel.dominoes.tiles import Tile
from tests.dominoes.pairs import pairs
from tests.dominoes.table import Case, cases, deal, filled, game, later, play, refusal, texts

HUNDRED = Choose("hundred")
NOBODY = Account()


def writing(points: int) -> Account:
    return Account(written=points, opened=True)


def ended(
    of: Game,
    before: tuple[Account, ...],
    hands: tuple[int, ...],
    *,
    out: int | None = None,
    last: int = 0,
    leader: int = 0,
    hundred: bool = False,
    exit_by: tuple[str, ...] = ("1-2",),
) -> Settlement:
    ending = Ending("fish", last) if out is None else Ending("out", out)
    turn = LastTurn(tuple(map(Tile, exit_by)), (1, 1), (2, 1))
    standing = replace(of.rules.opening(), accounts=before, dealer=0)
    return of.settle(standing, Round(ending, hands, 0, leader, last=turn, hundred=hundred))


@pytest.mark.rule("D4.1", "D4.2", "D4.6", "D4.7")
@pytest.mark.parametrize("case", cases("sea_goat"), ids=lambda case: case["id"])
def test_golden_rounds(case: Case) -> None:
    of = game(2, "sea-goat")
    before = tuple(writing(n) if n else NOBODY for n in case["before"].values())
    told = case["round"]
    out = "AB".index(told.get("out") or told["winner"])
    lost = told.get("losers_pips", 30)
    hands = (0, lost) if out == 0 else (lost, 0)
    after = ended(of, before, hands, out=out, hundred=told.get("na_sto", False))
    assert [each.written for each in after.standing.accounts] == list(case["after"].values())
    winner = case.get("match_winner")
    assert (after.verdict is not None) is (winner is not None)
    if after.verdict is not None and winner is not None:
        assert after.verdict.outcome["AB".index(winner)] == "won"


@pytest.mark.rule("D4.1", "D4.2")
def test_only_one_side_writes() -> None:
    of = game(3, "sea-goat")
    begun = ended(of, (NOBODY,) * 3, (0, 12, 13), out=0)
    assert begun.standing.accounts == (writing(25), NOBODY, NOBODY)
    small = ended(of, begun.standing.accounts, (0, 1, 2), out=0)
    assert small.standing.accounts[0] == writing(28)
    burnt = ended(of, begun.standing.accounts, (20, 0, 9), out=1)
    assert burnt.standing.accounts == (NOBODY,) * 3
    assert burnt.line.marks == (Mark("out", 1), Mark("wiped", 0, 25))
    anew = ended(of, burnt.standing.accounts, (24, 0, 0), out=1)
    assert anew.standing.accounts == (NOBODY,) * 3
    taken = ended(game(3, "sea-goat", canceller_opens=True), begun.standing.accounts,
                  (20, 0, 9), out=1)  # fmt: skip
    assert taken.standing.accounts == (NOBODY, writing(29), NOBODY)


@pytest.mark.rule("D4.1")
def test_the_first_entry_may_take_more_or_less() -> None:
    assert ended(game(2, "sea-goat", threshold=13), (NOBODY,) * 2, (0, 13),
                 out=0).standing.accounts[0] == writing(13)  # fmt: skip
    assert ended(game(2, "sea-goat", threshold=0), (NOBODY,) * 2, (0, 1),
                 out=0).standing.accounts[0] == writing(1)  # fmt: skip


@pytest.mark.rule("D4.7")
def test_a_fish_is_won_by_the_fewest_pips() -> None:
    of = pairs("sea-goat")
    won = ended(of, (NOBODY,) * 2, (9, 20, 1, 9), last=1)
    assert won.standing.accounts == (writing(29), NOBODY)
    even = ended(of, (writing(30), NOBODY), (9, 20, 20, 9))
    assert even.standing.accounts == (writing(30), NOBODY)
    assert won.standing.next_leader == 1


@pytest.mark.rule("D4.4")
@pytest.mark.parametrize(("tiles", "wins"), [
    (("0-0",), True), (("6-6",), True), (("0-0", "6-6"), True), (("3-3",), False),
    (("3-3", "6-6"), False),
])  # fmt: skip
def test_going_out_with_the_blank_or_the_six_wins(tiles: tuple[str, ...], wins: bool) -> None:
    of = game(2, "sea-goat")
    over = ended(of, (NOBODY, writing(100)), (0, 3), out=0, exit_by=tiles)
    assert (over.verdict is not None) is wins
    if over.verdict is not None:
        assert over.verdict.outcome == ("won", "lost")
        assert over.verdict.titles == ("title-double-exit",)
        assert over.line.after == over.line.before
        assert Mark("double-exit", 0) in over.line.marks


@pytest.mark.rule("D4.3", "D4.4")
def test_a_double_on_each_end_at_once_and_out_with_both() -> None:
    of = game(2, "sea-goat", draw="none")
    mine = ["3-4", "4-5", "2-5", "1-2", "0-1", "0-0", "6-6"]
    yours = ["3-6", "5-5", "2-2", "1-1", "2-3", "2-4", "1-3"]
    state, _ = deal(of, [mine, yours], standing=later(of, 0))
    state, _ = play(
        state, "3-4", "3-6@left", "4-5@right", "5-5@right", "2-5@right", "2-2@right", "1-2@right"
    )
    state, _ = play(state, "1-1@right", "0-1@right", "pass")
    both = [text for text in texts(state) if "+" in text]
    assert len(both) == 1
    over, _ = play(state, both[0])
    assert over.verdict is not None
    assert over.verdict.titles == ("title-double-exit",)
    one, _ = play(state, "0-0@right", "pass", "6-6@left")
    assert one.verdict is not None


@pytest.mark.rule("D4.5", "D0.9")
@pytest.mark.parametrize("case", cases("hand_pips", "T09"), ids=lambda case: case["id"])
def test_lonely_tiles(case: Case) -> None:
    of = game(2, "sea-goat")
    hand = tuple(map(Tile, case["hand"]))
    assert left_in_hand(of.options, hand) == case["pips"]  # type: ignore[arg-type]


def hundred_round(of: Game, *, written: bool = True, leader: int = 0) -> State:
    standing = later(of, leader)
    accounts = (writing(40) if written else NOBODY, *[NOBODY] * (len(of.seating.sides) - 1))
    hands = filled([["6-6"], *[[]] * (of.seating.seats - 1)])
    return deal(of, hands, standing=replace(standing, accounts=accounts))[0]


@pytest.mark.rule("D4.6")
def test_who_is_writing_may_lead_six_six_to_a_hundred() -> None:
    of = game(2, "sea-goat")
    state = hundred_round(of)
    assert HUNDRED in of.legal(state, 0).moves
    assert HUNDRED not in of.legal(state, 0).required
    said, events = of.play(state, 0, HUNDRED)
    assert events == (Said(0, "hundred"),)
    assert texts(said) == ["6-6"]
    assert refusal(said, "hundred").id == "domino-hundred-said"
    assert refusal(said, "0-1").id in ("domino-must-lead-tile", "domino-not-in-hand")
    put, _ = play(said, "6-6")
    assert refusal(put, "hundred", 0).id == "domino-hundred-when-leading"


@pytest.mark.rule("D4.6")
def test_who_may_not_announce_a_hundred() -> None:
    of = game(2, "sea-goat")
    told = refusal(hundred_round(of, written=False), "hundred")
    assert (told.id, told.rule) == ("domino-hundred-not-writing", "D4.6")
    assert HUNDRED not in of.legal(hundred_round(of, written=False), 0).moves
    told = refusal(hundred_round(of, leader=1), "hundred", 0)
    assert (told.id, told.rule) == ("domino-hundred-when-leading", "D4.6")
    other = deal(
        of,
        filled([[], ["6-6"]]),
        standing=replace(later(of, 0), accounts=(writing(40), NOBODY)),
    )[0]
    assert refusal(other, "hundred").id == "domino-hundred-without-six"
    kozel, _ = deal(game(2), filled([["6-6", "1-1"], []]))
    assert refusal(kozel, "hundred").id == "domino-no-hundred-here"


@pytest.mark.rule("D4.6")
def test_to_a_hundred_is_won_by_going_out_and_otherwise_burns_everything() -> None:
    of = pairs("sea-goat")
    before = (writing(40), NOBODY)
    won = ended(of, before, (0, 9, 9, 9), out=0, hundred=True)
    assert won.verdict is not None
    assert won.verdict.outcome == ("won", "lost") * 2
    assert won.verdict.titles == ("title-hundred-won",)
    for how in ({"out": 1}, {"out": 2}, {"last": 0}):
        lost = ended(of, before, (1, 9, 0, 9), hundred=True, **how)  # type: ignore[arg-type]
        assert lost.verdict is None
        assert lost.standing.accounts[0] == NOBODY
        assert Mark("hundred-lost", 0) in lost.line.marks
        assert Mark("wiped", 0, 40) in lost.line.marks
    partner = pairs("sea-goat", hundred_by_partner=True)
    assert ended(partner, before, (9, 9, 0, 9), out=2, hundred=True).verdict is not None
    assert ended(partner, before, (9, 0, 9, 9), out=1, hundred=True).verdict is None


@pytest.mark.rule("D4.6")
def test_the_round_knows_that_it_was_led_to_a_hundred() -> None:
    of = game(2, "sea-goat")
    state, _ = play(of.play(hundred_round(of), 0, HUNDRED)[0], "6-6")
    while not of.deal_over(state):
        state, _ = play(state, texts(state)[-1])
    kinds = {mark.kind for mark in state.lines[0].marks}
    assert kinds & {"hundred-won", "hundred-lost"}


@pytest.mark.rule("D4.6", "D0.2")
def test_a_partner_is_needed_to_go_out_for_the_leader() -> None:
    with pytest.raises(OptionError) as refused:
        game(3, "sea-goat", hundred_by_partner=True)
    assert refused.value.message.id == "refused-hundred-without-partner"


@pytest.mark.rule("D4", "D4.7")
def test_the_usual_house_rules() -> None:
    options = game(2, "sea-goat").options
    wanted = {"target": 125, "threshold": 25, "multi_double": 2, "blank_alone": 25,
              "six_alone": 50, "both_alone": 75, "fish_by_six": False, "redeal_doubles": 5,
              "redeal_suit": True, "first_lead": "lowest_double", "lead": "winner"}  # fmt: skip
    assert {name: getattr(options, name) for name in wanted} == wanted
    assert of_four().seating.teams


def of_four() -> Game:
    return pairs("sea-goat")


@pytest.mark.rule("D4", "D0.9a")
def test_a_match_may_be_cut_to_some_rounds() -> None:
    of = game(2, "sea-goat", deals=1)
    assert ended(of, (writing(30), NOBODY), (5, 5)).verdict is not None
    drawn = ended(of, (NOBODY, NOBODY), (5, 5)).verdict
    assert drawn is not None
    assert drawn.outcome == ("drawn", "drawn")
