"""Whatever lies on the table: nothing is cut off or too small, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.looking import SETTLED, found_by_axe, wrong_at
from tests.browser.scenes import SCENES, TOKEN
from tests.browser.screens import DESK, SMALL, SMALLEST, Guests, resize


@pytest.mark.parametrize("scene", sorted(SCENES))
async def test_all_of_a_table_is_in_sight_and_in_the_tree(
    guests: Guests, showroom: str, scene: str
) -> None:
    page = await guests.come(
        f"{showroom}#/table/{scene}",
        token=TOKEN,
        theme="light",
        screen=SMALLEST,
        settings={"known": [SCENES[scene].preset]},
    )
    await page.locator(".prompt.mine, .between, .line .go").first.wait_for()
    await page.clock.fast_forward(1_500)
    await expect(page.locator(".ask .waiting")).to_have_count(0)  # all buttons are armed
    for screen in (SMALLEST, SMALL):
        await resize(page, screen)
        assert await wrong_at(page) == [], screen
    assert await found_by_axe(page) == [], "by day"
    await page.emulate_media(color_scheme="dark")
    await resize(page, DESK)
    assert await wrong_at(page) == [], DESK
    await page.evaluate(SETTLED)
    assert await found_by_axe(page) == [], "by night"
