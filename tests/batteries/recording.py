"""Random matches written to a log, as a table writes them."""

from random import Random

from kozel.core.chain import salts_from
from kozel.core.game import Game, State
from kozel.core.house import House
from kozel.core.log import Header, Log, Writer
from kozel.core.moves import HOUSE
from tests.batteries.walk import MOST_MOVES, choose


def recorded(game: Game, seed: int, most: int = MOST_MOVES) -> tuple[Log, State]:
    """The log of a random match or of its first `most` moves, and the state it came to. Only a
    finished match's log is closed."""
    source = Random(seed)
    house = House(game, source.randbytes)
    header = Header.of(game.preset, game.options, game.seating)
    writer = Writer.begin(header, salts_from(source.randbytes), lambda _: None)
    state = game.start()
    for ms in range(most):
        if state.over:
            break
        chosen = choose(game, state, source)
        if chosen is None:
            acts, move = house.answer(state)
            for act in acts:
                writer.act(act, ms=ms)
            chosen = HOUSE, move
        who, move = chosen
        writer.move(who, move, ms=ms)
        state, _ = game.play(state, who, move)
    if game.deal_over(state):
        for act in house.conclude():
            writer.act(act)
    if state.over:
        writer.close()
    return writer.log, state
