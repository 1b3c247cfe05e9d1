"""Praised deals set up card by card, through the public API alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kozel.cards.deck import DECKS
from kozel.core.events import Event, Moved, seen
from kozel.core.game import Game, State
from kozel.core.moves import HOUSE, WATCHER, Choose, Move, Number, Pick, Seat, Shuffle
from kozel.core.options import Value
from kozel.core.views import View, Zone
from tests.cards.tricks.table import pair_game, standing

PRAISER: Seat = 0
"""Who praises here: the dealer's left, whose team won the last deal."""
DEALER: Seat = 3


def praising(name: str, kind: str, **options: Value) -> Game:
    """The game with this one praise."""
    return pair_game({"praises": (kind,), **options}, name=name)


def asked(game: Game, order: Sequence[str] = (), **more: object) -> State:
    """The second deal of a match, shuffled: seat 0 is asked."""
    deck = DECKS[getattr(game.options, "deck")]  # noqa: B009
    rest = [card for card in deck if card not in order]
    before = standing(**{"dealer": DEALER, "deal": 2, "next_side": 0, **more})  # type: ignore[arg-type]
    start = game.start(before)
    return game.play(start, HOUSE, Shuffle("deal", (*order, *rest)))[0]


def praised(game: Game, order: Sequence[str], **more: object) -> State:
    """The same, and the praise chosen where there is a choice."""
    state = asked(game, order, **more)
    kind = getattr(game.options, "praises")[0]  # noqa: B009
    if game.view(state, WATCHER).table.stage == "praise":
        state = told(game, state, Choose("praise", kind))
    return state


def drawn(game: Game, draws: Sequence[str], pairs: int = 1) -> tuple[str, ...]:
    """An order of the pack that brings these draws, each the cards from the top and then those
    from the bottom."""
    deck = DECKS[getattr(game.options, "deck")]  # noqa: B009
    split = [draw.split() for draw in draws]
    top = [card for cards in split for card in cards[:pairs]]
    bottom = [card for cards in split for card in cards[pairs:]]
    rest = [card for card in deck if card not in (*top, *bottom)]
    return (*top, *rest, *bottom[::-1])


def told(game: Game, state: State, *moves: Move) -> State:
    """The state after these moves, each by whoever is waited for."""
    for move in moves:
        state = game.play(state, game.waiting(state)[0], move)[0]
    return state


def events(game: Game, state: State, move: Move) -> tuple[Event, ...]:
    """What happens with a move of whoever is waited for."""
    return game.play(state, game.waiting(state)[0], move)[1]


def dark(*cards: str) -> Pick:
    return Pick("dark", cards)


def openly(*cards: str) -> Pick:
    return Pick("open", cards)


def cut(number: int) -> Number:
    return Number("cut", number)


def named(suit: str) -> Choose:
    return Choose("trump", suit)


def zone(view: View, name: str) -> Zone:
    """A zone of the view; empty where there is none."""
    return next((z for z in view.table.zones if z.name == name), Zone(name, name, 0))


def hand(
    game: Game, state: State, seat: Seat, viewer: Seat | None = None
) -> tuple[str | None, ...]:
    """A hand as its owner, or another viewer, sees it."""
    view = game.view(state, seat if viewer is None else viewer)
    return zone(view, f"hand:{seat}").pieces


def counts(game: Game, state: State) -> list[int]:
    """How many cards each seat holds."""
    view = game.view(state, WATCHER)
    return [zone(view, f"hand:{seat}").count for seat in range(game.seating.seats)]


def faces(event: Event, viewer: Seat) -> tuple[str | None, ...]:
    """The cards of an event as a viewer sees them."""
    known = seen(event, viewer)
    assert isinstance(known, Moved)
    return known.pieces


def places(game: Game, state: State, viewer: Seat) -> Mapping[str, list[set[str]]]:
    """For each zone with unseen cards, part by part, the cards that may lie there."""
    unknown = game.view(state, viewer).table.unknown
    found: dict[str, list[set[str]]] = {}
    for bit, place in enumerate(unknown.places):
        may = {
            card
            for card, mask in zip(unknown.pieces, unknown.masks, strict=True)
            if mask >> bit & 1
        }
        found.setdefault(place.zone, []).extend([may] * place.count)
    return found
