"""Redeals of a praised kon: praise again, or keep what it brought and redeal the rest (C4.7)."""

from random import Random

import pytest

from kozel.cards.deck import DECKS
from kozel.core.chance import Shuffling
from kozel.core.events import Moved, Said, Staged
from kozel.core.game import Game, State
from kozel.core.moves import GO, HOUSE, WATCHER, Choose, Number, Shuffle
from kozel.core.options import Value
from tests.cards.tricks.praises.table import (
    counts,
    dark,
    hand,
    openly,
    praised,
    praising,
    told,
    zone,
)
from tests.cards.tricks.table import play_out, refusal
from tests.cards.tricks.yard import window

REDEAL = Choose("redeal")
AGAIN, KEEP = Choose("praised", "again"), Choose("praised", "keep")
QUEENS = ("QC", "QS", "QH")

TOP, BOTTOM = ("7C", "8C", "9C", "TC"), ("KS", "7S", "8S", "9S")
"""Each of the four draws a trump from the top and a spade from the bottom and lays it."""


def _order() -> tuple[str, ...]:
    """The great queens go to seats 1 and 3."""
    rest: list[str] = [c for c in DECKS["36"] if c not in (*TOP, *BOTTOM, *QUEENS)]
    for at, queen in zip((1, 3, 5), QUEENS, strict=True):
        rest.insert(at, queen)
    return (*TOP, *rest, *BOTTOM[::-1])


def _demanded(demands: int = 0, **options: Value) -> tuple[Game, State]:
    """Seat 0 took the praise with the king; a partner asks for a redeal."""
    game = praising("nizhny", "trousers", **options)
    state = praised(game, _order(), redeals=demands)
    moves = [dark("KS"), openly("7S"), openly("8S"), openly("9S")]
    state = told(game, state, *moves)
    assert window(game, state) == "redeal"
    assert [REDEAL in game.legal(state, seat).moves for seat in range(4)] == [
        True, False, True, False,
    ]  # fmt: skip
    return game, game.play(state, 2, REDEAL)[0]


@pytest.mark.rule("C4.7")
def test_who_took_the_praise_decides() -> None:
    game, state = _demanded()
    assert game.waiting(state) == (0,)
    assert set(game.legal(state, 0).moves) == {AGAIN, KEEP}
    assert game.legal(state, 2).moves == ()
    assert refusal(game, state, 0, GO) == ("tricks-praise-again-or-keep", "C4.7")


@pytest.mark.rule("C4.7", "C0.4")
def test_praising_again_deals_everything_anew_and_is_praised_again() -> None:
    game, state = _demanded()
    state, events = game.play(state, 0, AGAIN)
    assert events[:2] == (Said(0, "praise-again"), Staged("redealt", 3, {"number": 1}))
    assert game.deal_over(state)
    assert state.standing.redeals == 1
    assert state.standing.deal == 2
    state = praised(game, _order(), redeals=state.standing.redeals)
    assert game.view(state, WATCHER).table.stage == "trousers"


@pytest.mark.rule("C4.7")
def test_keeping_shuffles_and_deals_only_the_rest() -> None:
    game, state = _demanded()
    state, events = game.play(state, 0, KEEP)
    assert Said(0, "praise-kept") in events
    assert [hand(game, state, seat) for seat in range(4)] == [(c,) for c in TOP]
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    assert request.label == "rest-1"
    assert set(request.pieces) == set(DECKS["36"]) - {*TOP, *BOTTOM}
    fresh = tuple(sorted(request.pieces))
    state, events = game.play(state, HOUSE, Shuffle("rest-1", fresh))
    dealt = [e for e in events if isinstance(e, Moved)]
    assert {e.shuffle for e in dealt} == {"rest-1"}
    assert dealt[0].positions == tuple(range(0, 28, 4))
    assert counts(game, state) == [8] * 4
    assert hand(game, state, 1)[0] == "8C"
    assert zone(game.view(state, 1), "last-trick").pieces == ("KS", "7S", "8S", "9S")
    assert window(game, state) == "redeal"


@pytest.mark.rule("C4.7")
def test_the_tricks_of_the_praise_and_its_lead_stay() -> None:
    game, state = _demanded()
    state = told(game, state, KEEP, Shuffle("rest-1", _rest(game, state)), GO)
    assert game.waiting(state) == (0,)
    assert game.view(state, 0).table.named["praiser"] == "0"
    state = play_out(game, state, Random(1))
    counted = state.lines[-1].counted
    assert counted == () or sum(counted) == 120


def _rest(game: Game, state: State) -> tuple[str, ...]:
    """The rest in an order that gives the great queens to seats 1 and 3."""
    after = told(game, state, KEEP)
    request = game.chance(after)
    assert isinstance(request, Shuffling)
    rest = [c for c in sorted(request.pieces) if c not in QUEENS]
    for at, queen in zip((1, 3, 5), QUEENS, strict=True):
        rest.insert(at, queen)
    return tuple(rest)


@pytest.mark.rule("C4.7")
def test_one_may_ask_again_and_the_third_time_is_paid_for() -> None:
    game, state = _demanded()
    state = told(game, state, KEEP, Shuffle("rest-1", _rest(game, state)))
    state = game.play(state, 0, REDEAL)[0]
    state = told(game, state, KEEP)
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    assert request.label == "rest-2"
    order = [c for c in sorted(request.pieces) if c not in QUEENS]
    for at, queen in zip((1, 3, 5), QUEENS, strict=True):
        order.insert(at, queen)
    state = told(game, state, Shuffle("rest-2", tuple(order)))
    state, events = game.play(state, 2, REDEAL)
    assert Staged("third-demand", 3, {"number": 3}) in events
    assert [account.written for account in state.standing.accounts] == [0, 2]
    assert state.standing.redeals == 0


@pytest.mark.rule("C4.7")
def test_a_third_demand_asks_nobody() -> None:
    game, state = _demanded(demands=2)
    assert game.deal_over(state)
    assert [account.written for account in state.standing.accounts] == [0, 2]


@pytest.mark.rule("C4.7", "C0.9")
def test_what_went_back_to_the_pack_is_hidden_from_everybody() -> None:
    game, state = _demanded()
    _, events = game.play(state, 0, KEEP)
    back = [event for event in events if isinstance(event, Moved)]
    assert [event.faces for event in back] == [()] * 4
    assert [event.target for event in back] == ["deck"] * 4
    assert game.readers(told(game, state, KEEP), HOUSE, Shuffle("rest-1", ())) == ()


@pytest.mark.rule("C0.5", "C4.7")
def test_the_rest_is_cut_where_people_want_to_cut() -> None:
    game = praising("nizhny", "trousers", cut="by_hand")
    state = praised(game, _order()[5:] + _order()[:5])
    state = told(game, state, Number("cut", 31))
    moves = [dark("KS"), openly("7S"), openly("8S"), openly("9S")]
    state = told(game, state, *moves)
    state = told(game, game.play(state, 0, REDEAL)[0], KEEP)
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    state = told(game, state, Shuffle("rest-1", request.pieces))
    assert game.waiting(state) == (2,)
    assert len(game.legal(state, 2).moves) == 27
    assert refusal(game, state, 2, Number("cut", 28))[0] == "cards-cut-out-of-bounds"
    assert counts(game, told(game, state, Number("cut", 9))) == [8] * 4
