"""The program as a process: start, signals, closed pipes, poor terminals, its own mistakes."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import kozel as package
from kozel import games
from tests.terminal.table import Table, typed

ROOT = Path(package.__file__).parent.parent


def environment(folder: Path, **more: str) -> dict[str, str]:
    """What the process may know; its files go to `folder`."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "XDG_STATE_HOME": str(folder),
        "PYTHONIOENCODING": "utf-8",
        **more,
    }


def run(
    folder: Path, *arguments: str, typed: str = "", module: str = "kozel", **more: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        input=typed.encode(),
        capture_output=True,
        check=False,
        env=environment(folder, **more),
    )


@pytest.mark.parametrize("module", ["kozel", "kozel.cli"])
def test_the_version(module: str, tmp_path: Path) -> None:
    done = run(tmp_path, "--version", module=module)
    assert done.stdout.decode() == f"kozel {package.__version__}\n"
    assert run(tmp_path, "--version", "--lang", "ru").stdout == done.stdout


def test_the_version_loads_next_to_nothing(tmp_path: Path) -> None:
    code = "import sys; from kozel.cli import main; main(); print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.argv = ['kozel', '--version']; {code}"],
        capture_output=True,
        check=True,
        env=environment(tmp_path),
        text=True,
    )
    loaded = done.stdout.split()
    assert not {"click", "msgspec", "fluent.runtime", "kozel.games"} & set(loaded)


def test_the_first_question_comes_before_players_and_logs_are_loaded(tmp_path: Path) -> None:
    code = (
        "import sys, atexit; from kozel.cli.app import app\n"
        "try: app.main(['play'])\n"
        "except SystemExit: pass\n"
        "print(*sorted(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="",
        capture_output=True,
        check=True,
        env=environment(tmp_path),
        text=True,
    )
    loaded = set(done.stdout.split())
    assert "kozel.texts.texts" in loaded
    assert not {"kozel.core.log", "kozel.core.house", "kozel.players.frozen", "kozel.lab"} & loaded


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "Вызов"),
        ({"LANG": "en_GB.UTF-8"}, "Usage"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "Usage"),
        ({"LANG": "C", "LC_MESSAGES": "ru"}, "Вызов"),
        ({"LANG": "ru_RU.UTF-8", "PYTHONIOENCODING": "ascii"}, "Usage"),
    ],
)
def test_the_language_of_the_system(variables: dict[str, str], word: str, tmp_path: Path) -> None:
    assert run(tmp_path, **variables).stdout.decode().startswith(word)


@pytest.mark.parametrize(
    ("encoding", "language", "expected", "absent"),
    [
        ("utf-8", "ru", "Д♦", "?"),
        ("koi8-r", "ru", "Дб", "?"),
        ("ascii", "ru", "QD", "?"),
        ("ascii", "en", "QD", "?"),
    ],
)
def test_a_terminal_that_cannot_show_signs(
    encoding: str, language: str, expected: str, absent: str, tmp_path: Path
) -> None:
    done = run(
        tmp_path, "--lang", language, "play", "classic", "--seed", "3", "--bots", "random",
        typed="1\n", PYTHONIOENCODING=encoding,
    )  # fmt: skip
    told = done.stdout.decode(encoding)
    assert expected in told
    assert absent not in told
    assert "\x1b" not in told


def test_whoever_stops_reading_ends_the_program_quietly(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kozel", "games", "--drafts", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    complaints = process.stderr.read()
    process.stderr.close()
    process.wait()
    assert complaints == b""


def test_a_killed_match_goes_on(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kozel", "play", "classic", "--seed", "3", "--bots", "random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n1\n")
    process.stdin.flush()
    told = b""
    while told.count(b"Number or move:") < 3:
        told += process.stdout.read1()  # type: ignore[attr-defined]
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    again = run(tmp_path, "play", "--resume", typed="1\n").stdout.decode()
    last = told.decode().rsplit("\n\n", 1)[1]
    assert last.strip() in again
    assert "kozel play --resume" in again


def test_an_interrupted_match_is_kept(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kozel", "play", "domino-kozel", "--seed", "3", "--bots", "random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    told = b""
    while b"Number or move:" not in told:
        told += process.stdout.read1()  # type: ignore[attr-defined]
    process.send_signal(signal.SIGINT)
    told += process.stdout.read()
    process.stdin.close()
    process.stdout.close()
    assert process.wait() == 130
    assert b"kozel play --resume" in told
    assert run(tmp_path, "play", "--resume").returncode == 0


def test_the_arena_in_several_processes(tmp_path: Path) -> None:
    asked = ("arena", "classic", "novice", "random", "--deals", "30", "--json")
    one, two = (run(tmp_path, *asked, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.returncode == 0
    assert one.stdout == two.stdout


def test_a_mistake_of_the_program_goes_to_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(**_: bool) -> None:
        raise ZeroDivisionError("the sky fell")

    monkeypatch.setattr(games, "presets", broken)
    table = Table(tmp_path, typed(()), "ru")
    assert table.run("games") == 1
    complaint = capsys.readouterr().err
    (report,) = tmp_path.glob("crash-*.txt")
    assert str(report) in complaint
    assert len(complaint.splitlines()) == 1
    assert "the sky fell" not in complaint
    assert "ZeroDivisionError: the sky fell" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(("variables", "coloured"), [
    ({"TERM": "xterm"}, True), ({"TERM": "xterm", "NO_COLOR": "1"}, False),
    ({"TERM": "dumb"}, False),
], ids=str)  # fmt: skip
@pytest.mark.rule("P7")
def test_colours_only_where_they_are_wanted(
    variables: dict[str, str], coloured: bool, tmp_path: Path
) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "kozel", "play", "classic", "--seed", "3", "--bots", "random",
         "--pace", "0"],
        stdin=theirs, stdout=theirs, stderr=theirs, env=environment(tmp_path, **variables),
    )  # fmt: skip
    os.close(theirs)
    told = b""
    while b"Number or move:" not in told:
        told += os.read(ours, 4096)
    os.write(ours, b"\x04")
    process.wait()
    os.close(ours)
    assert "♦".encode() in told
    assert (b"\x1b[94m" in told) is coloured
