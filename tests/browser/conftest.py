"""One Chromium and one server process for each test worker; a new browser profile for each test."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

from kozel.server.pages import BUILT
from tests.browser.free_scenes import DEALS
from tests.browser.running import QUICK, STRANGE_NAME, serving
from tests.browser.scenes import SCENES, furnish
from tests.browser.screens import ARGUMENTS, Guests, chromium
from tests.browser.yard_scenes import KONS


def missing() -> str:
    """What is not there to test with, in one sentence."""
    if chromium() is None:
        return "There is no Chromium on this machine."
    if not (BUILT / "index.html").is_file():
        return "The page is not built: npm run build in web/."
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    lacking = missing()
    for item in items:
        if here not in item.path.parents:
            continue
        item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        if lacking and os.environ.get("CI") != "true":
            item.add_marker(pytest.mark.skip(reason=lacking))


PLAYED = {
    "led-by-keys": "sets-several",
    "put-by-keys": "spinner",
    **{
        f"played-{scene}": scene
        for scene in ("three-at-once", "close-both", "hundred", "pass-lead", "all-doubles-full")
    },
}
"""Tables of their own for tests that play on at a scene, which others look at."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    lacking = missing()
    assert not lacking, lacking
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """Where the quick server of this worker is."""
    folder = tmp_path_factory.mktemp("server") / "data"
    async with serving(*QUICK, str(folder), STRANGE_NAME) as link:
        yield link


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def showroom(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """Where the server of this worker is at whose tables all `SCENES`, `KONS` and `DEALS` lie."""
    folder = tmp_path_factory.mktemp("showroom") / "data"
    played = {f"kon-{name}": kon for name, kon in KONS.items()}
    played |= {f"deal-{name}": deal for name, deal in DEALS.items()}
    played |= {name: SCENES[scene] for name, scene in PLAYED.items()}
    await furnish(folder, {**SCENES, **played})
    async with serving(*QUICK, str(folder)) as link:
        yield link


@pytest_asyncio.fixture(loop_scope="session")
async def guests(browser: Browser) -> AsyncIterator[Guests]:
    """People with browsers of their own. None of their pages may complain of anything."""
    async with AsyncExitStack() as stack:
        guests = Guests(browser, stack)
        yield guests
        assert guests.complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def page(guests: Guests, server: str) -> Page:
    """The lobby as a Russian sees it on a phone."""
    return await guests.come(server)
