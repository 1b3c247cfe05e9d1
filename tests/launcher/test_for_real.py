"""The launcher with a real Python; one test makes a real environment."""

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

from tests.launcher.conftest import ROOT


def pip_settings() -> dict[str, str]:
    """Return what pip needs on this machine to reach its index."""
    names = ("PATH", "PYENV_ROOT", "SSL_CERT_FILE", "SSL_CERT_DIR", "REQUESTS_CA_BUNDLE")
    variables = {
        name: value
        for name, value in os.environ.items()
        if name in names or name.startswith("PIP_") or name.lower().endswith("_proxy")
    }
    # The user's own file would be looked for in the home folder that the tests replace.
    own = Path.home() / ".config" / "pip" / "pip.conf"
    if "PIP_CONFIG_FILE" not in variables and own.exists():
        variables["PIP_CONFIG_FILE"] = str(own)
    return variables


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    copy = tmp_path / "a check out"
    copy.mkdir()
    for path in ROOT.iterdir():
        if path.is_file() and not path.name.startswith("."):
            shutil.copy(path, copy)
    for name in ("requirements", "src"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def start(checkout: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    home = checkout.parent / "home"
    home.mkdir(exist_ok=True)
    return subprocess.run(
        [str(checkout / "kozel"), *arguments],
        cwd=checkout.parent,
        env=pip_settings() | {"HOME": str(home), **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_first_and_later_starts(checkout: Path) -> None:
    first = start(checkout, "--version")
    if "could not reach" in first.stderr and "CI" not in os.environ:
        pytest.skip("no network")
    assert first.returncode == 0, first.stderr
    assert "kozel" in first.stdout.lower()

    # A module of the current folder must not get in the way.
    (checkout.parent / "click.py").write_text("raise SystemExit(99)\n", encoding="utf-8")
    seconds = []
    for _ in range(3):
        before = time.perf_counter()
        later = start(checkout, "--version")
        seconds.append(time.perf_counter() - before)
        assert (later.returncode, later.stderr, later.stdout) == (0, "", first.stdout)
    assert min(seconds) < 1


def test_no_network(checkout: Path) -> None:
    with socket.socket() as unheard:
        # Bound but not listening: connections are refused at once.
        unheard.bind(("127.0.0.1", 0))
        port = unheard.getsockname()[1]
        result = start(
            checkout,
            PIP_CONFIG_FILE=os.devnull,
            PIP_FIND_LINKS="",
            PIP_INDEX_URL=f"http://127.0.0.1:{port}/simple",
            PIP_EXTRA_INDEX_URL="",
            no_proxy="127.0.0.1",
        )
    assert result.returncode == 1
    assert "check the network connection" in result.stderr.splitlines()[-1]
    assert not list((checkout.parent / "home" / ".cache" / "kozel").glob("run-*/"))
