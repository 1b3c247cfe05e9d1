"""Trousers of Nizhny Novgorod: dark cards answered face up, all trumps kept (C5.2, C4.6)."""

from __future__ import annotations

import pytest

from kozel.core.events import Moved, Shown
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import WATCHER
from tests.cards.tricks.praises.table import (
    counts,
    dark,
    drawn,
    events,
    hand,
    openly,
    places,
    praised,
    praising,
    told,
    zone,
)


def nizhny(*draws: str, **more: object) -> tuple[Game, State]:
    game = praising("nizhny", "trousers", redeal=False)
    return game, praised(game, drawn(game, draws), **more)


@pytest.mark.rule("C5.2", "C4.6")
def test_the_praiser_draws_until_there_is_a_card_that_is_no_trump() -> None:
    game, state = nizhny("QC 7C", "6C AC", "JD KS", "TH 8S")
    assert hand(game, state, 0) == ("QC", "7C", "6C", "AC", "JD", "KS")
    assert game.legal(state, 0).moves == (dark("KS"),)


@pytest.mark.rule("C5.2")
def test_one_or_two_cards_are_laid_and_an_ace_of_another_suit_may_be_one() -> None:
    game, state = nizhny("AS KH", "TH 8S")
    assert game.legal(state, 0).moves == (dark("AS"), dark("KH"), dark("AS", "KH"))
    game, state = nizhny("QC KH", "TH 8S")
    with pytest.raises(IllegalMove, match="praise-keep"):
        told(game, state, dark("QC"))


@pytest.mark.rule("C5.2", "C0.9")
def test_nobody_can_see_whether_the_praiser_had_a_second_card_to_lay() -> None:
    could, could_not = nizhny("AS KH", "TH 8S"), nizhny("AS QC", "TH 8S")
    seen = []
    for game, state in (could, could_not):
        after = told(game, state, dark("AS"))
        view = game.view(after, 2)
        seen.append((view.waiting, view.table.zones, game.legal(after, 2)))
    assert seen[0] == seen[1]


@pytest.mark.rule("C5.2")
def test_the_others_draw_until_they_hold_as_many_cards_and_lay_them_face_up() -> None:
    game, state = nizhny("AS KH", "QC 8S", "JD 9S", "TH 7S", "6D 7H", "TS 7D")
    state = told(game, state, dark("AS", "KH"))
    assert hand(game, state, 1) == ("QC", "8S", "JD", "9S")
    assert game.legal(state, 1).groups[0].ordered
    assert set(game.legal(state, 1).moves) == {openly("8S", "9S"), openly("9S", "8S")}
    state = told(game, state, openly("9S", "8S"))
    view = game.view(state, WATCHER)
    assert zone(view, "trick").pieces == (None, "9S", None, "8S")
    assert zone(view, "trick").owners == (0, 1, 0, 1)


@pytest.mark.rule("C5.2")
def test_each_dark_card_is_a_trick_with_those_laid_on_it() -> None:
    game, state = nizhny("AS KH", "TS 8H", "9H 9S", "7S TD")
    state = told(game, state, dark("AS", "KH"), openly("8H", "TS"), openly("9S", "9H"))
    happened = events(game, state, openly("7S", "TD"))
    assert happened[1:5] == (
        Shown(("AS",), "trick", 0),
        Shown(("KH",), "trick", 0),
        Moved(("AS", "8H", "9S", "7S"), "trick", "pile:0", 0),
        Moved(("KH", "TS", "9H", "TD"), "trick", "pile:0", 0),
    )
    assert counts(game, told(game, state, openly("7S", "TD"))) == [7, 7, 7, 7]


@pytest.mark.rule("C4.6", "C5.2")
def test_whose_card_took_the_richer_trick_leads() -> None:
    # the second dark card brings 24 points to seat 1, the first 11 to the praiser
    game, state = nizhny("AS KH", "8S TH", "9H 9S", "7S TD")
    state = told(game, state, dark("AS", "KH"), openly("8S", "TH"), openly("9S", "9H"))
    state = told(game, state, openly("7S", "TD"))
    assert game.waiting(state) == (1,)


@pytest.mark.rule("C4.6")
def test_of_equally_rich_tricks_the_first_dark_card_decides() -> None:
    game, state = nizhny("9S 8H", "8S 9H", "7S 7H", "6S 6H")
    state = told(game, state, dark("9S", "8H"), openly("8S", "9H"), openly("7S", "7H"))
    state = told(game, state, openly("6S", "6H"))
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C4.6")
def test_with_one_dark_card_hands_hold_one_less() -> None:
    game, state = nizhny("QC KH", "8S TH", "9H 9S", "7S TD")
    state = told(game, state, dark("KH"), openly("TH"), openly("9H"), openly("7S"))
    assert counts(game, state) == [8, 8, 8, 8]
    assert game.waiting(state) == (1,)


@pytest.mark.rule("C4.9", "C5.2")
@pytest.mark.parametrize(("name", "cards"), [("nizhny-28", 6), ("nizhny-24", 5)])
def test_smaller_packs_are_dealt_out_evenly(name: str, cards: int) -> None:
    game = praising(name, "trousers", redeal=False)
    state = praised(game, drawn(game, ("QC KH", "AS TH", "KD TS", "AD JD")))
    state = told(game, state, dark("KH"), openly("TH"), openly("KD"), openly("AD"))
    assert counts(game, state) == [cards] * 4


@pytest.mark.rule("C5.2", "C0.9")
def test_everybody_knows_that_a_dark_card_is_no_trump() -> None:
    game, state = nizhny("QC 7C", "JD KS", "TH 8S")
    state = told(game, state, dark("KS"))
    lying = places(game, state, 2)
    trumps = {card for card in lying["deck"][0] if card[1] == "C" or card[0] in "QJ"}
    assert lying["trick"] == [lying["deck"][0] - trumps]
    assert lying["hand:0"].count(trumps) == 2


@pytest.mark.rule("C5", "C5.2")
def test_a_hand_of_trumps_that_lays_two_passes_one_on() -> None:
    game, state = nizhny("QC QS", "QH QD", "JC JS", "JH JD", "KS TH", "8S 8H", "9S 9H", "7S 7H")
    assert counts(game, state) == [10, 0, 0, 0]
    state = told(game, state, dark("KS", "TH"))
    assert counts(game, state)[:3] == [7, 2, 1]
    assert hand(game, state, 2, viewer=0) == ("JD",)
    assert hand(game, state, 2, viewer=1) == (None,)
    state = told(game, state, openly("8S", "8H"))
    assert game.legal(state, 2).moves == (openly("9S", "9H"), openly("9H", "9S"))
    state = told(game, state, openly("9S", "9H"), openly("7S", "7H"))
    assert counts(game, state) == [7, 7, 7, 7]
