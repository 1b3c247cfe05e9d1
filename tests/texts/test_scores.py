from __future__ import annotations

import pytest

from kozel.core.sheets import Account, Mark, ScoreLine, ScoreSheet
from kozel.texts.accounts import Cell, brought, has, unit_that_changed
from kozel.texts.arguments import Company
from kozel.texts.texts import Texts

MASHA = (Account(remembered=19), Account())
ALEX = (Account(), Account(remembered=3))
OLYA = (Account(remembered=7), Account(written=20, opened=True))
SERG = (Account(remembered=4), Account(remembered=9))


def sheet(*lines: ScoreLine, **more: int) -> ScoreSheet:
    accounts = lines[-1].after if lines else (Account(), Account())
    sides = tuple((seat,) for seat in range(len(accounts)))
    return ScoreSheet("pips", sides, accounts, lines, **more)  # type: ignore[arg-type]


@pytest.mark.rule("D1.3")
def test_remembered_points_are_yellow_and_written_ones_red() -> None:
    before, after = zip(MASHA, ALEX, OLYA, SERG, strict=True)
    line = ScoreLine(2, before, after, (0, 3, 13, 5))
    names = Company({0: "Маша", 1: "Алекс", 2: "Оля", 3: "Серж"})
    table = Texts("ru", company=names, strict=True).score_sheet(sheet(line, target=101))
    assert table.head == ("Маша", "Алекс", "Оля", "Серж")
    assert table.now == (
        Cell("0"),
        Cell("+3", "remembered"),
        Cell("20", "written"),
        Cell("+9", "remembered"),
    )
    assert table.notes == ("Игра до 101",)
    (deal,) = table.rounds
    assert deal.title == "Кон 2"
    was, got, now = deal.rows
    assert [cell.text for cell in was.cells] == ["+19", "0", "+7", "+4"]
    assert [cell.text for cell in got.cells] == ["0", "+3", "+13", "+5"]
    assert [cell.counted for cell in got.cells] == [0, 3, 13, 5]
    assert now.cells == table.now
    assert (was.part, got.part, now.part) == ("before", "round", "after")


def test_a_loss_of_written_points_shows_as_one() -> None:
    writing = Account(written=40, opened=True)
    assert brought("points", writing, Account()) == Cell("−40")
    assert has("points", Account(written=-5)) == Cell("−5")


@pytest.mark.parametrize(
    ("unit", "before", "after"),
    [
        ("rows", Account(rows=2), Account(rows=4)),
        ("chips", Account(chips=10), Account(chips=12)),
        ("wins", Account(wins=1), Account(wins=3)),
        ("points", Account(written=2), Account(written=4)),
    ],
)
def test_the_unit_says_what_counts(unit: str, before: Account, after: Account) -> None:
    assert brought(unit, before, after).text == "+2"
    assert unit_that_changed(before, after) == unit


def test_what_is_carried_and_where_the_match_ends_stand_below() -> None:
    table = Texts("en", strict=True).score_sheet(
        ScoreSheet(
            "points",
            ((0, 2), (1, 3)),
            (Account(), Account()),
            target=12,
            carried=35,
            eggs=1,
            series=(1, 0),
        )
    )
    assert table.head == ("seat 1 and seat 3", "seat 2 and seat 4")
    assert table.notes == ("Ends at 12", "Carried: 35", "Eggs waiting: 1", "Matches won: 1 : 0")


def test_a_number_of_deals_can_end_the_match() -> None:
    table = Texts("ru", strict=True).score_sheet(sheet(deals=22))
    assert table.notes == ("22 кона",)


def test_marks_stand_by_their_side_or_by_the_deal() -> None:
    empty = (Account(), Account())
    marks = (Mark("fish", value=35), Mark("out", side=1))
    line = ScoreLine(1, empty, empty, marks=marks)
    (deal,) = Texts("en", strict=True).score_sheet(sheet(line)).rounds
    assert len(deal.marks) == 1
    assert "35" in deal.marks[0]
    was, got, now = deal.rows
    assert [len(cell.marks) for cell in got.cells] == [0, 1]
    assert not any(cell.marks for cell in was.cells + now.cells)
