"""Ways into the games of two teams with windows: past them, or up to one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kozel.core.chance import Close
from kozel.core.game import Game, State
from kozel.core.moves import GO, HOUSE, Play, Seat
from kozel.core.seating import Seating
from kozel.core.sheets import Account
from kozel.core.standing import Standing
from kozel.games import make
from tests.cards.tricks.table import dealt

Hands = Mapping[Seat, Sequence[str]]

QUIET: dict[str, Any] = {"praises": (), "redeal": False}
"""Nothing that is asked before the deal, and no redeals."""


def yard(name: str, blind: tuple[Seat, ...] = (), **options: Any) -> Game:
    return make(name, options, Seating.of(4, teams=True, blind=blind))


def kon(number: int = 1, dealer: Seat = 3, rows: tuple[int, int] = (0, 0), **more: Any) -> Standing:
    """The standing before this kon of a match."""
    accounts = tuple(Account(rows=each) for each in rows)
    return Standing(accounts=accounts, deal=number, dealer=dealer, **more)


def before_play(game: Game, hands: Hands, before: Standing | None = None) -> State:
    """The hands dealt, and the first window or question open."""
    return dealt(game, hands, before or kon())


def window(game: Game, state: State) -> str:
    """The window that is open, "" where none is."""
    if game.waiting(state) != (HOUSE,):
        return ""
    request = game.chance(state)
    return request.window if isinstance(request, Close) else ""


def closed(game: Game, state: State) -> State:
    """The state once nobody has used the open windows."""
    while window(game, state):
        state = game.play(state, HOUSE, GO)[0]
    return state


def leading(game: Game, hands: Hands, before: Standing | None = None) -> State:
    """The hands dealt, all windows closed: somebody leads or is asked who does."""
    return closed(game, before_play(game, hands, before))


def lawful_cards(game: Game, state: State) -> list[str]:
    """The cards that whoever is waited for may play without breaking a duty."""
    (who,) = game.waiting(state)
    return [m.pieces[0] for m in game.legal(state, who).lawful if isinstance(m, Play)]
