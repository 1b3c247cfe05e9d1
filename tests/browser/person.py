"""A scripted person before a page: answers whatever is offered, by clicking what is lit."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.async_api import Error, Locator, Page
from playwright.async_api import TimeoutError as TooLate

from kozel.core.messages import Message
from kozel.texts.texts import Texts

SECONDS = 120.0
"""The longest that somebody is waited for."""

_SOON = 3_000
"""Milliseconds in which something must let itself be clicked."""

_PLAY = """async (code) => (await (await fetch('api/play', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code }),
})).json()).table"""

TOO_LATE = tuple(Texts(language).message(Message("table-no-window")) for language in ("ru", "en"))
"""What somebody is told whose window closed while pressing: time, not a rule, refused it."""

# What can be done now, by CSS selector and position; and what tells this moment from others.
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
    .filter((e) => e.checkVisibility() && !e.closest('dialog'));
  const at = (selector) => [...document.querySelectorAll(selector)]
    .flatMap((e, index) => (e.checkVisibility() ? [{ selector, index }] : []));
  const over = all('.between .go').length === 0 && all('.between h2').length > 0;
  const owed = all('.prompt.mine, .remark.mine').length > 0;
  const open = all('.line .go:not(:disabled)').length > 0;
  const mine = owed || (open && all('.hand.mine').length > 0);
  const lifted = all('.hand .piece.lifted').map((e) => e.dataset.piece);
  const lit = '.hand .piece:not(.dimmed):not(.unlawful):not(.lifted)';
  return {
    over, owed, mine, open, lifted,
    between: all('.between').length > 0,
    deal: all('.title p').map((e) => e.innerText).join(),
    waits: all('.ask .waiting').length > 0,
    next: at('.ask .go:not(:disabled)'),
    said: owed ? at('.ask .row button.primary:not(:disabled)')
      : open ? at('.ask .row button:not(:disabled)') : [],
    places: owed ? at('.chain button.place') : [],
    held: all('.hand .piece').map((e) => e.dataset.piece).sort().join(),
    lit: mine ? all(lit).map((e) => e.dataset.piece) : [],
    urgent: document.querySelector('[aria-live=assertive]')?.textContent ?? '',
    refused: all('.told:not(.advice, .remark)').map((e) => e.textContent.trim()),
    moment: all('.ask, .hand, .stage, .title').map((e) => e.innerText).join('|')
      + all('.piece').map((e) => e.dataset.piece).join(),
  };
}"""


NOT_MY_TURN = tuple(
    Texts(language).message(Message("cards-not-your-turn", {"seat": 0})).partition(":")[0]
    for language in ("ru", "en")
)


class Person:
    """Somebody who plays by clicking. `seed`: chooses among what is offered."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.refused: list[str] = []
        self.moves = 0
        self._luck = Random(seed)
        self._to_lift = 1
        self._in_window = False

    async def open(self, server: str, code: str) -> None:
        """Begin a match by these rules (a share code) against bots, as the lobby does."""
        await self.page.get_by_role("button", name="Ваше имя").wait_for()
        table = await self.page.evaluate(_PLAY, code)
        await self.page.goto(f"{server}#/table/{table}")
        await self.page.locator(".hand .piece, .prompt").first.wait_for()

    async def sit_down(self, game: str = "") -> None:
        """Press the large button of the lobby, or that of a game's tile."""
        button = self.page.locator("button.play")
        if game:
            button = self.page.get_by_role("button", name=re.compile(f": {game}$")).first
        await button.click()
        await self.page.locator(".hand .piece").first.wait_for()

    async def play(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Answer until the page looks so."""
        async with asyncio.timeout(SECONDS):
            while True:
                seen = await self.look()
                if until(seen):
                    return seen
                await self.answer(seen)

    async def match(self) -> None:
        """Until the match is over."""
        await self.play(lambda seen: bool(seen["over"]))

    async def deal(self) -> None:
        """Until the first deal has been counted."""
        first = (await self.look())["deal"]
        await self.play(lambda seen: seen["between"] or seen["deal"] != first)

    async def look(self) -> dict[str, Any]:
        """The page, as soon as everything that it shows by and by has been shown."""
        await self.page.clock.fast_forward(1_500)
        seen: dict[str, Any] = await self.page.evaluate(LOOK)
        known = (*self.refused, *TOO_LATE)
        for told in seen["refused"]:
            # a move in a window can come when it has closed and the others play on
            late = self._in_window and told.startswith(NOT_MY_TURN)
            if told not in known and not late:
                self.refused.append(told)
        return seen

    async def answer(self, seen: dict[str, Any]) -> None:
        """Do one thing that is offered, or wait a little."""
        if seen["waits"]:
            return
        self._in_window = seen["open"] and not seen["owed"]
        if seen["open"] and self._luck.random() < 0.5:
            await self._click(seen, self._chosen(seen["next"]))
        elif seen["said"]:
            await self._move(seen, self._chosen(seen["said"]))
        elif seen["places"]:
            await self._move(seen, self._chosen(seen["places"]))
        elif seen["lifted"] and len(seen["lifted"]) >= self._to_lift:
            await self._again(seen)
        elif seen["lit"]:
            await self._lift(seen)
        elif seen["lifted"]:
            await self._again(seen)
        elif seen["next"]:
            await self._click(seen, self._chosen(seen["next"]))
        else:
            await asyncio.sleep(0.01)

    async def _lift(self, seen: dict[str, Any]) -> None:
        await self._click(seen, self._piece(self._luck.choice(seen["lit"])))
        if len((await self.look())["lifted"]) <= len(seen["lifted"]):
            self._to_lift = 1

    async def _again(self, seen: dict[str, Any]) -> None:
        """Tap a lifted piece once more: that is a move, or more pieces are wanted for one."""
        if not await self._move(seen, self._piece(seen["lifted"][0])):
            self._to_lift = self._to_lift % 5 + 1

    async def _move(self, seen: dict[str, Any], what: Locator) -> bool:
        """Whether it was one. Pieces are put down at once, what comes of it a little later."""
        await self._click(seen, what)
        for _ in range(25):
            if (await self.look())["moment"] != seen["moment"]:
                self.moves += 1
                return True
            await asyncio.sleep(0.02)
        return False

    async def _click(self, seen: dict[str, Any], what: Locator) -> None:
        """Click, and see what comes of it. What went away meanwhile is not clicked."""
        try:
            await what.click(timeout=_SOON)
        except TooLate:
            if (await self.look())["moment"] == seen["moment"]:
                raise
            return
        except Error:
            return
        await self._wait(seen)

    async def _wait(self, seen: dict[str, Any]) -> None:
        """Until the page looks otherwise than before, or nothing comes of what was done."""
        for _ in range(100):
            after = await self.look()
            if after["moment"] != seen["moment"] or after["lifted"] != seen["lifted"]:
                return
            await asyncio.sleep(0.01)

    def _piece(self, piece: str) -> Locator:
        return self.page.locator(f'.hand .piece[data-piece="{piece}"]')

    def _chosen(self, offered: list[dict[str, Any]]) -> Locator:
        one = self._luck.choice(offered)
        return self.page.locator(one["selector"]).nth(one["index"])
