"""Reads the position files in tests/positions: a title, the cards, the moves so far, what is right.

A file is lines of ``name: value``, empty lines and lines after ``#`` say nothing::

    title: Points go to a trick that is surely ours
    game: classic deck=24
    seats: 4 teams
    dealer: 3
    kon: 2                    (the deal of the match; the first if not said)
    asked: 0                  (the side with the right to lead and to praise, C2.4)
    rows: 5 2                 (pairs on the board, by side)
    written: 8 2              (written points, by side)
    hand 0: QC 7H …           (one line per seat)
    draws: QC KS, TH 8S …     (or, for a praise: each draw, the top card and the bottom one)
    pack: QC 7H …             (or the pack from the top; the rest follows)
    boneyard: 2-2 1-6         (the first tiles there; the rest follows)
    talon: AC 7H              (the cards that are dealt to nobody)
    moves: trump H, QC, 7D …  (every move since the shuffle, in notation; may be repeated;
                              ``2: redeal`` says who, where it is not the one waited for)
    seat: 2                   (who decides, where it is not the one waited for)
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
from kozel.core.moves import HOUSE, Move, Piece, Seat, Shuffle
from kozel.core.notation import parse
from kozel.core.presets import read_values
from kozel.core.seating import Seating
from kozel.core.sheets import Account
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


def game_of(path: Path) -> str:
    """The preset that a position is of."""
    return _lines(path)["game"].split()[0]


def _lines(path: Path) -> dict[str, str]:
    """What the file says, by the word before the colon; what comes again is added."""
    lines: dict[str, str] = {}
    for line in path.read_text("utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text:
            name, _, value = text.partition(":")
            before = lines.get(name, "")
            lines[name] = f"{before}, {value.strip()}" if before else value.strip()
    return lines


def load(path: Path) -> Position:
    """The position of a file."""
    lines = _lines(path)
    game = _game(lines["game"], lines.get("seats", ""))
    state = _dealt(game, lines)
    for told in lines.get("moves", "").split(", ") if "moves" in lines else ():
        seat, _, move = told.rpartition(": ")
        who = int(seat) if seat else game.waiting(state)[0]
        state, _ = game.play(state, who, parse(move))
    return Position(
        lines["title"],
        game,
        state,
        int(lines.get("seat", game.waiting(state)[0])),
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
    standing = replace(
        game.rules.opening(),
        dealer=dealer,
        deal=int(lines.get("kon", "1")),
        next_side=int(lines["asked"]) if "asked" in lines else None,
    )
    if "rows" in lines:
        accounts = tuple(Account(rows=int(each)) for each in lines["rows"].split())
        standing = replace(standing, accounts=accounts)
    if "written" in lines:
        accounts = tuple(Account(written=int(each)) for each in lines["written"].split())
        standing = replace(standing, accounts=accounts)
    state = game.start(standing)
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    state, _ = game.play(state, HOUSE, Shuffle(request.label, _order(game, lines, request.pieces)))
    return state


def _order(game: Game, lines: dict[str, str], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pack or the tiles so that the named ones fall where they are said to."""
    last: list[Piece] = []
    if "draws" in lines:
        draws = [draw.split() for draw in lines["draws"].split(", ")]
        named = [card for draw in draws for card in draw[: len(draw) // 2]]
        last = [card for draw in draws for card in draw[len(draw) // 2 :]][::-1]
    elif "pack" in lines:
        named = lines["pack"].split()
    else:
        first = int(lines.get("dealer", "0")) + 1
        seats = game.seating.seats
        hands = [lines[f"hand {(first + step) % seats}"].split() for step in range(seats)]
        named = [piece for row in zip(*hands, strict=True) for piece in row]
        named += lines.get("boneyard", lines.get("talon", "")).split()
    rest = [piece for piece in pieces if piece not in (*named, *last)]
    return (*named, *rest, *last)
