"""A checkout with hardly any sources, and a Python that only pretends.

Making a real environment takes seconds and the network. Most of what the
launcher decides can be seen without: `stub_python.sh` stands in for Python on
a PATH that holds nothing but the system tools a bare Debian has anyway.
"""

import os
import re
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STUB = Path(__file__).with_name("stub_python.sh")
# Everything the launcher may call besides Python.
SYSTEM_TOOLS = (
    "sh", "df", "find", "flock", "ln", "mkdir", "mv", "readlink", "rm", "sha256sum", "sort",
)  # fmt: skip
STUB_TOOLS = ("chmod", "cp")
SOURCES = (
    "hatch_build.py",
    "pyproject.toml",
    "src/kozel/__init__.py",
    "src/kozel/texts/en.ftl",
    "web/package.json",
    "web/package-lock.json",
    "web/src/App.svelte",
    *(f"requirements/{name}.lock" for name in ("run", "build", "test", "browser", "page")),
)
PATIENCE_S = 60


@dataclass
class Desk:
    """One checkout, one home folder and one PATH to start the launcher with."""

    checkout: Path
    home: Path
    tools: Path
    variables: dict[str, str] = field(default_factory=dict)

    @property
    def launcher(self) -> Path:
        return self.checkout / "kozel"

    @property
    def cache(self) -> Path:
        return self.home / ".cache" / "kozel"

    def environment(self, **variables: str) -> dict[str, str]:
        return {
            "HOME": str(self.home),
            "PATH": str(self.tools),
            "REAL_PYTHON": sys.executable,
            "STUB_CALLS": str(self.home / "calls"),
            **self.variables,
            **variables,
        }

    def run(
        self,
        *arguments: str,
        launcher: Path | None = None,
        cwd: Path | None = None,
        **variables: str,
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(launcher or self.launcher), *arguments],
            cwd=cwd or self.checkout,
            env=self.environment(**variables),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE_S,
            check=False,
        )

    def start(self, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        """Start it in a process group of its own and do not wait for it."""
        return subprocess.Popen(
            [str(self.launcher), *arguments],
            cwd=self.checkout,
            env=self.environment(**variables),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )

    def places(self, kind: str = "run") -> set[str]:
        """What of this kind is kept in the cache."""
        return {path.name for path in self.cache.glob(f"{kind}-*") if path.is_dir()}

    def calls(self) -> list[str]:
        """What the stub was asked to do, a line each."""
        path = self.home / "calls"
        return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


class Gate:
    """Where a stub stops until the test opens it; both wait on pipes, nobody sleeps."""

    def __init__(self, folder: Path) -> None:
        self.reached = folder / "reached"
        self.open = folder / "open"
        os.mkfifo(self.reached)
        os.mkfifo(self.open)
        self._reader = os.open(self.reached, os.O_RDONLY | os.O_NONBLOCK)
        # Open for both ways, so that neither side ever waits for the other to come.
        self._writer = os.open(self.open, os.O_RDWR | os.O_NONBLOCK)

    def variables(self, step: str) -> dict[str, str]:
        return {
            "STUB_GATE": step,
            "STUB_REACHED": str(self.reached),
            "STUB_OPEN": str(self.open),
        }

    def wait_until_reached(self) -> None:
        ready, _, _ = select.select([self._reader], [], [], PATIENCE_S)
        assert ready, "the stub never came to the gate"
        os.read(self._reader, 100)

    def let_through(self) -> None:
        os.write(self._writer, b"go\n")

    def close(self) -> None:
        os.close(self._reader)
        os.close(self._writer)


def only_sentence(text: str) -> str:
    """Return the last line, having seen that nothing but progress comes before."""
    *progress, sentence = text.splitlines()
    assert all(re.match(r"Kozel: |Козёл: |  - ", line) for line in progress), text
    assert sentence.endswith(".")
    return sentence


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    checkout = tmp_path / "a check out"
    for name in SOURCES:
        path = checkout / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {name}\n", encoding="utf-8")
    shutil.copy(ROOT / "kozel", checkout)

    tools = tmp_path / "tools"
    tools.mkdir()
    for name in SYSTEM_TOOLS + STUB_TOOLS:
        if found := shutil.which(name, path="/usr/bin:/bin"):
            (tools / name).symlink_to(found)
    shutil.copy(STUB, tools / "python3")
    (tools / "python3").chmod(0o755)

    home = tmp_path / "home"
    home.mkdir()
    return Desk(checkout, home, tools)


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Gate]:
    gate = Gate(tmp_path)
    yield gate
    gate.close()
