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
    writing: 0                (the side that is writing, D4.2)
    leader: 2                 (who leads a later round, D0.8)
    hand 0: QC 7H …           (one line per seat)
    draws: QC KS, TH 8S …     (or, for a praise: each draw, the top card and the bottom one)
    pack: QC 7H …             (or the pack from the top; the rest follows)
    boneyard: 2-2 1-6         (the first tiles there; the rest follows)
    rest: 9D AS …             (the same of cards: what is turned, drawn or dealt next)
    talon: AC 7H              (the cards that are dealt to nobody)
    moves: trump H, QC, 7D …  (every move since the shuffle, in notation; may be repeated;
                              ``2: redeal`` says who, where it is not the one waited for)
    seat: 2                   (who decides, where it is not the one waited for)
    player: club              (several, each must find it)
    right: TS, AS             (one of these must be chosen)
    wrong: JD                 (none of these may be)
    reason: reason-tile-cut   (the text in which club says why)
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from kozel.core.chance import Lot, Shuffling, draw
from kozel.core.events import Moved
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
    reason: str


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
        lines.get("reason", ""),
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
    standing = replace(
        game.rules.opening(),
        dealer=int(lines.get("dealer", "0")),
        deal=int(lines.get("kon", "1")),
        next_side=int(lines["asked"]) if "asked" in lines else None,
        next_leader=int(lines["leader"]) if "leader" in lines else None,
    )
    if "rows" in lines:
        accounts = tuple(Account(rows=int(each)) for each in lines["rows"].split())
        standing = replace(standing, accounts=accounts)
    if "written" in lines:
        writing = lines.get("writing", "")
        accounts = tuple(
            Account(written=int(each), opened=writing == str(side))
            for side, each in enumerate(lines["written"].split())
        )
        standing = replace(standing, accounts=accounts)
    state = game.start(standing)
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    if "draws" in lines or "pack" in lines:
        order = _in_order(lines, request.pieces)
    else:
        order = _by_hands(game, lines, state, request)
    state, _ = game.play(state, HOUSE, Shuffle(request.label, order))
    return state


def _in_order(lines: dict[str, str], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pack as it is named from the top, or by what is drawn from it at both ends."""
    last: list[Piece] = []
    if "draws" in lines:
        draws = [draw.split() for draw in lines["draws"].split(", ")]
        named = [card for draw in draws for card in draw[: len(draw) // 2]]
        last = [card for draw in draws for card in draw[len(draw) // 2 :]][::-1]
    else:
        named = lines["pack"].split()
    rest = [piece for piece in pieces if piece not in (*named, *last)]
    return (*named, *rest, *last)


def _by_hands(
    game: Game, lines: dict[str, str], state: State, request: Shuffling
) -> tuple[Piece, ...]:
    """The order in which everybody gets the hand that is named, and `boneyard`, `talon` or
    `rest` comes next; which places of the shuffle those are shows a trial deal, as if all were
    dealt one at a time."""
    first, seats = int(lines.get("dealer", "0")) + 1, game.seating.seats
    hand = [lines[f"hand {(first + step) % seats}"].split() for step in range(seats)]
    one_by_one = [piece for row in zip(*hand, strict=True) for piece in row]
    others = [piece for piece in request.pieces if piece not in one_by_one]
    trial, events = game.play(state, HOUSE, Shuffle(request.label, (*one_by_one, *others)))
    while game.waiting(trial) == (HOUSE,) and isinstance(lot := game.chance(trial), Lot):
        trial, dealt = game.play(trial, HOUSE, draw(lot, Random(0)))
        events += dealt
    order = [""] * len(request.pieces)
    hands = {f"hand:{seat}": lines[f"hand {seat}"].split() for seat in range(game.seating.seats)}
    for event in events:
        if isinstance(event, Moved) and event.target in hands:
            for position in event.positions:
                order[position] = hands[event.target].pop(0)
    assert not any(hands.values())
    after = ("boneyard", "talon", "rest")
    following = [piece for name in after for piece in lines.get(name, "").split()]
    named = {*order, *following}
    following += [piece for piece in request.pieces if piece not in named]
    return tuple(piece or following.pop(0) for piece in order)
