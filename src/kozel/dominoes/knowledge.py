"""Where the unseen tiles may lie, from what one viewer can know (D0.10).

Whoever draws or passes holds nothing on the open ends: every tile then in that hand is ruled
out for these numbers, a tile drawn later is not. So a hand is a list of batches, the older
ones ruled out for more. A tile put comes from the oldest batch that can have held it: whichever
it was in truth, the tiles left fit that account.
"""

from __future__ import annotations

from kozel.core.moves import Seat
from kozel.core.views import Place, Unknown
from kozel.dominoes.state import Act, Deal, Lead
from kozel.dominoes.tiles import BIT, DOUBLES, TILES, WITH, is_double, mask

ALL = mask(TILES)
ALL_DOUBLES = mask(DOUBLES)


class Batch:
    """Some tiles of a hand that are alike for an onlooker. `never`: the tiles it cannot hold."""

    __slots__ = ("count", "never")

    def __init__(self, count: int, never: int) -> None:
        self.count = count
        self.never = never


def unknown(deal: Deal, viewer: Seat) -> Unknown:
    """The tiles that the viewer (a seat or WATCHER) does not see, and where they may lie."""
    seen = deal.layout.laid
    if 0 <= viewer < len(deal.hands):
        seen |= mask(deal.hands[viewer])
    if not any(deal.hands):
        return Unknown()
    slots = [
        slot
        for seat, batches in enumerate(_batches(deal))
        if seat != viewer
        for slot in _merged(f"hand:{seat}", batches)
    ]
    if deal.stock:
        slots.append((Place("boneyard", len(deal.stock)), 0))
    pieces = tuple(tile for tile in TILES if not seen & BIT[tile])
    masks = tuple(
        sum(1 << index for index, (_, never) in enumerate(slots) if not never & BIT[tile])
        for tile in pieces
    )
    return Unknown(pieces, tuple(place for place, _ in slots), masks)


def _merged(zone: str, batches: list[Batch]) -> list[tuple[Place, int]]:
    counts: dict[int, int] = {}
    for batch in batches:
        if batch.count:
            counts[batch.never] = counts.get(batch.never, 0) + batch.count
    return [(Place(zone, count), never) for never, count in counts.items()]


def _batches(deal: Deal) -> list[list[Batch]]:
    """Per seat its tiles in batches, the oldest and most restricted first."""
    lead = deal.start.lead
    nowhere = 0 if lead is None else lead.nowhere
    drawn = [0] * len(deal.hands)
    put = [0] * len(deal.hands)
    for act in deal.acts:
        drawn[act.seat] += act.drew
        put[act.seat] += len(act.parts)
    hands = [
        [Batch(len(hand) + put[seat] - drawn[seat], nowhere)]
        for seat, hand in enumerate(deal.hands)
    ]
    if lead is not None:
        _before_the_lead(hands, lead)
    for index, act in enumerate(deal.acts):
        held = hands[act.seat]
        if act.parts:
            _take(held, act)
            if (
                index == 0
                and lead is not None
                and lead.double
                and not is_double(act.parts[0].piece)
            ):
                for seat in (act.seat, *lead.mates):
                    _rule_out(hands[seat], ALL_DOUBLES)
        else:
            _rule_out(held, sum_of(act.numbers))
            if act.drew:
                held.append(Batch(1, 0))
    return hands


def _before_the_lead(hands: list[list[Batch]], lead: Lead) -> None:
    """What is known by who leads: where a tile lies, who has no double."""
    for seat in lead.bare:
        _rule_out(hands[seat], ALL_DOUBLES)
    if lead.tile is not None:
        held = hands[lead.seat if lead.holder is None else lead.holder]
        held[0].count -= 1
        held.insert(0, Batch(1, ALL & ~BIT[lead.tile]))


def sum_of(numbers: tuple[int, ...]) -> int:
    """The set of the tiles that hold one of these numbers."""
    tiles = 0
    for number in numbers:
        tiles |= WITH[number]
    return tiles


def _rule_out(held: list[Batch], tiles: int) -> None:
    for batch in held:
        batch.never |= tiles


def _take(held: list[Batch], act: Act) -> None:
    for part in act.parts:
        for batch in held:
            if batch.count and not batch.never & BIT[part.piece]:
                batch.count -= 1
                break
