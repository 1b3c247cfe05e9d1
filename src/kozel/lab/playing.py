"""Plays whole matches between players, with a house that draws from a seed. Writes no log."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from kozel.core.chance import Close, Cut, Lot, Request, Shuffling, Turn, draw
from kozel.core.game import Game, State
from kozel.core.moves import GO, HOUSE, Move, Seat
from kozel.players.port import Player

Players = Mapping[Seat, Player]
"""Who plays which seat; blind seats have no player."""


class Luck:
    """The house's luck. A request with the same label, the n-th in its deal, gets the same
    answer under the same seed, whatever else was drawn."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._asked: dict[str, int] = {}

    def answer(self, request: Request) -> Move:
        """The house's move."""
        label = _label(request)
        count = self._asked[label] = self._asked.get(label, 0) + 1
        return draw(request, Random(f"{self._seed}/{label}/{count}"))  # noqa: S311


def _label(request: Request) -> str:
    match request:
        case Shuffling(label, _) | Lot(label, _):
            return label
        case Cut():
            return "cut"
        case Turn() | Close():
            return ""


class Driver:
    """Moves a match along: asks the house and the players, each with luck of its own."""

    def __init__(self, game: Game, players: Players, seed: str, *, units: int = 0) -> None:
        self._game = game
        self._players = players
        self._units = units
        self._luck = Luck(seed)
        self._sources = {
            seat: Random(f"{seed}/seat/{seat}")  # noqa: S311
            for seat in players
        }
        self._silent: set[Seat] = set()

    def step(self, state: State) -> tuple[Seat, Move]:
        """Who moves next, and how; nobody is asked twice in the same window."""
        waiting = self._game.waiting(state)
        if waiting != (HOUSE,):
            self._silent.clear()
            return waiting[0], self._decided(state, waiting[0])
        request = self._game.chance(state)
        if isinstance(request, Close):
            for seat in request.entitled:
                if seat in self._players and seat not in self._silent:
                    self._silent.add(seat)
                    move = self._decided(state, seat)
                    if move != GO:
                        return seat, move
        self._silent.clear()
        return HOUSE, self._luck.answer(request)

    def _decided(self, state: State, seat: Seat) -> Move:
        view = self._game.view(state, seat)
        offer = self._game.legal(state, seat)
        seed = self._sources[seat].getrandbits(32)
        return self._players[seat].choose(view, offer, self._units, seed).move


def play_out(
    game: Game, players: Players, seed: int | str, *, units: int = 0, state: State | None = None
) -> State:
    """The end of the match that these players play, from its beginning or from `state`.

    The same arguments give the same match, move by move. A move that the rules refuse is
    raised as `IllegalMove`.
    """
    return _until(game, players, str(seed), units, state or game.start(), deals=None)


def play_deal(
    game: Game, players: Players, seed: int | str, *, units: int = 0, state: State | None = None
) -> State:
    """As `play_out`, but only until the next deal is settled."""
    return _until(game, players, str(seed), units, state or game.start(), deals=1)


def _until(
    game: Game, players: Players, seed: str, units: int, state: State, *, deals: int | None
) -> State:
    driver = Driver(game, players, seed, units=units)
    played = len(state.lines)
    while not state.over and (deals is None or len(state.lines) < played + deals):
        who, move = driver.step(state)
        state, _ = game.play(state, who, move)
    return state
