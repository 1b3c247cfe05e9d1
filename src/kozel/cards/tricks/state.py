"""The values a deal is made of: what a match fixes, the deal, its stages, what it came to."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from kozel.cards.deck import DECKS
from kozel.cards.tricks.options import TrickOptions
from kozel.cards.tricks.order import Order, order
from kozel.core.chance import Request
from kozel.core.events import Event
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, Move, Piece, Seat
from kozel.core.offers import Offer
from kozel.core.seating import Seating
from kozel.core.standing import Settlement, Standing

Outcome: TypeAlias = "tuple[Deal, tuple[Event, ...]]"
"""What comes of a move: the deal after it, and what happened."""

DEAL = "deal"
"""The label of a deal's first shuffle."""

WAIT = Message("ask-wait")


class TrickData(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a following-suit game beside its options.

    `ladder`: the permanent trumps from high to low. `fixed_trump`: the suit that is trump from
    the start, "" while one must be named. `plan`: the stages of a deal, from the shuffle to
    the count. `settle`: the arithmetic. `talon`: cards that are not dealt to hands. `target`:
    written points that lose the match; `penalty`: those a proven revoke costs (C0.6).
    """

    ladder: tuple[Piece, ...]
    fixed_trump: Callable[[TrickOptions], str]
    plan: Callable[[TrickOptions, Standing], tuple[Stage, ...]]
    settle: Callable[[Terms, Standing, Summary], Settlement]
    talon: int = 0
    target: int = 12
    penalty: int = 4


class Terms:
    """What holds for every deal of a match: the game's data, the options and the seating."""

    def __init__(self, data: TrickData, options: TrickOptions, seating: Seating) -> None:
        self.data = data
        self.options = options
        self.seating = seating
        self.seats = seating.seats
        self.blind = seating.blind
        self.deck: tuple[Piece, ...] = DECKS[options.deck]
        self.caught = options.revokes == "caught"
        self.must_trump = options.must_trump_when_void
        self.waits = tuple(
            (HOUSE,) if seat in seating.blind else (seat,) for seat in range(seating.seats)
        )
        self.piles = tuple(f"pile:{seating.side(seat)}" for seat in range(seating.seats))

    def order(self, trump: str) -> Order:
        """The order table under this trump suit, "" for none."""
        return order(self.options.deck, self.data.ladder, trump, self.options.ten_order)


class Trick(msgspec.Struct, frozen=True):
    """A taken trick. `led`: the class that was asked for; `extra`: cards of the talon that go
    with it (C10.3)."""

    leader: Seat
    cards: tuple[Piece, ...]
    led: str
    taker: Seat
    extra: tuple[Piece, ...] = ()


class Breach(msgspec.Struct, frozen=True):
    """A broken duty, known to nobody but the breaker until a challenge (C0.6)."""

    seat: Seat
    card: Piece
    trick: int


class Fixed(msgspec.Struct, frozen=True, kw_only=True):
    """What a deal has settled apart from the running play.

    `pack`: the cards as they are dealt, after the cut; `lifted`: how many the cut lifted.
    `sides`: who plays together in this deal. `holders`: cards of which everybody knows where
    they were dealt. `talon`: the cards lying there, the first `turned` of them face up; `laid`:
    cards the soloist laid away. `wrong`: who pays after a challenge.
    """

    sides: tuple[tuple[Seat, ...], ...]
    pack: tuple[Piece, ...] = ()
    lifted: int = 0
    holders: tuple[tuple[Piece, Seat], ...] = ()
    praiser: Seat | None = None
    soloist: Seat | None = None
    trump: str = ""
    talon: tuple[Piece, ...] = ()
    turned: int = 0
    laid: tuple[Piece, ...] = ()
    wrong: Seat | None = None


class Deal(msgspec.Struct, frozen=True):
    """A deal. `stages`: what is still to come, the present one first. `turn`: who plays next;
    `led`: the class to follow, "" before a lead."""

    number: int
    dealer: Seat
    stages: tuple[Stage, ...]
    fixed: Fixed
    order: Order
    hands: tuple[tuple[Piece, ...], ...]
    turn: Seat
    led: str
    trick: tuple[Piece, ...]
    tricks: tuple[Trick, ...]
    breaches: tuple[Breach, ...]
    summary: Summary | None

    def owner(self, index: int) -> Seat:
        """Who played this card of the running trick."""
        return (self.turn - len(self.trick) + index) % len(self.hands)

    def with_fixed(self, **changes: object) -> Deal:
        """The deal with these things settled."""
        return replace(self, fixed=replace(self.fixed, **changes))

    def passed_on(self, *instead: Stage) -> Deal:
        """The deal with its present stage done, or replaced by others."""
        return replace(self, stages=instead + self.stages[1:])

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of the other sides in this deal."""
        own = next(side for side in self.fixed.sides if seat in side)
        return tuple(other for other in range(len(self.hands)) if other not in own)


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished deal came to; `points` and `tricks` are counted per side of the match.

    `wrong`: who revoked or challenged falsely; then card points do not count (C0.6).
    """

    dealer: Seat
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    soloist: Seat | None = None
    wrong: Seat | None = None


class Stage(msgspec.Struct, frozen=True):
    """A part of a deal: it knows whom it waits for, what may be done, what comes of it.

    A stage that is done gives a deal whose queue no longer begins with it; the next one is
    then entered. Stages without a question do all they do when entered.
    """

    name: ClassVar[str] = ""

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Begin: called once, when the stage comes to the head of the queue."""
        return deal, ()

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """Who owes a move."""
        return (HOUSE,)

    def turn(self, terms: Terms, deal: Deal) -> Seat | None:
        """Whose turn people see; that of a blind seat too, though the house moves for it."""
        waiting = self.waiting(terms, deal)
        return None if waiting == (HOUSE,) else waiting[0]

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """What the house is asked for when the stage waits for it."""
        raise NotImplementedError

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """What the seat may do."""
        return Offer(seat, WAIT)

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """What comes of the move; `IllegalMove` if it is not on offer."""
        raise NotImplementedError

    def readers(self, terms: Terms, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Who may know the move's content while the deal is played; None: everybody."""
        return None


def expect(terms: Terms, deal: Deal, who: Seat) -> None:
    """Raise `IllegalMove` unless the deal waits for `who`."""
    waiting = deal.stages[0].waiting(terms, deal)
    if who in waiting:
        return
    if waiting == (HOUSE,):
        raise IllegalMove("cards-house-to-move")
    raise IllegalMove("cards-not-your-turn", seat=waiting[0])
