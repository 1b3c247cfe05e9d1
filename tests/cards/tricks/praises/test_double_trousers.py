"""Double trousers: four cards at a time, for one trick or for two (C5.3)."""

from __future__ import annotations

import pytest

from kozel.core.events import Moved, Shown
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import WATCHER, Choose
from tests.cards.tricks.praises.table import (
    asked,
    counts,
    dark,
    drawn,
    events,
    faces,
    hand,
    named,
    openly,
    praised,
    praising,
    told,
    zone,
)

DRAWS = ("QC KS AH 8H", "TH 8S 7D JD", "9S 9H AS QD", "TS 7H JH JS")


def one(*draws: str) -> tuple[Game, State]:
    game = praising("khvalyony", "double_trousers")
    return game, praised(game, drawn(game, draws, pairs=2))


def two(*draws: str, suit: str = "D") -> tuple[Game, State]:
    game = praising("kryuk", "double_trousers")
    state = praised(game, drawn(game, draws, pairs=2))
    return game, told(game, state, named(suit))


@pytest.mark.rule("C5.3")
def test_two_cards_come_from_the_top_and_two_from_the_bottom() -> None:
    game = praising("khvalyony", "double_trousers")
    state = asked(game, drawn(game, DRAWS, pairs=2))
    _, draw = events(game, state, Choose("praise", "double_trousers"))
    assert isinstance(draw, Moved)
    assert draw.positions == (0, 1, 31, 30)
    assert faces(draw, 0) == ("QC", "KS", "AH", "8H")
    assert faces(draw, 2) == (None,) * 4


@pytest.mark.rule("C5.3")
def test_with_one_card_each_lays_one_for_a_single_trick() -> None:
    game, state = one(*DRAWS)
    assert game.legal(state, 0).moves == (dark("KS"), dark("8H"))
    state = told(game, state, dark("KS"), dark("8S"), openly("9S"), openly("TS"))
    assert counts(game, state) == [7, 7, 7, 7]
    assert zone(game.view(state, WATCHER), "pile:1").count == 4
    assert game.waiting(state) == (3,)


@pytest.mark.rule("C5.3")
def test_with_two_cards_each_lays_one_face_down_and_one_face_up() -> None:
    game, state = two(*DRAWS)
    assert game.legal(state, 0).moves == (dark("KS"), dark("8H"))
    state = told(game, state, dark("8H"))
    assert game.waiting(state) == (0,)
    assert game.legal(state, 0).moves == (openly("KS"),)
    state = told(game, state, openly("KS"))
    assert zone(game.view(state, 1), "trick").pieces == (None, "KS")
    assert zone(game.view(state, 0), "trick").pieces == ("8H", "KS")


@pytest.mark.rule("C5.3")
def test_drawing_goes_on_until_two_cards_can_be_laid() -> None:
    game, state = two("QC JC QS 8H", "QH JS AC KS", *DRAWS[1:3])
    assert hand(game, state, 0) == ("QC", "JC", "QS", "8H", "QH", "JS", "AC", "KS")
    assert game.legal(state, 0).moves == (dark("8H"), dark("KS"))


@pytest.mark.rule("C5.3")
def test_the_closed_cards_are_one_trick_and_the_open_ones_another() -> None:
    game, state = two(*DRAWS)
    state = told(game, state, dark("8H"), openly("KS"), dark("TH"), openly("8S"))
    state = told(game, state, dark("9H"), openly("AS"), dark("7H"))
    happened = events(game, state, openly("TS"))
    assert [e for e in happened if isinstance(e, Shown)] == [
        Shown(("8H",), "trick", 0),
        Shown(("TH",), "trick", 1),
        Shown(("9H",), "trick", 2),
        Shown(("7H",), "trick", 3),
    ]
    swept = [e for e in happened if isinstance(e, Moved) and e.source == "trick"]
    assert swept == [
        Moved(("8H", "TH", "9H", "7H"), "trick", "pile:1", 1),
        Moved(("KS", "8S", "AS", "TS"), "trick", "pile:0", 2),
    ]


@pytest.mark.rule("C5.3")
def test_the_winner_of_the_closed_trick_leads() -> None:
    game, state = two(*DRAWS)
    state = told(game, state, dark("8H"), openly("KS"), dark("TH"), openly("8S"))
    state = told(game, state, dark("9H"), openly("AS"), dark("7H"), openly("TS"))
    assert counts(game, state) == [6, 6, 6, 6]
    assert game.waiting(state) == (1,)
    view = game.view(state, WATCHER)
    assert (zone(view, "pile:0").count, zone(view, "pile:1").count) == (4, 4)


@pytest.mark.rule("C5.3", "C5")
def test_cards_of_the_named_suit_are_held_back() -> None:
    game, state = two("QC KS AH 8H", *DRAWS[1:], suit="S")
    assert "KS" in game.legal(state, 0).reasons
    with pytest.raises(IllegalMove, match="praise-keep"):
        told(game, state, dark("KS"))


@pytest.mark.rule("C5.3")
def test_the_praise_leads_to_a_whole_deal_in_nizhny_too() -> None:
    game = praising("nizhny", "double_trousers", double_trousers="two_cards", redeal=False)
    state = praised(
        game, drawn(game, ("AH KS QC 7C", "AS 8S 7D JD", "9S 9H TS 6D", "TD 7H JH 8H"), 2)
    )
    state = told(game, state, dark("AH"), openly("KS"), dark("8S"), openly("AS"))
    state = told(game, state, dark("9S"), openly("TS"), dark("7H"), openly("8H"))
    assert counts(game, state) == [7, 7, 7, 7]
    assert game.waiting(state) == (0,)
