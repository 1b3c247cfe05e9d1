"""From round to round: who shuffles and leads next, what each side has, who won (D0.8, D0.9a)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kozel.core.moves import Seat
from kozel.core.sheets import Account
from kozel.core.standing import Standing
from kozel.core.views import Verdict
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import Round, Sides


def next_seat(options: DominoOptions, seat: Seat, seats: int) -> Seat:
    """Who plays after this seat: to the left, or to the right counter-clockwise."""
    return (seat + (1 if options.direction == "clockwise" else -1)) % seats


def following(
    options: DominoOptions,
    standing: Standing,
    played: Round,
    accounts: tuple[Account, ...],
    carried: int = 0,
) -> Standing:
    """The standing before the next round: the shuffler's office goes on, the leader is named
    as far as this round decides it (D0.8)."""
    seats = len(played.hands)
    leader: Seat | None = None
    if options.lead == "winner":
        leader = played.ending.seat
    elif options.lead == "rotate":
        leader = next_seat(options, played.leader, seats)
    first = standing.first_leader
    return replace(
        standing,
        accounts=accounts,
        deal=standing.deal + 1,
        dealer=next_seat(options, played.dealer, seats),
        decided=standing.decided + 1,
        carried=carried,
        next_leader=leader,
        first_leader=played.leader if first is None else first,
        redeals=0,
    )


def side_pips(sides: Sides, played: Round) -> tuple[int, ...]:
    """Per side the pips of its hands; a side of which one is out has none (D1.1)."""
    out = played.ending.seat if played.ending.kind == "out" else None
    return tuple(0 if out in side else sum(played.hands[seat] for seat in side) for side in sides)


def best_side(values: Sequence[int], *, least: bool = False) -> int | None:
    """The side with the most, or the least; None if several share it."""
    best = min(values) if least else max(values)
    return values.index(best) if values.count(best) == 1 else None


def verdict_of(
    sides: Sides, winners: Sequence[int], *, goats: Sequence[int] = (), shared: str = "won"
) -> Verdict:
    """The verdict: these sides won, the others lost. `shared`: what several winners did
    together; if all won, all drew."""
    seats = sum(map(len, sides))
    won = "won" if len(winners) == 1 else shared
    if len(winners) == len(sides):
        won = "drawn"
    outcome = ["lost"] * seats
    for side in winners:
        for seat in sides[side]:
            outcome[seat] = won
    return Verdict(tuple(outcome), tuple(sorted(s for side in goats for s in sides[side])))
