"""What the players read of free play, and the end that club plays out exactly (C7, C12)."""

from __future__ import annotations

from random import Random

import pytest

from kozel.core.chance import draw
from kozel.core.game import Game, State
from kozel.core.moves import HOUSE, Play
from kozel.games import make
from kozel.players.club.jack_end import LONGEST, best_end, known_end
from kozel.players.reading.jacks import chance_of_one, holding, is_free_play, jack_sight, takes
from kozel.players.reading.tricks import Card, beats
from tests.cards.jacks.table import backward_deal, begun, chips, halves, stock, thrown

HANDS = {0: "AS KS QS 7S", 1: "AH KH QH 7H", 2: "AC KC QC 7C", 3: "8S 8H 8C 9C"}


def test_free_play_is_told_from_following_suit_by_the_table() -> None:
    game = halves()
    state = begun(game, [])
    assert is_free_play(game.view(state, 1), game.legal(state, 1))
    assert not is_free_play(game.view(state, 2), game.legal(state, 2))
    classic = make("classic")
    other = _at_play(classic)
    seat = classic.waiting(other)[0]
    assert not is_free_play(classic.view(other, seat), classic.legal(other, seat))


def _at_play(game: Game) -> State:
    source, state = Random(1), game.start()
    while True:
        seat = game.waiting(state)[0]
        if seat == HOUSE:
            state, _ = game.play(state, HOUSE, draw(game.chance(state), source))
            continue
        move = game.legal(state, seat).moves[0]
        if isinstance(move, Play):
            return state
        state, _ = game.play(state, seat, move)


def test_what_is_out_and_what_is_known_is_counted() -> None:
    game = halves(teams=True)
    state = thrown(game, begun(game, backward_deal(4, HANDS, first=0)), "KH 7C")
    sight = jack_sight(game.view(state, 3))
    assert [(seat, card.piece) for seat, card in sight.trick] == [(1, "KH"), (2, "7C")]
    assert (sight.later, sight.mates) == ((0,), frozenset({1}))
    assert [card.piece for card in sight.shown[1]] == ["7H"]
    assert sight.out == {0: 4, 1: 2, 2: 3}
    assert len(sight.unseen) == 32 - 4 - 2 - 1
    assert (sight.tricks, sight.drawing, sight.sides) == (7, False, 2)
    assert holding(sight)[0] == 1
    assert not any(takes(sight, card) for card in sight.hand if card.piece != "8H")
    sight = jack_sight(stock(3).view(begun(stock(3), []), 1))
    assert (sight.tricks, sight.drawing, sight.sides) == (9, True, 3)


def test_chances_of_holding_one_of_some_cards() -> None:
    assert chance_of_one(10, 0, 4) == 0
    assert chance_of_one(10, 1, 4) == pytest.approx(0.4)
    assert chance_of_one(4, 2, 2) == pytest.approx(1 - 1 / 6)
    assert chance_of_one(5, 3, 3) == 1


def test_the_end_between_two_is_played_out_exactly() -> None:
    played = 0
    for seed in range(6):
        game = (chips(2), halves(2), stock(2))[seed % 3]
        source, state = Random(seed), begun(game, [], dealer=seed % 2)
        order = [fact.piece for fact in game.view(state, 0).table.facts]
        source.shuffle(order)
        state = begun(game, order, dealer=seed % 2)
        while not game.deal_over(state):
            seat = game.waiting(state)[0]
            sight = jack_sight(game.view(state, seat))
            theirs = known_end(sight)
            if theirs is not None and len(sight.hand) < LONGEST:
                led = sight.trick[0][1] if sight.trick else None
                found = best_end(sight, theirs)
                assert worth(sight.hand, theirs, led, found) == max(
                    worth(sight.hand, theirs, led, card) for card in sight.hand
                )
                played += 1
            state, _ = game.play(state, seat, source.choice(game.legal(state, seat).moves))
    assert played > 12


def worth(mine: tuple[Card, ...], theirs: tuple[Card, ...], led: Card | None, card: Card) -> int:
    """By how much one takes more with this card, trying everything afterwards."""
    rest = tuple(other for other in mine if other != card)
    if led is None:
        return min(answered(rest, theirs, card, reply) for reply in theirs)
    return answer(rest, theirs, led, card)


def answered(mine: tuple[Card, ...], theirs: tuple[Card, ...], led: Card, reply: Card) -> int:
    return -answer(tuple(other for other in theirs if other != reply), mine, led, reply)


def answer(mine: tuple[Card, ...], theirs: tuple[Card, ...], led: Card, card: Card) -> int:
    points = led.points + card.points
    if beats(card, led):
        return points + ahead(mine, theirs)
    return -points - ahead(theirs, mine)


def ahead(leading: tuple[Card, ...], other: tuple[Card, ...]) -> int:
    if not leading:
        return 0
    return max(worth(leading, other, None, card) for card in leading)


def test_the_end_is_known_only_when_nothing_else_is_out() -> None:
    game = chips(2)
    state = begun(game, [])
    assert known_end(jack_sight(game.view(state, 1))) is None
    four = chips(4)
    assert known_end(jack_sight(four.view(begun(four, []), 1))) is None
    two = stock(2)
    assert known_end(jack_sight(two.view(begun(two, []), 1))) is None
