"""From the lot to the hands (C0.1 to C0.5, C0.8a)."""

import random

import pytest

from kozel.core.chance import Cut, Lot, Shuffling
from kozel.core.events import Moved, Named
from kozel.core.messages import OptionError
from kozel.core.moves import HOUSE, Choose, Number, Shuffle
from kozel.games import make, preset
from tests.cards.tricks.table import (
    after,
    dealt,
    hand,
    pair_game,
    play_out,
    praised,
    refusal,
    stacked,
    standing,
    zone,
)


@pytest.mark.rule("C0.1", "C0.2")
@pytest.mark.parametrize(("deck", "cards", "each"), [("32", 32, 8), ("28", 28, 7), ("24", 24, 6)])
def test_each_deck_has_120_points_and_deals_out(deck: str, cards: int, each: int) -> None:
    game = pair_game({"deck": deck})
    state = dealt(game, {})
    facts = game.view(state, 0).table.facts
    assert len(facts) == cards
    assert sum(fact.points for fact in facts) == 120
    assert [fact.points for fact in facts if fact.piece[1] == "H" and fact.piece[0] in "TJQKA"] == [
        10,
        2,
        3,
        4,
        11,
    ]
    assert len(hand(game, state, 2)) == each


@pytest.mark.rule("C0.2")
def test_decks_leave_out_what_they_say() -> None:
    def ranks(deck: str) -> set[str]:
        game = pair_game({"deck": deck})
        return {fact.piece[0] for fact in game.view(game.start(), 0).table.facts}

    assert ranks("32") == set("789TJQKA")
    assert ranks("28") == set("69TJQKA")
    assert ranks("24") == set("7TJQKA")


@pytest.mark.rule("C0.2")
def test_classic_has_no_deck_of_36() -> None:
    with pytest.raises(OptionError) as refused:
        make("classic", {"deck": "36"})
    assert refused.value.message.args["values"] == ("32", "28", "24")


@pytest.mark.rule("C0.4")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    game = pair_game()
    state = game.start()
    assert game.waiting(state) == (HOUSE,)
    assert game.chance(state) == Lot("dealer", 4)
    state, events = game.play(state, HOUSE, Number("dealer", 2))
    assert events == (Named(2, "dealer"),)
    assert game.view(state, 0).table.dealer == 2
    assert refusal(game, game.start(), HOUSE, Number("dealer", 4)) == ("cards-lot-wrong", "C0.4")
    assert refusal(game, game.start(), 0, Number("dealer", 1))[0] == "cards-house-to-move"


@pytest.mark.rule("C0.4")
def test_the_deal_passes_clockwise() -> None:
    game = pair_game()
    state = play_out(game, praised(game, {}, "S", standing(dealer=3)), random.Random(4))
    assert state.standing.dealer == 0
    assert state.standing.deal == 2


@pytest.mark.rule("C0.4a")
def test_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    game = pair_game()
    state = game.start(standing(dealer=1))
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    order = tuple(reversed(request.pieces))
    state, events = game.play(state, HOUSE, Shuffle("deal", order))
    assert hand(game, state, 2) == order[0::4]
    assert hand(game, state, 3) == order[1::4]
    assert hand(game, state, 0) == order[2::4]
    assert hand(game, state, 1) == order[3::4]
    told = [event for event in events if isinstance(event, Moved)]
    assert [event.target for event in told] == ["hand:2", "hand:3", "hand:0", "hand:1"]
    for event in told:
        assert event.pieces == tuple(order[position] for position in event.positions)
        assert event.shuffle == "deal"


@pytest.mark.rule("C0.4a", "C10")
def test_the_talon_is_what_is_dealt_last() -> None:
    game = make("troika-risk")
    state = game.start(standing(dealer=0, written=(0, 0, 0)))
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    state, events = game.play(state, HOUSE, Shuffle("deal", request.pieces))
    assert [len(hand(game, state, seat)) for seat in range(3)] == [10, 10, 10]
    assert hand(game, state, 1) == request.pieces[0:30:3]
    last = [event for event in events if isinstance(event, Moved)][-1]
    assert (last.target, last.pieces, last.positions) == ("talon", request.pieces[30:], (30, 31))
    assert zone(game.view(state, 1), "talon").pieces == (None, None)


@pytest.mark.rule("C0.4", "C0.6")
@pytest.mark.parametrize("broken", [0, 1, 2])
def test_a_shuffle_holds_each_card_once(broken: int) -> None:
    game = pair_game()
    state = game.start(standing())
    order = stacked(game, 3, {}).order
    wrong = [
        Shuffle("deal", (*order[:-1], order[0])),
        Shuffle("deal", order[:-1]),
        Shuffle("again", order),
    ][broken]
    assert refusal(game, state, HOUSE, wrong)[0] == "cards-shuffle-wrong"


@pytest.mark.rule("C0.5")
def test_usually_nobody_cuts() -> None:
    game = pair_game()
    state = dealt(game, {})
    assert game.view(state, 0).table.stage == "naming"


@pytest.mark.rule("C0.5")
def test_the_dealers_right_cuts_where_people_want_it() -> None:
    game = pair_game({"cut": "by_hand"})
    order = stacked(game, 2, {}).order
    state = game.play(game.start(standing(dealer=2)), HOUSE, Shuffle("deal", order))[0]
    assert game.waiting(state) == (1,)
    assert game.legal(state, 1).moves == tuple(Number("cut", n) for n in range(1, 32))
    assert game.legal(state, 2).moves == ()
    state, events = game.play(state, 1, Number("cut", 5))
    assert events[0] == Named(1, "cut", "5")
    cut = order[5:] + order[:5]
    assert hand(game, state, 3) == cut[0::4]
    told = [event for event in events if isinstance(event, Moved)]
    for event in told:
        assert event.pieces == tuple(order[position] for position in event.positions)


@pytest.mark.rule("C0.5")
def test_a_cut_lifts_at_least_one_card_and_leaves_one() -> None:
    game = pair_game({"cut": "by_hand"})
    state = dealt(game, {})
    assert refusal(game, state, 2, Number("cut", 0)) == ("cards-cut-out-of-bounds", "C0.5")
    assert refusal(game, state, 2, Number("cut", 32)) == ("cards-cut-out-of-bounds", "C0.5")
    assert refusal(game, state, 3, Number("cut", 5))[0] == "cards-not-your-turn"
    assert refusal(game, state, 2, Choose("go")) == ("cards-cut-first", "C0.5")


@pytest.mark.rule("C0.5", "C0.8")
def test_the_house_cuts_for_a_blind_seat() -> None:
    game = pair_game({"cut": "by_hand"}, blind=(2,))
    state = dealt(game, {}, standing(dealer=3))
    assert game.waiting(state) == (HOUSE,)
    assert game.chance(state) == Cut(31)
    assert game.view(after(game, state, [Number("cut", 31)]), 0).table.stage == "naming"


@pytest.mark.rule("C0.8a", "C1.2")
def test_first_the_cut_then_the_deal_then_the_naming() -> None:
    game = pair_game({"cut": "by_hand"})
    state = game.start(standing())
    stages = [game.view(state, 0).table.stage]
    for move in (stacked(game, 3, {0: ["QC"]}), Number("cut", 4), Choose("trump", "S")):
        state = after(game, state, [move])
        stages.append(game.view(state, 0).table.stage)
    assert stages == ["shuffle", "cut", "naming", "tricks"]


@pytest.mark.rule("C0.3", "C1.3")
@pytest.mark.parametrize(("order", "ranks"), [("natural", "AKT987"), ("above_king", "ATK987")])
def test_queens_and_jacks_have_left_the_plain_suits(order: str, ranks: str) -> None:
    game = pair_game({"ten_order": order})
    facts = game.view(praised(game, {}, "H"), 0).table.facts
    for suit in ("S", "H"):
        found = [f for f in facts if f.piece[1] == suit and f.piece[0] not in "QJ"]
        found.sort(key=lambda fact: -fact.power)
        assert "".join(fact.piece[0] for fact in found) == ranks
        assert {fact.cls for fact in found} == {"T" if suit == "H" else suit}


def test_the_presets_offer_what_their_chapters_name() -> None:
    assert "36" not in preset("classic").choices("deck")
    assert "least_talon" in preset("troika-risk").offered
    assert "discard" not in preset("classic").offered
