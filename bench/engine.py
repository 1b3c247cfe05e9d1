"""How fast the rules are: random playouts and checked steps per second of the public API.

A step is `legal` + a uniform choice + `play`: every move is checked, no view, log or notation is
made. Peers are measured in the same run where OpenSpiel can be imported: skat (compiled, 32
cards) and its team dominoes (Python, the same tiles). House moves are made but not counted as
steps, as the peers' chance nodes are not.

    PYTHONPATH=src python bench/engine.py [--seconds 3] [--json] [GAME …]
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import kozel
from kozel import games
from kozel.core.chance import draw
from kozel.core.game import Game
from kozel.core.moves import HOUSE
from kozel.core.seating import Seating

SLICES = 5
"""The time is spent in so many slices; the median slice is reported."""


class Speed(NamedTuple):
    """The median over the slices: `steps` and whole `deals` a second of process time."""

    steps: float
    deals: float


def play_deal(game: Game, rng: Random) -> int:
    """Play one deal from an empty standing at random; how many steps it took."""
    state = game.start()
    steps = 0
    while not game.deal_over(state):
        who = game.waiting(state)[0]
        if who == HOUSE:
            state, _ = game.play(state, HOUSE, draw(game.chance(state), rng))
            continue
        moves = game.legal(state, who).moves
        state, _ = game.play(state, who, moves[int(rng.random() * len(moves))])
        steps += 1
    return steps


def play_peer(game: Any, rng: Random) -> int:
    """The same for a game of OpenSpiel."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        moves = state.legal_actions()
        steps += not state.is_chance_node()
        state.apply_action(moves[int(rng.random() * len(moves))])
    return steps


def measure(deal: Callable[[Random], int], seconds: float) -> Speed:
    """Steps and deals a second; every slice plays other deals."""
    rng = Random(2026)
    deal(rng)
    steps_a_second = []
    deals_a_second = []
    for _ in range(SLICES):
        steps = deals = 0
        start = time.process_time()
        while time.process_time() - start < seconds / SLICES:
            steps += deal(rng)
            deals += 1
        taken = time.process_time() - start
        steps_a_second.append(steps / taken)
        deals_a_second.append(deals / taken)
    return Speed(statistics.median(steps_a_second), statistics.median(deals_a_second))


def ours(names: list[str]) -> Iterator[tuple[str, Callable[[Random], int]]]:
    """Each game with its usual seating, and the domino games also for four."""
    for preset in games.presets(drafts=True):
        if names and preset.id not in names:
            continue
        usual = preset.seatings[0]
        fours = [seating for seating in preset.seatings if seating[0] == 4]
        for seats, teams in dict.fromkeys([usual, *fours]):
            game = games.make(preset.id, None, Seating.of(seats, teams=teams))
            title = f"{preset.id}, {seats} seats{' in teams' if teams else ''}"
            yield title, lambda rng, game=game: play_deal(game, rng)  # type: ignore[misc]


def peers() -> Iterator[tuple[str, Callable[[Random], int]]]:
    """OpenSpiel's games, if it is installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
        importlib.import_module("open_spiel.python.games.team_dominoes")
    except ImportError:
        return
    for name in ("skat", "python_team_dominoes"):
        game = pyspiel.load_game(name)
        yield f"OpenSpiel {name}", lambda rng, game=game: play_peer(game, rng)  # type: ignore[misc]


def main() -> None:
    """Measure and print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="presets; all if none is named")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = [(title, measure(deal, args.seconds)) for title, deal in [*ours(args.games), *peers()]]
    if args.json:
        print(json.dumps({title: speed._asdict() for title, speed in rows}, indent=2))
        return
    print(f"kozel {kozel.__version__}, Python {platform.python_version()}, one core")
    print(f"{'game':<36}{'steps/s':>12}{'deals/s':>12}")
    for title, speed in rows:
        print(f"{title:<36}{speed.steps:>12,.0f}{speed.deals:>12,.0f}")
    if not any(title.startswith("OpenSpiel") for title, _ in rows):
        print("OpenSpiel is not installed here (pip install open_spiel): no peers in this run.")


if __name__ == "__main__":
    main()
