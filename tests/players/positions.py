"""Reads the position files in tests/positions: a title, the hands, the moves so far, what is right.

A file is lines of ``name: value``, empty lines and lines after ``#`` say nothing::

    title: Points go to a trick that is surely ours
    game: classic deck=24
    seats: 4 teams
    dealer: 3
    hand 0: QC 7H …           (one line per seat)
    boneyard: 2-2 1-6         (the first tiles there; the rest follows)
    moves: trump H, QC, 7D …  (every move since the deal, in notation; may be repeated)
    player: club              (several, each must find it)
    right: TS, AS             (one of these must be chosen)
    wrong: JD                 (none of these may be)
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace

from kozel.core.chance import Shuffling
from kozel.core.game import Game, State
from kozel.core.moves import HOUSE, Move, Seat, Shuffle
from kozel.core.notation import parse
from kozel.core.presets import read_values
from kozel.core.seating import Seating
from kozel.games import make, preset

FOLDER = Path(__file__).parent.parent / "positions"


class Position(msgspec.Struct, frozen=True):
    """A state with one seat to decide, and which moves are right or wrong there."""

    title: str
    game: Game
    state: State
    seat: Seat
    players: tuple[str, ...]
    right: tuple[Move, ...]
    wrong: tuple[Move, ...]


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def load(path: Path) -> Position:
    lines: dict[str, str] = {}
    for line in path.read_text("utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text:
            name, _, value = text.partition(":")
            before = lines.get(name, "")
            lines[name] = f"{before}, {value.strip()}" if before else value.strip()
    game = _game(lines["game"], lines.get("seats", ""))
    state = _dealt(game, lines)
    for move in _moves(lines.get("moves", "")):
        who = game.waiting(state)[0]
        state, _ = game.play(state, who, move)
    return Position(
        lines["title"],
        game,
        state,
        game.waiting(state)[0],
        tuple(lines.get("player", "club").split(", ")),
        _moves(lines.get("right", "")),
        _moves(lines.get("wrong", "")),
    )


def _moves(text: str) -> tuple[Move, ...]:
    return tuple(parse(each) for each in text.split(", ") if each)


def _game(text: str, seats: str) -> Game:
    name, *options = text.split()
    found = preset(name)
    values = read_values(
        found, [(key, value) for key, _, value in (each.partition("=") for each in options)]
    )
    number, _, teams = seats.partition(" ")
    seating = Seating.of(int(number), teams=bool(teams)) if number else None
    return make(name, values, seating)


def _dealt(game: Game, lines: dict[str, str]) -> State:
    dealer = int(lines.get("dealer", "0"))
    standing = replace(game.rules.opening(), dealer=dealer)
    state = game.start(standing)
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    seats = game.seating.seats
    hands = [lines[f"hand {(dealer + 1 + step) % seats}"].split() for step in range(seats)]
    named = [piece for row in zip(*hands, strict=True) for piece in row]
    named += lines.get("boneyard", "").split()
    rest = [piece for piece in request.pieces if piece not in named]
    state, _ = game.play(state, HOUSE, Shuffle(request.label, (*named, *rest)))
    return state
