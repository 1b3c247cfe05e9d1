"""A trump that is turned up (C6)."""

import pytest

from kozel.cards.deck import DECKS
from kozel.core.events import Moved, Named, Staged
from kozel.core.game import Game, State
from kozel.core.moves import GO, HOUSE, WATCHER, Pick, Shuffle
from tests.cards.tricks.table import after, mover, standing, zone
from tests.cards.tricks.yard import closed, window, yard


def _shuffled(game: Game, *first: str) -> State:
    """The deal of seat 3 from a pack that begins so; seat 0 gets the open cards."""
    rest = [c for c in DECKS["32"] if c not in first]
    state = game.start(standing(3))
    return game.play(state, HOUSE, Shuffle("deal", (*first, *rest)))[0]


@pytest.mark.rule("C6")
def test_cards_are_turned_up_to_the_left_until_one_is_no_permanent_trump() -> None:
    game = yard("sixes")
    state = _shuffled(game, "QS", "7C", "JH", "9S", "AC", "AD", "AH")
    turned = state.history[1]
    assert isinstance(turned, Moved)
    assert turned.pieces == ("QS", "7C", "JH", "9S")
    assert turned.target == "hand:0"
    assert turned.faces is None
    assert turned.positions == (0, 1, 2, 3)
    assert Named(0, "trump", "S") in state.history
    assert game.view(state, 2).table.named["trump"] == "S"


@pytest.mark.rule("C6")
def test_the_others_get_as_many_then_one_by_one_to_eight() -> None:
    game = yard("sixes")
    state = _shuffled(game, "QS", "9S")
    dealt = [e for e in state.history if isinstance(e, Moved) and e.source == "deck"]
    assert [(e.target, e.positions) for e in dealt[:4]] == [
        ("hand:0", (0, 1)),
        ("hand:1", (2, 3)),
        ("hand:2", (4, 5)),
        ("hand:3", (6, 7)),
    ]
    assert [(e.target, e.positions) for e in dealt[4:]] == [
        (f"hand:{seat}", tuple(range(8 + seat, 32, 4))) for seat in range(4)
    ]
    assert [zone(game.view(state, 1), f"hand:{seat}").count for seat in range(4)] == [8] * 4


@pytest.mark.rule("C6")
def test_the_dealers_left_leads_and_trumps_may_be_led() -> None:
    game = yard("sixes")
    state = closed(game, _shuffled(game, "QS", "9S"))
    assert mover(game, state) == 0
    assert len(game.legal(state, 0).moves) == 8


@pytest.mark.rule("C6", "C0.9")
def test_the_open_cards_stay_known_to_all_while_they_are_in_the_hand() -> None:
    game = yard("sixes", give_last_trump=0)
    state = _shuffled(game, "QS", "9S")
    for viewer in (1, 2, 3, WATCHER):
        view = game.view(state, viewer)
        assert zone(view, "hand:0").pieces == ("QS", "9S", *(None,) * 6)
        assert not {"QS", "9S"} & set(view.table.unknown.pieces)
    state = after(game, state, ["QS"])
    assert zone(game.view(state, 1), "hand:0").pieces == ("9S", *(None,) * 6)


@pytest.mark.rule("C6", "C0.4")
def test_eight_permanent_trumps_in_a_row_are_redealt_by_the_same_player() -> None:
    game = yard("sixes")
    state = _shuffled(game, "QC", "QS", "QH", "QD", "JC", "JS", "JH", "7C", "AS")
    assert game.deal_over(state)
    assert Staged("no-trump-turned", 3) in state.history
    assert state.standing.dealer == 3
    assert state.standing.deal == 1
    assert state.standing.redeals == 0
    assert state.lines[-1].before == state.lines[-1].after
    seven = _shuffled(game, "QC", "QS", "QH", "QD", "JC", "JS", "JH", "AS", "7C")
    assert game.view(seven, 0).table.named["trump"] == "S"


@pytest.mark.rule("C6", "C2.6")
def test_the_open_trump_may_be_given_as_the_last_and_everybody_sees_where_it_goes() -> None:
    game = yard("sixes")
    rest = ["AH", "AC", "AD", "KH", "KC", "KD", "TH"]
    order = ["9S", "QC", "7H", "QS"]
    fillers = iter([c for c in DECKS["32"] if c not in (*rest, *order)])
    for card in rest:
        order += [card, next(fillers), next(fillers), next(fillers)]
    state = game.play(game.start(standing(3)), HOUSE, Shuffle("deal", tuple(order)))[0]
    assert window(game, state) == "last-trump"
    state = game.play(state, 0, Pick("give", ("9S",)))[0]
    back = next(move for move in game.legal(state, 2).moves if isinstance(move, Pick))
    state = game.play(state, 2, back)[0]
    assert zone(game.view(state, 1), "hand:0").pieces == (None,) * 8
    assert zone(game.view(state, 1), "hand:2").pieces == ("9S", *(None,) * 7)
    assert game.play(state, HOUSE, GO)


@pytest.mark.rule("C6")
def test_tricks_lie_open_as_is_usual_here() -> None:
    game = yard("sixes")
    state = closed(game, _shuffled(game, "9S"))
    for _ in range(4):
        who = mover(game, state)
        state = game.play(state, who, game.legal(state, who).lawful[0])[0]
    piles = [z for z in game.view(state, WATCHER).table.zones if z.kind == "pile"]
    assert sum(len(pile.pieces) for pile in piles) == 4


@pytest.mark.rule("C6", "C0.8")
def test_the_open_cards_of_a_blind_seat_are_seen_by_all() -> None:
    game = yard("sixes", blind=(0,), give_last_trump=0)
    state = _shuffled(game, "QS", "9S")
    assert zone(game.view(state, 1), "hand:0").pieces[:2] == ("QS", "9S")
    assert game.waiting(state) == (HOUSE,)
