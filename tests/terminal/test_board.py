"""The board of sixes in lines: drawn for those who see, told for those who listen."""

from __future__ import annotations

import pytest

from kozel.core.sheets import Account, Mark, ScoreLine, ScoreSheet
from kozel.terminal import scores
from kozel.texts.arguments import Company
from kozel.texts.pieces import Style
from kozel.texts.scores import Board
from kozel.texts.texts import Texts

SIDES = ((0, 2), (1, 3))
COMPANY = Company({1: "Ann", 2: "Ben", 3: "Carl"}, 0, SIDES)


def _sheet(first: int, second: int, *lines: ScoreLine, unit: str = "rows") -> ScoreSheet:
    accounts = (Account(rows=first), Account(rows=second))
    return ScoreSheet(unit, SIDES, accounts, lines, target=6)


def _told(sheet: ScoreSheet, language: str = "en", style: Style | None = None) -> tuple[str, ...]:
    return scores.whole(Texts(language, style, COMPANY, strict=True), sheet)


@pytest.mark.rule("C2.12", "P7")
@pytest.mark.parametrize(
    ("rows", "red", "black"),
    [
        (0, "·· ·· ·· | ·· ·· ··", "·· ·· ·· | ·· ·· ··"),
        (1, "♥♥ ·· ·· | ·· ·· ··", "♠♠ ·· ·· | ·· ·· ··"),
        (3, "♥♥ ♥♥ ♥♥ | ·· ·· ··", "♠♠ ♠♠ ♠♠ | ·· ·· ··"),
        (4, "♥♥ ♥♥ ♥♥ | ♦♦ ·· ··", "♠♠ ♠♠ ♠♠ | ♣♣ ·· ··"),
        (6, "♥♥ ♥♥ ♥♥ | ♦♦ ♦♦ ♦♦", "♠♠ ♠♠ ♠♠ | ♣♣ ♣♣ ♣♣"),
    ],
)
def test_a_row_of_pips_for_every_pair(rows: int, red: str, black: str) -> None:
    told = _told(_sheet(rows, rows))
    assert f"  You and Ben: {red}  {rows} of 6 rows" in told
    assert f"  Ann and Carl: {black}  {rows} of 6 rows" in told


def test_where_signs_cannot_be_shown_suits_are_letters() -> None:
    told = _told(_sheet(4, 0), "en", Style(suits="letters"))
    assert "  You and Ben: HH HH HH | DD ·· ··  4 of 6 rows" in told


def test_who_listens_is_told_the_number() -> None:
    told = _told(_sheet(4, 1), "ru", Style("ru", words=True))
    assert "  Вы и Ben: 4 из 6 рядов" in told
    assert "  Ann и Carl: 1 из 6 рядов" in told


def test_other_games_have_no_board() -> None:
    assert not any("of 6 rows" in line for line in _told(_sheet(0, 0, unit="points")))
    assert Texts("en").score_sheet(_sheet(0, 0, unit="wins")).boards == ()
    assert Texts("en").score_sheet(_sheet(2, 0)).boards == (
        Board(2, 6, "2 of 6 rows"),
        Board(0, 6, "0 of 6 rows"),
    )


@pytest.mark.rule("C2.8", "C2.11")
def test_a_deal_that_was_dealt_again_and_eggs_stand_on_the_sheet() -> None:
    stood = (Account(rows=1), Account())
    lines = (
        ScoreLine(2, stood, stood, marks=(Mark("redeal", value=1),)),
        ScoreLine(2, stood, stood, (60, 60), (Mark("eggs"),)),
        ScoreLine(3, stood, (Account(rows=1), Account(rows=3)), marks=(Mark("egg-pair", 1, 1),)),
    )
    told = _told(_sheet(1, 3, *lines))
    assert told[0] == "Deal 2 (redeal 1)"
    assert told[4] == "Deal 2 (eggs)"
    assert "Ann and Carl +3 (with the egg pair)" in told[10]
