"""Counting move trees: how many lines of play each number of moves gives, from fixed deals."""

from random import Random

from kozel.core.chance import Close, draw
from kozel.core.game import Game, State
from kozel.core.moves import HOUSE
from tests.batteries.walk import walk

DEALS = (1, 2, 3)
MOST_NODES = 1500
_LATER = 14


def counts(game: Game, seed: int) -> list[int]:
    """The number of lines of 1, 2, 3… moves of seats, as deep as there is time for.

    The third deal is counted from the middle of a random one. House moves are fixed by the
    seed and count for nothing; an open window can be used or closed.
    """
    frontier = [_settled(_position(game, seed), seed)]
    found: list[int] = []
    while frontier and sum(found) < MOST_NODES and len(found) < 12:
        following = []
        for state in frontier:
            following += [
                _settled(game.play(state, seat, move)[0], seed)
                for seat in range(game.seating.seats)
                for move in game.legal(state, seat).moves
            ]
            if _window(state):
                following.append(_settled(_house(state, seed), seed))
        found.append(len(following))
        if len(following) > MOST_NODES:
            break
        frontier = following
    return found


def _position(game: Game, seed: int) -> State:
    state = game.start()
    if seed == DEALS[-1]:
        for step in walk(game, seed, _LATER):
            state = step.after
    return state


def _window(state: State) -> bool:
    game = state.game
    return game.waiting(state) == (HOUSE,) and isinstance(game.chance(state), Close)


def _house(state: State, seed: int) -> State:
    request = state.game.chance(state)
    source = Random(f"{seed} {state.game.deal_number(state)} {getattr(request, 'label', '')}")
    return state.game.play(state, HOUSE, draw(request, source))[0]


def _settled(state: State, seed: int) -> State:
    """The state once the house has done what only it can do."""
    while state.game.waiting(state) == (HOUSE,) and not _window(state):
        state = _house(state, seed)
    return state
