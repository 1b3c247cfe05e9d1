"""The values a deal is made of: what a match fixes, the deal, its stages, what it came to."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from kozel.cards.deck import DECKS
from kozel.cards.tricks.captured import Breach, Pile, Trick
from kozel.cards.tricks.known import LastTrumps, Sighting
from kozel.cards.tricks.options import TrickOptions
from kozel.cards.tricks.order import Order, order
from kozel.cards.tricks.praising import Aside, Lying, Praising, Sure
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

    `ladder`: the permanent trumps from high to low. `fixed_trump`: the suit that is trump from the
    start, "" while one must be named. `plan`: the stages of a deal, from the shuffle to the count.
    `settle`: the arithmetic. `talon`: cards that are not dealt to hands. `unit`: what decides the
    match, as on the score sheet; `target`: written points that lose it, or rows that win it;
    `penalty`: points or rows that a proven revoke costs (C0.6). `hunter` and `prey`: cards that end
    a deal when they meet in one trick (C3.4, C4.5), "" in games without the hunt. `praising`: how
    it praises (C5).
    """

    ladder: tuple[Piece, ...]
    fixed_trump: Callable[[TrickOptions], str]
    plan: Callable[[TrickOptions, Standing], tuple[Stage, ...]]
    settle: Callable[[Terms, Standing, Summary], Settlement]
    talon: int = 0
    unit: str = "points"
    target: int = 12
    penalty: int = 4
    hunter: Piece = ""
    prey: Piece = ""
    praising: Praising = Praising()


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
        self.ace_ban = options.ace_dump_ban
        self.lead_limited = options.trump_lead != "free"
        self.hunting = bool(data.hunter) and options.catch != "none"
        self.ends_early = self.hunting or options.dry == "contract"
        self.waits = tuple(
            (HOUSE,) if seat in seating.blind else (seat,) for seat in range(seating.seats)
        )
        self.piles = tuple(f"pile:{seating.side(seat)}" for seat in range(seating.seats))

    def order(self, trump: str) -> Order:
        """The order table under this trump suit, "" for none."""
        return order(self.options.deck, self.data.ladder, trump, self.options.ten_order)


class Fixed(msgspec.Struct, frozen=True, kw_only=True):
    """What a deal has settled apart from the running play.

    `pack`: the cards in the order of the shuffle `label`; `stock`: the positions in it that are not
    dealt yet, the next one first, as the cut left them. `sides`: who plays together in this deal.
    `holders`: cards of which everybody knows where they were dealt; `sightings`: cards that others
    have seen in a hand; `given`: last trumps that were offered; `told`: the seats that know that
    their team holds no queen but perhaps Q♦, None while nobody was told (C4.7). `right`: the side
    that has the right to lead (C2.4); `first_card`: the card that must be led to the first trick
    (C4.2). `talon`: the cards lying there, the first `turned` of them face up, and their positions;
    `laid`: cards the soloist laid away; `least`: all passed, and everybody plays for few points
    (C10.3). `praise`: the kind chosen for this deal (C5), "" for none; `piles`: what it captured;
    `drawn`: what everybody held when the rest was dealt; `lying`, `aside`: cards laid while it goes
    on; `sure`: what its draws tell of hands; `since`: the tricks before this one tell nothing of
    them, for they were not played from these hands. `entitled`: who is asked for a praise and else
    keeps or passes the lead (C2.4); `praise_taker`: whose card took the trick of a praise, or the
    one that gives the lead. `first_leader`: who led this deal's first trick. `demands`: redeals
    asked for in this kon so far. `wrong`: who pays after a challenge. `caught`: whose queen was
    caught (C3.4, C4.5). `contract`: who must take every trick (C3.6). `annulled`: why the deal does
    not count, "" while it does.
    """

    sides: tuple[tuple[Seat, ...], ...]
    label: str = DEAL
    pack: tuple[Piece, ...] = ()
    stock: tuple[int, ...] = ()
    holders: tuple[tuple[Piece, Seat], ...] = ()
    sightings: tuple[Sighting, ...] = ()
    given: tuple[LastTrumps, ...] = ()
    told: tuple[Seat, ...] | None = None
    right: int | None = None
    first_card: Piece = ""
    praiser: Seat | None = None
    soloist: Seat | None = None
    trump: str = ""
    talon: tuple[Piece, ...] = ()
    talon_at: tuple[int, ...] = ()
    turned: int = 0
    laid: tuple[Piece, ...] = ()
    least: bool = False
    praise: str = ""
    piles: tuple[Pile, ...] = ()
    drawn: tuple[tuple[Piece, ...], ...] = ()
    lying: tuple[Lying, ...] = ()
    aside: tuple[Aside, ...] = ()
    sure: tuple[Sure, ...] = ()
    since: int = 0
    entitled: Seat | None = None
    praise_taker: Seat | None = None
    first_leader: Seat | None = None
    demands: int = 0
    wrong: Seat | None = None
    caught: Seat | None = None
    contract: Seat | None = None
    annulled: str = ""


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

    `tricks` counts captured piles too (C2.14). The other fields are those of `Fixed` of the
    same name. Where somebody is `wrong` or `caught` card points do not count (C0.6, C3.4); an
    `annulled` deal has none.
    """

    dealer: Seat
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    soloist: Seat | None = None
    praise: str = ""
    praiser: Seat | None = None
    first_leader: Seat | None = None
    demands: int = 0
    wrong: Seat | None = None
    caught: Seat | None = None
    contract: Seat | None = None
    annulled: str = ""


class Past(msgspec.Struct, frozen=True):
    """What a match remembers beside its score (`Standing.extra`). `eggs`: whether a deal of it
    was drawn, for the titles (C2.12)."""

    eggs: bool = False


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
