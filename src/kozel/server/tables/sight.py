"""What one viewer of a table is shown of the match."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from kozel.core.events import Event, Moved, Shown, seen, seen_all
from kozel.core.game import Game, State
from kozel.core.messages import Message
from kozel.core.moves import WATCHER, Seat
from kozel.core.offers import PlainOffer
from kozel.core.views import Unknown, View, Zone

_NOTHING_UNKNOWN = Unknown()


class Sight(msgspec.Struct, frozen=True):
    """A state as a viewer sees it. The view's `unknown` is left out: it is for bots."""

    view: View
    offer: PlainOffer
    phrases: tuple[str, ...]


def sight(game: Game, state: State, viewer: Seat, *, opened: bool = False) -> Sight:
    """What `viewer` sees; with `opened` all hands lie open (practice, and replays)."""
    view = open_view(game, state, viewer) if opened else game.view(state, viewer)
    return Sight(
        replace(view, table=replace(view.table, unknown=_NOTHING_UNKNOWN)),
        offer(game, state, viewer),
        game.phrases(state, viewer),
    )


def offer(game: Game, state: State, viewer: Seat) -> PlainOffer:
    """What `viewer` may do; a watcher nothing."""
    if viewer == WATCHER:
        return PlainOffer(WATCHER, Message("ask-wait"), (), {})
    return game.legal(state, viewer).plain()


def events_for(events: tuple[Event, ...], viewer: Seat, *, opened: bool) -> tuple[Event, ...]:
    """The events as `viewer` may know them."""
    if opened:
        return tuple(_opened(event) for event in events)
    return seen_all(events, viewer)


def _opened(event: Event) -> Event:
    """With what anybody at the table was shown; what the house alone knows stays hidden."""
    if isinstance(event, Moved | Shown) and event.faces:
        return replace(event, faces=None)
    return seen(event, WATCHER)


def open_view(game: Game, state: State, viewer: Seat) -> View:
    """The viewer's view, with every zone as the seat sees it that sees most of it."""
    view = game.view(state, viewer)
    others = [game.view(state, seat).table.zones for seat in range(game.seating.seats)]
    zones = tuple(_most(*each) for each in zip(view.table.zones, *others, strict=True))
    history = events_for(state.history, viewer, opened=True)
    return replace(view, table=replace(view.table, zones=zones), history=history)


def _most(*zones: Zone) -> Zone:
    return max(zones, key=lambda zone: sum(piece is not None for piece in zone.pieces))
