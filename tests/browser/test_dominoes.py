"""The domino games on a small phone: a deal of each, and everything that is put in special ways."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from kozel import games
from kozel.core.presets import Preset
from kozel.core.sharecode import encode
from tests.browser.person import Person
from tests.browser.scenes import TOKEN
from tests.browser.screens import SMALL, SMALLEST, Guests

PRESETS = tuple(preset for preset in games.presets(drafts=True) if preset.family == "dominoes")


async def at_scene(guests: Guests, showroom: str, name: str, **more: Any) -> Page:
    page = await guests.come(f"{showroom}#/table/{name}", token=TOKEN, **more)
    await page.locator(".prompt.mine").wait_for()
    return page


async def lift(page: Page, *tiles: str) -> None:
    for tile in tiles:
        await page.locator(f'.hand .piece[data-piece="{tile}"]').click()


async def doubles(page: Page) -> list[str]:
    """Those in the hand that can be put."""
    held = await page.locator(".hand .piece:not(.dimmed)").evaluate_all(
        "(all) => all.map((e) => e.dataset.piece)"
    )
    return [tile for tile in held if tile[0] == tile[2]]


async def put(page: Page) -> None:
    """What is lifted is put, and the page shows so."""
    lifted = page.locator(".hand .piece.lifted")
    await page.locator(".ask .row button.primary").last.click()
    await expect(lifted).to_have_count(0)
    await expect(page.locator(".told:not(.advice)")).to_have_count(0)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
async def test_a_round_of_every_game(guests: Guests, server: str, preset: Preset) -> None:
    person = Person(await guests.come(server, screen=SMALL), seed=6)
    await person.open(server, encode(preset, preset.base()))
    await person.deal()
    assert person.refused == []
    assert person.moves


@pytest.mark.parametrize("preset", ["telephone", "sea-goat"])
async def test_a_round_with_arms_at_all_doubles(guests: Guests, server: str, preset: str) -> None:
    game = games.preset(preset)
    person = Person(await guests.come(server, screen=SMALLEST), seed=7)
    await person.open(server, encode(game, game.configure({"spinner": "all"})))
    await person.deal()
    assert person.refused == []


@pytest.mark.rule("D5.2", "D5.3")
async def test_three_doubles_at_once_and_one_of_them_closed(guests: Guests, showroom: str) -> None:
    page = await at_scene(guests, showroom, "played-three-at-once", screen=SMALLEST)
    tiles = (await doubles(page))[:3]
    await lift(page, *tiles)
    await page.get_by_role("group", name=re.compile("^дубль")).get_by_role("button").first.click()
    button = page.locator(".ask .row button.primary")
    await expect(button).to_contain_text("закрытый")
    for tile in tiles:
        await expect(button).to_contain_text(tile)
    await put(page)
    told = page.get_by_role("img", name=re.compile("Закрыт"))
    await expect(told).to_have_count(1)


@pytest.mark.rule("D5.4")
async def test_both_ends_are_closed_at_once(guests: Guests, showroom: str) -> None:
    page = await at_scene(guests, showroom, "played-close-both")
    await lift(page, *(await doubles(page))[:2])
    for toggle in await page.locator(".facet .way").all():
        await toggle.click()
    await expect(page.locator(".ask .row button.primary")).to_contain_text(
        re.compile("закрытый.*закрытый")
    )
    await put(page)


@pytest.mark.rule("D7.4")
@pytest.mark.parametrize("way", ["поперёк", "вдоль"])
async def test_the_sniff_is_put_across_or_in_line(guests: Guests, showroom: str, way: str) -> None:
    page = await at_scene(guests, showroom, "sniff-first")
    await lift(page, (await doubles(page))[0])
    both = page.locator(".ask .row button.primary")
    await expect(both).to_have_count(2)
    await expect(both.filter(has_text=way)).to_have_count(1)


@pytest.mark.rule("D4.6")
async def test_to_a_hundred_is_announced_and_then_led_with_the_six(
    guests: Guests, showroom: str
) -> None:
    page = await at_scene(guests, showroom, "played-hundred")
    await page.get_by_text("Объявить «на сто»").click()
    await page.clock.fast_forward(700)
    await page.get_by_role("button", name="Зайти на сто").click()
    await expect(page.locator('.chip[data-seat="0"] + .doings')).to_have_text("На сто!")
    await expect(page.locator(".hand .piece:not(.dimmed)")).to_have_count(1)
    await expect(page.locator('.hand .piece[data-piece="6-6"]:not(.dimmed)')).to_have_count(1)


@pytest.mark.rule("D8.3")
async def test_the_lead_is_passed_to_the_partner(guests: Guests, showroom: str) -> None:
    page = await at_scene(guests, showroom, "played-pass-lead")
    await page.clock.fast_forward(700)
    await page.get_by_role("button", name="Ходит партнёр").click()
    await expect(page.locator('.chip[data-seat="0"] + .doings')).to_have_text("Отдаёт заход")


@pytest.mark.parametrize(("scene", "said"), [("knocks", "Стучу"), ("draws", "Берёт: ")])
async def test_knocks_and_draws_stand_at_the_chips(
    guests: Guests, showroom: str, scene: str, said: str
) -> None:
    page = await at_scene(guests, showroom, scene)
    await expect(page.locator(".doings", has_text=said).first).to_be_visible()
    chip = page.get_by_role("group", name=re.compile(f": на руках .*{said}"))
    await expect(chip.first).to_be_visible()


async def test_a_fish_is_called_by_its_name(guests: Guests, showroom: str) -> None:
    page = await guests.come(f"{showroom}#/table/fish", token=TOKEN, screen=SMALL)
    await expect(page.locator(".doings", has_text="Рыба!")).to_have_count(1)
    await expect(page.locator(".between .fish")).to_be_visible()


async def test_a_long_chain_is_looked_along(guests: Guests, showroom: str) -> None:
    page = await at_scene(guests, showroom, "all-doubles-full", screen=SMALLEST)
    chain = page.get_by_role("group", name="На столе", exact=True)
    drawn = page.locator(".chain .scaled")
    ends = page.get_by_role("list", name=re.compile("Открытых концов")).get_by_role("button")
    assert await ends.count() >= 11
    seen = [await drawn.get_attribute("style")]
    for act in (ends.last.click, ends.first.click):
        await act()
        seen.append(await drawn.get_attribute("style"))
    await chain.focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        await page.keyboard.press(key)
        seen.append(await drawn.get_attribute("style"))
    assert len(set(seen)) >= 4
    look = page.get_by_role("button", name="Посмотреть ниже")
    await look.click()
    area = await chain.bounding_box()
    assert area is not None
    before = await drawn.get_attribute("style")
    await page.mouse.move(area["x"] + 40, area["y"] + 30)
    await page.mouse.down()
    await page.mouse.move(area["x"] + 60, area["y"] + 110, steps=4)
    await page.mouse.up()
    assert await drawn.get_attribute("style") != before


async def test_an_end_out_of_sight_is_told_and_takes_the_tile(
    guests: Guests, showroom: str
) -> None:
    page = await at_scene(guests, showroom, "played-all-doubles-full", screen=SMALLEST)
    ends = page.get_by_role("list", name=re.compile("Открытых концов")).get_by_role("button")
    await ends.last.click()
    name = await ends.last.get_attribute("aria-label")
    await expect(page.locator(".holder [aria-live]")).to_have_text(name or "?")
    await page.locator(".hand .piece:not(.dimmed)").first.click()
    await page.locator(".ends button.fits").first.click()
    await expect(page.locator(".hand .piece.lifted")).to_have_count(0)


async def test_a_tile_is_put_by_keys_and_by_ear(guests: Guests, showroom: str) -> None:
    page = await at_scene(guests, showroom, "put-by-keys")
    aloud = page.locator("[aria-live=assertive]").last
    await page.keyboard.press("l")
    await expect(aloud).to_contain_text("ставит")
    for _ in range(2):
        await page.keyboard.press("t")
        await expect(aloud).to_contain_text("Лежат: ")
    held = page.locator(".hand .piece")
    before = await held.count()
    place = await page.locator(".hand .piece:not(.dimmed)").first.get_attribute("data-at")
    await page.keyboard.press(str(int(place or 0) + 1))
    await page.keyboard.press("Enter")
    way = page.locator(".ask .row button.primary")
    if await way.count():
        await way.first.focus()
    await page.keyboard.press("Enter")
    await expect(held).to_have_count(before - 1)
    await expect(page.locator(".hand .piece:focus")).to_have_count(1)
