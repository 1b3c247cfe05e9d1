"""The rating points of the domino site, added per match (P5)."""

from __future__ import annotations

from collections.abc import Sequence

from kozel.core.moves import Seat

FULL = 100


def site_rating(own: int, base: int = FULL) -> int:
    """Rating points of a player with `own` written points: a tenth of what is left to `base`,
    half rounded up, and 1 at least. `base`: 100, or after a time-out the written points of
    the player who timed out."""
    return max(1, (base - own + 5) // 10)


def site_ratings(
    written: Sequence[int], goats: Sequence[Seat] = (), timed_out: Seat | None = None
) -> tuple[int, ...]:
    """Per seat the rating points of a match: nothing for goats or for who timed out.

    `written`: per seat the written points; remembered ones do not count. By a time-out nobody
    became a goat.
    """
    base = FULL if timed_out is None else written[timed_out]
    return tuple(
        0 if seat in goats or seat == timed_out else site_rating(own, base)
        for seat, own in enumerate(written)
    )
