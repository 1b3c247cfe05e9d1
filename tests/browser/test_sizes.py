"""Nothing is cut off, covered or too small on the smallest phones, whatever lies on the table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.scenes import SCENES, TOKEN
from tests.browser.screens import DESK, SMALL, SMALLEST, Guests, resize

HIT = 44
"""CSS pixels that a finger needs."""

# What is wrong: by name and place, in words.
LOOK = """(hit) => {
  const wrong = [];
  const root = document.documentElement;
  const name = (e) => e.dataset.piece ?? e.dataset.seat ?? e.innerText.trim().slice(0, 30);
  const box = (e) => e.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)]
    .filter((e) => e.checkVisibility());
  const inside = (a, b, slack = 1) => a.left >= b.left - slack && a.right <= b.right + slack
    && a.top >= b.top - slack && a.bottom <= b.bottom + slack;
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (root.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');

  const below = all('.below')[0];
  const scrolls = below && below.scrollHeight > below.clientHeight + 1;
  if (scrolls) wrong.push('hand and buttons have to be scrolled');
  for (const e of all('.hand .piece, .ask button, header button'))
    if (!inside(box(e), page)) wrong.push(`${name(e)} is outside of the screen`);

  for (const e of all('.hand .piece')) {
    const { left, top, right, bottom } = box(e);
    let across = 0;
    let down = 0;
    for (let y = top + 2; y < bottom; y += 2) {
      let run = 0;
      for (let x = left + 0.5; x < right; x += 1)
        if (document.elementFromPoint(x, y)?.closest('.piece') === e) run += 1;
      across = Math.max(across, run);
      if (run > 10) down += 2;
    }
    if (across < hit - 1 || down < hit - 2)
      wrong.push(`${name(e)} can be hit on ${across}x${down}`);
  }
  for (const e of all('.ask button, header button, .chain button')) {
    const { width, height } = box(e);
    if (width < hit - 0.5 || height < hit - 0.5) wrong.push(`${name(e)} is ${width}x${height}`);
  }

  const stage = box(all('.stage')[0]);
  const standing = [...all('.stage .chip'), ...all('.stage .zone'), ...all('.stage .total')];
  for (const e of standing)
    if (!inside(box(e), stage, 4)) wrong.push(`${name(e)} is cut off by the cloth`);
  standing.forEach((one, at) => {
    for (const other of standing.slice(at + 1))
      if (overlap(box(one), box(other)))
        wrong.push(`${name(one)} and ${name(other)} cover each other`);
  });
  const laid = all('.trick .card svg, .chain .tile, .chain .end');
  for (const e of laid) {
    if (!inside(box(e), stage, 2)) wrong.push(`a piece on the table is cut off`);
    for (const other of standing)
      if (overlap(box(e), box(other))) wrong.push(`${name(other)} covers a piece on the table`);
  }
  return [...new Set(wrong)];
}"""


async def at_table(guests: Guests, showroom: str, scene: str, **more: Any) -> Page:
    page = await guests.come(f"{showroom}#/table/{scene}", token=TOKEN, screen=SMALLEST, **more)
    await page.locator(".table").wait_for()
    return page


@pytest.mark.parametrize("scene", sorted(SCENES))
async def test_all_of_a_table_is_in_sight(guests: Guests, showroom: str, scene: str) -> None:
    page = await at_table(guests, showroom, scene, settings={"known": [SCENES[scene].preset]})
    for screen in (SMALLEST, SMALL, DESK):
        await resize(page, screen)
        assert await page.evaluate(LOOK, HIT) == [], screen


@pytest.mark.parametrize(
    "scene",
    ["bidding", "tiles", "seven", "stock", "halves", "chips-two", "sets-return", "sets-declare"],
)
async def test_the_first_time_leaves_room_for_the_table(
    guests: Guests, showroom: str, scene: str
) -> None:
    page = await at_table(guests, showroom, scene)
    await resize(page, SMALLEST)
    assert await page.evaluate(LOOK, HIT) == []


LAID_OUT = """
new Promise((done) => new ResizeObserver(() => done(0)).observe(document.querySelector('.stage')))
"""
"""The cloth has its size, and the page has heard of it: observers are told in their order."""


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
    assert await page.evaluate(LOOK, HIT) == []


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
