"""The deal as a value: who holds what, what lies where, and whose turn it is."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from kozel.cards.sets.beating import Cards
from kozel.core.moves import HOUSE, Seat


class Stage(StrEnum):
    """What the deal waits for: the house in the first three, then the seat whose turn it is."""

    LOT = "lot"
    SHUFFLE = "shuffle"
    DECLARE = "declare"
    LEAD = "lead"
    ANSWER = "answer"
    OVER = "over"


class Lay(msgspec.Struct, frozen=True):
    """What one seat put to a trick; `trick` counts the tricks of the deal from 0. `discard`: it
    beat nothing. `hidden`: it lies face down and only its seat, and who takes it, know it."""

    seat: Seat
    trick: int
    cards: Cards
    discard: bool = False
    hidden: bool = False


class Exposed(NamedTuple):
    """A card everyone saw going to, or in, a hand; from trick `since` on that seat may have put
    it face down again."""

    card: str
    seat: Seat
    since: int


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a finished deal came to. `taken`: card points by seat. `end`: ``counted``, ``bura``
    or ``claim``, and by whom. `last_taker`: who took the last trick, None without one."""

    dealer: Seat
    taken: tuple[int, ...]
    end: str = "counted"
    seat: Seat = HOUSE
    last_taker: Seat | None = None


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of sets.

    `number`: of the deal in its match. `order`: the shuffled deck, top first; `stock`: the
    positions in it still to be drawn, next first. `turned`: the card that gave the trump.
    `dealer` and `leader`, the natural leader of the trick, are HOUSE while nobody knows;
    `turn`: who is to move, HOUSE where no single seat is. `top`: the index in `trick` of the set
    now on top. `piles`: what each seat has taken, `taken` its card points. `declared`: what was
    declared in this window, and by whom; `combo`: the combination that the leader must lead.
    """

    number: int
    stage: Stage
    dealer: Seat
    leader: Seat
    hands: tuple[Cards, ...]
    taken: tuple[int, ...]
    piles: tuple[tuple[Lay, ...], ...]
    order: Cards = ()
    stock: tuple[int, ...] = ()
    turned: str = ""
    trump: str = ""
    turn: Seat = HOUSE
    trick: tuple[Lay, ...] = ()
    top: int = 0
    tricks: int = 0
    last_taker: Seat | None = None
    declared: tuple[tuple[Seat, str], ...] = ()
    combo: str = ""
    exposed: tuple[Exposed, ...] = ()
    summary: Summary | None = None
