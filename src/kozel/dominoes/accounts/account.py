"""One account that remembers: how it opens, receives, forgets (D1.2)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.core.sheets import Account
from kozel.dominoes.options import DominoOptions


def opening(options: DominoOptions) -> Account:
    """An account before the first round: closed, unless everything is written (D1.2)."""
    return Account(opened=options.threshold == 0)


def empty(_: DominoOptions) -> Account:
    """An account before the first round, where points are simply written."""
    return Account()


def total(account: Account) -> int:
    """Written and remembered points together."""
    return account.written + account.remembered


def received(options: DominoOptions, account: Account, points: int) -> Account:
    """The account after a round that brought `points` (D1.2)."""
    if account.opened or points >= options.threshold:
        return Account(account.written + account.remembered + points, 0, opened=True)
    if not options.remember:
        return account
    return replace(account, remembered=account.remembered + points)


def wiped(account: Account) -> Account:
    """The account without its remembered points."""
    return account if account.opened else replace(account, remembered=0)
