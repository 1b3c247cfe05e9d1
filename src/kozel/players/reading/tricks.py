"""What a seat knows in a game of tricks: hand, trick, who plays after it, who may hold what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from kozel.core.events import Event, Moved, Shown
from kozel.core.moves import Piece, Play, Seat
from kozel.core.offers import Offer
from kozel.core.views import PieceFacts, View
from kozel.players.reading.chances import chances

Card = PieceFacts
DECK = "deck"
HAND = "hand:"
TRICK = "trick"
TALON = "talon"
STOCK = "stock"


class TrickSight(msgspec.Struct, frozen=True):
    """The table from one seat.

    `trick`: the cards on the table with their seats, in order. `led`: the class asked for, ""
    for who leads. `later`: the seats that play after this one, in order. `mates`: the partners
    in this deal. `chances`: per other seat the unseen cards it may hold, each with its chance.
    """

    me: Seat
    hand: tuple[Card, ...]
    trick: tuple[tuple[Seat, Card], ...]
    led: str
    later: tuple[Seat, ...]
    mates: frozenset[Seat]
    chances: dict[Seat, tuple[tuple[Card, float], ...]]


def is_card_play(view: View, offer: Offer) -> bool:
    """Whether the seat is to put one card to a trick, in a game where suits are followed: there
    is nothing to draw."""
    kinds = {zone.kind for zone in view.table.zones}
    return (
        TRICK in kinds
        and STOCK not in kinds
        and any(isinstance(move, Play) and len(move.parts) == 1 for move in offer.required)
    )


def for_least(view: View) -> bool:
    """Whether everybody plays alone and for few points (C10.3)."""
    return view.table.named.get("aim") == "least"


def talon_points(view: View) -> float:
    """The points that go with this trick from the talon, as far as they lie open (C10.3)."""
    facts = facts_of(view)
    return sum(
        facts[piece].points
        for zone in view.table.zones
        if zone.kind == TALON
        for piece in zone.pieces
        if piece is not None
    )


def facts_of(view: View) -> dict[Piece, Card]:
    """How each card ranks now."""
    return {card.piece: card for card in view.table.facts}


def own_hand(view: View) -> tuple[Piece, ...]:
    """The viewer's own cards."""
    return tuple(
        piece
        for zone in view.table.zones
        if zone.kind == "hand" and zone.seat == view.viewer
        for piece in zone.pieces
        if piece is not None
    )


def trick_sight(view: View) -> TrickSight:
    """The table as the viewer, who holds cards, sees it."""
    me = view.viewer
    facts = facts_of(view)
    holders = {zone.seat: zone.count for zone in view.table.zones if zone.kind == "hand"}
    trick: tuple[tuple[Seat, Card], ...] = ()
    for zone in view.table.zones:
        if zone.kind == TRICK:
            trick = tuple(
                (seat, facts[piece])
                for seat, piece in zip(zone.owners, zone.pieces, strict=True)
                if piece is not None
            )
    played = {seat for seat, _ in trick}
    seats = view.seating.seats
    clockwise = [(me + step) % seats for step in range(1, seats)]
    excluded = frozenset(
        (piece, f"{HAND}{seat}")
        for seat, cls in _shown_void(view, facts)
        for piece in view.table.unknown.pieces
        if facts[piece].cls == cls
    )
    where = chances(view.table.unknown, excluded)
    return TrickSight(
        me,
        tuple(facts[piece] for piece in own_hand(view)),
        trick,
        view.table.named.get("led") or (trick[0][1].cls if trick else ""),
        tuple(seat for seat in clockwise if seat not in played and holders.get(seat)),
        frozenset(seat for side in view.table.sides if me in side for seat in side if seat != me),
        {
            seat: tuple(
                (facts[piece], chance) for piece, chance in where.get(f"{HAND}{seat}", {}).items()
            )
            for seat in clockwise
        },
    )


def beats(card: Card, best: Card) -> bool:
    """Whether `card`, played after `best`, takes the trick from it (C1.5)."""
    if card.cls == best.cls:
        return card.power > best.power
    return card.trump and not best.trump


def winning(trick: Iterable[tuple[Seat, Card]], led: str) -> tuple[Seat, Card]:
    """The seat and card that hold a trick of at least one card now. Where no card is of the
    class asked for or a trump, the first one holds it (C10.3)."""
    held: tuple[Seat, Card] | None = None
    for seat, card in trick:
        if held is None:
            held = (seat, card)
            continue
        best = held[1]
        idle = best.cls != led and not best.trump
        if (idle and card.cls == led) or beats(card, best):
            held = (seat, card)
    if held is None:
        raise ValueError("nobody has led yet")
    return held


def plays(view: View) -> Iterator[tuple[Seat, Piece, str]]:
    """Every card of this deal that was put to a trick, in order: its seat, the card, and the
    piece that was led to that trick ("" for the lead itself). A card turned up from the talon
    leads as well (C10.3). What was put to a trick before the last cards were dealt, as in a
    praise (C5), was not played from these hands and is left out."""
    led = ""
    for event in _since_the_deal(view.history):
        if isinstance(event, Shown) and event.zone == TALON:
            led = event.pieces[0] or ""
        if not isinstance(event, Moved):
            continue
        if event.target == TRICK and event.source.startswith(HAND):
            for piece in event.pieces:
                if piece is not None:
                    yield event.seat, piece, led
                    led = led or piece
        elif event.source in (TRICK, TALON):
            led = ""


def _since_the_deal(history: Sequence[Event]) -> Sequence[Event]:
    """What happened after the last card was dealt to a hand."""
    for at in range(len(history) - 1, -1, -1):
        event = history[at]
        if isinstance(event, Moved) and event.source == DECK and event.target.startswith(HAND):
            return history[at + 1 :]
    return history


def _shown_void(view: View, facts: dict[Piece, Card]) -> set[tuple[Seat, str]]:
    """Who failed to follow which class. A blind seat's card shows nothing (C0.8). Where
    revokes are possible it is no proof, but honest players can be trusted."""
    return {
        (seat, facts[led].cls)
        for seat, piece, led in plays(view)
        if led and facts[piece].cls != facts[led].cls and seat not in view.seating.blind
    }


def proven_revoke(view: View) -> Seat | None:
    """A seat that did not follow a class and later showed a card of it; None if nobody did."""
    facts = facts_of(view)
    void: set[tuple[Seat, str]] = set()
    for seat, piece, led in plays(view):
        if (seat, facts[piece].cls) in void:
            return seat
        if led and facts[piece].cls != facts[led].cls and seat not in view.seating.blind:
            void.add((seat, facts[led].cls))
    return None
