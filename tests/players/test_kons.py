"""What players do with redeals: demands are counted, the third is paid for (C2.8, C4.7)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kozel.core.game import Game, State
from kozel.core.moves import GO, HOUSE, Choose, Move, Seat
from kozel.players.reading.kons import demands
from kozel.players.registry import player
from tests.cards.tricks.praises.table import dark, drawn, openly, praised, praising, told
from tests.cards.tricks.table import stacked
from tests.cards.tricks.yard import kon, yard

DEMAND = Choose("redeal")
POOR = ("7D", "8S", "9S", "7H", "8H", "KH", "8C", "9C")
"""Four points and one small trump."""


def asked(dealer: Seat, poor: Seat, times: int) -> tuple[Game, State]:
    """A kon in which one seat gets a poor hand again and again, and has asked so often."""
    game = yard("khvalyony", praises=())
    state = game.start(kon(1, dealer))
    for number in range(times + 1):
        state, _ = game.play(state, HOUSE, stacked(game, dealer, {poor: POOR}))
        if number < times:
            state, _ = game.play(state, poor, DEMAND)
    return game, state


def chosen(game: Game, state: State, seat: Seat, name: str = "club") -> Move:
    view, offer = game.view(state, seat), game.legal(state, seat)
    return player(name).choose(view, offer, 0, seed=1).move


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_demands_are_counted_from_the_sheet(times: int) -> None:
    game, state = asked(3, 0, times)
    assert demands(game.view(state, 0)) == times


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize(("dealer", "right"), [(3, DEMAND), (2, GO)])
def test_the_third_demand_is_made_when_the_others_pay_for_it(dealer: Seat, right: Move) -> None:
    game, state = asked(dealer, 0, 2)
    assert chosen(game, state, 0) == right


@pytest.mark.rule("C4.7")
@pytest.mark.parametrize(
    ("draws", "right"),
    [
        (("AH KS", "7H QC", "TH 8C", "8H QS"), "keep"),
        (("9H KS", "7H QC", "6S 8C", "8H QS"), "again"),
    ],
)
def test_a_praise_that_brought_little_is_praised_anew(draws: Sequence[str], right: str) -> None:
    game = praising("nizhny", "trousers")
    order = list(drawn(game, draws))
    order.remove("QH")
    order.insert(len(draws) + 1, "QH")  # the queen of hearts is dealt to the others, too
    state = praised(game, order)
    cards = [draw.split()[0] for draw in draws]
    state = told(game, state, dark(cards[0]), *map(openly, cards[1:]))
    assert chosen(game, state, 0) == DEMAND
    state, _ = game.play(state, 0, DEMAND)
    assert game.waiting(state) == (0,)
    assert chosen(game, state, 0) == Choose("praised", right)
    assert chosen(game, state, 0, "novice") == Choose("praised", "keep")
