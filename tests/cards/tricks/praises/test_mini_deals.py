"""Merry and sad: three cards, three and two, each with its own trump suit (C5.6, C5.7)."""

from __future__ import annotations

from random import Random

import pytest

from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import WATCHER, Choose
from tests.cards.tricks.praises.golden import praise_count
from tests.cards.tricks.praises.table import (
    counts,
    hand,
    named,
    openly,
    places,
    praised,
    praising,
    told,
    zone,
)
from tests.cards.tricks.table import after, play_out

NO_SUIT = Choose("trump", "none")
ORDER = ("9S", "AS", "8H", "7S", "KH", "TH", "9H", "AH", "JD", "QC", "7D", "8D", "QS", "QH", "JC")
"""Three cards to each, seat 0 first, and the beginning of the next three."""


def mini(kind: str, order: tuple[str, ...] = ORDER, name: str = "kryuk") -> tuple[Game, State]:
    game = praising(name, kind)
    return game, praised(game, order)


@pytest.mark.rule("C5.6")
def test_three_cards_each_and_then_the_praiser_names_trumps() -> None:
    game, state = mini("merry")
    assert counts(game, state) == [3, 3, 3, 3]
    assert hand(game, state, 0) == ("9S", "KH", "JD")
    assert (game.view(state, 0).table.stage, game.waiting(state)) == ("naming", (0,))
    state = told(game, state, named("D"))
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C5.6")
def test_the_praiser_leads_all_three_tricks_whoever_takes_them() -> None:
    game, state = mini("merry")
    state = told(game, state, named("D"))
    state = after(game, state, ["9S", "AS", "7D", "7S"])
    assert zone(game.view(state, WATCHER), "last-trick").seat == 2
    assert game.waiting(state) == (0,)
    state = after(game, state, ["KH", "TH", "8H", "AH"])
    assert zone(game.view(state, WATCHER), "last-trick").seat == 3
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C5.7")
def test_in_sad_the_next_player_leads_every_trick_and_the_praiser_plays_last() -> None:
    game, state = mini("sad")
    assert (game.view(state, 0).table.stage, game.waiting(state)) == ("naming", (0,))
    state = told(game, state, named("D"))
    assert game.waiting(state) == (1,)
    state = after(game, state, ["AS", "7D", "7S", "9S"])
    assert zone(game.view(state, WATCHER), "last-trick").owners == (1, 2, 3, 0)
    assert game.waiting(state) == (1,)


@pytest.mark.rule("C5.6", "C5.7")
@pytest.mark.parametrize("kind", ["merry", "sad"])
def test_three_three_and_two_cards_and_a_new_trump_suit_each_time(kind: str) -> None:
    case = praise_count("весёлый")
    game = praising("kryuk", kind, catch="none")
    state = praised(game, ORDER)
    sizes, source = [], Random(5)
    for suit in "DSH":
        assert game.waiting(state) == (0,)
        assert "trump" not in game.view(state, WATCHER).table.named
        sizes.append(counts(game, state)[0])
        state = told(game, state, named(suit))
        assert game.view(state, WATCHER).table.named["trump"] == suit
        while game.view(state, WATCHER).table.stage == "tricks":
            seat = game.waiting(state)[0]
            state = game.play(state, seat, source.choice(game.legal(state, seat).lawful))[0]
    assert sizes == case["minideals"]
    view = game.view(state, WATCHER)
    tricks = sum(len(z.pieces) for z in view.table.zones if z.kind == "pile") // 4
    assert (tricks, 4 * tricks) == (case["tricks"], case["total"])


@pytest.mark.rule("C5.6")
def test_no_suit_may_be_named_with_permanent_trumps_alone() -> None:
    order = ("QC", "AS", "8H", "7S", "JD", "TH", "9H", "AH", "7C", "8C", "7D", "8D")
    game, state = mini("merry", order)
    assert NO_SUIT in game.legal(state, 0).moves
    state = told(game, state, NO_SUIT)
    view = game.view(state, WATCHER)
    assert "trump" not in view.table.named
    assert {fact.piece for fact in view.table.facts if fact.trump} == {
        "7C", *(rank + suit for rank in "QJ" for suit in "CDHS")
    }  # fmt: skip
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C5.6")
def test_with_any_other_card_a_suit_must_be_named() -> None:
    game, state = mini("merry")
    assert NO_SUIT not in game.legal(state, 0).moves
    with pytest.raises(IllegalMove, match="praise-no-suit"):
        told(game, state, NO_SUIT)
    with pytest.raises(IllegalMove, match="tricks-name-trump-first"):
        told(game, state, openly("9S"))


@pytest.mark.rule("C5")
def test_where_the_trump_suit_is_fixed_nothing_is_named() -> None:
    order = ("QC", "AS", "8H", "7S", "JD", "TH", "9H", "AH", "QD", "8C", "7D", "8D")
    game, state = mini("merry", order, "khvalyony")
    assert game.view(state, 0).table.stage == "tricks"
    assert game.view(state, 0).table.named["trump"] == "D"


@pytest.mark.rule("C5.6", "C0.9")
def test_what_a_hand_lacked_says_nothing_of_the_next_one() -> None:
    game, state = mini("merry")
    state = told(game, state, named("D"))
    state = after(game, state, ["9S", "AS", "7D", "7S"])
    lying = places(game, state, WATCHER)
    assert not any(card[1] == "S" and card[0] not in "QJ" for card in lying["hand:2"][0])
    state = after(game, state, ["KH", "TH", "8H", "AH", "JD", "QC", "9H", "8D"])
    assert counts(game, state) == [3, 3, 3, 3]
    lying = places(game, state, WATCHER)
    assert all(hand == lying["deck"][0] for seat in range(4) for hand in lying[f"hand:{seat}"])


@pytest.mark.rule("C5.6", "C5.7")
@pytest.mark.parametrize("kind", ["merry", "sad"])
@pytest.mark.parametrize("name", ["kryuk", "khvalyony"])
def test_whole_deals_are_played(kind: str, name: str) -> None:
    game, state = mini(kind, name=name)
    lines = len(state.lines)
    assert len(play_out(game, state, Random(4)).lines) == lines + 1
