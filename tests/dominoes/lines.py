"""Lines laid by hand: the state after some moves, the layout, what the ends brought."""

from __future__ import annotations

from collections.abc import Iterable

from kozel.core.events import Event, Staged
from kozel.core.game import Game, State
from kozel.core.standing import Standing
from kozel.core.views import Layout
from tests.dominoes.table import deal, filled, later, play


def last_of(
    of: Game, *moves: str, standing: Standing | None = None, more: Iterable[str] = ()
) -> tuple[State, tuple[Event, ...]]:
    """The state after these moves of the seats in turn, who hold the tiles for them, and the
    last events. `more`: tiles that the seat whose turn comes then holds, too."""
    seats = of.seating.seats
    hands: list[list[str]] = [[] for _ in range(seats)]
    for index, move in enumerate(moves):
        hands[index % seats] += [part.split("@")[0].split("=")[0] for part in move.split("+")]
    hands[len(moves) % seats] += more
    state, _ = deal(of, filled(hands), standing=standing or later(of, 0))
    return play(state, *moves)


def laid(
    of: Game, *moves: str, standing: Standing | None = None, more: Iterable[str] = ()
) -> State:
    """The state after these moves of the seats in turn."""
    return last_of(of, *moves, standing=standing, more=more)[0]


def layout(state: State) -> Layout:
    """The layout as everybody sees it."""
    found = state.game.view(state, 0).table.layout
    assert found is not None
    return found


def ends(state: State) -> dict[str, int | None]:
    """Per arm the number that fits there."""
    return {arm.name: arm.end for arm in layout(state).arms}


def brought(events: Iterable[Event]) -> tuple[object, object] | None:
    """The sum of the ends and the points it brought; None if none."""
    for event in events:
        if isinstance(event, Staged) and event.name == "ends":
            return event.args["sum"], event.args["number"]
    return None
