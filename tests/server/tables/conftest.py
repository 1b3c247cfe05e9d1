"""A hall for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.tables.hall import Hall


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with Hall(tmp_path) as opened:
        yield opened
