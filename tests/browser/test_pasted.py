"""Somebody else's game is pasted, corrected where it cannot be, and replayed."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.screens import SMALL, Guests
from tests.pasted.told import ENDING, FIRST, GAME, MISSING


@pytest.mark.rule("D8")
async def test_a_pasted_game_is_corrected_and_replayed(guests: Guests, server: str) -> None:
    page = await guests.come(server, screen=SMALL)
    await page.get_by_role("button", name="Разобрать чужую партию").click()
    text = page.get_by_role("textbox", name="Игра, руки и ходы")
    await text.fill(GAME + FIRST)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")

    alert = page.get_by_role("alert")
    await expect(alert).to_contain_text("Строка 18")
    await expect(alert).to_contain_text("ряд 7, A, «5-6»")
    await expect(alert).to_contain_text("Открытые концы: 0, 4. (D0.3)")
    await expect(text).to_be_focused()
    chosen = "e => e.value.slice(e.selectionStart, e.selectionEnd)"
    assert (await text.evaluate(chosen)).startswith("| 7 | [5-6]")
    wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0

    await page.get_by_role("button", name="Показать до этого места").click()
    await expect(page.locator(".end")).to_contain_text("Первый невозможный ход")
    await page.get_by_role("button", name="К тексту").click()
    await text.fill(GAME + FIRST.replace(ENDING, MISSING + ENDING))
    await expect(alert).to_have_count(0)
    await page.get_by_role("button", name="Показать партию").click()

    slider = page.get_by_role("slider")
    await expect(slider).to_have_value("0")
    last = await slider.get_attribute("max")
    assert last is not None
    await slider.fill(last)
    await page.get_by_role("button", name="Счёт").click()
    await expect(page.get_by_role("dialog")).to_contain_text("10")


async def test_the_example_can_be_shown(guests: Guests, server: str) -> None:
    page = await guests.come(f"{server}#/pasted", screen=SMALL, language="en")
    await page.get_by_role("button", name="Put in the example").click()
    await page.get_by_role("button", name="Show the game").click()
    await expect(page.get_by_role("slider")).to_be_visible()
    await expect(page.get_by_role("button", name="To the text")).to_be_visible()
