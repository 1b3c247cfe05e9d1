"""How club plays dominoes: every move is described in terms of the known principles (D9).

A move's price is the sum of its terms times their weights, in pips of the round. The weights
were found by playing many rounds to their end after each move and fitting the results; only
those that concern a partner are set by principle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kozel.core.moves import Piece, Play
from kozel.players.reading.dominoes import (
    TILES_OF_A_NUMBER,
    DominoSight,
    closes,
    ends_after,
    halves,
    is_double,
    pips,
)

NUMBERS = range(7)


class Terms(NamedTuple):
    """What a move does; the weights are a value of the same type.

    `out` and `fish` end the round; the latter is by how many pips an average other hand is
    heavier (principle 4). `pips`, `double`: what is shed. `stuck`, `fit`, `variety`: what the
    rest can do. `block` to `block_mate`: the chances that the seats to come must pass. `own`,
    `own_both`: ends that are mine alone (3, 5). `fresh`, `fresh_both`: new numbers opened (7,
    9). `cut`: ends that suit what the opponents have put (8); `support`: the partner. `pressure`:
    my weight in the ends. `orphan`: doubles in hand whose number runs out. `blank`: 0-0 alone.
    """

    out: float = 0.0
    fish: float = 0.0
    pips: float = 0.0
    double: float = 0.0
    stuck: float = 0.0
    fit: float = 0.0
    variety: float = 0.0
    block: float = 0.0
    block_second: float = 0.0
    block_mate: float = 0.0
    own: float = 0.0
    own_both: float = 0.0
    fresh: float = 0.0
    fresh_both: float = 0.0
    cut: float = 0.0
    support: float = 0.0
    pressure: float = 0.0
    orphan: float = 0.0
    blank: float = 0.0


DUEL = Terms(
    out=100,
    fish=0.54,
    pips=0.23,
    double=0.4,
    stuck=-0.7,
    fit=0.6,
    block=14,
    own=5.2,
    own_both=3.1,
    fresh=-1.9,
    cut=-0.24,
    pressure=1.44,
    orphan=-4.8,
    blank=-5,
)
"""For two with a boneyard: every number that the other lacks costs them drawn tiles."""

DRAWING = Terms(
    out=100,
    fish=0.31,
    pips=0.3,
    double=2,
    stuck=-1.1,
    fit=0.8,
    variety=0.8,
    block=7.3,
    block_second=3.7,
    own=4.5,
    fresh_both=-1.8,
    cut=-0.3,
    pressure=0.4,
    orphan=-1.3,
    blank=-3,
)
"""For three and more while there is a boneyard."""

BLOCKING = Terms(
    out=100,
    fish=0.59,
    pips=0.22,
    double=0.46,
    stuck=-0.3,
    fit=0.22,
    variety=0.36,
    block=2.3,
    block_second=2,
    block_mate=-2,
    own=2.1,
    own_both=0.2,
    fresh=-0.1,
    fresh_both=-0.5,
    cut=-0.21,
    support=0.2,
    pressure=0.3,
    orphan=-1.9,
    blank=-4.6,
)
"""With nothing to draw."""


class Count(NamedTuple):
    """Tiles by number: in hand, on the table, and the hand's pressure (a double half)."""

    mine: tuple[int, ...]
    table: tuple[int, ...]
    pressure: tuple[float, ...]


def weights(sight: DominoSight) -> Terms:
    """The weights that hold now."""
    if not sight.boneyard:
        return BLOCKING
    return DUEL if len(sight.others) == 1 else DRAWING


def count(rest: Iterable[Piece], laid: Iterable[Piece]) -> Count:
    """Count the tiles by number."""
    mine, table, pressure = [0] * 7, [0] * 7, [0.0] * 7
    for tiles, counted in ((rest, mine), (laid, table)):
        for tile in tiles:
            for number in set(halves(tile)):
                counted[number] += 1
                if counted is mine:
                    pressure[number] += 0.5 if is_double(tile) else 1
    return Count(tuple(mine), tuple(table), tuple(pressure))


def terms(play: Play, sight: DominoSight) -> Terms:
    """The move in terms of the principles."""
    ends, laid = sight.ends, sight.laid
    for part in play.parts:
        ends = ends_after(ends, part)
        laid |= {part.piece}
    rest = [tile for tile in sight.hand if tile not in play.pieces]
    if not rest:
        return Terms(out=1)
    if closes(sight, ends, laid):
        return Terms(fish=expected(sight) - (sum(map(pips, rest)) or sight.lone_blank))
    shown = tuple(ends.values())
    numbers = set(shown)
    tiles = count(rest, laid)
    foes = [seat for seat in sight.others if seat not in sight.mates]
    passing = {seat: passes(sight, seat, numbers) for seat in sight.others}
    owned = [n for n in shown if owns(tiles, n)]
    new = [n for n in shown if tiles.table[n] == 1]
    fitting = sum(not numbers.isdisjoint(halves(tile)) for tile in rest)
    return Terms(
        pips=sum(map(pips, play.pieces)),
        double=sum(map(is_double, play.pieces)),
        stuck=not fitting,
        fit=min(fitting, 3),
        variety=sum(map(bool, tiles.mine)),
        block=passing[foes[0]],
        block_second=passing[foes[1]] if len(foes) > 1 else 0,
        block_mate=sum(passing[seat] for seat in sight.mates),
        own=bool(owned),
        own_both=len(owned) > 1,
        fresh=sum(tiles.mine[n] < 3 for n in new),
        fresh_both=len(new) > 1,
        cut=suits(sight, foes, shown),
        support=suits(sight, sight.mates, shown),
        pressure=sum(tiles.pressure[n] for n in shown),
        orphan=sum(tiles.table[halves(tile)[0]] / 6 for tile in rest if is_double(tile)),
        blank=rest == ["0-0"],
    )


def owns(tiles: Count, number: int) -> bool:
    """Whether all the unseen tiles of the number are mine."""
    mine = tiles.mine[number]
    return mine > 0 and mine + tiles.table[number] == TILES_OF_A_NUMBER


def suits(sight: DominoSight, seats: Iterable[int], shown: Iterable[int]) -> int:
    """How often these seats have put tiles with the numbers that are open."""
    put = [tile for seat in seats for tile in sight.put.get(seat, ())]
    return sum(number in halves(tile) for tile in put for number in shown)


def passes(sight: DominoSight, seat: int, numbers: set[int]) -> float:
    """The chance that the seat holds nothing for these numbers."""
    none = 1.0
    for tile, chance in sight.chances[seat].items():
        if not numbers.isdisjoint(halves(tile)):
            none *= 1 - chance
    return max(0.0, none)


def expected(sight: DominoSight) -> float:
    """The pips that an average hand of the opponents holds."""
    totals = [
        sum(pips(tile) * chance for tile, chance in sight.chances[seat].items())
        for seat in sight.others
        if seat not in sight.mates
    ]
    return sum(totals) / len(totals)


def valued(plays: Sequence[Play], sight: DominoSight) -> list[tuple[float, ...]]:
    """Per move what each of its terms is worth, in pips."""
    scale = weights(sight)
    return [
        tuple(term * weight for term, weight in zip(terms(play, sight), scale, strict=True))
        for play in plays
    ]
