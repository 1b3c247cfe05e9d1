"""Blind seats: nobody sees that hand, the house turns its top card (C0.8)."""

import random

import pytest

from kozel.core.chance import Turn
from kozel.core.events import Moved
from kozel.core.messages import SeatingError
from kozel.core.moves import HOUSE
from kozel.core.seating import Seating
from kozel.games import make
from tests.cards.tricks.table import (
    after,
    dealt,
    pair_game,
    play,
    play_out,
    praised,
    refusal,
    standing,
    top_card,
    zone,
)

HANDS = {0: ["QC", "9S", "8S"], 1: ["KS", "7S", "AH", "7D"], 2: ["AS"], 3: ["TS"]}


@pytest.mark.rule("C0.8")
def test_nobody_sees_a_blind_hand() -> None:
    game = pair_game(blind=(1,))
    state = dealt(game, HANDS)
    for viewer in (0, 1, 2, 3, -2):
        assert zone(game.view(state, viewer), "hand:1").pieces == (None,) * 8
        told = [e for e in game.view(state, viewer).history if isinstance(e, Moved)]
        assert next(e for e in told if e.target == "hand:1").pieces == (None,) * 8
    assert game.legal(state, 1).moves == ()


@pytest.mark.rule("C0.8")
def test_its_top_card_is_played_whatever_the_suit() -> None:
    game = pair_game(blind=(1,))
    lying = ["KS", "7S", "AH", "7D", "8D", "9D", "TD", "KD"]
    state = after(game, praised(game, {**HANDS, 1: lying}, "H"), ["9S"])
    assert game.waiting(state) == (HOUSE,)
    assert game.chance(state) == Turn(1, play("KD"))
    assert game.view(state, 0).table.turn == 1
    assert refusal(game, state, HOUSE, "KS") == ("cards-not-top", "C0.8")
    assert refusal(game, state, 1, "KD")[0] == "cards-house-to-move"
    state, events = game.play(state, HOUSE, play("KD"))
    assert events == (Moved(("KD",), "hand:1", "trick", 1),)
    assert game.waiting(state) == (2,)
    state = after(game, state, ["AS", "TS"])
    assert game.waiting(state) == (2,)


@pytest.mark.rule("C0.8")
def test_a_card_of_a_blind_seat_implies_no_void() -> None:
    lying = ["KS", "7S", "AH", "7D", "8D", "9D", "TD", "KD"]
    for blind, certain in (((1,), False), ((), True)):
        game = pair_game({"must_trump_when_void": True}, blind=blind)
        hands = {**HANDS, 1: lying if blind else ["7D", "8D", "9D", "TD", "KD", "AD", "9C", "8C"]}
        state = after(game, praised(game, hands, "H"), ["9S", "KD"])
        unknown = game.view(state, 2).table.unknown
        (bit,) = [n for n, place in enumerate(unknown.places) if place.zone == "hand:1"]
        spades = [
            m for c, m in zip(unknown.pieces, unknown.masks, strict=True) if c in ("KS", "7S")
        ]
        hearts = [m for c, m in zip(unknown.pieces, unknown.masks, strict=True) if c == "7H"]
        assert all(bool(mask >> bit & 1) is not certain for mask in spades + hearts)


@pytest.mark.rule("C0.8", "C1.5")
def test_a_blind_seat_is_exempt_from_trumping() -> None:
    game = pair_game({"must_trump_when_void": True}, blind=(1,))
    lying = ["JD", "JH", "AH", "7D", "8D", "9D", "TD", "KD"]
    state = after(game, praised(game, {**HANDS, 1: lying}, "H"), ["9S"])
    assert game.waiting(game.play(state, HOUSE, play("KD"))[0]) == (2,)


@pytest.mark.rule("C0.8")
def test_a_blind_holder_of_the_queen_leads_its_top_card() -> None:
    game = pair_game(blind=(0,))
    lying = ["QC", "9S", "8S", "7C", "8C", "9C", "TC", "KC"]
    state = praised(game, {0: lying}, "H")
    assert game.waiting(state) == (HOUSE,)
    assert top_card(game, state) == "KC"


@pytest.mark.rule("C0.8")
def test_one_to_three_seats_may_be_blind() -> None:
    for blind in ((1,), (1, 2), (1, 2, 3)):
        game = pair_game(blind=blind)
        assert play_out(game, game.start(standing()), random.Random(2)).lines
    with pytest.raises(SeatingError):
        pair_game(blind=(0, 1, 2, 3))
    with pytest.raises(SeatingError):
        make("troika-risk", None, Seating.of(3, blind=(1,)))
