"""Dealing: hands and boneyard, and the hands that are dealt again (D0.3, D0.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kozel.core.events import Event, Moved
from kozel.core.moves import HOUSE, Seat
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import Hand
from kozel.dominoes.tiles import NUMBERS, WITH, Tile, is_double, mask


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


def redeals(options: DominoOptions) -> bool:
    """Whether any hand is dealt again (D0.6)."""
    return bool(options.redeal_doubles or options.redeal_suit)


def wants_redeal(options: DominoOptions, hand: Hand) -> bool:
    """Whether this hand is dealt again, or its holder may ask for it (D0.6)."""
    doubles = options.redeal_doubles
    if doubles and sum(map(is_double, hand)) >= doubles:
        return True
    held = mask(hand)
    return options.redeal_suit and any((held & WITH[n]).bit_count() >= 6 for n in NUMBERS)
