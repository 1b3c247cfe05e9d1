"""From the address to the first card: few taps, few bytes, any name of the server."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.person import Person
from tests.browser.running import STRANGE_NAME, serving
from tests.browser.screens import Guests

MOST_BYTES = 250_000


class Received:
    """All bytes that a page was sent, as packed as they came, without those of its socket."""

    def __init__(self) -> None:
        self.bytes = 0

    async def count(self, page: Page) -> None:
        session = await page.context.new_cdp_session(page)
        session.on("Network.loadingFinished", self._add)
        await session.send("Network.enable")

    def _add(self, told: dict[str, float]) -> None:
        self.bytes += int(told["encodedDataLength"])


async def test_one_tap_to_the_table_and_one_to_the_first_card(
    guests: Guests, tmp_path: Path
) -> None:
    data = str(tmp_path / "data")
    async with serving("kozel.cli", "serve", "--port", "0", "--data", data) as link:
        page = await guests.come("about:blank", still=False)
        received = Received()
        await received.count(page)
        begun = time.monotonic()
        await page.goto(link)
        play = page.get_by_role("button", name="Играть").first
        await expect(play).to_be_enabled()
        ready = time.monotonic() - begun
        await play.click()
        card = page.locator(".hand .piece").first
        await card.click()
        dealt = time.monotonic() - begun
        print(f"ready after {ready:.2f} s, a card after {dealt:.2f} s, {received.bytes} bytes")
        assert 50_000 < received.bytes <= MOST_BYTES
        await page.context.close()


@pytest.mark.rule("P6")
async def test_a_name_of_the_home_network_is_as_good_as_any(guests: Guests, server: str) -> None:
    page = await guests.come(server.replace("127.0.0.1", STRANGE_NAME))
    assert await page.evaluate("isSecureContext") is False
    person = Person(page)
    await person.sit_down()
    await person.deal()
    await page.get_by_role("button", name="Честно ли сдано").click()
    sheet = page.get_by_role("dialog")
    await expect(sheet).to_contain_text("Ваши случайные числа участвовали")


async def test_who_leaves_finds_the_table_in_the_lobby(page: Page) -> None:
    person = Person(page)
    await person.sit_down()
    held = await person.look()
    await page.get_by_role("button", name="Меню").click()
    await page.get_by_role("button", name="На главную").click()
    await page.get_by_role("button", name="Вернуться за стол").click()
    await page.locator(".hand .piece").first.wait_for()
    assert (await person.look())["held"] == held["held"]
