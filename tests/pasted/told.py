"""Texts of games as people paste them, and texts of games that were just played."""

from __future__ import annotations

from random import Random

from kozel.core.chance import draw
from kozel.core.events import Moved, Named
from kozel.core.game import Game, State
from kozel.core.match import Match, replay
from kozel.core.moves import HOUSE, WATCHER, Piece, Seat, Shuffle
from kozel.core.notation import write
from kozel.games import make
from kozel.pasted.transcript import Transcript, read

GAME = "Игра: partnership\n"
HANDS = """\
- Игрок A:
- [0-5] [1-3] [1-4] [2-2] [3-4] [4-4] [5-6]
- Игрок B:
- [0-0] [0-1] [0-6] [1-1] [1-6] [2-3] [2-6]
- Игрок C:
- [0-2] [2-4] [2-5] [3-3] [3-6] [4-5] [4-6]
- Игрок D:
- [0-3] [0-4] [1-2] [1-5] [3-5] [5-5] [6-6]
"""
BEGINNING = """\
| Раунд | Игрок A | Игрок B | Игрок C | Игрок D |
|---|---|---|---|---|
| 1 | ---- | [1-1] | проход | [1-5] |
| 2 | [1-4] | проход | [4-5] | [0-4] |
| 3 | [0-5] | проход | [2-5] | [1-2] |
| 4 | [4-4] | [0-1] | [0-2] | проход |
"""
MISSING = "| | пас | [0-0] | [4-6] | [6-6] |\n"
ENDING = """\
| 7 | [5-6] | [0-6] | проход | [5-5] |
| 8 | проход | [1-6] | ||
"""
CRITICAL = """\
| 5 | [2-2] | [2-6] | [3-6] * | [0-3] |
| 6 | [3-4] | [2-3] | [2-4] | проход |
"""
BLOCKED = """\
| 5 | [2-2] | [2-6] | [4-6] | проход |
| 6 | [3-4] | [2-3] | [2-4] | Заблокировано |
"""
FIRST = HANDS + BEGINNING + CRITICAL + ENDING
"""The first table of seed 002: a row is missing."""
SECOND = HANDS + BEGINNING + BLOCKED
"""Its second table: the same hands, a fish."""
WHOLE = HANDS + BEGINNING + CRITICAL + MISSING + ENDING
"""The first table with the row that is missing."""

SHORT = """\
Game: partnership
A: 05 13 14 22 34 44 56
B: 00 01 06 11 16 23 26
C: 02 24 25 33 36 45 46
D: 03 04 12 15 35 55 66
Leader: B
"""
LINE = "11 pass 15 14 pass 45 04 05 pass 25 12 44 01 02 pass 22 26 46 pass 34 23 24"
"""The second table once more."""
ACTS = LINE.split()


def match_of(text: str) -> Match:
    """The match of a text without a fault."""
    found = read(text)
    assert found.fault is None, found.fault
    return replay(found.log, make)


def written(match: Match) -> tuple[int, ...]:
    """The written points of the sides after the first deal."""
    return tuple(account.written for account in match.state.lines[0].after)


def faulty(text: str) -> Transcript:
    """The transcript of a text with a fault."""
    found = read(text)
    assert found.fault is not None
    return found


class Played:
    """A deal played at random, and what can be written of it."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.hands: dict[Seat, list[Piece]] = {seat: [] for seat in range(game.seating.seats)}
        self.order: tuple[Piece, ...] = ()
        self.trump = ""
        self.acts: list[tuple[Seat, str]] = []
        luck = Random(seed)
        state = game.start()
        while not game.deal_over(state):
            state = self._step(state, luck)
        self.lines = state.lines
        self.dealer = game.view(state, WATCHER).table.dealer

    def _step(self, state: State, luck: Random) -> State:
        game = self.game
        who = game.waiting(state)[0]
        if who == HOUSE:
            move = draw(game.chance(state), luck)
        else:
            offer = game.legal(state, who)
            move = luck.choice(offer.lawful or offer.required)
        if isinstance(move, Shuffle):
            self.order = move.order
            for hand in self.hands.values():
                hand.clear()
        state, events = game.play(state, who, move)
        drawn = ""
        for event in events:
            if isinstance(event, Named) and event.what == "trump-card":
                self.trump = event.value
            if isinstance(event, Moved) and event.shuffle and event.target.startswith("hand:"):
                pieces = [piece for piece in event.pieces if piece is not None]
                if event.source == "deck":
                    self.hands[int(event.target[5:])] += pieces
                else:
                    drawn = pieces[0]
        if who != HOUSE:
            text = write(move)
            self.acts.append((who, f"+{drawn}" if text == "draw" else text))
        return state

    def text(self, *, draws: bool = True, stock: bool = False) -> str:
        """The deal as text. `draws`: each drawn tile is named."""
        seats = self.game.seating.seats
        step = -1 if getattr(self.game.options, "direction", "") == "counter_clockwise" else 1
        order = [at * step % seats for at in range(seats)]
        names = dict(zip(order, "ABCDEFGHI", strict=False))
        teams = "teams" if self.game.seating.teams else "alone"
        values = self.game.preset.differences(self.game.options)
        rules = "".join(f" {name}={value}" for name, value in values.items())
        lines = [f"Game: {self.game.preset.id}{rules}", f"Seats: {seats} {teams}"]
        lines += [f"{names[seat]}: {' '.join(self.hands[seat])}" for seat in order]
        lines.append(f"Dealer: {names[self.dealer]}" if self.dealer is not None else "")
        lines += [f"Trump: {self.trump}"] if self.trump else []
        if stock:
            dealt = {piece for hand in self.hands.values() for piece in hand}
            lines.append("Stock: " + " ".join(p for p in self.order if p not in dealt))
        for seat, act in self.acts:
            lines.append(f"{names[seat]}: {act if draws or act[0] != '+' else 'draw'}")
        return "\n".join(lines)
