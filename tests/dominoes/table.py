"""A table for tests: deals laid out by hand, rounds played from a script, golden cases."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from kozel import games
from kozel.core.chance import draw
from kozel.core.events import Event
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, Move, Number, Seat, Shuffle
from kozel.core.notation import parse, write
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.core.standing import Standing
from kozel.dominoes.tiles import TILES

Case: TypeAlias = dict[str, Any]
CASES = Path(__file__).parents[1] / "cases" / "dominoes.jsonl"


def cases(kind: str, *games_in: str) -> list[Case]:
    """The golden cases of a kind, of these games of the case list."""
    lines = map(json.loads, CASES.read_text("utf-8").splitlines())
    return [
        each
        for each in lines
        if each["kind"] == kind and (not games_in or each.get("game") in games_in)
    ]


def tile(text: str) -> str:
    """A tile as the game writes it: smaller half first."""
    return "-".join(sorted(text.split("-")))


def game(seats: int = 4, name: str = "domino-kozel", /, **options: Value) -> Game:
    return games.make(name, options, Seating.of(seats))


def order_for(hands: Sequence[Sequence[str]], dealer: Seat, stock: Sequence[str] = ()) -> list[str]:
    """A shuffled order that deals these hands (seven tiles each) and this boneyard."""
    seats = len(hands)
    order = [""] * seats * 7
    for seat, hand in enumerate(hands):
        order[(seat - dealer - 1) % seats :: seats] = map(tile, hand)
    rest = [each for each in TILES if each not in order and each not in stock]
    return [*order, *stock, *rest]


def filled(hands: Sequence[Iterable[str]], never: Iterable[str] = ()) -> list[list[str]]:
    """The hands filled up to seven tiles with any others: none of `never`, no number
    more than five times in a hand, no fifth double."""
    full = [list(map(tile, hand)) for hand in hands]
    taken = {each for hand in full for each in hand} | set(map(tile, never))
    source = Random(7)
    for _ in range(500):
        spare = [each for each in TILES if each not in taken]
        source.shuffle(spare)
        trial = [list(hand) for hand in full]
        for hand in trial:
            while len(hand) < 7:
                hand.append(spare.pop())
        if not any(redealt(new) for new, old in zip(trial, full, strict=True) if len(old) < 7):
            return trial
    raise AssertionError("no way to fill these hands")


def redealt(hand: Sequence[str]) -> bool:
    doubles = sum(each[0] == each[2] for each in hand)
    return doubles >= 5 or any(sum(n in each for each in hand) >= 6 for n in "0123456")


def deal(
    of: Game,
    hands: Sequence[Sequence[str]],
    *,
    standing: Standing | None = None,
    stock: Sequence[str] = (),
    label: str = "deal",
) -> tuple[State, tuple[Event, ...]]:
    """The round after these hands are dealt; seat 0 shuffles unless the standing tells who."""
    state = of.start(standing)
    dealer = 0 if standing is None or standing.dealer is None else standing.dealer
    if standing is None or standing.dealer is None:
        state, _ = of.play(state, HOUSE, Number("shuffler", dealer))
    return of.play(state, HOUSE, Shuffle(label, tuple(order_for(hands, dealer, stock))))


def later(of: Game, leader: Seat, **fields: Any) -> Standing:
    """A standing before a later round that this seat leads."""
    opening = of.rules.opening()
    return replace(opening, deal=2, dealer=0, decided=1, next_leader=leader, **fields)


def play(state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """The seats whose turn it is move so; the events of the last move."""
    events: tuple[Event, ...] = ()
    for text in moves:
        (seat,) = state.game.waiting(state)
        state, events = state.game.play(state, seat, parse(text))
    return state, events


def refusal(state: State, text: str, who: Seat | None = None) -> Message:
    """Why this move is refused; the state must stay as it was."""
    seat = state.game.waiting(state)[0] if who is None else who
    before = state.game.view(state, max(seat, 0))
    try:
        state.game.play(state, seat, parse(text))
    except IllegalMove as error:
        assert state.game.view(state, max(seat, 0)) == before
        return error.message
    raise AssertionError(f"{text} was accepted")


def texts(state: State, seat: Seat | None = None) -> list[str]:
    """What is on offer, as notation."""
    asked = state.game.waiting(state)[0] if seat is None else seat
    return [write(move) for move in state.game.legal(state, asked).moves]


def at_random(
    of: Game, source: Random, standing: Standing | None = None
) -> Iterator[tuple[State, Seat, Move, State, tuple[Event, ...]]]:
    """A match of random moves, step by step: before, who, move, after, events."""
    state = of.start(standing)
    for _ in range(20000):
        waiting = of.waiting(state)
        if not waiting:
            return
        who = waiting[0]
        move = (
            draw(of.chance(state), source)
            if who == HOUSE
            else source.choice(of.legal(state, who).moves)
        )
        after, events = of.play(state, who, move)
        yield state, who, move, after, events
        state = after
    raise AssertionError("the match does not end")
