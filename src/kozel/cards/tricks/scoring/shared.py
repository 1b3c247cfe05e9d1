"""What every way of scoring shares."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.deck import ALL_POINTS
from kozel.cards.tricks.state import Terms
from kozel.core.moves import Seat
from kozel.core.sheets import Account

HALF = ALL_POINTS // 2
POOR = 30
"""Card points up to which a side has lost badly (C1.6, C10.2)."""


def write(accounts: tuple[Account, ...], added: list[int]) -> tuple[Account, ...]:
    """The accounts with these points written; they are not capped (C8.8)."""
    return tuple(
        replace(account, written=account.written + more)
        for account, more in zip(accounts, added, strict=True)
    )


def next_dealer(terms: Terms, dealer: Seat) -> Seat:
    """The deal passes clockwise (C0.4)."""
    return (dealer + 1) % terms.seats
