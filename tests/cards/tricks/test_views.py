"""What a seat sees and what it can work out (C0.7, C0.9)."""

import random

import pytest

from kozel.core.events import Moved, Said
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, WATCHER, Choose, Say, Shuffle
from kozel.games import make
from tests.cards.tricks.table import (
    after,
    dealt,
    hand,
    pair_game,
    play_out,
    praised,
    random_move,
    stacked,
    standing,
    zone,
)

HANDS = {0: ["QC", "9S", "8S"], 1: ["KS", "7S", "AH"], 2: ["AS"], 3: ["TS"]}


def _where(game: Game, state: State, viewer: int, card: str) -> set[str]:
    unknown = game.view(state, viewer).table.unknown
    mask = dict(zip(unknown.pieces, unknown.masks, strict=True))[card]
    return {place.zone for bit, place in enumerate(unknown.places) if mask >> bit & 1}


@pytest.mark.rule("C0.9")
def test_a_seat_sees_its_own_hand_and_the_counts_of_the_others() -> None:
    game = pair_game()
    state = dealt(game, HANDS)
    assert set(hand(game, state, 1)) >= set(HANDS[1])
    for viewer in (0, 2, 3, WATCHER):
        assert zone(game.view(state, viewer), "hand:1").pieces == (None,) * 8
        assert not any("AH" in str(event) for event in game.view(state, viewer).history) or (
            "AH" in hand(game, state, viewer)
        )


@pytest.mark.rule("C0.9")
def test_the_last_trick_is_seen_and_the_piles_are_counted() -> None:
    game = pair_game()
    state = after(game, praised(game, HANDS, "H"), ["9S", "7S", "AS", "TS"])
    view = game.view(state, 3)
    last = zone(view, "last-trick")
    assert (last.pieces, last.owners, last.seat) == (("9S", "7S", "AS", "TS"), (0, 1, 2, 3), 2)
    assert zone(view, "pile:0").count == 4
    assert zone(view, "pile:0").pieces == ()
    assert zone(view, "trick").count == 0


@pytest.mark.rule("C0.9")
def test_the_running_trick_tells_whose_cards_lie_there() -> None:
    game = pair_game()
    state = after(game, praised(game, HANDS, "H"), ["9S", "7S"])
    trick = zone(game.view(state, 3), "trick")
    assert (trick.pieces, trick.owners) == (("9S", "7S"), (0, 1))
    assert game.view(state, 3).table.named["led"] == "S"
    assert game.view(state, 3).table.turn == 2


@pytest.mark.rule("C0.9")
def test_open_tricks_show_every_taken_card() -> None:
    game = pair_game({"open_tricks": True})
    state = after(game, praised(game, HANDS, "H"), ["9S", "7S", "AS", "TS"])
    assert zone(game.view(state, WATCHER), "pile:0").pieces == ("9S", "7S", "AS", "TS")


VOID = {
    0: ["QC", "9S"],
    1: ["AD", "KD", "TD", "9D", "8D", "7D", "7C", "8C"],
    2: ["AS"],
    3: ["8H", "AC", "TS"],
}


@pytest.mark.rule("C0.9")
def test_a_shown_void_is_remembered() -> None:
    game = pair_game()
    state = after(game, praised(game, VOID, "H"), ["9S", "7D"])
    assert "hand:1" not in _where(game, state, 2, "TS")
    assert "hand:1" in _where(game, state, 2, "8H")
    assert "hand:1" in _where(game, state, WATCHER, "AC")


@pytest.mark.rule("C0.9", "C1.5")
def test_not_trumping_where_one_must_shows_that_no_trump_is_held() -> None:
    game = pair_game({"must_trump_when_void": True})
    state = after(game, praised(game, VOID, "H"), ["9S", "7D"])
    assert "hand:1" not in _where(game, state, 2, "8H")
    assert "hand:1" in _where(game, state, 2, "AC")


@pytest.mark.rule("C0.9")
def test_the_unseen_cards_and_their_places_add_up() -> None:
    for name in ("classic", "troika-risk"):
        game = make(name)
        source = random.Random(7)
        state = game.start()
        while not state.lines:
            for viewer in (*range(game.seating.seats), WATCHER):
                view = game.view(state, viewer)
                unknown = view.table.unknown
                assert sum(place.count for place in unknown.places) == len(unknown.pieces)
                assert all(unknown.masks)
                for place in unknown.places:
                    assert zone(view, place.zone).pieces.count(None) == place.count
            who, move = random_move(game, state, source)
            state = game.play(state, who, move)[0]


@pytest.mark.rule("C0.9")
def test_the_true_place_of_a_card_is_never_ruled_out() -> None:
    for name, options in (
        ("classic", {"must_trump_when_void": True}),
        ("troika-risk", {}),
        ("classic", {}),
    ):
        game = make(name, options)
        source = random.Random(11)
        for _ in range(4):
            state = game.start()
            while not state.lines:
                if any(hand(game, state, 0)):
                    for seat in range(1, game.seating.seats):
                        for piece in hand(game, state, seat):
                            assert piece is not None
                            assert f"hand:{seat}" in _where(game, state, 0, piece)
                who, move = random_move(game, state, source)
                state = game.play(state, who, move)[0]


def test_the_shuffle_is_readable_by_nobody_while_the_deal_is_played() -> None:
    game = pair_game()
    state = game.start(standing())
    assert game.readers(state, HOUSE, Shuffle("deal", ())) == ()
    state = dealt(game, HANDS)
    assert game.readers(state, 0, Choose("trump", "H")) is None


@pytest.mark.rule("C0.9")
def test_once_the_deal_is_over_everything_is_open() -> None:
    game = pair_game()
    state = play_out(game, praised(game, HANDS, "H"), random.Random(1))
    table = game.view(state, WATCHER).table
    assert table.stage == "over"
    piles = [piece for found in table.zones if found.kind == "pile" for piece in found.pieces]
    assert len(set(piles)) == 32


@pytest.mark.rule("C0.7")
def test_phrases_are_for_between_the_deals_unless_allowed() -> None:
    game = pair_game()
    state = praised(game, HANDS, "H")
    with pytest.raises(IllegalMove) as refused:
        game.play(state, 0, Say("thanks"))
    assert refused.value.message.rule == "C0.7"
    between = play_out(game, state, random.Random(5))
    assert game.play(between, 0, Say("thanks"))[1] == (Said(0, "phrase", {"phrase": "thanks"}),)
    chatty = pair_game({"talk": "phrases"})
    assert chatty.play(praised(chatty, HANDS, "H"), 0, Say("luck"))[1]


def test_each_played_card_tells_where_it_went() -> None:
    game = pair_game()
    state = praised(game, HANDS, "H")
    assert game.play(state, *_by(game, state, "9S"))[1] == (Moved(("9S",), "hand:0", "trick", 0),)
    state = after(game, state, ["9S", "7S", "AS"])
    assert game.play(state, *_by(game, state, "TS"))[1] == (
        Moved(("TS",), "hand:3", "trick", 3),
        Moved(("9S", "7S", "AS", "TS"), "trick", "pile:0", 2),
    )


def _by(game: Game, state: State, card: str):  # type: ignore[no-untyped-def]
    return next(
        (seat, move)
        for seat in game.waiting(state)
        for move in game.legal(state, seat).moves
        if move.pieces == (card,)  # type: ignore[union-attr]
    )


def test_the_same_shuffle_gives_the_same_deal() -> None:
    game = pair_game()
    order = stacked(game, 3, HANDS)
    first = game.play(game.start(standing()), HOUSE, order)[0]
    second = game.play(game.start(standing()), HOUSE, order)[0]
    assert first == second
