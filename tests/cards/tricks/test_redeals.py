"""Redeals: four nines, poor hands, teams without queens, "dry" (C2.8, C3.6, C4.7)."""

from typing import Any

import pytest

from kozel.core.events import Said, Shown, Staged
from kozel.core.game import Game, State
from kozel.core.messages import OptionError
from kozel.core.moves import GO, HOUSE, Choose, Seat
from kozel.core.sheets import Account, Mark
from tests.cards.tricks.table import card, cases, events_of, hand, refusal
from tests.cards.tricks.yard import before_play, closed, kon, window, yard

REDEAL = Choose("redeal")
POOR = ("7S", "8S", "9S", "7H", "8H", "9H", "TC", "JC")
"""Twelve points."""
RICH = ("AS", "AH", "TS", "TH", "KS", "KH", "9D", "8C")


def _may_ask(game: Game, state: State, seat: Seat) -> bool:
    return REDEAL in game.legal(state, seat).moves


def _id(case: dict[str, Any]) -> str:
    return str(case["id"])


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize("case", cases("redeal_right", "K01"), ids=_id)
def test_golden_right_to_a_redeal(case: dict[str, Any]) -> None:
    game = yard("khvalyony")
    held = [card(each) for each in case["hand"]]
    state = before_play(game, {1: held})
    assert window(game, state) == "redeal"
    assert _may_ask(game, state, 1) is case["right"]


@pytest.mark.rule("C4.7")
@pytest.mark.parametrize("case", cases("redeal_right", "K04"), ids=_id)
def test_golden_right_of_a_team(case: dict[str, Any]) -> None:
    game = yard("nizhny")
    (queens,) = case["team_queens"]
    others = [queen for queen in ("QC", "QS", "QH", "QD") if queen not in queens]
    state = before_play(game, {0: queens, 2: ["AS"], 1: others})
    assert [_may_ask(game, state, seat) for seat in range(4)] == [
        case["right"], False, case["right"], False,
    ]  # fmt: skip


@pytest.mark.rule("C2.8")
def test_thirteen_points_or_three_nines_are_not_poor() -> None:
    game = yard("khvalyony")
    thirteen = [*POOR[:-1], "QD"]
    assert not _may_ask(game, before_play(game, {2: thirteen}), 2)
    three = ["9S", "9H", "9D", "AS", "TS", "7S", "8S", "7H"]
    assert not _may_ask(game, before_play(game, {2: three}), 2)


@pytest.mark.rule("C2.8")
def test_whoever_asks_shows_the_hand_and_the_same_player_deals_again() -> None:
    game = yard("khvalyony")
    state = before_play(game, {1: POOR}, kon(dealer=2))
    state, events = game.play(state, 1, REDEAL)
    assert events[:3] == (
        Said(1, "redeal"),
        Shown(POOR, "hand:1", 1),
        Staged("redealt", 2, {"number": 1}),
    )
    assert game.deal_over(state)
    assert state.standing.dealer == 2
    assert state.standing.deal == 1
    assert state.standing.redeals == 1
    line = state.lines[-1]
    assert line.before == line.after
    assert line.counted == ()
    assert line.marks == (Mark("redeal", value=1),)
    assert game.waiting(state) == (HOUSE,)


@pytest.mark.rule("C2.8")
def test_asking_is_a_right_and_not_using_it_leaves_no_trace() -> None:
    game = yard("khvalyony", give_last_trump=0)
    one = before_play(game, {1: POOR, 0: RICH})
    other = before_play(game, {1: [*POOR[:-1], "KD"], 0: RICH})
    assert window(game, one) == window(game, other) == "redeal"
    assert game.legal(one, 2) == game.legal(other, 2)
    events = [events_of(game, state, HOUSE, GO) for state in (one, other)]
    assert events[0] == events[1]


@pytest.mark.rule("C0.8a")
def test_everybody_gets_the_window_whether_or_not_there_is_something_to_say() -> None:
    game = yard("khvalyony")
    rich = {1: ["QC", "QS", "QH", "QD", "KC"], 2: ["AD", "TD"], 3: ["AC", "TC"]}
    state = before_play(game, {0: RICH, **rich})
    assert not any(_may_ask(game, state, seat) for seat in range(4))
    assert window(game, state) == "redeal"
    assert refusal(game, state, 0, REDEAL) == ("tricks-no-redeal-poor", "C2.8")
    assert refusal(game, state, 0, GO)[0] == "cards-house-to-move"
    assert refusal(game, state, HOUSE, Choose("take"))[0] == "cards-window-open"
    assert refusal(game, state, -2, REDEAL)[0] == "tricks-no-redeal-poor"


@pytest.mark.rule("C0.8a")
def test_demands_at_the_same_time_count_once() -> None:
    game = yard("khvalyony")
    nines = ("9C", "9S", "9H", "9D")
    state = before_play(game, {1: nines, 2: ["7S", "8S", "7H", "8H", "7C", "8C", "JH", "JC"]})
    assert _may_ask(game, state, 1)
    assert _may_ask(game, state, 2)
    state = game.play(state, 1, REDEAL)[0]
    assert not _may_ask(game, state, 2)
    assert state.standing.redeals == 1


@pytest.mark.rule("C2.8")
def test_there_is_no_window_where_redeals_are_not_agreed_on() -> None:
    game = yard("khvalyony", redeal=False)
    assert window(game, before_play(game, {1: POOR})) == "last-trump"


@pytest.mark.rule("C2.8")
def test_after_a_redeal_the_kon_cannot_be_praised() -> None:
    game = yard("khvalyony")
    before = kon(2, next_side=0)
    fresh = game.start(before)
    asked = before_play(game, {}, before)
    assert game.view(asked, 0).table.stage == "praise"
    assert game.view(fresh, 0).table.stage == "shuffle"
    again = before_play(game, {1: POOR}, kon(2, next_side=0, redeals=1))
    assert window(game, again) == "redeal"
    assert game.view(closed(game, again), 0).table.stage == "leader"


@pytest.mark.rule("C2.8", "C0.8b")
@pytest.mark.parametrize("case", cases("redeal_limit", "K01"), ids=_id)
def test_golden_third_demand(case: dict[str, Any]) -> None:
    game = yard("khvalyony")
    asked = case["requests"] - 1
    state = before_play(game, {1: POOR}, kon(2, dealer=3, rows=(2, 4), redeals=asked, next_side=1))
    state, events = game.play(state, 1, REDEAL)
    assert Staged("third-demand", 3, {"number": 3}) in events
    assert state.lines[-1].after == (Account(rows=3), Account(rows=4))
    assert state.standing.dealer == 0
    assert state.standing.deal == 3
    assert state.standing.redeals == 0
    assert state.standing.next_side == 0


@pytest.mark.rule("C4.7")
def test_the_third_demand_of_nizhny_is_written_two_and_the_next_kon_is_praised() -> None:
    game = yard("nizhny")
    hands = {0: ["AS"], 2: ["AH"], 1: ["QC", "QS", "QH", "QD"]}
    state = before_play(game, hands, kon(1, dealer=3, redeals=2))
    state = game.play(state, 2, REDEAL)[0]
    assert state.lines[-1].after == (Account(), Account(written=2))
    assert state.standing.dealer == 0
    state = before_play(game, {}, state.standing)
    assert game.view(state, 0).table.named["praiser"] == "1"


@pytest.mark.rule("C4.7")
def test_partners_alone_are_told_that_their_team_may_ask() -> None:
    game = yard("nizhny")
    hands = {0: ["AS", "JC"], 2: ["AH", "QD"], 1: ["QC", "QS"], 3: ["QH"]}
    state = before_play(game, hands)
    told = {
        viewer: [
            event.args["answer"]
            for event in game.view(state, viewer).history
            if isinstance(event, Staged) and event.name == "redeal-right"
        ]
        for viewer in (0, 1, 2, 3, -2)
    }
    assert told == {
        0: ["yes", "", "", ""],
        1: ["", "no", "", ""],
        2: ["", "", "yes", ""],
        3: ["", "", "", "no"],
        -2: ["", "", "", ""],
    }
    assert refusal(game, state, 1, REDEAL) == ("tricks-no-redeal-no_queens", "C4.7")


@pytest.mark.rule("C4.7")
def test_who_was_told_knows_what_the_partner_lacks() -> None:
    game = yard("nizhny")
    hands = {0: ["AS", "JC"], 2: ["AH", "QD"], 1: ["QC", "QS"], 3: ["QH"]}
    state = before_play(game, hands)
    unknown = game.view(state, 0).table.unknown
    partner = next(at for at, place in enumerate(unknown.places) if place.zone == "hand:2")
    masks = dict(zip(unknown.pieces, unknown.masks, strict=True))
    assert [masks[queen] >> partner & 1 for queen in ("QC", "QS", "QH", "QD")] == [0, 0, 0, 1]


@pytest.mark.rule("C4.7")
def test_who_has_none_and_was_not_told_knows_that_the_partner_has_one() -> None:
    game = yard("nizhny")
    state = before_play(game, {0: ["AS", "JC"], 2: ["QC"], 1: ["QS", "QD"], 3: ["QH"]})
    unknown = game.view(state, 0).table.unknown
    places = [(place.zone, place.count) for place in unknown.places]
    assert places == [("hand:1", 9), ("hand:2", 1), ("hand:2", 8), ("hand:3", 9)]
    masks = dict(zip(unknown.pieces, unknown.masks, strict=True))
    assert {piece for piece, mask in masks.items() if mask >> 1 & 1} == {"QC", "QS", "QH"}


DRY = ("7C", "QC", "QS", "QH", "7S", "8S", "9S", "AS")


@pytest.mark.rule("C3.6", "C0.8a")
def test_the_hook_with_three_queens_must_be_redealt_before_anything_is_asked() -> None:
    game = yard("kryuk")
    state = before_play(game, {1: DRY}, kon(dealer=2))
    assert game.deal_over(state)
    assert Shown(DRY[:4], "hand:1", 1) in state.history
    assert state.standing.redeals == 1
    assert state.standing.dealer == 2


@pytest.mark.rule("C3.6")
def test_the_hook_with_two_queens_is_no_more_than_a_good_hand() -> None:
    game = yard("kryuk")
    state = before_play(game, {1: ["7C", "QC", "QS", *DRY[4:]], 2: ["QH", "QD"]})
    assert window(game, state) == "redeal"


@pytest.mark.rule("C3.6", "C2.8")
def test_a_dry_hand_counts_as_a_demand() -> None:
    game = yard("kryuk")
    state = before_play(game, {1: DRY}, kon(2, dealer=3, redeals=2, next_side=0))
    assert state.lines[-1].after == (Account(rows=1), Account())
    assert state.standing.deal == 3


@pytest.mark.rule("C3.6")
def test_without_dry_such_a_hand_is_played() -> None:
    game = yard("kryuk", dry="off", redeal=False, give_last_trump=0)
    assert game.view(before_play(game, {1: DRY}), 0).table.stage == "tricks"


@pytest.mark.rule("C0.8")
@pytest.mark.parametrize(
    ("name", "options", "told"),
    [
        ("khvalyony", {"praises": (), "give_last_trump": 0}, "refused-blind-redeals"),
        ("kryuk", {"praises": (), "give_last_trump": 0, "redeal": False}, "refused-blind-dry"),
        ("khvalyony", {"praises": (), "redeal": False}, "refused-blind-swaps"),
        ("nizhny", {"praises": ()}, "refused-blind-redeals"),
        ("sixes", {}, "refused-blind-swaps"),
        ("sixes", {"give_last_trump": 0, "revokes": "caught"}, "refused-blind-caught"),
    ],
)
def test_blind_seats_do_not_go_with_what_needs_eyes(
    name: str, options: dict[str, Any], told: str
) -> None:
    with pytest.raises(OptionError) as refused:
        yard(name, blind=(3,), **options)
    assert refused.value.message.id == told


@pytest.mark.rule("C4.7")
def test_a_hand_in_nizhny_cannot_ask_for_being_poor() -> None:
    game = yard("nizhny")
    state = before_play(game, {0: ["6S", "7S", "8S", "9S", "6H", "7H", "8H", "9H", "QC"]})
    assert not _may_ask(game, state, 0)
    assert len(hand(game, state, 0)) == 9
