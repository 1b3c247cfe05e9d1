"""Hands, chains and score sheets in lines that can be read aloud."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from kozel.core.sheets import Account, Mark, ScoreLine, ScoreSheet
from kozel.core.views import Arm, Laid, Layout, PieceFacts
from kozel.terminal import chains, scores
from kozel.terminal.console import Console
from kozel.terminal.hands import grouped, in_order
from kozel.texts.arguments import Company
from kozel.texts.texts import Texts


def facts(*ranked: str) -> list[PieceFacts]:
    """Facts of cards, strongest first within their class; queens and jacks are trumps."""
    return [
        PieceFacts(card, "T" if card[0] in "QJ" else card[1], len(ranked) - power, 0)
        for power, card in enumerate(ranked)
    ]


@pytest.mark.rule("P7")
def test_trumps_first_then_colours_in_turn() -> None:
    ranked = facts("QC", "JD", "AS", "9S", "AC", "AH", "KH")
    hand = ["KH", "AC", "9S", "JD", "AH", "QC", "AS"]
    assert in_order(hand, ranked) == ("QC", "JD", "AS", "9S", "AH", "KH", "AC")
    assert [name for name, _ in grouped(hand, ranked)] == ["T", "S", "H", "C"]


@pytest.mark.parametrize(
    ("suits", "order"),
    [("SC", "SC"), ("HD", "HD"), ("SHD", "HSD"), ("SCD", "SDC"), ("CDHS", "SHCD")],
)
def test_colours_alternate_where_they_can(suits: str, order: str) -> None:
    hand = [f"9{suit}" for suit in suits]
    assert "".join(name for name, _ in grouped(hand, facts(*hand))) == order


def test_tiles_stand_from_the_lightest() -> None:
    assert in_order(["6-6", "0-1", "2-5"], []) == ("0-1", "2-5", "6-6")


CROSS = Layout(
    "1-4", "4-4",
    (
        Arm("left", (Laid("1-6", 6), Laid("6-6", 6, across=True)), 6),
        Arm("right", (Laid("4-4", 4), Laid("2-4", 2)), 2),
        Arm("up", (Laid("4-5", 5), Laid("5-5", 5, closed=True)), None),
        Arm("down", (), 4),
    ),
)  # fmt: skip


@pytest.mark.rule("P7")
def test_halves_that_touch_are_equal() -> None:
    line = chains.chain(CROSS)
    assert line == "6-6 6-1 1-4 4-4 4-2"
    tiles = line.split()
    assert all(one[-1] == other[0] for one, other in pairwise(tiles))


def test_arms_of_a_house_and_open_ends() -> None:
    assert chains.cross_arms(CROSS) == (("up", "4-5 (5-5)"),)
    assert chains.ends(CROSS) == (("left", 6), ("right", 2), ("down", 4))


def company() -> Texts:
    return Texts("ru", company=Company({1: "Анна", 2: "Борис"}, 0, ((0,), (1,), (2,))), strict=True)


@pytest.mark.rule("P7", "D1.3")
def test_remembered_written_and_carried() -> None:
    nothing = Account()
    sheet = ScoreSheet(
        "pips",
        ((0,), (1,), (2,)),
        (Account(remembered=9), Account(written=20, opened=True), nothing),
        (
            ScoreLine(
                1,
                (Account(remembered=4), Account(remembered=7), nothing),
                (Account(remembered=9), Account(written=20, opened=True), nothing),
                (5, 13, 0),
                (Mark("fish"),),
            ),
        ),
        target=101,
        carried=35,
    )
    told = scores.whole(company(), sheet)
    assert told[0].startswith("Кон 1 (")
    assert told[1] == "  Было: вы +4, Анна +7, Борис 0."
    assert "вы +5 (5 очков)" in told[2]
    assert "Анна +13 (13 очков)" in told[2]
    assert told[3] == "  Стало: вы +9, Анна 20, Борис 0."
    assert told[4] == "Сейчас: вы +9, Анна 20, Борис 0."
    assert any("101" in line for line in told[5:])
    assert any("35" in line for line in told[5:])
    assert scores.last_round(company(), sheet) == told[:4]


def written(*lines: str, colour: bool = False) -> str:
    out: list[str] = []
    console = Console(lambda _: "", out.append, colour=colour)
    for line in lines:
        console.tell(line)
    return "".join(out)


def test_long_lines_break_between_words_with_their_indent() -> None:
    told = written("  Было: " + ", ".join(f"Игрок{n} {n}" for n in range(20)))
    first, *others = told.splitlines()
    assert len(first) <= 79
    assert all(line.startswith("    ") and len(line) <= 79 for line in others)


def test_colours_are_only_added() -> None:
    plain, coloured = written("Анна Д♥, 10♣"), written("Анна Д♥, 10♣", colour=True)
    assert "\x1b[31mД♥" in coloured
    assert "\x1b[32m10♣" in coloured
    assert re.sub("\x1b\\[[0-9]+m", "", coloured) == plain
