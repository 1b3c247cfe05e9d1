"""Who leads the first round of a match: by a tile held, by a tile drawn, after a match (D0.7)."""

from __future__ import annotations

from collections.abc import Sequence

from kozel.core.standing import Standing
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import next_seat
from kozel.dominoes.state import Hand, Lead
from kozel.dominoes.tiles import BIT, DOUBLES, TILES, Tile, by_weight, is_double


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


def by_held_tile(options: DominoOptions, hands: tuple[Hand, ...]) -> Lead | None:
    """The holder of the first tile in the leading order; None if nobody holds one (D0.7)."""
    passed = 0
    for tile in leading_order(options):
        for seat, hand in enumerate(hands):
            if tile in hand:
                return Lead(seat, tile, must=options.must_lead_it, nowhere=passed)
        passed |= BIT[tile]
    return None


def by_drawn_tile(drawn: Sequence[Tile]) -> Lead:
    """Whoever drew the heaviest tile leads, with any tile (D8.3)."""
    heaviest = max(drawn, key=by_weight)
    return Lead(drawn.index(heaviest), rule="D8.3")


def after_a_match(options: DominoOptions, standing: Standing, seats: int) -> Lead | None:
    """In a rematch the neighbour of the previous match's first leader leads, with any tile
    (D8); None where no match went before."""
    if standing.deal > 1 or standing.first_leader is None:
        return None
    return Lead(next_seat(options, standing.first_leader, seats), rule="D8")


def left_to_draw(drawn: Sequence[Tile]) -> tuple[Tile, ...]:
    """The tiles from which the next player draws, from 0-0 on (D8.3)."""
    return tuple(tile for tile in TILES if tile not in drawn)
