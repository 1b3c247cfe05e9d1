"""The values of a domino deal: what is fixed by the dealing, what moves, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TypeAlias

import msgspec

from kozel.core.moves import Part, Seat
from kozel.core.sheets import Account
from kozel.core.standing import Settlement, Standing
from kozel.dominoes.layout import Ends, Form, Layout
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
    DRAWING = "drawing"
    """Each player draws a tile to see who leads the match (D8.3)."""
    LEADER = "leader"
    """A side says which of its two leads (D0.8, D8.3)."""
    PLAY = "play"
    OVER = "over"


class Lead(msgspec.Struct, frozen=True):
    """Who leads and why. `tile`: a tile that is known to all to lie in the leader's hand, or in
    that of `holder` where the lead was passed on; `must`: it must be led. `double`: a double
    must be led by who has one; `bare`: the seats that therefore have none; `mates`: those that
    have none either if none is led. `nowhere`: the tiles that lie in no hand, as a set.
    `hundred`: it is led "to a hundred" (D4.6). `rule`: where this is written."""

    seat: Seat
    tile: Tile | None = None
    must: bool = False
    double: bool = False
    nowhere: int = 0
    rule: str = "D0.7"
    holder: Seat | None = None
    bare: tuple[Seat, ...] = ()
    mates: tuple[Seat, ...] = ()
    hundred: bool = False


class Act(msgspec.Struct, frozen=True):
    """What a seat was seen to do: put these tiles, or none and draw or pass on these numbers.
    `before`: the open ends to which tiles were put."""

    seat: Seat
    parts: tuple[Part, ...]
    numbers: tuple[int, ...] = ()
    drew: bool = False
    before: Ends = ()


class Ending(msgspec.Struct, frozen=True):
    """How the round ended, and by whom: ``out``; ``fish``, by the fisherman; ``closed``, by who
    closed both ends before any double lay there, so that everyone writes own pips (D5.4);
    ``reached``, by who reached the target (D6.3)."""

    kind: str
    seat: Seat


class LastTurn(msgspec.Struct, frozen=True):
    """The turn by which somebody went out: its tiles, and the numbers of the open ends before
    and after it, one for each end."""

    tiles: tuple[Tile, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a match keeps beside its accounts (`Standing.extra`). `six_leads`: the holder of 6-6
    leads the next round (D8.3). `passed`: a pass was forced in this match already (D8)."""

    six_leads: bool = False
    passed: bool = False


class Round(msgspec.Struct, frozen=True):
    """What a finished round came to: the summary that `settle` takes.

    `hands`: per seat the pips left, as they count (D0.9). `dealer`: who shuffled. `leader`:
    who led. `scored`: per side the points written while tiles were laid (D6.1, D8). `tiles`:
    per seat how many are left. `last`: the turn of who is out. `hundred`: whether it was led
    "to a hundred" (D4.6).
    """

    ending: Ending
    hands: tuple[int, ...]
    dealer: Seat
    leader: Seat
    scored: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()
    last: LastTurn | None = None
    hundred: bool = False


class Start(msgspec.Struct, frozen=True):
    """What does not change while tiles are laid. `dealer`: the shuffler, None before the lot.
    `redeals`: how often this round was dealt anew. `drawn`: the tiles drawn for the lead, from
    seat 0 on (D8.3). `asked`: who says whether the lead is kept or passed to the partner."""

    standing: Standing
    dealer: Seat | None
    redeals: int
    lead: Lead | None = None
    drawn: tuple[Tile, ...] = ()
    asked: tuple[Seat, ...] = ()

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


def target_of(options: DominoOptions) -> int | None:
    """The written points that end a match; None where it is played for rounds (D1.5)."""
    return None if options.rounds else options.target


class Scoring(msgspec.Struct, frozen=True):
    """How a game writes. `settle`: the arithmetic of a finished round. `opening`: an account
    before the first round. `unit`: see `ScoreSheet`. `during`: the points for the
    sum of the open ends after a turn; None where nothing is written while tiles are laid.
    `goal`: what must be reached to end the match; None where its length is fixed."""

    settle: Callable[[DominoOptions, Sides, Standing, Round], Settlement]
    opening: Callable[[DominoOptions], Account]
    unit: str
    during: Callable[[DominoOptions, int], int] | None = None
    goal: Callable[[DominoOptions], int | None] = target_of


class DominoGame(msgspec.Struct, frozen=True):
    """What makes a game but is no option: hand sizes by number of seats, how points are
    written. `hundred`: 6-6 may be led "to a hundred" by the side that is writing (D4.6).
    `rematch`: another match is led by the neighbour of the previous one's first leader, with
    any tile (D8)."""

    sizes: Mapping[int, int]
    scoring: Scoring
    hundred: bool = False
    rematch: bool = False


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
