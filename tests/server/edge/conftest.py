"""A server for each test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.edge.house import House, QuickTime, settings


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server in common time."""
    with House(settings(tmp_path)) as running:
        yield running


@pytest.fixture
def quick_house(tmp_path: Path) -> Iterator[House]:
    """A server whose time runs fast, so that bots do, too."""
    with House(settings(tmp_path, QuickTime)) as running:
        yield running
