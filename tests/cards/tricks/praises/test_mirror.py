"""The mirror: cut where you like; trumps go to the hand, the first other card is led (C5.4)."""

from __future__ import annotations

from random import Random

import pytest

from kozel.cards.deck import DECKS
from kozel.core.events import Moved, Named
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import WATCHER, Choose
from tests.cards.tricks.praises.table import (
    asked,
    counts,
    cut,
    events,
    faces,
    hand,
    named,
    openly,
    places,
    praised,
    praising,
    told,
    zone,
)
from tests.cards.tricks.table import play_out

TOP = ("TH", "7S", "AD", "QC", "KS", "8S", "JD", "9S", "AH", "TS")
"""The upper part of the pack."""


def khvalyony() -> tuple[Game, State]:
    game = praising("khvalyony", "mirror")
    return game, praised(game, TOP)


@pytest.mark.rule("C5.4")
def test_trumps_are_taken_from_the_bottom_of_the_lifted_cards_until_another_comes() -> None:
    game, state = khvalyony()
    happened = events(game, state, cut(4))
    assert happened[0] == Named(0, "cut", "4")
    taken, led = happened[1:3]
    assert isinstance(taken, Moved)
    assert isinstance(led, Moved)
    assert faces(taken, 0) == ("QC", "AD")
    assert faces(taken, 2) == (None, None)
    assert taken.positions == (3, 2)
    assert (led.pieces, led.target, led.faces, led.seat) == (("7S",), "trick", None, 0)
    state = told(game, state, cut(4))
    assert hand(game, state, 0) == ("QC", "AD")


@pytest.mark.rule("C5.4")
def test_an_ace_is_led_like_any_other_card() -> None:
    game, state = khvalyony()
    state = told(game, state, cut(9))
    assert zone(game.view(state, WATCHER), "trick").pieces == ("AH",)
    assert hand(game, state, 0) == ()


@pytest.mark.rule("C5.4")
def test_the_packet_goes_back_and_the_next_player_does_the_same() -> None:
    game, state = khvalyony()
    state = told(game, state, cut(4))
    assert game.waiting(state) == (1,)
    assert game.view(state, 1).table.zones[4].count == 29
    state = told(game, state, cut(2))  # TH, KS and what follows are left on top
    assert zone(game.view(state, WATCHER), "trick").pieces == ("7S", "KS")


@pytest.mark.rule("C5.4")
def test_an_exhausted_packet_is_continued_from_the_rest() -> None:
    game = praising("khvalyony", "mirror")
    order = ("QC", "QS", *(c for c in DECKS["32"] if c not in ("QC", "QS", "KH", "JD")), "KH", "JD")
    state = praised(game, order)
    state = told(game, state, cut(2))
    assert hand(game, state, 0) == ("QS", "QC", "JD")
    assert zone(game.view(state, WATCHER), "trick").pieces == ("KH",)


@pytest.mark.rule("C5.4")
def test_where_to_cut_is_the_only_choice_and_it_takes_a_card_but_not_all() -> None:
    game, state = khvalyony()
    assert game.legal(state, 0).moves == tuple(cut(n) for n in range(1, 32))
    for number in (0, 32):
        with pytest.raises(IllegalMove, match="cards-cut-out-of-bounds"):
            told(game, state, cut(number))
    with pytest.raises(IllegalMove, match="cards-cut-first"):
        told(game, state, openly("TH"))


@pytest.mark.rule("C5.4")
def test_the_taker_leads_and_the_rest_is_dealt_evenly() -> None:
    game, state = khvalyony()
    state = told(game, state, cut(2), cut(4), cut(4))
    assert zone(game.view(state, WATCHER), "trick").pieces == ("7S", "KS", "8S")
    happened = events(game, state, cut(5))
    assert Moved(("7S", "KS", "8S", "9S"), "trick", "pile:1", 1) in happened
    state = told(game, state, cut(5))
    assert counts(game, state) == [7, 7, 7, 7]
    assert game.waiting(state) == (1,)


@pytest.mark.rule("C5.4")
def test_an_ace_that_is_led_cannot_be_beaten() -> None:
    source = Random(7)
    game = praising("khvalyony", "mirror")
    for _ in range(40):
        order = ["AH", *source.sample([c for c in DECKS["32"] if c != "AH"], 31)]
        state = told(game, praised(game, order), cut(1))
        assert zone(game.view(state, WATCHER), "trick").pieces == ("AH",)
        while game.view(state, WATCHER).table.stage == "mirror":
            seat = game.waiting(state)[0]
            state = told(game, state, source.choice(game.legal(state, seat).moves))
        if game.view(state, WATCHER).table.stage == "tricks":
            assert game.waiting(state) == (0,)


@pytest.mark.rule("C3.1", "C5.4")
def test_in_kryuk_the_suit_is_named_before_the_cut() -> None:
    game = praising("kryuk", "mirror")
    state = asked(game, TOP)
    state = told(game, state, Choose("praise", "mirror"))
    assert game.view(state, 0).table.stage == "naming"
    state = told(game, state, named("S"), cut(5))
    assert hand(game, state, 0) == ("KS", "QC")
    assert zone(game.view(state, WATCHER), "trick").pieces == ("AD",)


@pytest.mark.rule("C5.4", "C0.9")
def test_everybody_knows_that_the_cards_taken_are_trumps() -> None:
    game, state = khvalyony()
    state = told(game, state, cut(4))
    lying = places(game, state, 1)
    trumps = {card for card in lying["deck"][0] if card[1] == "D" or card[0] in "QJ"}
    assert lying["hand:0"] == [trumps, trumps]


@pytest.mark.rule("C5", "C5.4")
def test_trumps_without_room_go_to_the_partner_known_to_the_drawer_alone() -> None:
    game = praising("khvalyony", "mirror")
    trumps = [c for c in DECKS["32"] if c[1] == "D" or c[0] in "QJ"]
    state = told(game, praised(game, ("KH", *trumps)), cut(15))
    assert counts(game, state) == [7, 0, 7, 0]
    assert hand(game, state, 0) == tuple(trumps[:6:-1])
    assert set(hand(game, state, 2, viewer=0)) == set(trumps[:7])
    assert hand(game, state, 2, viewer=3) == (None,) * 7


def test_a_whole_deal_is_played() -> None:
    game, state = khvalyony()
    lines = len(state.lines)
    assert len(play_out(game, state, Random(3)).lines) == lines + 1
