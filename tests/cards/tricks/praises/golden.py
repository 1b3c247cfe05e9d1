"""The golden cases of the praises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_CASES = Path(__file__).parents[3] / "cases" / "praises.jsonl"


def praise_count(name: str) -> dict[str, Any]:
    """The case with the numbers of cards of this praise."""
    lines: list[dict[str, Any]] = [
        json.loads(line) for line in _CASES.read_text(encoding="utf-8").splitlines()
    ]
    (found,) = [case for case in lines if case["type"] == name]
    return found
