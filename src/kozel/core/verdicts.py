"""How a match ends for everybody, from how it ended for the sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from kozel.core.moves import Seat
from kozel.core.views import Verdict

Score = TypeVar("Score", int, tuple[int, int])


def verdict_of(
    sides: Sequence[Sequence[Seat]],
    winners: Sequence[int],
    *,
    goats: Sequence[int] = (),
    shared: str = "won",
) -> Verdict:
    """These sides have won, the others lost. `shared`: what several winners did together; if all
    won, all drew. `goats`: the sides that are the goats."""
    won = "won" if len(winners) == 1 else shared
    if len(winners) == len(sides):
        won = "drawn"
    outcome = ["lost"] * sum(map(len, sides))
    for side in winners:
        for seat in sides[side]:
            outcome[seat] = won
    return Verdict(tuple(outcome), tuple(sorted(seat for side in goats for seat in sides[side])))


def best_wins(
    sides: Sequence[Sequence[Seat]], scores: Sequence[Score], *, shared: str = "drawn"
) -> Verdict:
    """The side with the best score has won; several have drawn (C0.4a, D0.9a), or done what
    `shared` says."""
    best = max(scores)
    winners = [side for side, score in enumerate(scores) if score == best]
    return verdict_of(sides, winners, shared=shared)


def goats_lose(sides: Sequence[Sequence[Seat]], goats: Sequence[int]) -> Verdict:
    """The sides in `goats` have lost and are the goats, all others have won."""
    winners = [side for side in range(len(sides)) if side not in goats]
    return verdict_of(sides, winners, goats=goats)


def length_reached(deals: int, decided: int) -> bool:
    """Whether the agreed number of deals, 0 for none, has been decided (C0.4a, D0.9a)."""
    return 0 < deals <= decided
