"""The set, the deal, hands that are dealt again, and who leads."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from kozel.core.chance import Close, Lot, Shuffling
from kozel.core.events import Moved, Named, Said, Shown, Staged
from kozel.core.game import State
from kozel.core.messages import IllegalMove
from kozel.core.moves import GO, HOUSE, Choose, Move, Number, Shuffle
from kozel.core.options import Value
from kozel.dominoes.tiles import ALL_PIPS, PIPS, TILES
from tests.dominoes.table import (
    Case,
    at_random,
    cases,
    deal,
    filled,
    game,
    later,
    order_for,
    play,
    refusal,
    texts,
    tile,
)

FIVE_DOUBLES = ["0-0", "1-1", "2-2", "3-3", "4-4", "1-2", "5-6"]


@pytest.mark.rule("D0.1")
def test_the_set() -> None:
    request = game().chance(after_the_lot())
    assert isinstance(request, Shuffling)
    assert set(request.pieces) == set(TILES)
    sizes = {str(n): (n + 1) * (n + 2) // 2 for n in (6, 9, 12)}
    assert cases("set_size")[0]["table"] == sizes
    assert len(request.pieces) == sizes["6"] == 28
    assert sum(PIPS[each] for each in request.pieces) == cases("set_sum")[0]["value"] == ALL_PIPS
    for number in "0123456":
        on = [each for each in request.pieces if number in each]
        assert len(on) == 7
        assert sum(each.count(number) for each in on) == 8


def after_the_lot() -> State:
    of = game()
    return of.play(of.start(), HOUSE, Number("shuffler", 2))[0]


@pytest.mark.rule("D0.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_tiles_are_dealt_one_at_a_time_from_the_shufflers_left(seats: int, dealer: int) -> None:
    of = game(seats)
    order = order_for(filled([[]] * seats), 0)
    state, _ = of.play(of.start(), HOUSE, Number("shuffler", dealer))
    state, events = of.play(state, HOUSE, Shuffle("deal", tuple(order)))
    for seat in range(seats):
        hand = next(z for z in of.view(state, seat).table.zones if z.name == f"hand:{seat}")
        assert hand.pieces == tuple(order[(seat - dealer - 1) % seats : 7 * seats : seats])
    moved = [event for event in events if isinstance(event, Moved)]
    assert all(
        event.pieces == tuple(order[at] for at in event.positions)
        and event.shuffle == "deal"
        and event.source == "deck"
        for event in moved
    )
    assert sorted(at for event in moved for at in event.positions) == list(range(28))


def test_the_lot_names_the_first_shuffler_and_then_the_office_goes_on() -> None:
    of = game(3, rounds=3)
    assert of.chance(of.start()) == Lot("shuffler", 3)
    events = of.play(of.start(), HOUSE, Number("shuffler", 2))[1]
    assert events == (Named(2, "shuffler"),)
    shufflers = []
    for _, _, move, after, _ in at_random(of, Random(1)):
        if isinstance(move, Shuffle):
            shufflers.append(of.view(after, 0).table.dealer)
    first = shufflers[0]
    assert first is not None
    assert shufflers == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.parametrize("move", [
    GO, Number("shuffler", 1), Shuffle("deal-2", TILES), Shuffle("deal", TILES[1:]),
    Shuffle("deal", (*TILES[1:], "0-1")),
])  # fmt: skip
def test_the_house_can_do_only_what_it_is_asked_for(move: Move) -> None:
    state = after_the_lot()
    with pytest.raises(IllegalMove):
        state.game.play(state, HOUSE, move)
    with pytest.raises(IllegalMove):
        state.game.play(state, 1, Choose("redeal"))


@pytest.mark.rule("D0.6")
@pytest.mark.parametrize("case", cases("redeal", "T01"), ids=lambda case: case["id"])
def test_golden_redeals(case: Case) -> None:
    hand = list(map(tile, case["hand"]))
    state, events = deal(game(), filled([hand, [], [], []]))
    shown = [event for event in events if isinstance(event, Shown)]
    assert shown == ([Shown(tuple(hand), "hand:0", 0)] if case["redeal"] else [])
    if case["redeal"]:
        request = state.game.chance(state)
        assert request == Shuffling("deal-2", TILES)
        assert state.game.view(state, 1).table.dealer == 0
        assert all(zone.count == 0 for zone in state.game.view(state, 1).table.zones)
    else:
        assert state.game.waiting(state) != (HOUSE,)


@pytest.mark.rule("D0.6")
def test_redeals_can_be_switched_off_or_set_to_other_numbers() -> None:
    hands = filled([FIVE_DOUBLES, [], [], []])
    for number, again in ((0, False), (4, True), (5, True), (7, False)):
        state, _ = deal(game(redeal_doubles=number), hands)
        assert (state.game.waiting(state) == (HOUSE,)) is again
    six = ["0-1", "1-1", "1-2", "1-3", "1-4", "1-5", "6-6"]
    state, _ = deal(game(redeal_suit=False), filled([six, [], [], []]))
    assert state.game.waiting(state) != (HOUSE,)


@pytest.mark.rule("D0.6")
def test_on_request_the_hand_is_shown_only_when_its_holder_asks() -> None:
    of = game(redeal_mode="on_request")
    hands = filled([[], FIVE_DOUBLES, [], []])
    state, events = deal(of, hands)
    assert events[-1] == Staged("redeal-window")
    assert not any(isinstance(event, Shown) for event in events)
    assert of.chance(state) == Close("redeal", (1,))
    assert [texts(state, seat) for seat in range(4)] == [[], ["redeal"], [], []]
    assert of.legal(state, 1).required == ()
    assert refusal(state, "redeal", 0).rule == "D0.6"
    again, events = of.play(state, 1, Choose("redeal"))
    assert events[0] == Said(1, "redeal-tiles")
    assert Shown(tuple(hands[1]), "hand:1", 1) in events
    assert of.chance(again) == Shuffling("deal-2", TILES)
    quiet, _ = of.play(state, HOUSE, GO)
    assert of.waiting(quiet) == (1,)


@pytest.mark.rule("D0.6")
def test_the_window_opens_whether_or_not_a_hand_allows_a_redeal() -> None:
    of = game(redeal_mode="on_request")
    state, _ = deal(of, filled([["1-1"], [], [], []]))
    assert of.chance(state) == Close("redeal", ())
    watched = of.view(state, 2)
    other, _ = deal(of, filled([["1-1"], [], [], []]))
    assert of.view(other, 2) == watched


@pytest.mark.rule("D0.7")
@pytest.mark.parametrize("case", cases("opening", "T01"), ids=lambda case: case["id"])
def test_golden_first_leads(case: Case) -> None:
    doubles = [f"{n}-{n}" for n in range(7)]
    held = case["doubles_in_hands"]
    never = [each for each in doubles if each not in held]
    hands = filled([[], held, *([[]] * (case["players"] - 2))], never)
    wanted = {"highest": case["opens"], "lowest": case.get("t02_opens", case["opens"])}
    for no_double, opens in wanted.items():
        of = game(case["players"], no_double=no_double)
        state, events = deal(of, hands)
        holder = next(seat for seat, hand in enumerate(hands) if opens in hand)
        assert events[-1] == Named(holder, "opener-tile", opens)
        assert of.waiting(state) == (holder,)
        assert texts(state) == [opens]
        wrong = next(each for each in hands[holder] if each != opens)
        told = refusal(state, wrong)
        assert (told.id, told.rule, told.args["tile"]) == ("domino-must-lead-tile", "D0.7", opens)
        assert of.legal(state, holder).reasons[wrong] == told


@pytest.mark.rule("D0.7")
def test_the_order_of_doubles_and_of_single_tiles() -> None:
    doubles = [f"{n}-{n}" for n in range(7)]

    def opener(held: list[str], **options: Value) -> str:
        never = [each for each in doubles if each not in held]
        hands = filled([held, []], never)
        named = deal(game(2, **options), hands)[1][-1]
        assert isinstance(named, Named)
        return named.value

    assert opener(["0-0", "6-6"]) == "6-6"
    assert opener(["0-0", "6-6"], lowest_double_from=0) == "0-0"
    assert opener(["1-1", "5-5"], first_lead="highest_double") == "5-5"
    assert opener(["0-0", "1-1"], first_lead="highest_double") == "1-1"


@pytest.mark.rule("D0.7")
def test_of_equal_pips_the_larger_half_is_the_larger_tile() -> None:
    doubles = [f"{n}-{n}" for n in range(7)]
    heavy = ["5-6", "4-6"]
    hands = filled([["3-6"], ["4-5"]], [*doubles, *heavy])
    assert deal(game(2), hands)[1][-1] == Named(0, "opener-tile", "3-6")
    light = ["0-1", "0-2"]
    hands = filled([["0-3"], ["1-2"]], [*doubles, *light])
    assert deal(game(2, no_double="lowest"), hands)[1][-1] == Named(1, "opener-tile", "1-2")


@pytest.mark.rule("D0.7")
def test_nobody_holds_a_double_and_the_tiles_are_dealt_again() -> None:
    doubles = [f"{n}-{n}" for n in range(7)]
    hands = filled([[], []], doubles)
    state, events = deal(game(2, no_double="redeal"), hands)
    assert [event.seat for event in events if isinstance(event, Shown)] == [0, 1]
    assert state.game.chance(state) == Shuffling("deal-2", TILES)


@pytest.mark.rule("D0.7")
def test_the_holder_may_lead_any_tile_if_so_agreed() -> None:
    hands = filled([[], ["1-1"], [], []])
    state, _ = deal(game(must_lead_it=False), hands)
    assert sorted(texts(state)) == sorted(hands[1])


@pytest.mark.rule("D0.7")
def test_the_lot_names_the_first_leader() -> None:
    of = game(first_lead="lot")
    state, _ = deal(of, filled([[]] * 4))
    assert of.chance(state) == Lot("opener", 4)
    state, events = of.play(state, HOUSE, Number("opener", 3))
    assert events == (Named(3, "opener"),)
    assert of.waiting(state) == (3,)
    assert len(texts(state)) == 7


@pytest.mark.rule("D0.8")
def test_a_later_leader_leads_any_tile_or_a_double() -> None:
    hands = filled([[], [], ["2-2", "5-5"], []])
    any_tile = game()
    state, _ = deal(any_tile, hands, standing=later(any_tile, 2))
    assert any_tile.waiting(state) == (2,)
    assert len(texts(state)) == 7
    double = game(lead_double=True)
    state, _ = deal(double, hands, standing=later(double, 2))
    assert sorted(texts(state)) == sorted(each for each in hands[2] if each[0] == each[2])
    single = next(each for each in hands[2] if each[0] != each[2])
    assert refusal(state, single).id == "domino-must-lead-double"


@pytest.mark.rule("D0.8")
def test_the_holder_of_the_double_six_leads_it() -> None:
    of = game(lead="holder_of_6_6")
    standing = later(of, 0)
    standing = replace(standing, next_leader=None)
    state, events = deal(of, filled([[], [], [], ["6-6"]]), standing=standing)
    assert events[-1] == Named(3, "opener-tile", "6-6")
    assert texts(state) == ["6-6"]
    assert refusal(state, play_other(state)).rule == "D0.8"


def play_other(state: State) -> str:
    hand = next(z for z in state.game.view(state, 3).table.zones if z.name == "hand:3")
    return next(each for each in map(str, hand.pieces) if each != "6-6")


def test_after_a_redeal_the_leader_is_found_anew() -> None:
    of = game()
    state, _ = deal(of, filled([FIVE_DOUBLES, [], [], []]))
    fresh = filled([[], [], [], ["1-1"]])
    order = tuple(order_for(fresh, 0))
    state, events = of.play(state, HOUSE, Shuffle("deal-2", order))
    assert events[-1] == Named(3, "opener-tile", "1-1")
    assert play(state, "1-1")[0].deal is not None
