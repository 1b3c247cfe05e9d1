from __future__ import annotations

import pytest

from kozel.core.presets import Measure
from kozel.core.sheets import Account, ScoreLine
from kozel.lab.measures import scores


def line(counted: tuple[int, ...] = (), *changes: tuple[Account, Account]) -> ScoreLine:
    before, after = zip(*changes, strict=True) if changes else ((), ())
    return ScoreLine(1, before, after, counted)


def written(*points: int) -> ScoreLine:
    return line((), *((Account(written=4), Account(written=4 + each)) for each in points))


def test_card_points_count_above_the_own_share() -> None:
    assert scores(Measure.CARD_POINTS, "points", line((75, 45)), (0,)) == 15
    assert scores(Measure.CARD_POINTS, "points", line((75, 45)), (1,)) == -15
    assert scores(Measure.CARD_POINTS, "points", line((70, 30, 20)), (1, 2)) == -15


def test_a_challenged_deal_has_no_card_points() -> None:
    assert scores(Measure.CARD_POINTS, "points", written(0, 4), (0,)) == 0


def test_pips_left_count_against_their_owner() -> None:
    assert scores(Measure.PIPS, "pips", line((0, 12, 30, 3)), (0,)) == 15
    assert scores(Measure.PIPS, "pips", line((0, 12, 30, 3)), (0, 1, 3)) == 25


def test_accounts_may_be_good_or_bad_to_have() -> None:
    assert scores(Measure.CHARGED, "points", written(0, 2, 4), (0,)) == 3
    assert scores(Measure.GAINED, "points", written(0, 2, 4), (0,)) == -3


@pytest.mark.parametrize(
    ("unit", "after"),
    [("rows", Account(rows=2)), ("chips", Account(chips=2)), ("wins", Account(wins=2))],
)
def test_the_unit_of_the_sheet_is_what_counts(unit: str, after: Account) -> None:
    before = Account(written=9)
    changed = line((), (before, after), (before, Account()))
    assert scores(Measure.GAINED, unit, changed, (0,)) == 2


@pytest.mark.rule("D1.2")
def test_remembered_points_are_points() -> None:
    changed = line((), (Account(), Account(remembered=7)), (Account(), Account()))
    assert scores(Measure.CHARGED, "pips", changed, (0,)) == -7
