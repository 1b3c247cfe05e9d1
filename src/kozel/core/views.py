"""Views: the only way anything leaves a state. What one viewer may see, for every game.

A view holds everything that viewer was ever shown in this deal (C0.9): zones, the public
talk, the history of events, the table of the pieces' ranks, the score sheet, and for every
piece not seen the places where it may lie.
"""

from __future__ import annotations

import msgspec

from kozel.core.events import Event
from kozel.core.moves import Piece, Seat
from kozel.core.options import Options
from kozel.core.seating import Seating
from kozel.core.sheets import Account, ScoreSheet


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for pieces: ``hand:0``, ``trick``, ``pile:1``, ``talon``, ``stock``, ``boneyard``.

    `pieces` has `count` entries, None for a piece this viewer does not see; piles and stocks
    whose pieces nobody may look at leave `pieces` empty. `owners`: per piece the seat it came
    from, where that matters (a trick).
    """

    name: str
    kind: str
    count: int
    pieces: tuple[Piece | None, ...] = ()
    seat: Seat | None = None
    owners: tuple[Seat, ...] = ()


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile on an arm, from the layout's middle outwards. A closed double lies face down."""

    tile: Piece
    outward: int
    closed: bool = False
    across: bool = True


class Arm(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line growing from the first tile (``left``, ``right``) or a spinner (``up``, ``down``,
    of a later one with its number: ``up4``, ``left4``; the word tells the direction).

    `end`: the number that fits there, None when nothing does any more. `counted`: the pips
    this end gives to the sum of open ends, in games that sum them. `root`: the spinner it grows
    from, None for the line through the first tile.
    """

    name: str
    tiles: tuple[Laid, ...]
    end: int | None
    counted: int = 0
    root: Piece | None = None


class Layout(msgspec.Struct, frozen=True, omit_defaults=True):
    """The domino layout: the first tile, the first spinner if there is one, and the arms.

    `across`: how the first tile lies, if it is a double. `crosses`: whether arms may grow from a
    double in this game.
    """

    first: Piece | None
    spinner: Piece | None
    arms: tuple[Arm, ...]
    total: int | None = None
    across: bool = True
    crosses: bool = False


class PieceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a piece ranks now: the class it belongs to for following suit (``T`` for trumps,
    else the suit), its power within that class (higher wins), its points or pips."""

    piece: Piece
    cls: str
    power: int
    points: int
    trump: bool = False


class Place(msgspec.Struct, frozen=True):
    """Somewhere unseen pieces lie: a zone and how many of its pieces this viewer cannot see."""

    zone: str
    count: int


class Unknown(msgspec.Struct, frozen=True):
    """The unseen pieces, the places, and per piece a bit mask of the places it may lie in.

    The counts of the places add up to the number of pieces.
    """

    pieces: tuple[Piece, ...] = ()
    places: tuple[Place, ...] = ()
    masks: tuple[int, ...] = ()


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended: per seat ``won``, ``lost`` or ``drawn``; the goats; titles (text ids).

    `rating`: per seat the points on the domino site's rating (P5), in games that have it.
    """

    outcome: tuple[str, ...]
    goats: tuple[Seat, ...] = ()
    titles: tuple[str, ...] = ()
    rating: tuple[int, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """What a family of games tells of its deal for one viewer; `Game` makes the view of it.

    `named`: what was fixed for all to know, by name (``trump`` ``H``, ``soloist`` ``2``).
    `sides`: who plays together in this deal. `accounts`: what each side has in the midst of a
    deal, where points are written while it is played (D6); None: what the standing says.
    """

    stage: str
    dealer: Seat | None
    turn: Seat | None
    sides: tuple[tuple[Seat, ...], ...]
    zones: tuple[Zone, ...]
    facts: tuple[PieceFacts, ...]
    named: dict[str, str]
    unknown: Unknown
    layout: Layout | None = None
    accounts: tuple[Account, ...] | None = None


class View(msgspec.Struct, frozen=True):
    """Everything one viewer may see of a match. Two states that differ only in what the viewer
    cannot know give equal views."""

    viewer: Seat
    preset: str
    options: Options
    seating: Seating
    deal: int
    waiting: tuple[Seat, ...]
    table: Table
    sheet: ScoreSheet
    history: tuple[Event, ...]
    verdict: Verdict | None
