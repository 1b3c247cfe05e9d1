"""The page for those who listen: names of everything, told in time, and nothing that axe finds."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.looking import found_by_axe
from tests.browser.person import Person
from tests.browser.scenes import TOKEN
from tests.browser.screens import Guests


async def at_table(guests: Guests, showroom: str, scene: str, **more: Any) -> Page:
    page = await guests.come(f"{showroom}#/table/{scene}", token=TOKEN, **more)
    await page.locator(".prompt.mine, .between, .line .go").first.wait_for()
    await page.wait_for_load_state("networkidle")
    await page.clock.fast_forward(1_500)
    await expect(page.locator(".ask .waiting")).to_have_count(0)  # all buttons are armed
    return page


async def labels(pieces: Locator) -> list[str]:
    """What a screen reader calls them."""
    return [await piece.get_attribute("aria-label") or "" for piece in await pieces.all()]


async def test_every_card_of_the_hand_has_a_name_and_a_reason(
    guests: Guests, showroom: str
) -> None:
    page = await at_table(guests, showroom, "following")
    hand = page.get_by_role("group", name="У вас на руках")
    names = await labels(hand.get_by_role("button"))
    assert len(names) >= 5
    spoken = re.compile(
        r"^(туз|король|дама|валет|десятка|девятка|восьмёрка|семёрка) (треф|пик|червей|бубен)"
    )
    assert all(spoken.match(name) for name in names)
    dimmed = await labels(page.locator(".hand .dimmed"))
    assert dimmed
    assert all(re.search(r"\(C\d+\.\d+\)", name) for name in dimmed)


async def test_the_trick_is_in_the_tree_with_who_played_what(guests: Guests, showroom: str) -> None:
    page = await at_table(guests, showroom, "following")
    trick = page.get_by_role("list", name="На столе")
    await expect(trick.get_by_role("listitem")).to_have_count(3)
    tree = await trick.aria_snapshot()
    for name in ("Борис", "Вера", "Глеб"):
        assert re.search(rf"{name}: (туз|король|дама|валет|\w+ка) \w+", tree)


async def test_the_turn_is_in_the_tree_and_in_the_title(guests: Guests, showroom: str) -> None:
    page = await at_table(guests, showroom, "following")
    own = page.get_by_role("group", name=re.compile("^вы: .* ход$"))
    await expect(own).to_have_count(1)
    await expect(page.get_by_role("group", name=re.compile(", ход$"))).to_have_count(1)
    await expect(page).to_have_title(re.compile("Ваш ход"))


async def test_both_ends_of_the_chain_are_told(guests: Guests, showroom: str) -> None:
    page = await at_table(guests, showroom, "tiles")
    chain = page.get_by_role("img", name=re.compile(r"Слева \d\. Справа \d\."))
    await expect(chain).to_have_count(1)
    tiles = page.get_by_role("group", name="У вас на руках").get_by_role("button")
    assert all(re.match(r"дубль [а-яё]+|[а-яё]+-[а-яё]+", name) for name in await labels(tiles))


async def test_one_key_each_tells_hand_table_score_turn_and_last_trick(
    guests: Guests, showroom: str
) -> None:
    page = await at_table(guests, showroom, "following")
    aloud = page.locator("[aria-live=assertive]").last
    for key, told in (
        ("h", "У вас: валет"), ("t", "Козыри"), ("s", "Вера"), ("w", "Ваш ход"), ("l", "Борис: "),
    ):  # fmt: skip
        await page.keyboard.press(key)
        await expect(aloud).to_contain_text(told)


async def test_what_happens_is_told_once_and_the_own_turn_at_once(page: Page) -> None:
    person = Person(page)
    await person.sit_down()
    await person.play(lambda seen: "Ваш ход" in seen["urgent"] and person.moves > 3)
    plays = await page.locator("[role=log] p", has_text=": ").all_inner_texts()
    assert plays
    assert len(set(plays)) == len(plays)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", ["", "new/domino-kozel", "replay/over"])
async def test_axe_finds_nothing_around_the_tables(
    guests: Guests, showroom: str, place: str, theme: str
) -> None:
    page = await guests.come(f"{showroom}#/{place}", token=TOKEN, theme=theme)
    await page.locator(".lobby .tiles, .page .rules, .replay .controls").first.wait_for()
    await page.wait_for_load_state("networkidle")
    assert await found_by_axe(page) == []


@pytest.mark.parametrize("item", ["Правила", "Счёт", "Что было", "Настройки"])
async def test_axe_finds_nothing_in_a_sheet(guests: Guests, showroom: str, item: str) -> None:
    page = await at_table(guests, showroom, "sheet", theme="dark")
    await page.get_by_role("button", name="Меню").click()
    assert await found_by_axe(page) == []
    await page.get_by_role("dialog").get_by_role("button", name=item).click()
    await expect(page.get_by_role("dialog", name=item)).to_be_visible()
    await page.wait_for_load_state("networkidle")
    assert await found_by_axe(page) == []
