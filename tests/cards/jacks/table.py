"""Tables for tests of free play: deals with chosen cards, and deals played to their end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from kozel.core.chance import Shuffling
from kozel.core.game import Game, State
from kozel.core.moves import HOUSE, Move, Number, Part, Play, Seat, Shuffle
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.core.views import View, Zone
from kozel.games import make

Hands = Mapping[Seat, str]


def stock(seats: int = 2, *, teams: bool = False, **options: Value) -> Game:
    return make("stock", options, Seating.of(seats, teams=teams))


def halves(seats: int = 4, *, teams: bool = False, **options: Value) -> Game:
    return make("halves", options, Seating.of(seats, teams=teams))


def chips(seats: int = 4, **options: Value) -> Game:
    return make("chips", options, Seating.of(seats))


def cards(text: str) -> tuple[str, ...]:
    """``AS 10S`` as pieces."""
    return tuple(word.replace("10", "T") for word in text.split())


def card(text: str) -> Play:
    return Play((Part(text.replace("10", "T")),))


def begun(game: Game, order: Sequence[str], dealer: Seat = 0, **standing: object) -> State:
    """A deal whose shuffle begins with these cards; the rest follows as it comes."""
    state = game.start(replace(game.rules.opening(), dealer=dealer, **standing))
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    rest = [piece for piece in request.pieces if piece not in order]
    return after(game, state, [(HOUSE, Shuffle(request.label, (*order, *rest)))])


def clockwise_deal(seats: int, hands: Hands, turned: str = "", dealer: Seat = 0) -> list[str]:
    """The order of a pack that deals these hands from the dealer's left (C7.1)."""
    around = [(dealer + 1 + step) % seats for step in range(seats)]
    rows = zip(*(cards(hands[seat]) for seat in around), strict=True)
    return [piece for row in rows for piece in row] + list(cards(turned))


def backward_deal(seats: int, hands: Hands, first: Seat) -> list[str]:
    """The order of half a pack dealt counter-clockwise, beginning with `first` (C7.2, C7.3)."""
    around = [(first - step) % seats for step in range(seats)]
    rows = zip(*(cards(hands[seat]) for seat in around), strict=True)
    return [piece for row in rows for piece in row]


def after(game: Game, state: State, moves: Sequence[tuple[Seat, Move]]) -> State:
    for who, move in moves:
        state, _ = game.play(state, who, move)
    return state


def thrown(game: Game, state: State, text: str) -> State:
    """The state after these cards, each by whoever is to move."""
    for piece in cards(text):
        state = after(game, state, [(game.waiting(state)[0], card(piece))])
    return state


def highest(game: Game, state: State, seat: Seat) -> Move:
    """The card of the hand that ranks highest."""
    return max(game.legal(state, seat).moves, key=lambda move: _power(game, state, move))


def lowest(game: Game, state: State, seat: Seat) -> Move:
    return min(game.legal(state, seat).moves, key=lambda move: _power(game, state, move))


def _power(game: Game, state: State, move: Move) -> int:
    assert isinstance(move, Play)
    facts = {fact.piece: fact for fact in game.view(state, 0).table.facts}
    return facts[move.pieces[0]].power


def played_out(game: Game, state: State, strong: Seat) -> State:
    """The deal to its end, when `strong` always throws its highest card and all others their
    lowest ones."""
    lines = len(state.lines)
    while len(state.lines) == lines:
        seat = game.waiting(state)[0]
        choose = highest if seat == strong else lowest
        state = after(game, state, [(seat, choose(game, state, seat))])
    return state


def zone(view: View, name: str) -> Zone:
    return next(zone for zone in view.table.zones if zone.name == name)


def hand(game: Game, state: State, seat: Seat) -> tuple[str | None, ...]:
    """What the seat sees in its own hand."""
    return zone(game.view(state, seat), f"hand:{seat}").pieces


def drawn_by_lot(game: Game, dealer: Seat) -> State:
    return after(game, game.start(), [(HOUSE, Number("dealer", dealer))])
