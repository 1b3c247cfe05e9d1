"""Does an option change anything? Two matches of the same seed, played by the same choices."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from kozel import games
from kozel.core.chance import Close, Shuffling
from kozel.core.game import Game, State
from kozel.core.house import House
from kozel.core.messages import KozelError
from kozel.core.moves import HOUSE, WATCHER, Move, Piece, Shuffle
from kozel.core.options import Value
from kozel.core.presets import Preset
from tests.batteries.tables import mixture, seatings

SEEDS = 6
BASES = 30
MOST_MOVES = 400


class Pair(NamedTuple):
    """A game with the default value of an option, and with another."""

    default: Game
    other: Game


def pairs(preset: Preset, name: str, value: Value) -> Iterator[Pair]:
    """The game with and without the other value: among its defaults, then among mixtures of
    options in which the option means something."""
    usual = getattr(preset.base(), name)
    for number in range(BASES):
        for seating in seatings(preset):
            source = Random(f"{name} {number}")
            base = mixture(preset, seating, source) if number else {}
            try:
                yield Pair(
                    games.make(preset.id, {**base, name: usual}, seating),
                    games.make(preset.id, {**base, name: value}, seating),
                )
            except KozelError:
                continue


def differs(
    pair: Pair,
    seed: int,
    order: tuple[Piece, ...] = (),
    standing: Mapping[str, Any] | None = None,
) -> bool:
    """Whether the two matches part: in offers, events, views or the end. `order`: how the
    first shuffle begins; `standing`: what differs from the start of a match."""
    stories = [story(game, seed, order, standing or {}) for game in pair]
    return any(one != other for one, other in zip(*stories, strict=False))


def story(
    game: Game, seed: int, order: tuple[Piece, ...], standing: Mapping[str, Any]
) -> Iterator[object]:
    """A match told without naming its options."""
    source = Random(seed)
    house = House(game, source.randbytes)
    state = game.start(replace(game.rules.opening(), **standing))
    for _ in range(MOST_MOVES):
        yield glimpse(state)
        if state.over:
            return
        who, move = _move(game, state, source, house, order)
        state, events = game.play(state, who, move)
        yield who, move, events
        if isinstance(move, Shuffle):
            order = ()


def _move(
    game: Game, state: State, source: Random, house: House, order: tuple[Piece, ...]
) -> tuple[int, Move]:
    waiting = game.waiting(state)
    pick = source.random()
    if waiting == (HOUSE,):
        request = game.chance(state)
        moves = [(s, m) for s in range(game.seating.seats) for m in game.legal(state, s).moves]
        if isinstance(request, Close) and moves and pick < 0.7:
            return moves[int(pick / 0.7 * len(moves))]
        move = house.answer(state)[1]
        if isinstance(request, Shuffling) and isinstance(move, Shuffle):
            rest = tuple(piece for piece in move.order if piece not in order)
            move = Shuffle(move.label, order + rest)
        return HOUSE, move
    seat = waiting[int(pick * len(waiting))]
    moves_of_seat = game.legal(state, seat).moves
    return seat, moves_of_seat[int(source.random() * len(moves_of_seat))]


def glimpse(state: State) -> object:
    """What there is to see and to do, but not how the options are called."""
    game = state.game
    seats = range(game.seating.seats)
    view = game.view(state, WATCHER)
    return (
        [view.table, game.view(state, 0).table],
        [game.legal(state, seat).groups for seat in seats],
        [game.phrases(state, seat) for seat in seats],
        (view.waiting, view.verdict, view.sheet.accounts),
    )


def random_difference(preset: Preset, name: str, value: Value) -> int | None:
    """After how many matches the other value made a difference; None if it never did."""
    number = 0
    for pair in pairs(preset, name, value):
        for seed in range(SEEDS if number else 2 * SEEDS):
            number += 1
            if differs(pair, seed):
                return number
    return None
