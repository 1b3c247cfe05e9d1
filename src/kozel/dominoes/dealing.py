"""Dealing: hands and boneyard, the hands that are dealt again, and who leads (D0.3, D0.6–D0.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kozel.core.events import Event, Moved
from kozel.core.moves import HOUSE, Seat
from kozel.core.standing import Standing
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import Hand, Lead
from kozel.dominoes.tiles import (
    BIT,
    DOUBLES,
    NUMBERS,
    TILES,
    WITH,
    Tile,
    by_weight,
    is_double,
    mask,
)

SIX_SIX = Tile("6-6")


def positions(seats: int, size: int, dealer: Seat) -> tuple[tuple[int, ...], ...]:
    """Per seat the places of its tiles in the shuffled order: one at a time, from the
    shuffler's left (D0.3)."""
    return tuple(
        tuple(range((seat - dealer - 1) % seats, seats * size, seats)) for seat in range(seats)
    )


def dealt(order: Sequence[str], where: Iterable[tuple[int, ...]]) -> tuple[Hand, ...]:
    """The hands that lie at these places of the order."""
    return tuple(tuple(Tile(order[place]) for place in places) for places in where)


def deal_events(
    order: Sequence[str], where: tuple[tuple[int, ...], ...], label: str
) -> tuple[Event, ...]:
    """The dealing as it is told: a hand to each, the rest to the boneyard."""
    hands: list[Event] = [
        Moved(
            tuple(order[place] for place in places),
            "deck",
            f"hand:{seat}",
            shuffle=label,
            positions=places,
            faces=(seat,),
        )
        for seat, places in enumerate(where)
    ]
    first = sum(len(places) for places in where)
    if first < len(order):
        rest = tuple(order[first:])
        places = tuple(range(first, len(order)))
        hands.append(Moved(rest, "deck", "boneyard", HOUSE, (), label, places, faces=()))
    return tuple(hands)


def wants_redeal(options: DominoOptions, hand: Hand) -> bool:
    """Whether this hand is dealt again, or its holder may ask for it (D0.6)."""
    doubles = options.redeal_doubles
    if doubles and sum(map(is_double, hand)) >= doubles:
        return True
    held = mask(hand)
    return options.redeal_suit and any((held & WITH[n]).bit_count() >= 6 for n in NUMBERS)


def leading_order(options: DominoOptions) -> tuple[Tile, ...]:
    """The tiles in the order in which they make their holder the first leader (D0.7)."""
    if options.first_lead == "highest_double":
        doubles = DOUBLES[::-1]
    else:
        first = options.lowest_double_from
        doubles = DOUBLES[first:] + DOUBLES[:first]
    if options.no_double == "redeal":
        return doubles
    singles = sorted(
        (tile for tile in TILES if not is_double(tile)),
        key=by_weight,
        reverse=options.no_double == "highest",
    )
    return doubles + tuple(singles)


def first_lead(options: DominoOptions, hands: tuple[Hand, ...]) -> Lead | None:
    """The holder of the first tile in the leading order; None if nobody holds one (D0.7)."""
    passed = 0
    for tile in leading_order(options):
        for seat, hand in enumerate(hands):
            if tile in hand:
                return Lead(seat, tile, must=options.must_lead_it, nowhere=passed)
        passed |= BIT[tile]
    return None


def later_lead(options: DominoOptions, standing: Standing, hands: tuple[Hand, ...]) -> Lead | None:
    """The leader of a round after the first (D0.8); None if the first-lead rule decides."""
    if standing.next_leader is not None:
        return Lead(standing.next_leader, double=options.lead_double, rule="D0.8")
    if options.lead == "holder_of_6_6" and standing.deal > 1:
        seat = next(seat for seat, hand in enumerate(hands) if SIX_SIX in hand)
        return Lead(seat, SIX_SIX, must=True, rule="D0.8")
    return None
