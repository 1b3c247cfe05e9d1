"""A `kozel` for the tests of the commands: run in this process, in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.terminal.table import Table, typed


class Result(msgspec.Struct, frozen=True):
    """What a command came to: exit status, what it told, and its complaints."""

    status: int
    out: str
    err: str


Kozel = Callable[..., Result]


@pytest.fixture
def kozel(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Kozel:
    """Runs a command with these arguments; nothing is typed."""

    def run(*arguments: str, language: str = "en", answers: tuple[str, ...] = ()) -> Result:
        table = Table(tmp_path / "state", typed(answers), language)
        capsys.readouterr()
        status = table.run(*arguments)
        printed = capsys.readouterr()
        return Result(status, table.transcript + printed.out, printed.err)

    return run


@pytest.fixture
def played(tmp_path: Path, kozel: Kozel) -> Path:
    """The log of a short match between bots."""
    file = tmp_path / "match.jsonl"
    done = kozel("play", "classic", "--auto", "--seed", "1", "--bots", "random", "--set", "deals=2",
                 "--log", str(file))  # fmt: skip
    assert done.status == 0, done
    return file
