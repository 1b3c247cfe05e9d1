"""The arena: two players measured by duplicate matches.

Every deal is played once for each way to seat the two: with teams twice, the teams swapped;
where everyone plays alone, one A among B in every seat, then one B among A in every seat. All
of these have the same shuffles, so the luck of the cards cancels. A first deal begins from an empty
score sheet, a later one from what B made of the deals before it at all seats; the dealer goes
round with the deals. The unit of the statistics is the deal: the mean over its seatings.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, count
from statistics import NormalDist, fmean, stdev

import msgspec
from msgspec.structs import replace

from kozel.core.game import Game, State
from kozel.core.messages import Arg, KozelError, Message
from kozel.core.moves import Seat
from kozel.core.options import Options, Value
from kozel.core.seating import Seating
from kozel.games import make
from kozel.lab.measures import scores
from kozel.lab.playing import play_deal
from kozel.players.port import Player, full_name

CONFIDENCE = 0.95
CHUNK = 25
"""Deals that a process plays before it takes the next ones."""


class Result(msgspec.Struct, frozen=True):
    """What a comparison came to; the same arguments always give an equal result.

    `mean`: by how much A does better than B per deal, in the unit of `measure`; `low` and
    `high`: its 95 % interval. `sd`: of a deal's score. `won`, `lost`: the shares of deals in
    which A did better and worse, the rest was equal. `played`: the seatings of each deal. `kon`:
    which deal of a match was played, from 1.
    """

    preset: str
    options: dict[str, Value]
    seats: int
    teams: bool
    a: str
    b: str
    deals: int
    seed: int
    units: int
    measure: str
    played: int
    mean: float
    low: float
    high: float
    sd: float
    won: float
    lost: float
    kon: int = 1

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return self.low > 0 or self.high < 0


def arena(
    game: Game,
    a: Player,
    b: Player,
    *,
    deals: int,
    seed: int = 0,
    units: int = 0,
    jobs: int = 1,
    kon: int = 1,
) -> Result:
    """Measure `a` against `b` in `deals` deals. `jobs`: processes to use; the result does not
    depend on it. With more than one the game must be of the catalogue, and the players are
    sent to the processes. `kon`: which deal of a match is played; some begin otherwise than the
    first. `KozelError` for fewer than 2 deals or no job."""
    if deals < 2:
        raise KozelError("arena-deals", number=deals)
    if jobs < 1:
        raise KozelError("arena-jobs", number=jobs)
    each = list(_all_deals(game, a, b, deals, _Luck(seed, units, kon), jobs))
    mean, sd = fmean(each), stdev(each)
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * sd / deals**0.5
    return Result(
        preset=game.preset.id,
        options=game.preset.differences(game.options),
        seats=game.seating.seats,
        teams=game.seating.teams,
        a=full_name(a),
        b=full_name(b),
        deals=deals,
        seed=seed,
        units=units,
        measure=game.preset.measure.value,
        played=len(tuple(_seatings(game.seating))),
        mean=mean,
        low=mean - reach,
        high=mean + reach,
        sd=sd,
        won=sum(score > 0 for score in each) / deals,
        lost=sum(score < 0 for score in each) / deals,
        kon=kon,
    )


def report(result: Result) -> tuple[Message, ...]:
    """The result in sentences: who played, by how much A does better, what that means."""
    head: dict[str, Arg] = {
        "preset": result.preset,
        "a": result.a,
        "b": result.b,
        "number": result.deals,
        "times": result.played,
        "seed": result.seed,
        "kon": result.kon,
    }
    told: dict[str, Arg] = {
        "measure": result.measure,
        "mean": f"{result.mean:+.2f}",
        "low": f"{result.low:+.2f}",
        "high": f"{result.high:+.2f}",
        "won": f"{100 * result.won:.1f}",
        "lost": f"{100 * result.lost:.1f}",
        "a": result.a,
        "b": result.b,
    }
    decided = "arena-better" if result.mean > 0 else "arena-worse"
    return (
        Message("arena-head", head),
        Message("arena-result", told),
        Message("arena-share", told),
        Message(decided if result.clear else "arena-unclear", {"a": result.a, "b": result.b}),
    )


class _Luck(msgspec.Struct, frozen=True):
    """What every deal of a comparison shares."""

    seed: int
    units: int
    kon: int


def _all_deals(
    game: Game, a: Player, b: Player, deals: int, luck: _Luck, jobs: int
) -> Iterator[float]:
    if jobs == 1:
        yield from _deals(game, a, b, range(deals), luck)
        return
    parts = [range(first, min(first + CHUNK, deals)) for first in range(0, deals, CHUNK)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        futures = [
            pool.submit(_part, game.preset.id, game.options, game.seating, a, b, part, luck)
            for part in parts
        ]
        yield from chain.from_iterable(future.result() for future in futures)


def _part(
    preset: str,
    options: Options,
    seating: Seating,
    a: Player,
    b: Player,
    part: Iterable[int],
    luck: _Luck,
) -> list[float]:
    """Some of the deals, in a process of their own."""
    return list(_deals(make(preset, options, seating), a, b, part, luck))


def _deals(
    game: Game, a: Player, b: Player, numbers: Iterable[int], luck: _Luck
) -> Iterator[float]:
    """The score of each deal for A."""
    for number in numbers:
        state = _before(game, b, number, luck)
        yield fmean(
            _score(state, a, b, ours, f"{luck.seed}/{number}", luck.units)
            for ours in _seatings(game.seating)
        )


def _seatings(seating: Seating) -> Iterator[tuple[int, ...]]:
    """The sides that A plays, for each way to seat the two."""
    sides = range(len(seating.sides))
    yield from ((side,) for side in sides)
    if len(sides) > 2:
        yield from (tuple(other for other in sides if other != side) for side in sides)


def _before(game: Game, b: Player, number: int, luck: _Luck) -> State:
    """The state before the deal to be played. A match that ended earlier is played anew."""
    players = dict.fromkeys(_seeing(game.seating), b)
    standing = replace(game.rules.opening(), dealer=number % game.seating.seats)
    for attempt in count():
        state = game.start(standing)
        while not state.over and state.standing.deal < luck.kon:
            name = f"{luck.seed}/{number}/{attempt}/{len(state.lines)}"
            state = play_deal(game, players, name, units=luck.units, state=state)
        if not state.over:
            return state
    raise AssertionError("count never ends")


def _seeing(seating: Seating) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(seating.seats) if seat not in seating.blind)


def _score(
    state: State, a: Player, b: Player, ours: tuple[int, ...], luck: str, units: int
) -> float:
    """The next deal of the match played to its line on the sheet: A has the sides `ours`."""
    game = state.game
    players: dict[Seat, Player] = {
        seat: a if game.seating.side(seat) in ours else b for seat in _seeing(game.seating)
    }
    after = play_deal(game, players, luck, units=units, state=state)
    sheet = game.rules.sheet(after.standing, after.lines)
    return scores(game.preset.measure, sheet.unit, after.lines[-1], ours)
