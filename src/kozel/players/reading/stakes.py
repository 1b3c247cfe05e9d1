"""What a round of dominoes is worth to a side: asked of the rules that write it down (D1 to D8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from kozel import games
from kozel.core.options import Options
from kozel.core.seating import Seating
from kozel.core.standing import Settlement, Standing
from kozel.core.views import View
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import for_sides, side_of
from kozel.dominoes.state import DominoGame, Ending, LastTurn, Round, Scoring, Sides
from kozel.dominoes.tiles import BLANK, SIX, Tile

LATE = 99
"""A round in which no bonus for an early one is paid any more (D8.4)."""
USUAL = 20
"""The pips of a hand that is left over, on the whole."""


class Stakes(msgspec.Struct, frozen=True):
    """What is played for. `scoring`, `options`, `sides`: as the rules have them, but every
    point is written. `sums`: the points for a sum of the open ends; None where it brings
    nothing. `sign`: -1 where points are bad. `unit`: points for each pip of the others when one
    goes out. `exits`: the doubles that win the match as the last tile (D4.4)."""

    scoring: Scoring
    options: DominoOptions
    sides: Sides
    sums: Callable[[int], int] | None = None
    sign: int = 1
    unit: float = 1.0
    exits: tuple[Tile, ...] = ()

    def gain(
        self,
        ending: Ending,
        hands: Sequence[float],
        tiles: Sequence[int] = (),
        last: LastTurn | None = None,
    ) -> float:
        """By how many pips this end of the round is better for the side of `ending.seat` than
        for the others. `hands`: what each seat's hand counts; `tiles`: how many they are."""
        settled = self._settled(ending, hands, tiles, last)
        gained = [after.written + after.remembered + after.wins for after in settled.line.after]
        mine = side_of(self.sides, ending.seat)
        others = [points for side, points in enumerate(gained) if side != mine]
        return self.sign * (gained[mine] - sum(others) / len(others)) / self.unit

    def _settled(
        self,
        ending: Ending,
        hands: Sequence[float],
        tiles: Sequence[int] = (),
        last: LastTurn | None = None,
    ) -> Settlement:
        accounts = (self.scoring.opening(self.options),) * len(self.sides)
        seats = len(hands)
        played = Round(
            ending,
            tuple(map(round, hands)),
            0,
            0,
            (0,) * len(self.sides),
            tuple(tiles) or (1,) * seats,
            last,
        )
        standing = Standing(accounts=accounts, deal=LATE, dealer=0)
        return self.scoring.settle(self.options, self.sides, standing, played)

    def wins_at_once(self, tile: Tile, seats: int) -> bool:
        """Whether going out with this tile wins the match (D4.4)."""
        last = LastTurn((tile,), (1, 2), (1, 2))
        told = self._settled(Ending("out", 0), (0,) + (1,) * (seats - 1), (), last).verdict
        return told is not None and told.outcome[0] == "won"


def stakes_of(view: View) -> Stakes:
    """What the viewer's game is played for."""
    return _stakes(view.preset, view.options, view.seating)


@lru_cache(maxsize=64)
def _stakes(name: str, options: Options, seating: Seating) -> Stakes:
    game = games.preset(name).data
    if not isinstance(game, DominoGame) or not isinstance(options, DominoOptions):
        raise TypeError(f"{name} is no game of tiles")
    sides = seating.sides
    options = replace(for_sides(options, len(sides)), threshold=0, rounds=0)
    during = game.scoring.during

    def sums(total: int) -> int:
        return 0 if during is None else during(options, total)

    found = Stakes(game.scoring, options, sides, None if during is None else sums)
    hands = (0,) + (USUAL,) * (seating.seats - 1)
    usual = found.gain(Ending("out", 0), hands)
    found = replace(found, sign=1 if usual > 0 else -1, unit=abs(usual) / USUAL)
    exits = tuple(tile for tile in (BLANK, SIX) if found.wins_at_once(tile, seating.seats))
    return replace(found, exits=exits)
