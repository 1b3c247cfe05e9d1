"""Events: what happened, as it can be told. A closed list for all games.

An event is made with everything in it; `seen` gives what one viewer may know of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from kozel.core.messages import Arg
from kozel.core.moves import HOUSE, Piece, Seat
from kozel.core.sheets import ScoreLine


class Moved(msgspec.Struct, frozen=True, omit_defaults=True, tag="moved"):
    """Pieces went from zone to zone. A hidden piece is None.

    `places`: per piece, where on the layout and how (``left``, ``up!``). Pieces that come out
    of a shuffle tell its label and their positions in it, from 0 at the top, so that anyone
    can compare them with the order once it is public (P6). `faces`: the viewers who see the
    pieces, None for everybody.
    """

    pieces: tuple[Piece | None, ...]
    source: str
    target: str
    seat: Seat = HOUSE
    places: tuple[str, ...] = ()
    shuffle: str = ""
    positions: tuple[int, ...] = ()
    faces: tuple[Seat, ...] | None = None


class Shown(msgspec.Struct, frozen=True, omit_defaults=True, tag="shown"):
    """Pieces of a zone were turned up where they lie."""

    pieces: tuple[Piece | None, ...]
    zone: str
    seat: Seat = HOUSE
    faces: tuple[Seat, ...] | None = None


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag="said"):
    """A seat said something: a pass, a knock, a demand, a challenge, a phrase (C0.7)."""

    seat: Seat
    word: str
    args: dict[str, Arg] = {}


class Named(msgspec.Struct, frozen=True, omit_defaults=True, tag="named"):
    """Something was fixed for all to know: trump, dealer, leader, soloist, praise."""

    seat: Seat
    what: str
    value: str = ""


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """A line of the score sheet was written."""

    line: ScoreLine


class Staged(msgspec.Struct, frozen=True, omit_defaults=True, tag="stage"):
    """The game came to a new part: a deal, a trick taken, a window, the end.

    `faces`: the viewers who are told the values of `args`, None for everybody.
    """

    name: str
    seat: Seat = HOUSE
    args: dict[str, Arg] = {}
    faces: tuple[Seat, ...] | None = None


Event: TypeAlias = Moved | Shown | Said | Named | Scored | Staged


def seen(event: Event, viewer: Seat) -> Event:
    """The event as `viewer` (a seat or WATCHER) may know it; who sees what others do not is told
    by `faces` who else does."""
    if not isinstance(event, Moved | Shown | Staged) or event.faces is None:
        return event
    if viewer in event.faces:
        return event
    if isinstance(event, Staged):
        return replace(event, args=dict.fromkeys(event.args, ""), faces=None)
    hidden: tuple[Piece | None, ...] = (None,) * len(event.pieces)
    return replace(event, pieces=hidden, faces=None)


def seen_all(events: Iterable[Event], viewer: Seat) -> tuple[Event, ...]:
    """The events as `viewer` may know them."""
    return tuple(seen(event, viewer) for event in events)
