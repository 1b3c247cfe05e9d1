"""What a side has and what a deal brought it, as cells of the score table."""

from __future__ import annotations

import msgspec

from kozel.core.sheets import Account

WRITTEN = "written"
REMEMBERED = "remembered"


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one side has or got.

    `text`: ``20``, ``+9``, ``−3``. `tone`: how it is shown: ``remembered`` (yellow, D1.3),
    ``written`` (red there) or "". `counted`: card points taken or pips left, of this deal.
    `marks`: words for the signs beside it.
    """

    text: str
    tone: str = ""
    counted: int | None = None
    marks: tuple[str, ...] = ()


def has(unit: str, account: Account) -> Cell:
    """What a side has: remembered points as ``+9``, written ones as ``20`` (D1.3)."""
    if account.remembered:
        return Cell(f"+{account.remembered}", REMEMBERED)
    return Cell(_number(_amount(unit, account)), WRITTEN if account.opened else "")


def brought(unit: str, before: Account, after: Account) -> Cell:
    """What the deal brought a side. Remembered points that were wiped are no loss."""
    change = _amount(unit, after) - _amount(unit, before)
    remembered = after.remembered - before.remembered
    opened = after.opened and not before.opened
    if remembered > 0 or opened:
        change += remembered
    tone = REMEMBERED if remembered > 0 else WRITTEN if after.opened else ""
    return Cell(_signed(change), tone)


def unit_that_changed(before: Account, after: Account) -> str:
    """Which part of an account a deal moved, where the sheet's unit is not at hand."""
    units = ("rows", "chips", "wins")
    return next((unit for unit in units if _amount(unit, before) != _amount(unit, after)), "points")


def _amount(unit: str, account: Account) -> int:
    match unit:
        case "rows":
            return account.rows
        case "chips":
            return account.chips
        case "wins":
            return account.wins
        case _:
            return account.written


def _number(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else _number(number)
