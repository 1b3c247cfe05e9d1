"""Seeded random matches, move by move: what every battery looks at."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from kozel.core.chance import Close
from kozel.core.events import Event
from kozel.core.game import Game, State
from kozel.core.house import House
from kozel.core.moves import HOUSE, Move, Seat

MOST_MOVES = 30_000
_RARE = 0.03


class Step(NamedTuple):
    """One move: who, what, the states around it, and the events with everything in them."""

    before: State
    who: Seat
    move: Move
    after: State
    events: tuple[Event, ...]


def walk(game: Game, seed: int, most: int = MOST_MOVES) -> Iterator[Step]:
    """A random match to its end, or to its first `most` moves."""
    source = Random(seed)
    house = House(game, source.randbytes)
    state = game.start()
    for _ in range(most):
        if state.over:
            return
        who, move = choose(game, state, source) or (HOUSE, house.answer(state)[1])
        after, events = game.play(state, who, move)
        yield Step(state, who, move, after, events)
        state = after
    assert most < MOST_MOVES, "the match does not end"


def choose(game: Game, state: State, source: Random) -> tuple[Seat, Move] | None:
    """A move of some seat; None when it is the house's turn. Sometimes one that nobody waits
    for: a window used, a challenge."""
    waiting = game.waiting(state)
    house = waiting == (HOUSE,)
    window = house and isinstance(game.chance(state), Close)
    if source.random() < (0.5 if window else _RARE):
        free = [
            (seat, move)
            for seat in range(game.seating.seats)
            if seat not in game.seating.blind
            for move in game.legal(state, seat).moves
        ]
        if free:
            return source.choice(free)
    if house:
        return None
    seat = source.choice(waiting)
    return seat, source.choice(game.legal(state, seat).required)
