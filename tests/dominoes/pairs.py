"""Tables of two against two for tests: golden deals replayed, rounds settled."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from kozel import games
from kozel.core.game import Game, State
from kozel.core.moves import PASS, Move, Play, Seat
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.core.sheets import Account
from kozel.core.standing import Settlement, Standing
from kozel.dominoes.state import Ending, LastTurn, Round
from kozel.dominoes.tiles import Tile
from tests.dominoes.table import Case, deal, later, tile

CASES = Path(__file__).parents[1] / "cases" / "latin.jsonl"
SEAT = {"A": 0, "B": 3, "C": 2, "D": 1}
"""The players of the golden deal in the order of play, which is counter-clockwise."""


def golden() -> dict[str, Case]:
    """The golden cases of the partnership games, by id."""
    return {case["id"]: case for case in map(json.loads, CASES.read_text("utf-8").splitlines())}


def pairs(name: str, /, **options: Value) -> Game:
    """The game for two against two."""
    return games.make(name, options, Seating.of(4, teams=True))


def points(*written: int) -> tuple[Account, ...]:
    """Accounts with these points."""
    return tuple(Account(written=number) for number in written)


def settled(
    of: Game,
    hands: Sequence[int],
    *,
    out: Seat | None = None,
    last: Seat = 0,
    before: Sequence[Account] | None = None,
    turn: LastTurn | None = None,
    tiles: Sequence[int] = (1, 1, 1, 1),
    leader: Seat = 0,
    scored: Sequence[int] = (),
    **fields: object,
) -> Settlement:
    """A round that left these pips: somebody is out, or a fish after the tile of `last`.
    `fields`: of the standing before it."""
    ending = Ending("fish", last) if out is None else Ending("out", out)
    standing: Standing = replace(of.rules.opening(), dealer=0, **fields)
    if before is not None:
        standing = replace(standing, accounts=tuple(before))
    played = Round(ending, tuple(hands), 0, leader, tuple(scored), tiles=tuple(tiles), last=turn)
    return of.settle(standing, played)


def last_turn(put: str, before: Sequence[int], after: Sequence[int]) -> LastTurn:
    """A last turn of one tile."""
    return LastTurn((Tile(put),), tuple(before), tuple(after))


def written(settlement: Settlement) -> list[int]:
    """The points on paper after a round."""
    return [account.written for account in settlement.standing.accounts]


def golden_deal(of: Game) -> State:
    """The deal of seed 002, led by B."""
    hands: list[list[str]] = [[]] * 4
    for name, held in golden()["C-L-01"]["hands"].items():
        hands[SEAT[name]] = held
    return deal(of, hands, standing=later(of, SEAT["B"]))[0]


def replayed(state: State, lines: Sequence[str]) -> tuple[int, list[State]]:
    """How many of these moves can be made, wherever each tile went, and all states that the
    longest of these ways can come to. What follows the end of a round is left out."""
    states, made = [state], 0
    for line in lines:
        name, put = line.split()
        if all(each.game.deal_over(each) for each in states):
            break
        following = [after for each in states for after in _ways(each, SEAT[name], put)]
        if not following:
            break
        states, made = following, made + 1
    return made, states


def _puts(move: Move, put: str) -> bool:
    return isinstance(move, Play) and move.parts[0].piece == tile(put)


def _ways(state: State, seat: Seat, put: str) -> Iterator[State]:
    if seat not in state.game.waiting(state):
        return
    for move in state.game.legal(state, seat).moves:
        if move == PASS if put == "pass" else _puts(move, put):
            yield state.game.play(state, seat, move)[0]
