"""Turn rules: what a seat may put, and when it draws or passes (D0.3, D0.4, D0.8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

from kozel.core.moves import PASS, Choose, Move, Part, Play
from kozel.dominoes.layout import Ends, Layout, fitting, play_of
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.results import drawable
from kozel.dominoes.state import Deal, Hand, Lead
from kozel.dominoes.tiles import HALVES, is_double

DRAW = Choose("draw")
DRAW_ONLY: tuple[Move, ...] = (DRAW,)
PASS_ONLY: tuple[Move, ...] = (PASS,)


def available(options: DominoOptions, deal: Deal) -> tuple[Move, ...]:
    """The moves of the seat whose turn it is; never empty."""
    layout = deal.layout
    hand = deal.hands[deal.turn]
    if not layout.placed and deal.start.lead is not None:
        return leads(deal.start.lead, hand)
    fits = fitting(layout.ends)
    drawn = deal.drawn
    if drawn is not None:
        if drawn in fits:
            return fits[drawn]
        again = options.draw == "until_playable"
        return DRAW_ONLY if again and drawable(options, len(deal.stock)) else PASS_ONLY
    moves: list[Move] = []
    for tile in hand:
        if tile in fits:
            moves += fits[tile]
    if not moves:
        return DRAW_ONLY if drawable(options, len(deal.stock)) else PASS_ONLY
    if options.multi_double > 1 and len(moves) > 1:
        moves += several_doubles(options.multi_double, layout, hand)
    return tuple(moves)


def playable(deal: Deal) -> tuple[str, ...]:
    """The tiles that the seat whose turn it is may put somewhere."""
    hand = deal.hands[deal.turn]
    if not deal.layout.placed:
        return hand
    fits = fitting(deal.layout.ends)
    return tuple(tile for tile in hand if tile in fits)


def leads(lead: Lead, hand: Hand) -> tuple[Play, ...]:
    """What may open the round (D0.7, D0.8)."""
    if lead.must and lead.tile is not None:
        return (play_of(lead.tile, ""),)
    if lead.double:
        doubles = tuple(play_of(tile, "") for tile in hand if is_double(tile))
        if doubles:
            return doubles
    return tuple(play_of(tile, "") for tile in hand)


def several_doubles(most: int, layout: Layout, hand: Hand) -> Iterator[Play]:
    """Two or more doubles in one turn, each on another open end (D0.4).

    Where the first one becomes the house every order is a move of its own, else one is.
    """
    ends = layout.ends
    doubles = [tile for tile in hand if is_double(tile)]
    where = {tile: places_for(ends, tile) for tile in doubles}
    able = [tile for tile in doubles if where[tile]]
    in_order = order_matters(layout)
    for count in range(2, min(most, len(able)) + 1):
        for tiles in combinations(able, count):
            for places in product(*(where[tile] for tile in tiles)):
                parts = tuple(map(Part, tiles, places))
                yield from map(Play, permutations(parts) if in_order else (parts,))


def order_matters(layout: Layout) -> bool:
    """Whether the order of several doubles changes the layout: the first becomes the house."""
    return layout.form.house and layout.house is None


def places_for(ends: Ends, tile: str) -> tuple[str, ...]:
    """The ends that take this tile."""
    return tuple(place for place, number in ends if number in HALVES[tile])
