"""A hand in the order in which people hold it, in groups that can be read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kozel.core.moves import Piece, Seat
from kozel.core.views import PieceFacts, View, Zone

TRUMPS = "T"
SUITS = ("S", "H", "C", "D")


def hand_of(view: View, seat: Seat) -> Zone | None:
    """The zone that holds what this seat has in hand."""
    for zone in view.table.zones:
        if zone.kind == "hand" and zone.seat == seat:
            return zone
    return None


def seen_pieces(zone: Zone | None) -> tuple[Piece, ...]:
    """The pieces of a zone that the viewer sees."""
    return tuple(piece for piece in zone.pieces if piece is not None) if zone else ()


def grouped(
    pieces: Iterable[Piece], facts: Sequence[PieceFacts]
) -> tuple[tuple[str, tuple[Piece, ...]], ...]:
    """Cards by class, the trumps first and each class from the highest down, colours in turn;
    tiles as one group, the lightest first."""
    known = {fact.piece: fact for fact in facts}
    cards = [piece for piece in pieces if "-" not in piece]
    tiles = sorted(piece for piece in pieces if "-" in piece)
    by_class: dict[str, list[Piece]] = {}
    for card in cards:
        by_class.setdefault(known[card].cls if card in known else card[1], []).append(card)
    groups = []
    for cls in _in_turn(by_class):
        held = by_class[cls]
        held.sort(key=lambda card: (-known[card].power if card in known else 0, card))
        groups.append((cls, tuple(held)))
    return (*groups, *((("", tuple(tiles)),) if tiles else ()))


def in_order(pieces: Iterable[Piece], facts: Sequence[PieceFacts]) -> tuple[Piece, ...]:
    """The pieces one after another, in the order of `grouped`."""
    return tuple(piece for _, held in grouped(pieces, facts) for piece in held)


def _in_turn(classes: Iterable[str]) -> list[str]:
    """Trumps, then the suits so that colours alternate; anything else last."""
    have = set(classes)
    suits = [suit for suit in SUITS if suit in have]
    others = sorted(have - {TRUMPS, *suits})
    return [*([TRUMPS] if TRUMPS in have else []), *_alternating(suits), *others]


def _alternating(suits: list[str]) -> list[str]:
    black = [suit for suit in suits if suit in "SC"]
    red = [suit for suit in suits if suit in "HD"]
    longer, shorter = (black, red) if len(black) >= len(red) else (red, black)
    order = []
    for number, suit in enumerate(longer):
        order.append(suit)
        order.extend(shorter[number : number + 1])
    return order
