"""Whole matches and deals, by clicking what is lit."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from kozel import games
from kozel.core.sharecode import encode
from tests.browser.person import Person


async def deals_played(page: Page) -> int:
    """As the bar above the table counts them."""
    return int(re.sub(r"\D", "", await page.locator(".title p").inner_text()))


async def all_honest(page: Page, deals: int) -> None:
    """The page has checked so many deals."""
    await page.get_by_role("button", name="Честно ли сдано").click()
    sheet = page.get_by_role("dialog")
    await expect(sheet.get_by_text("сдано честно")).to_have_count(deals)
    await expect(sheet.get_by_text("Ваши случайные числа участвовали")).to_have_count(deals)
    await sheet.get_by_role("button", name="Закрыть").click()


@pytest.mark.rule("P1", "P6")
async def test_a_match_of_classic_with_a_house_rule(page: Page) -> None:
    await page.get_by_role("button", name=re.compile("^Свой стол.*: Классический козёл")).click()
    await page.locator("fieldset select").first.wait_for()
    for place in await page.locator("fieldset select").all():
        await place.select_option("novice")
    await page.get_by_text("Домашние правила").click()
    deals = page.get_by_label("Число конов")
    await deals.fill("2")
    await deals.press("Tab")
    await expect(page.get_by_text("изменено 1")).to_be_visible()
    await page.get_by_role("button", name="Начать игру").click()
    await page.locator(".hand .piece").first.wait_for()
    person = Person(page)
    await person.match()
    assert person.refused == []
    assert person.moves >= 8
    await expect(page.locator(".between h2")).to_contain_text(
        re.compile("выигр|ничья", re.IGNORECASE)
    )
    await all_honest(page, await deals_played(page))


@pytest.mark.rule("P1", "P6")
async def test_a_match_of_dominoes_and_its_replay(page: Page, server: str) -> None:
    person = Person(page, seed=2)
    preset = games.preset("domino-kozel")
    await person.open(server, encode(preset, preset.configure({"rounds": 3})))
    await person.match()
    assert person.refused == []
    await all_honest(page, await deals_played(page))
    await page.get_by_role("button", name="Разбор партии").click()
    await expect(page.locator(".chip")).to_have_count(4)
    step = page.locator(".controls input")
    await step.press("End")
    for _ in range(5):
        await page.get_by_role("button", name="Шаг назад").click()
    await expect(page.locator(".told p").first).not_to_be_empty()
