"""The examples of the docs run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def _blocks(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def test_the_public_interface_fits_in_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = _blocks("README.md")
    exec(compile(example, "README.md", "exec"), {})  # our own page
    assert "won" in capsys.readouterr().out
    code = [line for line in example.splitlines() if line]
    assert len(code) <= 15


def test_every_page_that_the_readme_names_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in re.findall(r"\]\(([^)#]+)\)", text):
        assert (ROOT / page).is_file(), page
