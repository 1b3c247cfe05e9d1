"""What a seat knows in free play: hand, trick, who plays after it, what is still out (C7)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kozel.core.moves import Play, Seat
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.reading.tricks import Card, beats, facts_of, own_hand, winning

TRICK = "trick"
HAND = "hand"
FREE = "free"
STOCK, DECK = "stock", "deck"


class JackSight(msgspec.Struct, frozen=True):
    """The table from one seat, where nobody need follow what is led.

    `trick`: the cards on the table with their seats, in order. `later`: the seats that play
    after this one, in order. `mates`: the partners. `unseen`: the cards that nobody has shown,
    each as likely in one place as in another of equal size; `out`: how many of the unseen cards
    each other seat holds, `shown`: its cards that everybody knows. `tricks`: how many are still
    to be played after this one; `drawing`: whether hands are filled up from a stock. `sides`:
    how many play against each other.
    """

    me: Seat
    hand: tuple[Card, ...]
    trick: tuple[tuple[Seat, Card], ...]
    later: tuple[Seat, ...]
    mates: frozenset[Seat]
    unseen: tuple[Card, ...]
    out: Mapping[Seat, int]
    shown: Mapping[Seat, tuple[Card, ...]]
    tricks: int
    drawing: bool
    sides: int

    @property
    def on_table(self) -> int:
        """The card points of the trick so far."""
        return sum(card.points for _, card in self.trick)


def is_free_play(view: View, offer: Offer) -> bool:
    """Whether the seat is to put a card to a trick, and may put any."""
    return view.table.named.get("follow") == FREE and any(
        isinstance(move, Play) for move in offer.required
    )


def jack_sight(view: View) -> JackSight:
    """The table as the viewer, who holds cards, sees it."""
    me, seats = view.viewer, view.seating.seats
    facts = facts_of(view)
    trick: tuple[tuple[Seat, Card], ...] = ()
    shown: dict[Seat, tuple[Card, ...]] = {}
    for zone in view.table.zones:
        others = zone.kind == HAND and zone.seat != me
        if zone.kind != TRICK and not others:
            continue
        seen = tuple(facts[piece] for piece in zone.pieces if piece is not None)
        if zone.kind == TRICK:
            trick = tuple(zip(zone.owners, seen, strict=True))
        elif zone.seat is not None:
            shown[zone.seat] = seen
    out = dict.fromkeys(shown, 0)
    for place in view.table.unknown.places:
        kind, _, number = place.zone.partition(":")
        if kind == HAND:
            out[int(number)] = place.count
    played = {seat for seat, _ in trick}
    hand = tuple(facts[piece] for piece in own_hand(view))
    left = {zone.kind: zone.count for zone in view.table.zones if zone.kind in (STOCK, DECK)}
    return JackSight(
        me,
        hand,
        trick,
        tuple(seat for step in range(1, seats) if (seat := (me + step) % seats) not in played),
        frozenset(view.seating.partners(me)),
        tuple(facts[piece] for piece in view.table.unknown.pieces),
        out,
        shown,
        len(hand) - 1 + sum(left.values()) // seats,
        STOCK in left,
        len(view.table.sides),
    )


def holding(sight: JackSight, card: Card | None = None) -> tuple[Seat, Card]:
    """The seat and card that hold the trick now, or would if the viewer played `card`."""
    trick = sight.trick if card is None else (*sight.trick, (sight.me, card))
    return winning(trick, trick[0][1].cls)


def takes(sight: JackSight, card: Card) -> bool:
    """Whether the card would hold the trick when it is put."""
    return not sight.trick or beats(card, holding(sight)[1])


def chance_of_one(unseen: int, wanted: int, held: int) -> float:
    """The chance that a hand of `held` of the `unseen` cards has one of `wanted` of them."""
    none = 1.0
    for drawn in range(held):
        left = unseen - drawn
        if left <= wanted:
            return 1.0
        none *= (left - wanted) / left
    return 1 - none
