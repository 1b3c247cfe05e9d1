"""Pictures of everything worth looking at: ``python -m tests.browser.screenshots FOLDER``.

Every view on every screen, Russian by day and English by night; ``--only WORD`` takes those
whose name has the word, ``--all`` both languages in both lights.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path
from typing import TypeAlias

from playwright.async_api import Page, async_playwright

from tests.browser.running import QUICK, Wire, serving
from tests.browser.scenes import SCENES, TOKEN, furnish
from tests.browser.screens import ARGUMENTS, SCREENS, Guests, Screen, chromium

Then: TypeAlias = Callable[[Page], Awaitable[None]]

DAY_AND_NIGHT = (("ru", "light"), ("en", "dark"))
TIMES = 2
"""Pixels for each CSS pixel, as on a phone."""


async def at_once(_: Page) -> None:
    """Nothing more is done."""


async def opened(page: Page) -> None:
    """A request, as who opened it sees it."""
    await page.locator("button[type=submit]").click()
    await page.locator(".link img").wait_for()


async def stepped(page: Page) -> None:
    """The middle of a replay."""
    await page.locator(".controls input").press("End")
    for _ in range(12):
        await page.locator(".controls input").press("ArrowLeft")


def press(*selectors: str) -> Then:
    """To press these, one after the other."""

    async def then(page: Page) -> None:
        for selector in selectors:
            await page.locator(selector).first.click()
            await page.clock.fast_forward(700)

    return then


def press_if_there(selector: str) -> Then:
    """To press this on screens that have it."""

    async def then(page: Page) -> None:
        if await page.locator(selector).count():
            await press(selector)(page)

    return then


HAND = ".hand .piece:not(.dimmed)"
CARD = ".hand .piece >> nth={}"
ITEM = "dialog .item >> nth={}"
DOUBLES = ", ".join(f'.hand .piece:not(.dimmed)[data-piece="{n}-{n}"]' for n in range(7))
DOUBLE = DOUBLES + " >> nth={}"
WAY = ".facet .way:not([aria-pressed=true])"

VIEWS: Mapping[str, tuple[str, Then]] = {
    "lobby": ("", at_once),
    "lobby-back": ("", at_once),
    "lobby-settings": ("", press("header button >> nth=1")),
    "form": ("new/classic", at_once),
    "form-options": ("new/domino-kozel", press("details summary")),
    "request": ("new/classic", opened),
    "rules": ("table/leading", press("header button >> nth=0", ITEM.format(0))),
    **{name: (f"table/{name}", at_once) for name in SCENES},
    "lifted": ("table/following", press(HAND)),
    "tile-lifted": ("table/tiles", press(HAND)),
    "why-not": ("table/following", press(".hand .piece.dimmed")),
    "sets-lifted": ("table/sets-answer", press(CARD.format(0), CARD.format(1))),
    "sets-partly": ("table/sets-answer", press(CARD.format(-2), CARD.format(-1))),
    "sets-one-of-two": ("table/sets-answer", press(CARD.format(0))),
    "sets-lead-two": ("table/sets-several", press(CARD.format(0), CARD.format(1))),
    "sets-why-not": ("table/sets-lead", press(CARD.format(0), CARD.format(-1))),
    "sets-bound": ("table/sets-declared", press(".hand .dimmed")),
    "sets-give-back": ("table/sets-return", press(HAND)),
    "sets-last-trick": ("table/sets-answer", press(".zones button >> nth=-1")),
    "sets-claim-open": ("table/sets-claim", press(".ask details summary")),
    "stock-lifted": ("table/stock", press(HAND)),
    "stock-last-trick": ("table/stock-open", press(".zones button >> nth=-1")),
    "stock-piles": ("table/stock-open", press(".zones button >> nth=-2")),
    "form-halves": ("new/halves", at_once),
    "form-chips": ("new/chips", press("details summary")),
    "form-burkozel": ("new/burkozel", press("details summary")),
    "rules-burkozel": ("table/sets", press("header button >> nth=0", ITEM.format(0))),
    "rules-chips": ("table/chips", press("header button >> nth=0", ITEM.format(0))),
    "hint": ("table/following", press(".tools button")),
    "menu": ("table/following", press("header button >> nth=0")),
    "menu-resign": ("table/following", press("header button >> nth=0", ITEM.format(5))),
    "score": ("table/following", press("header button >> nth=0", ITEM.format(1))),
    "score-sheet": ("table/sheet", press("header button >> nth=0", ITEM.format(1))),
    "score-tiles": ("table/tiles-sheet", press("header button >> nth=0", ITEM.format(1))),
    **{
        f"score-{name}": (f"table/{name}", press("header button >> nth=0", ITEM.format(1)))
        for name in (
            "board-redeals",
            "titles",
            "written",
            "solo-sheet",
            "chips-sheet",
            "chips-taken",
            "stock-sheet",
            "sets-written",
            "sets-odds",
        )
    },
    **{
        f"score-{name}": (f"table/{name}", press("header button >> nth=0", ITEM.format(1)))
        for name in ("wiped", "eggs-taken", "carried", "latin-sheet", "sea-over", "wins-sheet")
    },
    "close-lifted": ("table/may-close", press(DOUBLE.format(0))),
    "close-both-lifted": ("table/close-both", press(DOUBLE.format(0), DOUBLE.format(1))),
    "two-lifted": ("table/two-at-once", press(DOUBLE.format(0), DOUBLE.format(1))),
    "three-lifted": (
        "table/three-at-once",
        press(DOUBLE.format(0), DOUBLE.format(1), DOUBLE.format(2), WAY),
    ),
    "sniff-lifted": ("table/sniff-way", press(DOUBLE.format(0))),
    "many-ends-lifted": ("table/all-doubles-full", press(HAND)),
    "many-ends-shown": ("table/all-doubles-full", press_if_there(".ends button >> nth=-1")),
    **{
        f"rules-{name}": (f"table/{scene}", press("header button >> nth=0", ITEM.format(0)))
        for name, scene in (
            ("donkey", "spinner"),
            ("sniff", "sniff-first"),
            ("quinientos", "latin-sheet"),
        )
    },
    "to-a-hundred": ("table/hundred", press(".ask details summary")),
    "piles": ("table/coffins-open", press(".zones button")),
    "rules-kryuk": ("table/praise", press("header button >> nth=0", ITEM.format(0))),
    "form-kryuk": ("new/kryuk", press("details summary")),
    "lay-two": ("table/lay-away", press(HAND, ".hand .piece:not(.lifted) >> nth=3")),
    "more": ("table/trousers-more", press(".ask details summary")),
    "log": ("table/following", press("header button >> nth=0", ITEM.format(2))),
    "settings": ("table/following", press("header button >> nth=0", ITEM.format(3))),
    "replay": ("replay/over", stepped),
    "verification": ("table/over", press(".between .buttons button >> nth=-1")),
    "lost": ("table/following", at_once),
    "large-text": ("table/following", at_once),
    "large-text-tiles": ("table/tiles", at_once),
    "four-colours": ("table/following", at_once),
    "no-table": ("table/nowhere", at_once),
}

SET: Mapping[str, dict[str, object]] = {
    "large-text": {"textSize": 200},
    "large-text-tiles": {"textSize": 200, "numerals": True},
    "four-colours": {"fourColours": True, "suitLetters": True},
}
OWN = {name for name, (place, _) in VIEWS.items() if place} | {"lobby-back"}
"""Where one has been before; the lobby is that of a newcomer, and of who left many tables."""
USUALLY = {"known": ["classic", "domino-kozel"]}


async def take(
    guests: Guests, wire: Wire, folder: Path, name: str, screen: Screen, language: str, theme: str
) -> None:
    """One picture."""
    place, then = VIEWS[name]
    page = await guests.come(
        f"{wire.base}#/{place}",
        screen=screen, language=language, theme=theme, scale=TIMES,
        token=TOKEN if name in OWN else "",
        settings={**USUALLY, **SET.get(name, {})},
    )  # fmt: skip
    await page.locator(".table, .lobby .tiles, .page, .replay .controls, .wait p").first.wait_for()
    await page.wait_for_load_state("networkidle")
    await page.clock.fast_forward(1_500)
    await then(page)
    if name == "lost":
        wire.cut()
        await page.locator(".lost").wait_for()
    await page.clock.fast_forward(1_500)
    await page.wait_for_timeout(350)
    size = f"{screen.width}x{screen.height}"
    await page.screenshot(path=folder / f"{name}-{size}-{language}-{theme}.png")
    wire.mend()


def wanted(only: str, every: bool) -> Iterator[tuple[str, Screen, str, str]]:
    ways = tuple(product(("ru", "en"), ("light", "dark"))) if every else DAY_AND_NIGHT
    for name, screen, (language, theme) in product(VIEWS, SCREENS, ways):
        size = f"{screen.width}x{screen.height}"
        if only in f"{name}-{size}-{language}-{theme}":
            yield name, screen, language, theme


async def take_all(folder: Path, only: str, every: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        await furnish(Path(data), SCENES)
        async with (
            serving(*QUICK, data) as link,
            Wire(int(link.rstrip("/").rpartition(":")[2])) as wire,
            async_playwright() as playwright,
            await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS) as browser,
        ):
            for what in wanted(only, every):
                async with AsyncExitStack() as stack:
                    guests = Guests(browser, stack)
                    await take(guests, wire, folder, *what)
                    for complaint in guests.complaints:
                        print(what[0], complaint)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.browser.screenshots")
    asked.add_argument("folder", type=Path, help="where the pictures go")
    asked.add_argument("--only", default="", help="those with this word in their name")
    asked.add_argument("--all", action="store_true", help="both languages in both lights")
    given = asked.parse_args()
    asyncio.run(take_all(given.folder, given.only, given.all))


if __name__ == "__main__":
    main()
