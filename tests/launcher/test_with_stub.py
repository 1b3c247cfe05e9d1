"""What the launcher decides, seen with a Python that only pretends."""

import os
import re
import shutil
import signal
from pathlib import Path

import pytest

from tests.launcher.conftest import ROOT, Desk, Gate, only_sentence

needs_flock = pytest.mark.skipif(shutil.which("flock") is None, reason="waiting needs flock")


def environment_used(output: str) -> str:
    match = re.match(r"ran in (.*) with", output)
    assert match, output
    return match[1]


# ---- passing on -------------------------------------------------------------


def test_arguments_arrive_as_they_were_given(desk: Desk) -> None:
    result = desk.run("play", "two words", "", "*", "--seed", "1")
    assert result.returncode == 0
    assert result.stdout.endswith("with [play] [two words] [] [*] [--seed] [1]\n")


def test_progress_goes_to_standard_error_and_only_the_first_time(desk: Desk) -> None:
    first, later = desk.run("games"), desk.run("games")
    assert "preparing its environment" in first.stderr
    assert first.stderr.count("  - ") == 5
    assert later.stderr == ""
    assert first.stdout == later.stdout
    assert desk.calls() == ["venv", "pip", "pip", "build"]


def test_it_works_from_another_folder_through_links(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    absolute = tmp_path / "bin" / "kozel"
    absolute.symlink_to(desk.launcher)
    relative = tmp_path / "bin" / "goat"
    relative.symlink_to("kozel")
    outputs = {
        desk.run("games", launcher=launcher, cwd=tmp_path).stdout
        for launcher in (absolute, relative, desk.launcher)
    }
    assert len(outputs) == 1
    assert desk.calls().count("venv") == 1


# ---- the key ----------------------------------------------------------------


@pytest.mark.parametrize(
    "changed",
    [
        "src/kozel/__init__.py",
        "pyproject.toml",
        "hatch_build.py",
        "requirements/run.lock",
        "requirements/build.lock",
    ],
)
def test_a_change_makes_a_new_environment_and_removes_the_old(desk: Desk, changed: str) -> None:
    before = environment_used(desk.run().stdout)
    (desk.checkout / changed).write_text("# changed\n", encoding="utf-8")
    after = environment_used(desk.run().stdout)
    assert before != after
    assert desk.places() == {Path(after).name}


def test_a_new_or_renamed_source_changes_the_key(desk: Desk) -> None:
    package = desk.checkout / "src" / "kozel"
    used = [environment_used(desk.run().stdout)]
    (package / "new.ftl").write_text("a = b\n", encoding="utf-8")
    used.append(environment_used(desk.run().stdout))
    (package / "new.ftl").rename(package / "other name.ftl")
    used.append(environment_used(desk.run().stdout))
    assert len(set(used)) == 3


def test_what_editors_and_python_leave_behind_does_not(desk: Desk) -> None:
    package = desk.checkout / "src" / "kozel"
    before = desk.run().stdout
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "a.cpython-311.pyc").write_bytes(b"\0")
    (package / ".a.py.swp").write_bytes(b"\0")
    (package / "a.py~").write_bytes(b"")
    (desk.checkout / "notes").write_text("not ours", encoding="utf-8")
    assert desk.run().stdout == before


def test_equal_checkouts_share_and_do_not_prune_each_other(desk: Desk, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(desk.checkout, other)
    assert desk.run().stdout == desk.run(launcher=other / "kozel").stdout

    (other / "src" / "kozel" / "__init__.py").write_text("x = 1\n", encoding="utf-8")
    desk.run(launcher=other / "kozel")
    assert len(desk.places()) == 2

    shutil.rmtree(other)
    (desk.checkout / "src" / "kozel" / "__init__.py").write_text("x = 2\n", encoding="utf-8")
    desk.run()
    assert len(desk.places()) == 1


def test_an_environment_whose_python_has_gone_is_made_again(desk: Desk) -> None:
    used = environment_used(desk.run().stdout)
    (Path(used) / "bin" / "python").unlink()
    assert environment_used(desk.run().stdout) == used
    assert desk.calls().count("venv") == 2


# ---- interruptions and company ----------------------------------------------


@pytest.mark.parametrize("step", ["venv", "pip"])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_an_interrupted_first_start_leaves_nothing_that_looks_whole(
    desk: Desk, gate: Gate, step: str, how: signal.Signals
) -> None:
    with desk.start(**gate.variables(step)) as process:
        gate.wait_until_reached()
        os.killpg(process.pid, how)
        process.communicate(timeout=60)
    assert process.returncode == (-how if how == signal.SIGKILL else 128 + how)
    assert desk.places() == set()

    again = desk.run("games")
    assert again.returncode == 0
    assert len(desk.places()) == 1
    assert list(desk.cache.glob("new.*")) == []


@needs_flock
def test_of_two_first_starts_one_waits_for_the_other(desk: Desk, gate: Gate) -> None:
    with desk.start("first", **gate.variables("venv")) as first:
        gate.wait_until_reached()
        with desk.start("second") as second:
            assert second.stderr is not None
            assert "waiting" in second.stderr.readline()
            gate.let_through()
            second_output = second.communicate(timeout=60)[0]
        first_output = first.communicate(timeout=60)[0]
    assert environment_used(first_output) == environment_used(second_output)
    assert (first.returncode, second.returncode) == (0, 0)
    assert desk.calls().count("venv") == 1


@needs_flock
def test_when_the_one_gives_up_the_other_goes_on(desk: Desk, gate: Gate) -> None:
    with desk.start(**gate.variables("venv")) as first:
        gate.wait_until_reached()
        with desk.start("second") as second:
            assert second.stderr is not None
            assert "waiting" in second.stderr.readline()
            os.killpg(first.pid, signal.SIGKILL)
            output = second.communicate(timeout=60)[0]
        first.communicate(timeout=60)
    assert second.returncode == 0
    assert output.endswith("[second]\n")


def test_without_locks_two_first_starts_do_not_break_each_other(desk: Desk, gate: Gate) -> None:
    (desk.tools / "flock").unlink()
    with desk.start(**gate.variables("venv")) as slow:
        gate.wait_until_reached()
        quick = desk.run()
        gate.let_through()
        slow_output = slow.communicate(timeout=60)[0]
    assert (slow.returncode, quick.returncode) == (0, 0)
    assert slow_output == quick.stdout


@needs_flock
def test_an_environment_in_use_is_not_pruned(desk: Desk, gate: Gate) -> None:
    desk.run()
    (in_use,) = desk.places()
    with desk.start("play", **gate.variables("run")) as running:
        gate.wait_until_reached()
        (desk.checkout / "pyproject.toml").write_text("# 2\n", encoding="utf-8")
        desk.run()
        assert in_use in desk.places()
        gate.let_through()
        running.communicate(timeout=60)
    (desk.checkout / "pyproject.toml").write_text("# 3\n", encoding="utf-8")
    desk.run()
    assert len(desk.places()) == 1


# ---- the sentences ----------------------------------------------------------


@pytest.mark.parametrize(
    ("probe", "english", "russian"),
    [
        ("3", "needs Python 3.11 or newer", "нужен Python 3.11"),
        ("127", "needs Python 3.11 or newer", "нужен Python 3.11"),
        ("4", "sudo apt install python3-venv", "sudo apt install python3-venv"),
    ],
)
def test_python_is_missing_old_or_without_venv(
    desk: Desk, probe: str, english: str, russian: str
) -> None:
    result = desk.run(STUB_PROBE=probe)
    assert result.returncode == 1
    assert english in only_sentence(result.stderr)
    assert result.stderr.count("\n") == 1
    assert russian in only_sentence(desk.run(STUB_PROBE=probe, LANG="ru_RU.UTF-8").stderr)


def test_there_is_no_python_at_all(desk: Desk) -> None:
    (desk.tools / "python3").unlink()
    assert "needs Python 3.11 or newer" in only_sentence(desk.run().stderr)


def test_a_newer_python_beside_an_old_one_is_found(desk: Desk) -> None:
    shutil.copy(desk.tools / "python3", desk.tools / "python3.12")
    (desk.tools / "python3").write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
    assert desk.run().returncode == 0


@pytest.mark.parametrize(
    ("step", "says", "english", "russian"),
    [
        ("venv", "OSError: [Errno 28] No space left on device", "disk is full", "нет места"),
        ("pip", "OSError: [Errno 122] Disk quota exceeded", "disk is full", "нет места"),
        ("pip", "NewConnectionError: Name or service not known", "network", "к сети"),
        ("pip", "ReadTimeoutError: Read timed out.", "network", "к сети"),
        ("pip", "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "another network", "другой сети"),
        ("venv", "Traceback: something else", "see what went wrong", "посмотрите причину"),
        ("build", "Traceback: something else", "see what went wrong", "посмотрите причину"),
    ],
)
def test_a_failing_step_ends_in_one_sentence(
    desk: Desk, step: str, says: str, english: str, russian: str
) -> None:
    result = desk.run(STUB_FAIL=step, STUB_SAYS=says)
    assert result.returncode == 1
    assert result.stdout == ""
    assert english in only_sentence(result.stderr)
    assert desk.places() == set()
    assert list(desk.cache.glob("new.*")) == []
    if "disk" not in english:
        log = desk.cache / "run.log"
        assert str(log) in result.stderr
        assert says in log.read_text(encoding="utf-8")
    in_russian = desk.run(STUB_FAIL=step, STUB_SAYS=says, LC_ALL="ru_RU.UTF-8")
    assert russian in only_sentence(in_russian.stderr)


def test_no_cache_folder_can_be_written(desk: Desk) -> None:
    # A file in the way stops even root.
    (desk.home / ".cache").write_text("", encoding="utf-8")
    (desk.home / "xdg").write_text("", encoding="utf-8")
    result = desk.run(XDG_CACHE_HOME=str(desk.home / "xdg"))
    sentence = only_sentence(result.stderr)
    assert result.returncode == 1
    assert f"{desk.home}/xdg/kozel, {desk.home}/.cache/kozel" in sentence


def test_the_home_folder_helps_out_when_the_cache_folder_cannot_be_written(desk: Desk) -> None:
    (desk.home / "xdg").write_text("", encoding="utf-8")
    for _ in range(2):
        result = desk.run(XDG_CACHE_HOME=str(desk.home / "xdg"))
        assert environment_used(result.stdout).startswith(str(desk.cache))
    assert desk.calls().count("venv") == 1


@pytest.mark.parametrize(
    ("variables", "russian"),
    [
        ({}, False),
        ({"LANG": "C.UTF-8"}, False),
        ({"LANG": "ru_RU.UTF-8"}, True),
        ({"LANG": "ru"}, True),
        ({"LANG": "rup_MK"}, False),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_UA"}, True),
        ({"LANG": "ru_RU", "LC_MESSAGES": "ru_RU", "LC_ALL": "C"}, False),
        ({"LANG": "C", "LC_MESSAGES": "C", "LC_ALL": "ru_RU.utf8"}, True),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, True),
    ],
)
def test_the_locale_chooses_the_language(
    desk: Desk, variables: dict[str, str], russian: bool
) -> None:
    desk.variables.update(variables)
    sentence = desk.run(STUB_PROBE="3").stderr
    assert ("нужен" in sentence) == russian
    assert ("needs" in sentence) != russian


def test_every_text_is_there_in_both_languages() -> None:
    script = (ROOT / "kozel").read_text(encoding="utf-8")
    texts = set(re.findall(r"^    (\w+\.(?:en|ru))\) echo ", script, re.MULTILINE))
    used = set(re.findall(r"^\s+(?:say|step) (\w+)|\bfail (\w+)", script, re.MULTILINE))
    kinds = {"run", "test", "browser", "page", "web"}
    names = {f"first_{kind}" for kind in kinds} | {a or b for a, b in used}
    assert texts == {f"{name}.{language}" for name in names for language in ("en", "ru")}
