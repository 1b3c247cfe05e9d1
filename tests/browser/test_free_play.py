"""The games in which anything may be played, on a small phone: a deal of each, several cards at
once by finger, by keys and by ear."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from kozel import games
from tests.browser.free_scenes import DEALS
from tests.browser.person import Person
from tests.browser.scenes import TOKEN
from tests.browser.screens import SMALL, SMALLEST, Guests

FREE = ("jacks", "sets")


async def test_every_game_is_played() -> None:
    found = {preset.id for preset in games.presets() if preset.family in FREE}
    assert found == {scene.preset for scene in DEALS.values()}


@pytest.mark.parametrize("name", sorted(DEALS))
async def test_a_deal(guests: Guests, showroom: str, name: str) -> None:
    page = await guests.come(f"{showroom}#/table/deal-{name}", token=TOKEN, screen=SMALL)
    await page.locator(".prompt.mine").wait_for()
    person = Person(page, seed=6)
    await person.deal()
    assert person.refused == []
    assert person.moves


async def at_table(guests: Guests, showroom: str, scene: str) -> Page:
    page = await guests.come(f"{showroom}#/table/{scene}", token=TOKEN, screen=SMALLEST)
    await page.locator(".hand .piece").first.wait_for()
    await page.clock.fast_forward(1_500)
    return page


async def test_a_selection_that_beats_only_part_is_told_why(guests: Guests, showroom: str) -> None:
    page = await at_table(guests, showroom, "sets-answer")
    cards = page.locator(".hand .piece")
    await cards.nth(-2).click()
    await cards.nth(-1).click()
    await expect(page.get_by_role("status")).to_contain_text("(C8.4)")
    await expect(page.get_by_role("button", name=re.compile("^Сбросить"))).to_have_count(1)
    await expect(page.get_by_role("button", name=re.compile("^Побить"))).to_have_count(0)
    await cards.nth(-1).click()
    await expect(page.get_by_role("button", name=re.compile("^Сбросить"))).to_have_count(0)
    await expect(page.locator(".prompt.mine")).to_contain_text("Побейте все карты")


async def test_several_cards_are_led_by_keys(guests: Guests, showroom: str) -> None:
    page = await at_table(guests, showroom, "led-by-keys")
    for key in ("1", "2"):
        await page.keyboard.press(key)
        await page.keyboard.press("Enter")
    for place in (0, 1):
        card = page.locator(".hand .piece").nth(place)
        await expect(card).to_have_attribute("aria-pressed", "true")
    lead = page.get_by_role("button", name=re.compile("^Зайти: "))
    await lead.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".trick .card")).to_have_count(2)


async def test_sets_on_the_table_are_told_with_who_put_them(guests: Guests, showroom: str) -> None:
    page = await at_table(guests, showroom, "sets-answer")
    tree = await page.get_by_role("list", name="На столе").aria_snapshot()
    assert re.search(r"(Борис|Вера|Глеб): \w+ \w+", tree)
    assert len(re.findall(r"\(.*\): рубашкой вверх", tree)) == 2
    await page.keyboard.press("t")
    aloud = page.locator("[aria-live=assertive]").last
    await expect(aloud).to_contain_text("рубашкой вверх")
