"""The page's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_types_of_the_page_are_current() -> None:
    told = subprocess.run(
        [sys.executable, "web/tools/wire.py", "--check"],
        cwd=ROOT,
        env={"PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
