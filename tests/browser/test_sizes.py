"""The smallest phones have room for a welcome, a remark, and the pages around the tables."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.looking import LAID_OUT, wrong_at
from tests.browser.scenes import TOKEN
from tests.browser.screens import SMALLEST, Guests, resize


async def at_table(guests: Guests, showroom: str, scene: str, **more: Any) -> Page:
    page = await guests.come(f"{showroom}#/table/{scene}", token=TOKEN, screen=SMALLEST, **more)
    await page.locator(".table").wait_for()
    return page


@pytest.mark.parametrize(
    "scene",
    ["bidding", "tiles", "seven", "stock", "halves", "chips-two", "sets-return", "sets-declare"],
)
async def test_the_first_time_leaves_room_for_the_table(
    guests: Guests, showroom: str, scene: str
) -> None:
    page = await at_table(guests, showroom, scene)
    await resize(page, SMALLEST)
    assert await wrong_at(page) == []


@pytest.mark.parametrize(
    ("scene", "cards"),
    [("sets-answer", (-2, -1)), ("sets-lead", (0, -1)), ("sets-return", (-1,)), ("stock", (0,))],
)
async def test_what_is_said_of_lifted_cards_leaves_room_for_the_table(
    guests: Guests, showroom: str, scene: str, cards: tuple[int, ...]
) -> None:
    page = await at_table(guests, showroom, scene)
    await resize(page, SMALLEST)
    for card in cards:
        await page.locator(".hand .piece").nth(card).click()
    await page.clock.fast_forward(1_500)
    await page.evaluate(LAID_OUT)
    assert await wrong_at(page) == []


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("place", ["", "new/domino-kozel", "replay/over", "table/nowhere"])
async def test_nothing_around_the_tables_scrolls_sideways(
    guests: Guests, showroom: str, place: str, language: str
) -> None:
    page = await guests.come(
        f"{showroom}#/{place}", token=TOKEN, screen=SMALLEST, language=language
    )
    await page.wait_for_load_state("networkidle")
    assert await page.evaluate("document.documentElement.scrollWidth") <= SMALLEST.width
