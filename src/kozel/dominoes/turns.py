"""Turn rules: what a seat may put, and when it draws or passes (D0.3, D0.4, D0.8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

from kozel.core.moves import PASS, Choose, Move, Part, Play
from kozel.dominoes.layout import (
    CLOSED,
    PLAIN,
    SIMPLY,
    Layout,
    fitting,
    fitting_ends,
    places_for,
    play_of,
    ways,
)
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.results import drawable
from kozel.dominoes.state import Deal, Hand, Lead
from kozel.dominoes.tiles import is_double

DRAW = Choose("draw")
DRAW_ONLY: tuple[Move, ...] = (DRAW,)
PASS_ONLY: tuple[Move, ...] = (PASS,)


def available(options: DominoOptions, deal: Deal) -> tuple[Move, ...]:
    """The moves of the seat whose turn it is; never empty."""
    layout = deal.layout
    hand = deal.hands[deal.turn]
    if not layout.placed and deal.start.lead is not None:
        return leads(deal.start.lead, layout, hand)
    fits = fitting_ends(layout.ends, SIMPLY if layout.form is PLAIN else ways(layout))
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
    if len(moves) > 1 and (
        options.multi_double > 1 or (layout.form is not PLAIN and may_close_both(layout))
    ):
        moves += several_doubles(options.multi_double, layout, hand)
    return tuple(moves)


def playable(deal: Deal) -> tuple[str, ...]:
    """The tiles that the seat whose turn it is may put somewhere."""
    hand = deal.hands[deal.turn]
    if not deal.layout.placed:
        return hand
    fits = fitting(deal.layout)
    return tuple(tile for tile in hand if tile in fits)


def leads(lead: Lead, layout: Layout, hand: Hand) -> tuple[Play, ...]:
    """What may open the round (D0.7, D0.8)."""
    if lead.must and lead.tile is not None:
        return openings(layout, (lead.tile,))
    if lead.double:
        doubles = tuple(tile for tile in hand if is_double(tile))
        if doubles:
            return openings(layout, doubles)
    return openings(layout, hand)


def openings(layout: Layout, tiles: Iterable[str]) -> tuple[Play, ...]:
    """These tiles as the first one, in every way (D7.4)."""
    of_doubles = ways(layout)
    return tuple(
        play_of(tile, "", way)
        for tile in tiles
        for way in (of_doubles if is_double(tile) else SIMPLY)
    )


def several_doubles(most: int, layout: Layout, hand: Hand) -> Iterator[Play]:
    """Two or more doubles in one turn, each on another open end (D0.4).

    Where the first one becomes the spinner or the sniff every order is a move of its own, else
    one is. Both ends may be closed where only one double a turn is allowed, too (D5.4).
    """
    ends = layout.ends
    able = [tile for tile in hand if is_double(tile) and places_for(ends, tile)]
    in_order = order_matters(layout)
    both_closed = most == 1
    for count in range(2, min(max(most, 2), len(able)) + 1):
        for tiles in combinations(able, count):
            for places in product(*(places_for(ends, tile) for tile in tiles)):
                spots = tuple(zip(tiles, places, strict=True))
                for order in permutations(spots) if in_order else (spots,):
                    for flags in _flags(layout, count, both_closed=both_closed):
                        yield Play(
                            tuple(
                                Part(*spot, flag) for spot, flag in zip(order, flags, strict=True)
                            )
                        )


def _flags(layout: Layout, count: int, *, both_closed: bool) -> Iterable[tuple[str, ...]]:
    """How so many doubles may be put together: only the first can be the sniff (D7.4)."""
    if both_closed:
        return ((CLOSED,) * count,)
    if layout.form.sniff:
        return ((way, *SIMPLY * (count - 1)) for way in ways(layout))
    return product(ways(layout), repeat=count)


def may_close_both(layout: Layout) -> bool:
    """Whether two doubles may close both ends at once: until a double lies there (D5.4)."""
    return layout.form.closing and bool(layout.placed) and layout.first_double is None


def order_matters(layout: Layout) -> bool:
    """Whether the order of several doubles changes the layout: the first becomes the spinner
    or the sniff."""
    form = layout.form
    return (form.spinner != "none" or form.sniff) and layout.first_double is None
