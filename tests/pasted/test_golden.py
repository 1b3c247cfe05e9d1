"""The two tables at the end of seed 002."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kozel.core.match import replay
from kozel.games import make
from kozel.texts.texts import Texts
from tests.pasted.told import ACTS, FIRST, GAME, SECOND, SHORT, WHOLE, faulty, match_of, written


@pytest.mark.rule("D8")
def test_the_second_table_is_a_fish_of_46() -> None:
    match = match_of(GAME + SECOND)
    assert written(match) == (46, 0)
    assert match.state.lines[0].counted == (30, 46)
    assert match.state.lines[0].marks[0].kind == "fish"


@pytest.mark.rule("D8")
def test_with_all_hands_it_is_worth_76() -> None:
    assert written(match_of("Игра: partnership count=all_hands\n" + SECOND)) == (76, 0)
    assert written(match_of(GAME + "count=all_hands\n" + SECOND)) == (76, 0)


@pytest.mark.rule("D8")
def test_the_first_table_is_refused_where_a_row_is_missing() -> None:
    found = faulty(GAME + FIRST)
    fault = found.fault
    assert fault is not None
    assert (fault.row, fault.given) == (7, "5-6")
    assert found.log.header.players[fault.seat or 0].name == "A"
    assert (GAME + FIRST).split("\n")[fault.line - 1].startswith("| 7 | [5-6]")
    assert (fault.reason.id, fault.reason.rule) == ("domino-fits-no-end", "D0.3")
    assert fault.reason.args["numbers"] == ("0", "4")
    assert len(replay(found.log, make).steps) == 2 + 23


@pytest.mark.rule("D8")
def test_with_the_missing_row_it_gives_10() -> None:
    match = match_of(GAME + WHOLE)
    assert written(match) == (0, 10)
    assert match.state.lines[0].counted == (10, 0)


ROWS = [", ".join(ACTS), " ".join(ACTS), "\n".join(ACTS), " | ".join(ACTS)]
WITH_NUMBERS = """\
1. - 11 pass 15
2. 14 pass 45 04
3. 05 pass 25 12
4. 44 01 02 pass
5. 22 26 46 pass
6. 34 23 24 fish
"""
BY_NAME = "\n".join(f"{'BCDA'[at % 4]}{(': ', ' ')[at % 2]}{act}" for at, act in enumerate(ACTS))
WITHOUT_PASSES = "\n".join(line for line in BY_NAME.split("\n") if "pass" not in line)


@pytest.mark.parametrize("acts", [*ROWS, WITH_NUMBERS, BY_NAME, WITHOUT_PASSES])
def test_the_same_in_every_form(acts: str) -> None:
    assert written(match_of(SHORT + acts)) == (46, 0)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_example_of_the_page_is_this_game(language: str) -> None:
    assert written(match_of(Texts(language, strict=True).text("page-pasted-sample"))) == (46, 0)


def test_the_example_of_the_docs_is_this_game() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "pasted.md"
    found = re.search(r"```\n(Game: .*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert written(match_of(found[1])) == (46, 0)
