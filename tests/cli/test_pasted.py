"""`kozel replay` of games of other people, as text."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Kozel
from tests.pasted.told import FIRST, GAME, SECOND


@pytest.fixture
def fish(tmp_path: Path) -> Path:
    """The second table of seed 002."""
    file = tmp_path / "fish.txt"
    file.write_text(GAME + SECOND, encoding="utf-8")
    return file


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """The first table, as it was printed."""
    file = tmp_path / "faulty.txt"
    file.write_text(GAME + FIRST, encoding="utf-8")
    return file


@pytest.mark.rule("D8")
def test_a_text_is_replayed(kozel: Kozel, fish: Path) -> None:
    shown = kozel("replay", str(fish))
    assert (shown.status, shown.err) == (0, "")
    assert "46" in shown.out


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Line 18: The first move that cannot be: row 7, A, “5-6”. 5-6 does not fit"),
        ("ru", "Строка 18: Первый невозможный ход: ряд 7, A, «5-6». 5-6 не подходит"),
    ],
)
@pytest.mark.rule("D0.3")
def test_the_faulty_move_is_named(kozel: Kozel, faulty: Path, language: str, line: str) -> None:
    shown = kozel("replay", str(faulty), language=language)
    assert shown.status == 1
    assert shown.err.startswith(line)
    assert shown.err.strip().endswith("0, 4. (D0.3)")
    assert "2-4" in shown.out


def test_a_text_becomes_a_log(kozel: Kozel, fish: Path, tmp_path: Path) -> None:
    log = tmp_path / "fish.jsonl"
    assert kozel("replay", str(fish), "--save", str(log)).status == 0
    again = kozel("replay", str(log))
    assert again.status == 0
    assert "46" in again.out
    checked = kozel("verify", str(log))
    assert "every move is lawful" in checked.out
    assert "not proven" in checked.out
    assert kozel("replay", str(fish), "--save", str(log)).status == 2  # it is there already


def test_a_text_comes_through_a_pipe(kozel: Kozel, monkeypatch: pytest.MonkeyPatch) -> None:
    piped = io.TextIOWrapper(io.BytesIO((GAME + FIRST).encode()))
    monkeypatch.setattr("sys.stdin", piped)
    shown = kozel("replay", "-", "--json")
    data = json.loads(shown.out)
    assert (data["preset"], data["fault"]["row"], shown.status) == ("partnership", 7, 1)


def test_what_is_wrong_with_a_text_is_told_in_its_line(kozel: Kozel, tmp_path: Path) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text((GAME + SECOND).replace("[6-6]\n", "[6-7]\n"), encoding="utf-8")
    refused = kozel("replay", str(file))
    assert refused.status == 2
    assert refused.err == "Line 9: This game has no 6-7.\n"
