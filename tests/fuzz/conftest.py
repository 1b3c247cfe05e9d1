"""How much is sent, and the eye on what the server logs."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

SHORT, LONG = 5_000, 50_000


@pytest.fixture
def amount(request: pytest.FixtureRequest) -> int:
    """How many frames or calls."""
    return LONG if request.config.getoption("--long") else SHORT


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing may go wrong inside the server: whatever it logs as an error fails the test."""
    yield
    records = caplog.get_records("call")
    assert [r.getMessage() for r in records if r.levelno >= logging.ERROR] == []
