"""The values of a domino deal: what is fixed by the dealing, what moves, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TypeAlias

import msgspec

from kozel.core.moves import Part, Seat
from kozel.core.sheets import Account
from kozel.core.standing import Settlement, Standing
from kozel.dominoes.layout import Form, Layout
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.tiles import Tile

Hand: TypeAlias = tuple[Tile, ...]
Sides: TypeAlias = tuple[tuple[Seat, ...], ...]


class Stage(StrEnum):
    """What the round waits for."""

    LOT = "lot"
    """The shuffler is to be drawn (C0.4)."""
    SHUFFLE = "shuffle"
    WINDOW = "window"
    """A redeal may be asked for (D0.6)."""
    OPENER = "opener"
    """The leader is to be drawn (D0.7)."""
    PLAY = "play"
    OVER = "over"


class Lead(msgspec.Struct, frozen=True):
    """Who leads and why. `tile`: the tile that made this seat the leader, known to all;
    `must`: it must be led. `double`: a double must be led by who has one. `nowhere`: the tiles
    that therefore lie in no hand, as a set. `rule`: where this is written."""

    seat: Seat
    tile: Tile | None = None
    must: bool = False
    double: bool = False
    nowhere: int = 0
    rule: str = "D0.7"


class Act(msgspec.Struct, frozen=True):
    """What a seat was seen to do: put these tiles, or none and draw or pass on these numbers."""

    seat: Seat
    parts: tuple[Part, ...]
    numbers: tuple[int, ...] = ()
    drew: bool = False


class Ending(msgspec.Struct, frozen=True):
    """How the round ended: ``out``, ``fish`` or ``reached`` (the target, D6.3), and by whom:
    who is out, the fisherman, who reached it."""

    kind: str
    seat: Seat


class Round(msgspec.Struct, frozen=True):
    """What a finished round came to: the summary that `settle` takes.

    `hands`: per seat the pips left, as they count (D0.9). `dealer`: who shuffled. `leader`:
    who led. `scored`: per side the points written while tiles were laid (D6.1).
    """

    ending: Ending
    hands: tuple[int, ...]
    dealer: Seat
    leader: Seat
    scored: tuple[int, ...] = ()


class Start(msgspec.Struct, frozen=True):
    """What does not change while tiles are laid. `dealer`: the shuffler, None before the lot.
    `redeals`: how often this round was dealt anew."""

    standing: Standing
    dealer: Seat | None
    redeals: int
    lead: Lead | None = None

    @property
    def label(self) -> str:
        """The label of the shuffle: ``deal``, after redeals ``deal-2``…"""
        return f"deal-{self.redeals + 1}" if self.redeals else "deal"


class Deal(msgspec.Struct, frozen=True):
    """A round being played. `drawn`: the last tile drawn in this turn. `idle`: passes in a row
    with nothing left to draw. `last`: who put the last tile. `scored`: per side the points
    written in this round so far."""

    start: Start
    stage: Stage
    hands: tuple[Hand, ...]
    stock: tuple[Tile, ...]
    layout: Layout
    turn: Seat
    drawn: Tile | None
    idle: int
    last: Seat
    acts: tuple[Act, ...]
    scored: tuple[int, ...]
    ending: Ending | None


class Scoring(msgspec.Struct, frozen=True):
    """How a game writes. `settle`: the arithmetic of a finished round. `opening`: an account
    before the first round. `unit`: see `ScoreSheet`. `during`: the points for the layout after
    a turn; None where nothing is written while tiles are laid."""

    settle: Callable[[DominoOptions, Sides, Standing, Round], Settlement]
    opening: Callable[[DominoOptions], Account]
    unit: str
    during: Callable[[Layout], int] | None = None


class DominoGame(msgspec.Struct, frozen=True):
    """What makes a game but is no option: hand sizes by number of seats, whether the first
    double is a house, how points are written."""

    sizes: Mapping[int, int]
    scoring: Scoring
    house: bool = False


class Setting(msgspec.Struct, frozen=True):
    """A game with its options and seating, worked out once. `size`: tiles dealt to each;
    `after`: per seat who plays next; `scored`: per side nothing yet."""

    game: DominoGame
    options: DominoOptions
    sides: Sides
    seats: int
    size: int
    form: Form
    after: tuple[Seat, ...]
    scored: tuple[int, ...]
