"""What the launcher does about the page: ``serve`` and the tests that need one."""

import os
import shutil
import signal
from pathlib import Path

import pytest

from tests.launcher.conftest import Desk, Gate, only_sentence

MAKING_PAGE = ["node", "npm ci --omit=dev", "npm run build"]


def page_used(output: str) -> Path:
    return Path(output.strip().partition(" and the page ")[2])


# ---- serve ------------------------------------------------------------------


def test_only_serve_builds_the_page_and_only_once(desk: Desk) -> None:
    assert page_used(desk.run("play").stdout) == Path()
    assert "node" not in desk.calls()

    first, later = desk.run("serve", "--lan"), desk.run("serve", "--lan")
    assert "building the page of this version" in first.stderr
    assert first.stderr.count("  - ") == 4
    assert later.stderr == ""
    assert first.stdout == later.stdout
    assert "with [serve] [--lan] and the page" in first.stdout
    assert desk.calls() == ["venv", "pip", "pip", "build", *MAKING_PAGE]
    assert (page_used(first.stdout) / "index.html").is_file()
    # Neither Node nor its libraries are kept, and nothing of ours lies where all is served.
    assert [path.name for path in page_used(first.stdout).iterdir()] == ["index.html"]
    (place,) = desk.cache.glob("page-*/")
    assert {path.name for path in place.iterdir()} == {"complete", "page"}


def test_nothing_is_left_in_the_checkout(desk: Desk) -> None:
    before = sorted(desk.checkout.rglob("*"))
    desk.run("serve")
    desk.run("test")
    assert sorted(desk.checkout.rglob("*")) == before


def test_help_needs_no_page(desk: Desk) -> None:
    assert "with [serve] [--help]\n" in desk.run("serve", "--help").stdout


@pytest.mark.parametrize(
    ("variables", "page"), [({"KOZEL_SKIP_WEB": "1"}, ""), ({"KOZEL_PAGE": "/my page"}, "/my page")]
)
def test_who_has_a_page_or_wants_none_waits_for_none(
    desk: Desk, variables: dict[str, str], page: str
) -> None:
    desk.variables.update(variables)
    assert page_used(desk.run("serve").stdout) == Path(page)
    assert desk.places("page") == set()


@pytest.mark.parametrize(
    "changed",
    [
        "web/src/App.svelte",
        "web/package-lock.json",
        "src/kozel/texts/en.ftl",
        "hatch_build.py",
        "requirements/page.lock",
    ],
)
def test_a_change_builds_a_new_page_and_removes_the_old(desk: Desk, changed: str) -> None:
    before = page_used(desk.run("serve").stdout)
    (desk.checkout / changed).write_text("# changed\n", encoding="utf-8")
    after = page_used(desk.run("serve").stdout)
    assert before != after
    assert desk.places("page") == {after.parent.name}


def test_what_does_not_belong_to_the_page_builds_none(desk: Desk) -> None:
    before = page_used(desk.run("serve").stdout)
    (desk.checkout / "src" / "kozel" / "__init__.py").write_text("x = 1\n", encoding="utf-8")
    assert page_used(desk.run("serve").stdout) == before


def test_what_npm_leaves_in_a_checkout_changes_no_key(desk: Desk) -> None:
    before = desk.run("serve").stdout
    for name in ("web/node_modules/a/index.js", "src/kozel/server/page/index.html"):
        path = desk.checkout / name
        path.parent.mkdir(parents=True)
        path.write_text("", encoding="utf-8")
    assert desk.run("serve").stdout == before


@pytest.mark.parametrize("step", ["node", "ci --omit=dev", "run build"])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_build_leaves_nothing_that_looks_like_a_page(
    desk: Desk, gate: Gate, step: str, how: signal.Signals
) -> None:
    with desk.start("serve", **gate.variables(step)) as process:
        gate.wait_until_reached()
        os.killpg(process.pid, how)
        process.communicate(timeout=60)
    assert process.returncode == (-how if how == signal.SIGKILL else 128 + how)
    assert desk.places("page") == set()

    assert desk.run("serve").returncode == 0
    assert len(desk.places("page")) == 1
    assert list(desk.cache.glob("new.*")) == []


@pytest.mark.skipif(shutil.which("flock") is None, reason="waiting needs flock")
def test_of_two_first_servers_one_builds(desk: Desk, gate: Gate) -> None:
    with desk.start("serve", **gate.variables("node")) as first:
        gate.wait_until_reached()
        with desk.start("serve") as second:
            assert second.stderr is not None
            assert "waiting" in second.stderr.readline()
            gate.let_through()
            second_output = second.communicate(timeout=60)[0]
        first_output = first.communicate(timeout=60)[0]
    assert first_output == second_output
    assert desk.calls().count("npm run build") == 1


@pytest.mark.skipif(shutil.which("flock") is None, reason="pruning needs flock")
def test_a_page_that_is_served_is_not_pruned(desk: Desk, gate: Gate) -> None:
    desk.run("serve")
    (served,) = desk.places("page")
    with desk.start("serve", **gate.variables("run")) as running:
        gate.wait_until_reached()
        (desk.checkout / "web" / "package.json").write_text("{ }\n", encoding="utf-8")
        desk.run("serve")
        assert served in desk.places("page")
        gate.let_through()
        running.communicate(timeout=60)


@pytest.mark.parametrize(
    ("step", "says", "english", "russian"),
    [
        ("node", "NewConnectionError: Name or service not known", "Python package index", "к сети"),
        ("ci --omit=dev", "npm error code ENOTFOUND", "the npm registry", "хранилищем npm"),
        ("ci --omit=dev", "npm error network timeout at:", "the npm registry", "хранилищем npm"),
        ("ci --omit=dev", "npm error code EINTEGRITY", "another network", "другой сети"),
        ("ci --omit=dev", "npm error code ENOSPC", "free at least 700 MB", "хотя бы 700 МБ"),
        ("run build", "Error: no space left, ENOSPC", "disk is full", "нет места"),
        ("run build", "SyntaxError", "everything but ./kozel serve", "кроме ./kozel serve"),
    ],
)
def test_a_failing_step_ends_in_one_sentence(
    desk: Desk, step: str, says: str, english: str, russian: str
) -> None:
    desk.run("games")
    result = desk.run("serve", STUB_FAIL=step, STUB_SAYS=says)
    assert result.returncode == 1
    assert result.stdout == ""
    assert english in only_sentence(result.stderr)
    assert desk.places("page") == set()
    assert list(desk.cache.glob("new.*")) == []
    if "ENOSPC" not in says:
        log = desk.cache / "page.log"
        assert str(log) in result.stderr
        assert says in log.read_text(encoding="utf-8")
    in_russian = desk.run("serve", STUB_FAIL=step, STUB_SAYS=says, LC_ALL="ru_RU.UTF-8")
    assert russian in only_sentence(in_russian.stderr)
    assert desk.run("games").returncode == 0


# ---- the tests' own command -------------------------------------------------


@pytest.fixture
def chromium(desk: Desk) -> Path:
    path = desk.tools / "chromium"
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.usefixtures("chromium")
def test_all_tests_run_on_the_sources_as_they_are(desk: Desk, tmp_path: Path) -> None:
    result = desk.run("test", "--long", "-k", "a b", cwd=tmp_path)
    (page,) = desk.places("page")
    assert result.stdout == (
        f"tested {desk.checkout}/src in {desk.checkout}"
        f" with [-n] [auto] [--dist] [worksteal] [--long] [-k] [a b]"
        f" and the page {desk.cache / page}/page\n"
    )
    assert desk.calls() == [
        "venv", "pip", "node", "npm ci", "npm run check", "npm run test", "npm run build",
    ]  # fmt: skip
    assert list(desk.cache.glob("new.*")) == []


@pytest.mark.usefixtures("chromium")
def test_what_tests_need_lives_as_long_as_its_lock(desk: Desk) -> None:
    desk.run("test")
    for name in ("src/kozel/__init__.py", "web/src/App.svelte"):
        (desk.checkout / name).write_text("x = 1\n", encoding="utf-8")
    desk.run("test")
    assert [desk.calls().count(name) for name in ("venv", "npm ci", "npm run build")] == [1, 1, 2]

    (desk.checkout / "requirements" / "browser.lock").write_text("# other\n", encoding="utf-8")
    (desk.checkout / "web" / "package-lock.json").write_text("{ }\n", encoding="utf-8")
    desk.run("test")
    assert [desk.calls().count(name) for name in ("venv", "npm ci", "npm run build")] == [2, 2, 3]
    assert len(desk.places("browser") | desk.places("web")) == 2


@pytest.mark.usefixtures("chromium")
def test_what_tests_have_builds_the_page_of_a_server_too(desk: Desk) -> None:
    desk.run("test")
    (desk.checkout / "web" / "src" / "App.svelte").write_text("<p>\n", encoding="utf-8")
    before = len(desk.calls())
    desk.run("serve")
    assert desk.calls()[before:] == ["venv", "pip", "pip", "build", "npm run build"]


def test_the_python_tests_need_neither_node_nor_browser(desk: Desk) -> None:
    result = desk.run("test", "-k", "a b", "--python", "-x")
    assert result.stderr.count("\n") == 4
    assert result.stdout.endswith(
        "[-n] [auto] [--dist] [worksteal] [--ignore=tests/browser] [-k] [a b] [-x]\n"
    )
    assert desk.calls() == ["venv", "pip"]


@pytest.mark.usefixtures("chromium")
def test_the_python_tests_use_the_larger_environment_if_it_is_there(desk: Desk) -> None:
    desk.run("test")
    assert desk.run("test", "--python").stderr == ""
    assert desk.places("test") == set()


@pytest.mark.parametrize("option", ["-n0", "-n", "--numprocesses=3", "--dist=no"])
def test_whoever_says_how_many_workers_gets_them(desk: Desk, option: str) -> None:
    assert f"browser] [{option}]\n" in desk.run("test", "--python", option).stdout


@pytest.mark.usefixtures("chromium")
@pytest.mark.parametrize("step", ["run check", "run test"])
def test_a_page_that_fails_its_own_tests_ends_it(desk: Desk, step: str) -> None:
    result = desk.run("test", STUB_FAIL=step, STUB_SAYS="expected 1, got 2")
    assert result.returncode == 1
    assert "tested" not in result.stdout
    *_, found, sentence = result.stderr.splitlines()
    assert found == "expected 1, got 2"
    assert sentence.startswith("The page did not pass its own tests")
    assert list(desk.cache.glob("new.*")) == []
    assert desk.run("test").returncode == 0


def test_without_chromium_a_sentence_says_what_is_skipped(desk: Desk) -> None:
    result = desk.run("test")
    assert result.returncode == 0
    assert "sudo apt install chromium" in result.stderr.splitlines()[0]

    in_ci = desk.run("test", CI="true")
    assert in_ci.returncode == 1
    assert "need Chromium" in only_sentence(in_ci.stderr)
    assert in_ci.stderr.count("\n") == 1
