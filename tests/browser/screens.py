"""Browsers as people have them: size of the screen, language, light, what was set before."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocket

from tests.browser.running import STRANGE_NAME

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {STRANGE_NAME} 127.0.0.1",
]


def chromium() -> str | None:
    """Where the browser is, if there is one."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


class Screen(NamedTuple):
    """CSS pixels."""

    width: int
    height: int


PHONE = Screen(390, 844)
SMALL = Screen(360, 640)
SMALLEST = Screen(320, 568)
TABLET = Screen(768, 1024)
DESK = Screen(1280, 800)
SCREENS = (SMALLEST, SMALL, PHONE, TABLET, DESK)

LOCALES = {"ru": "ru-RU", "en": "en-GB"}

# What a browser says by itself of lost connections, and of a server without a certificate.
_OWN_REMARKS = (
    "ERR_CONNECTION",
    "ERR_EMPTY_RESPONSE",
    "ERR_SOCKET",
    "WebSocket connection",
    "Cross-Origin-Opener-Policy header has been ignored",
)


class Guests:
    """Opens browsers, closes them with `stack`, and notes what their pages complain of."""

    def __init__(self, browser: Browser, stack: AsyncExitStack) -> None:
        self.complaints: list[str] = []
        self._browser = browser
        self._stack = stack

    async def come(
        self,
        address: str,
        *,
        screen: Screen = PHONE,
        language: str = "ru",
        theme: str = "light",
        token: str = "",
        settings: Mapping[str, Any] | None = None,
        still: bool = True,
        scale: float = 1,
        heard: Callable[[WebSocket], None] | None = None,
    ) -> Page:
        """A page at this address, in a profile of its own. `token`: of a person who is known
        there. `settings`: what the page was set to. `still`: its clock can be put forward.
        `heard`: is given its sockets."""
        context = await self._browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            locale=LOCALES[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            device_scale_factor=scale,
            has_touch=screen.width < 700,
        )
        self._stack.push_async_callback(context.close)
        if token:
            await context.add_cookies([{"name": "kozel", "value": token, "url": address}])
        await _set(context, settings or {})
        page = await context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        if heard:
            page.on("websocket", heard)
        if still:
            await page.clock.install()
        await page.goto(address)
        return page

    def _note(self, message: ConsoleMessage) -> None:
        expected = any(text in message.text for text in _OWN_REMARKS)
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(message.text)


async def _set(context: BrowserContext, settings: Mapping[str, Any]) -> None:
    """As if the person had set this on an earlier visit."""
    kept = json.dumps(json.dumps(dict(settings)))
    await context.add_init_script(
        "location.protocol === 'http:' && (localStorage.getItem('kozel-settings')"
        f" ?? localStorage.setItem('kozel-settings', {kept}))"
    )


async def resize(page: Page, screen: Screen) -> None:
    """The page on another screen, as soon as all lies where it should."""
    await page.set_viewport_size({"width": screen.width, "height": screen.height})
    await page.clock.fast_forward(1_500)
    await page.wait_for_timeout(300)
