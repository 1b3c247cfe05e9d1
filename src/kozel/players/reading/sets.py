"""What a seat knows in a game of sets: hand, the set to beat, who answers later, what is out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from kozel.core.events import Moved
from kozel.core.moves import HOUSE, Choose, Pick, Play, Seat
from kozel.core.offers import Offer
from kozel.core.views import Unknown, View, Zone
from kozel.players.reading.tricks import Card, beats, facts_of, own_hand

Set = tuple[Card, ...]
TRICK, DISCARDS, STOCK, PILE = "trick", "discards", "stock", "pile:"
CLAIM, DISCARD = Choose("claim"), "discard"
KEEPS_THROWING = 3
"""So many plain discards in a row are no accident."""


class SetSight(msgspec.Struct, frozen=True):
    """The table from one seat.

    `top`: the set to beat, () for who leads, and `holder` whose it is. `on_table`: the card
    points in sight there, `hidden`: cards face down there. `later`: the seats that answer after
    this one, in order; `mates`: the partners. `sides`: how many play against each other.
    `stock`: cards to be drawn; `sizes`: cards in hand by seat. `shown`: cards of other hands that
    all know. `unknown`: where all others may lie. `left`: card points that nobody has taken;
    `counts`: per side those that it has for certain. `gathering`: opponents who seem to gather
    trumps. `claims`: whether a deal is won by a claim, and lost to four trumps. `by_rank`:
    whether cards of a rank may be led together.
    """

    me: Seat
    hand: Set
    top: Set
    holder: Seat
    on_table: int
    hidden: int
    later: tuple[Seat, ...]
    mates: frozenset[Seat]
    sides: int
    stock: int
    sizes: dict[Seat, int]
    shown: dict[Seat, Set]
    unseen: Set
    unknown: Unknown
    facts: dict[str, Card]
    left: int
    gathering: frozenset[Seat]
    counts: tuple[int, ...]
    claims: bool
    by_rank: bool

    @property
    def drawing(self) -> bool:
        """Whether hands will be filled up again."""
        return self.stock >= len(self.sizes)


def is_sets(view: View) -> bool:
    """Whether cards that beat nothing are laid aside: a game of sets."""
    return any(zone.kind == DISCARDS for zone in view.table.zones)


def plays_of(offer: Offer) -> list[Play]:
    """The leads or the beating sets on offer."""
    return [move for move in offer.lawful if isinstance(move, Play)]


def discards_of(offer: Offer) -> list[Pick]:
    """The discards on offer."""
    return [move for move in offer.lawful if isinstance(move, Pick) and move.word == DISCARD]


def set_sight(view: View) -> SetSight:
    """The table as the viewer, who holds cards, sees it."""
    me, seats = view.viewer, view.seating.seats
    facts = facts_of(view)
    zones = {zone.name: zone for zone in view.table.zones}
    trick, aside = zones[TRICK], zones[DISCARDS]
    holder = int(view.table.named.get("taker", HOUSE))
    answered = {*trick.owners, *aside.owners}
    hands = {z.seat: z for z in view.table.zones if z.kind == "hand" and z.seat is not None}
    return SetSight(
        me,
        tuple(facts[piece] for piece in own_hand(view)),
        tuple(
            facts[piece]
            for piece, seat in zip(trick.pieces, trick.owners, strict=True)
            if piece and seat == holder
        ),
        holder,
        sum(facts[p].points for zone in (trick, aside) for p in zone.pieces if p),
        aside.pieces.count(None),
        tuple(s for step in range(1, seats) if (s := (me + step) % seats) not in answered),
        frozenset(view.seating.partners(me)),
        len(view.seating.sides),
        zones[STOCK].count,
        {seat: zone.count for seat, zone in hands.items()},
        {s: tuple(facts[p] for p in z.pieces if p) for s, z in hands.items() if s != me},
        tuple(facts[piece] for piece in view.table.unknown.pieces),
        view.table.unknown,
        facts,
        sum(card.points for card in facts.values()) - sum(_seen_taken(view, facts)),
        frozenset(
            seat
            for seat, times in throwing(view).items()
            if times >= KEEPS_THROWING and view.seating.side(seat) != view.seating.side(me)
        ),
        counted(view),
        view.sheet.unit == "wins",
        getattr(view.options, "leads", "suit") != "suit",
    )  # fmt: skip


def _seen_taken(view: View, facts: dict[str, Card]) -> list[int]:
    """Per side the card points that the viewer saw it take in this deal."""
    taken = [0] * len(view.seating.sides)
    for event in view.history:
        if isinstance(event, Moved) and event.target.startswith(PILE):
            side = int(event.target.removeprefix(PILE))
            taken[side] += sum(facts[piece].points for piece in event.pieces if piece)
    return taken


def throwing(view: View) -> dict[Seat, int]:
    """How many plain discards in a row each seat has made, as far as the viewer saw them: who
    keeps throwing what was drawn probably gathers trumps (C12)."""
    facts = facts_of(view)
    found: dict[Seat, int] = {}
    for event in view.history:
        if isinstance(event, Moved) and event.target == DISCARDS:
            plain = all(piece and not facts[piece].trump for piece in event.pieces)
            found[event.seat] = found.get(event.seat, 0) + 1 if plain else 0
        elif isinstance(event, Moved) and event.target == TRICK:
            found[event.seat] = 0
    return found


def counted(view: View) -> tuple[int, ...]:
    """Per side the card points that it has for certain: seen taken, looked at, or given as odds."""
    facts = facts_of(view)
    taken = _seen_taken(view, facts)
    for zone in view.table.zones:
        if zone.name.startswith(PILE):
            side = int(zone.name.removeprefix(PILE))
            taken[side] = max(taken[side], _in_zone(zone, facts))
    opened = view.table.named.get("open")
    if opened is not None:
        taken[view.seating.side(int(opened))] += int(getattr(view.options, "odds", 0))
    return tuple(taken)


def _in_zone(zone: Zone, facts: dict[str, Card]) -> int:
    return sum(facts[piece].points for piece in zone.pieces if piece)


def beats_all(answer: Sequence[Card], top: Sequence[Card]) -> bool:
    """Whether some pairing beats every card of `top` (C8.11)."""
    if not top:
        return True
    return any(
        beats(card, top[0]) and beats_all((*answer[:at], *answer[at + 1 :]), top[1:])
        for at, card in enumerate(answer)
    )


def beatings(hand: Sequence[Card], top: Set) -> Iterator[Set]:
    """Every set of the hand that beats all of `top`."""
    if all(any(beats(card, each) for card in hand) for each in top):
        for answer in combinations(hand, len(top)):
            if beats_all(answer, top):
                yield answer
