"""What the page looks like: is anything cut off, covered or too small, and what does axe find?"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.async_api import Page

from tests.browser.running import ROOT

_HIT = 44
"""CSS pixels that a finger needs."""

# What is wrong: by name and place, in words.
_LOOK = """(hit) => {
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
  for (const e of all('.ask button, header button, .chain button, .ends button')) {
    const { width, height } = box(e);
    if (width < hit - 0.5 || height < hit - 0.5) wrong.push(`${name(e)} is ${width}x${height}`);
  }

  const stage = box(all('.stage')[0]);
  const standing = [...all('.stage .chip'), ...all('.stage .zone'), ...all('.stage .total'),
    ...all('.chain.pans')];
  for (const e of standing)
    if (!inside(box(e), stage, 4)) wrong.push(`${name(e)} is cut off by the cloth`);
  standing.forEach((one, at) => {
    for (const other of standing.slice(at + 1))
      if (overlap(box(one), box(other)))
        wrong.push(`${name(one)} and ${name(other)} cover each other`);
  });
  // A chain that is looked along is cut off by its own edge.
  const laid = all('.trick .card svg, .chain:not(.pans) .tile, .chain:not(.pans) .end');
  for (const e of laid) {
    if (!inside(box(e), stage, 2)) wrong.push(`a piece on the table is cut off`);
    for (const other of [...standing, ...all('.doings')])
      if (overlap(box(e), box(other))) wrong.push(`${name(other)} covers a piece on the table`);
  }
  return [...new Set(wrong)];
}"""

LAID_OUT = """
new Promise((done) => new ResizeObserver(() => done(0)).observe(document.querySelector('.stage')))
"""
"""The cloth has its size, and the page has heard of it: observers are told in their order."""

SETTLED = """
(async () => {
  while (document.getAnimations().length)
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));
})()
"""
"""Colours take a millisecond to change with the light, and those that inherit them begin then."""

_MODULES = os.environ.get("KOZEL_NODE_MODULES") or ROOT / "web" / "node_modules"
_AXE = Path(_MODULES, "axe-core", "axe.min.js")


async def wrong_at(page: Page) -> list[str]:
    """What is cut off, covered or too small at a table, in words."""
    found: list[str] = await page.evaluate(_LOOK, _HIT)
    return found


async def found_by_axe(page: Page) -> list[str]:
    """What it complains of."""
    assert _AXE.is_file(), "axe-core is installed by npm ci in web/"
    await page.evaluate(_AXE.read_text("utf-8"))
    found = await page.evaluate("axe.run().then((found) => found.violations)")
    return [
        f"{each['id']}: {[(n['html'][:120], n['failureSummary']) for n in each['nodes'][:3]]}"
        for each in found
    ]
