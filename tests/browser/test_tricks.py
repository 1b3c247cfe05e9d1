"""The following-suit games on a small phone: a deal of each, and a kon with each praise."""

from __future__ import annotations

import pytest

from kozel import games
from kozel.core.messages import Message
from kozel.core.presets import Preset
from kozel.core.sharecode import encode
from kozel.texts.texts import Texts
from tests.browser.person import Person
from tests.browser.scenes import TOKEN
from tests.browser.screens import SMALL, Guests
from tests.browser.yard_scenes import KONS

PRESETS = tuple(preset for preset in games.presets(drafts=True) if preset.family == "tricks")


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
async def test_two_deals_of_every_game(guests: Guests, server: str, preset: Preset) -> None:
    person = Person(await guests.come(server, screen=SMALL), seed=4)
    await person.open(server, encode(preset, preset.configure({"deals": 2})))
    await person.match()
    assert person.refused == []
    assert person.moves


@pytest.mark.parametrize("name", sorted(KONS))
async def test_a_kon_with_every_praise(guests: Guests, showroom: str, name: str) -> None:
    kind = KONS[name].values.get("praises", ("",))[0]
    page = await guests.come(f"{showroom}#/table/kon-{name}", token=TOKEN, screen=SMALL)
    await page.locator(".prompt.mine").wait_for()
    if kind:
        said = Texts("ru").message(Message(f"move-praise-{kind}"))
        await page.get_by_role("button", name=said, exact=True).click()
    person = Person(page, seed=5)
    await person.deal()
    assert person.refused == []
    assert person.moves
