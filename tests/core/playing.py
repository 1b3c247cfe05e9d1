"""Seeded matches of any game, written to a log as a table writes it."""

from collections.abc import Callable
from random import Random

from kozel.core.chain import salts_from
from kozel.core.game import Game, State
from kozel.core.house import House
from kozel.core.log import Header, Log, Writer
from kozel.core.moves import HOUSE

MOST_MOVES = 20_000


def in_second_deal(state: State) -> bool:
    """Whether the second deal has begun and somebody has played."""
    return len(state.lines) == 1 and state.next is None and bool(state.deal.trick)


def recorded(
    game: Game,
    seed: int,
    *,
    stop: Callable[[State], bool] = lambda state: state.over,
    close: bool = True,
) -> Log:
    """A match of random legal moves until it is over or `stop` says so."""
    source = Random(seed)
    house = House(game, source.randbytes)
    header = Header.of(game.preset, game.options, game.seating)
    writer = Writer.begin(header, salts_from(source.randbytes), lambda _: None)
    state = game.start()
    for ms in range(MOST_MOVES):
        if stop(state):
            break
        waiting = game.waiting(state)
        if waiting == (HOUSE,):
            acts, move = house.answer(state)
            for act in acts:
                writer.act(act, ms=ms)
            who = HOUSE
        else:
            who = source.choice(waiting)
            move = source.choice(game.legal(state, who).required)
        writer.move(who, move, ms=ms, command=f"c{ms}")
        state, _ = game.play(state, who, move)
    if game.deal_over(state):
        for act in house.conclude():
            writer.act(act)
    if close:
        writer.close()
    return writer.log
