"""A move tried out: what lies on the table and what stays in hand after it."""

from __future__ import annotations

from functools import cached_property

from kozel.core.moves import Play
from kozel.dominoes.layout import Layout, blocked, closed_by_six, counted, put
from kozel.dominoes.principles import pressure
from kozel.dominoes.tiles import BIT, NUMBERS, TILES
from kozel.players.reading.dominoes import TILES_OF_A_NUMBER
from kozel.players.reading.tiles import TileSight, count


class Trial:
    """The table after one of the moves on offer, as its player sees it.

    `ends`: the number at each open end. `rest`: the tiles still in hand. `mine`, `table`: how
    many tiles of each number are there and lie on the table.
    """

    def __init__(self, sight: TileSight, play: Play) -> None:
        self.sight = sight
        self.play = play
        layout = sight.layout
        for part in play.parts:
            layout = put(layout, part)
        self.layout: Layout = layout
        self.ends = tuple(number for _, number in layout.ends)
        self.numbers = frozenset(self.ends)
        self.rest = tuple(tile for tile in sight.hand if tile not in play.pieces)
        self.mine = count(self.rest)
        self.table = count(tile for tile in TILES if layout.laid & BIT[tile])

    @cached_property
    def ending(self) -> str:
        """How the round ends by this move: ``out``, ``fish``, ``closed``; "" if it goes on."""
        before, layout, options = self.sight.layout, self.layout, self.sight.options
        if not self.rest:
            return "out"
        if not layout.ends:
            return "closed" if before.first_double is None else "fish"
        if options.fish_by_six and closed_by_six(layout):
            return "fish"
        if blocked(layout) and not (options.drain_first and self.sight.draws):
            return "fish"
        return ""

    @cached_property
    def pressure(self) -> tuple[float, ...]:
        """Per number the weight of what stays in hand; a double counts a half (D9)."""
        return tuple(pressure(self.rest, number) for number in NUMBERS)

    @cached_property
    def owned(self) -> tuple[int, ...]:
        """The open ends that nobody else can play on, in this hand (D9)."""
        return tuple(number for number in self.ends if self.owns(number))

    def owns(self, number: int) -> bool:
        """Whether every unseen tile of the number is in this hand."""
        return 0 < self.mine[number] == TILES_OF_A_NUMBER - self.table[number]

    @cached_property
    def sum(self) -> int:
        """The pips of the open ends together (D6.1, D7.1)."""
        return sum(counted(self.layout))
