"""A match without mouse and touch."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from tests.browser.person import Person

MOST_TABS = 60


class Typist(Person):
    """Somebody who only has a keyboard: digits choose a card, Enter presses."""

    async def sit_down(self, game: str = "") -> None:
        await self.press(self.page.locator("button.play"))
        await self.page.locator(".hand .piece").first.wait_for()

    async def press(self, what: Locator) -> None:
        await self.walk_to(what)
        await self.page.keyboard.press("Enter")

    async def walk_to(self, what: Locator) -> None:
        """By Tab, from wherever the focus is."""
        for _ in range(MOST_TABS):
            if await what.evaluate("(e) => e === document.activeElement", timeout=1_000):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError("not to be reached by Tab")

    async def _click(self, seen: dict[str, Any], what: Locator) -> None:
        at = await what.get_attribute("data-at")
        if at is not None:
            await self.page.keyboard.press(str((int(at) + 1) % 10))
            await expect(what).to_be_focused()
        try:
            await self.press(what)
        except TooLate:
            assert (await self.look())["moment"] != seen["moment"]
        await self._wait(seen)


async def test_a_deal_by_keys_alone(page: Page) -> None:
    person = Typist(page)
    await page.locator("button.play:enabled").wait_for()
    await person.sit_down()
    await person.deal()
    assert person.refused == []
    moves = person.moves
    assert moves >= 8
    await person.play(lambda _: person.moves > moves)


async def test_sheets_open_and_close_by_keys(page: Page) -> None:
    person = Typist(page)
    await page.locator("button.play:enabled").wait_for()
    await person.sit_down()
    menu = page.get_by_role("button", name="Меню")
    await person.press(menu)
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(menu).to_be_focused()


async def test_arrows_walk_along_the_hand(page: Page) -> None:
    await Person(page).sit_down()
    cards = page.locator(".hand .piece")
    await cards.first.focus()
    await page.keyboard.press("ArrowRight")
    await expect(cards.nth(1)).to_be_focused()
    await page.keyboard.press("End")
    await expect(cards.last).to_be_focused()
    await page.keyboard.press("Home")
    await expect(cards.first).to_be_focused()
