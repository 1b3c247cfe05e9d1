"""Ways to bring a game to the point a test is about, through the public API alone."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from kozel.cards.deck import DECKS
from kozel.core.chance import Turn, draw
from kozel.core.events import Event
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Choose, Move, Part, Play, Seat, Shuffle
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.core.sheets import Account
from kozel.core.standing import Standing
from kozel.core.views import View, Zone
from kozel.games import make

CASES = Path(__file__).parents[2] / "cases" / "tricks.jsonl"


def cases(kind: str, *games: str) -> list[dict[str, Any]]:
    """The golden cases of a kind; without a game those that name none."""
    lines = (json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines())
    return [case for case in lines if case["kind"] == kind and case.get("game", "") in games]


def card(written: str) -> str:
    """A card of the golden cases in the product's notation."""
    return written.replace("10", "T")


def pair_game(
    options: Mapping[str, Value] | None = None, blind: tuple[Seat, ...] = (), name: str = "classic"
) -> Game:
    return make(name, options, Seating.of(4, teams=True, blind=blind))


def standing(dealer: Seat = 3, written: Sequence[int] = (0, 0), **more: Any) -> Standing:
    return Standing(accounts=tuple(Account(written=n) for n in written), dealer=dealer, **more)


def play(name: str) -> Play:
    return Play((Part(name),))


def stacked(
    game: Game, dealer: Seat, hands: Mapping[Seat, Sequence[str]], talon: Sequence[str] = ()
) -> Shuffle:
    """The shuffle that gives these hands, one card at a time from the dealer's left; what is
    left open is filled from the rest of the deck."""
    deck = DECKS[getattr(game.options, "deck")]  # noqa: B009
    seats = game.seating.seats
    named = {c for hand in hands.values() for c in hand} | set(talon)
    rest = iter([c for c in deck if c not in named])
    to_hands = len(deck) - len(deck) % seats
    each = to_hands // seats
    full = {seat: list(hands.get(seat, ())) for seat in range(seats)}
    for hand in full.values():
        hand.extend(next(rest) for _ in range(each - len(hand)))
    last = [*talon, *rest]
    order = [full[(dealer + 1 + index) % seats][index // seats] for index in range(to_hands)]
    return Shuffle("deal", (*order, *last))


def dealt(
    game: Game,
    hands: Mapping[Seat, Sequence[str]],
    before: Standing | None = None,
    talon: Sequence[str] = (),
) -> State:
    """The state after the shuffle that gives these hands."""
    before = before or standing(game.seating.seats - 1, (0,) * len(game.seating.sides))
    state = game.start(before)
    assert before.dealer is not None
    return game.play(state, HOUSE, stacked(game, before.dealer, hands, talon))[0]


def praised(
    game: Game, hands: Mapping[Seat, Sequence[str]], suit: str, before: Standing | None = None
) -> State:
    """The same, and the suit named."""
    state = dealt(game, hands, before)
    return after(game, state, [Choose("trump", suit)])


def mover(game: Game, state: State) -> Seat:
    return game.waiting(state)[0]


def after(game: Game, state: State, moves: Sequence[Move | str]) -> State:
    """The state after these moves, each by whoever is waited for; a card may be just named."""
    for move in moves:
        state = game.play(state, mover(game, state), play(move) if isinstance(move, str) else move)[
            0
        ]
    return state


def random_move(game: Game, state: State, source: Random) -> tuple[Seat, Move]:
    """A move of whoever is waited for; lawful ones only."""
    who = mover(game, state)
    if who == HOUSE:
        return who, draw(game.chance(state), source)
    return who, source.choice(game.legal(state, who).lawful)


def play_out(game: Game, state: State, source: Random) -> State:
    """The deal played to its end at random."""
    lines = len(state.lines)
    while len(state.lines) == lines:
        who, move = random_move(game, state, source)
        state = game.play(state, who, move)[0]
    return state


def refusal(game: Game, state: State, who: Seat, move: Move | str) -> tuple[str, str | None]:
    """The text id and the rule number with which a move is refused; the state is unchanged."""
    try:
        game.play(state, who, play(move) if isinstance(move, str) else move)
    except IllegalMove as refused:
        return refused.message.id, refused.message.rule
    raise AssertionError(f"{move} was taken")


def offered(game: Game, state: State, seat: Seat) -> set[str]:
    """The cards on offer to the seat."""
    return {move.pieces[0] for move in game.legal(state, seat).moves if isinstance(move, Play)}


def zone(view: View, name: str) -> Zone:
    return next(found for found in view.table.zones if found.name == name)


def hand(game: Game, state: State, seat: Seat) -> tuple[str | None, ...]:
    return zone(game.view(state, seat), f"hand:{seat}").pieces


def top_card(game: Game, state: State) -> str:
    request = game.chance(state)
    assert isinstance(request, Turn)
    return request.move.pieces[0]


def events_of(game: Game, state: State, who: Seat, move: Move | str) -> tuple[Event, ...]:
    return game.play(state, who, play(move) if isinstance(move, str) else move)[1]
