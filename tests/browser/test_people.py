"""Several people: a link with teams, a reload, a broken connection."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.person import Person
from tests.browser.running import Wire
from tests.browser.screens import Guests


async def named(page: Page, name: str) -> None:
    await page.get_by_role("button", name="Ваше имя").click()
    sheet = page.get_by_role("dialog")
    await sheet.get_by_role("textbox").fill(name)
    await sheet.get_by_role("button", name="Сохранить").click()
    await expect(page.get_by_role("button", name=f"Ваше имя: {name}")).to_be_visible()


async def invited(page: Page) -> str:
    """Opens a table of classic for a partner, both others bots; the link."""
    await page.get_by_role("button", name="Создать стол").click()
    places = page.locator("fieldset select")
    await places.nth(0).select_option("club")
    await places.nth(2).select_option("novice")
    await page.get_by_text("только по ссылке").click()
    await page.get_by_role("button", name="Открыть стол").click()
    link = page.get_by_label("Ссылка для друзей")
    await expect(link).to_have_value(re.compile("#/request/"))
    return await link.input_value()


@pytest.mark.rule("P1", "P2")
async def test_partners_come_together_by_a_link(guests: Guests, server: str) -> None:
    anna, boris = [await guests.come(server) for _ in range(2)]
    await named(anna, "Анна")
    await named(boris, "Борис")
    link = await invited(anna)
    await boris.goto(link)
    await boris.get_by_role("button", name="Сесть сюда").click()
    people = [Person(page, seed) for seed, page in enumerate((anna, boris))]
    for person in people:
        await person.page.locator(".hand .piece").first.wait_for()
    await expect(anna.locator(".chip", has_text="Борис")).to_have_count(1)
    await expect(boris.locator(".chip", has_text="Анна")).to_have_count(1)
    for page, partner in ((anna, "Борис"), (boris, "Анна")):
        await page.get_by_role("button", name="Счёт").click()
        side = page.get_by_role("columnheader", name="вы", exact=False).first
        await expect(side).to_contain_text(partner)
        await page.keyboard.press("Escape")
    await asyncio.gather(*(person.deal() for person in people))
    assert [person.refused for person in people] == [[], []]
    results = [await page.locator(".between .got").all_inner_texts() for page in (anna, boris)]
    assert results[0] == results[1]


async def test_a_link_is_nothing_to_others(guests: Guests, server: str) -> None:
    anna, eve = [await guests.come(server) for _ in range(2)]
    link = await invited(anna)
    await expect(eve.locator(".tiles").first).to_be_visible()
    await expect(eve.get_by_text("Сейчас никто не ждёт")).to_be_visible()
    await eve.goto(link.rpartition("/")[0])
    await expect(eve.get_by_role("alert")).to_be_visible()
    assert [complaint for complaint in guests.complaints if "404" not in complaint] == []
    guests.complaints.clear()


@pytest.mark.rule("P14")
async def test_a_reload_in_mid_deal_gives_everything_back(page: Page) -> None:
    person = Person(page)
    await person.sit_down()
    await person.play(lambda seen: seen["mine"] and seen["lit"] and person.moves > 4)
    before = await person.look()
    await page.reload()
    await page.locator(".hand .piece").first.wait_for()
    after = await person.look()
    assert (after["held"], after["lit"]) == (before["held"], before["lit"])
    await person.deal()
    assert person.refused == []


@pytest.mark.rule("P14")
async def test_a_broken_connection_loses_no_move(guests: Guests, server: str) -> None:
    async with Wire(int(server.rstrip("/").rpartition(":")[2])) as wire:
        page = await guests.come(wire.base)
        person = Person(page)
        await person.sit_down()
        seen = await person.play(lambda seen: seen["lit"] and not seen["said"])
        wire.cut()
        await expect(page.get_by_role("alert")).to_contain_text("Связь пропала")
        card = seen["lit"][0]
        for _ in range(2):
            await page.locator(f'.hand [data-piece="{card}"]').click()
        wire.mend()
        await page.clock.fast_forward(10_000)
        await expect(page.get_by_role("alert")).to_have_count(0)
        await expect(page.locator(f'.hand [data-piece="{card}"]')).to_have_count(0)
        await person.deal()
        assert person.refused == []
