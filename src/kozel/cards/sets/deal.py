"""The deal as a value: who holds what, what lies where, and whose turn it is."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from kozel.cards.sets.beating import Cards
from kozel.core.moves import HOUSE, Seat


class Stage(StrEnum):
    """What the deal waits for: the house in the first five but for the cut by hand, then the
    seat whose turn it is."""

    LOT = "lot"
    SHUFFLE = "shuffle"
    TRUMP = "trump"
    CUT = "cut"
    GIVE = "give"
    DECLARE = "declare"
    RETURN = "return"
    LEAD = "lead"
    ANSWER = "answer"
    OVER = "over"


class Lay(msgspec.Struct, frozen=True):
    """What one seat put to a trick; `trick` counts the tricks of the deal from 0. `discard`: it
    beat nothing. `hidden`: it lies face down and only its seat, and who may look at what it
    took, know it."""

    seat: Seat
    trick: int
    cards: Cards
    discard: bool = False
    hidden: bool = False


class Sighting(NamedTuple):
    """A card seen going to, or in, a hand; from trick `since` on that seat may have put it face
    down again. `viewers`: who saw it, None for everybody."""

    card: str
    seat: Seat
    since: int
    viewers: tuple[Seat, ...] | None = None


class Swap(NamedTuple):
    """Trumps offered to a partner before trick `since`, `given` many; `done`: taken, so that as
    many cards came back (C8.9). `seen`: how many sightings there had been before."""

    giver: Seat
    partner: Seat
    since: int
    given: int
    done: bool = False
    seen: int = 0


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

    `number`: of the deal in its match. `order`: the deck as it is dealt, top first, `lifted`
    cards having been cut off the shuffle; `stock`: the places in `order` still to be drawn, next
    first. `trump_card`: the card that gave the trump suit. `dealer` and `leader`, the natural
    leader of the trick, are HOUSE while nobody knows; `turn`: who is to move, HOUSE where no
    single seat is. `top`: the index in `trick` of the set now on top. `piles`: what each seat has
    taken, `taken` its card points. `declared`: what was declared in this window, and by whom;
    `combo`: the combination that gave the leader the lead. `swaps`: trumps offered so far, the
    one that waits for an answer last; `silent`: who has offered in this window and was refused.
    """

    number: int
    stage: Stage
    dealer: Seat
    leader: Seat
    hands: tuple[Cards, ...]
    taken: tuple[int, ...]
    piles: tuple[tuple[Lay, ...], ...]
    order: Cards = ()
    lifted: int = 0
    stock: tuple[int, ...] = ()
    trump_card: str = ""
    trump: str = ""
    turn: Seat = HOUSE
    trick: tuple[Lay, ...] = ()
    top: int = 0
    tricks: int = 0
    last_taker: Seat | None = None
    declared: tuple[tuple[Seat, str], ...] = ()
    combo: str = ""
    sightings: tuple[Sighting, ...] = ()
    swaps: tuple[Swap, ...] = ()
    silent: tuple[Seat, ...] = ()
    summary: Summary | None = None

    @property
    def undealt(self) -> bool:
        """Whether the pack is shuffled and waits to be cut or dealt."""
        return bool(self.order) and not self.stock and not self.tricks and not any(self.hands)
