"""Two servers whose tables differ only in what a seat cannot know send its page equal frames."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import WebSocket
from websockets.asyncio.client import ClientConnection, connect

from kozel import games
from kozel.core.chain import salts_from
from kozel.core.chance import Shuffling
from kozel.core.fair import Stream, seeded, shuffled
from kozel.core.game import Game, State
from kozel.core.log import Header, Writer
from kozel.core.moves import HOUSE, Move, Number, Piece, Seat, Shuffle
from kozel.core.notation import write
from kozel.core.seating import Kind, Seating
from kozel.server.store import Store
from tests.browser.positions import VIEWER
from tests.browser.running import QUICK, serving
from tests.browser.scenes import NAMES, add_person, keep_match, token_of
from tests.browser.screens import Guests

PEOPLE = NAMES[:4]
SWAPPED: Mapping[str, tuple[Piece, Piece]] = {
    "classic": ("7C", "8C"),
    "domino-kozel": ("1-2", "1-3"),
}
PLAYS = 2
_RANDOM = re.compile(r"[0-9a-f]{32,}|(?<=\"id\":\")[0-9a-z]{12,}(?=\")")
"""What each server and each page drew for the proofs of the next deal, and ids of commands."""
_NUMBER = re.compile(r'(?<="number":)\d{10,}')
"""The number of a frame, counted on from the time at which a server began."""


def begun(preset: str) -> tuple[Game, State, Number, Shuffling]:
    """The game before its first shuffle, the viewer being drawn to deal."""
    teams = dict(games.preset(preset).seatings)[len(PEOPLE)]
    game = games.make(preset, {}, Seating((Kind.PERSON,) * len(PEOPLE), teams))
    state = game.start()
    lot = Number(game.chance(state).label, VIEWER)  # type: ignore[union-attr]
    state, _ = game.play(state, HOUSE, lot)
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    return game, state, lot, request


def orders(preset: str) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Two orders that differ in two pieces, which the seats after the viewer's hold."""
    game, state, _, request = begun(preset)
    one, other = SWAPPED[preset]
    for seed in range(200):
        first = shuffled(Stream(bytes([seed])), request.pieces)
        after, _ = game.play(state, HOUSE, Shuffle(request.label, first))
        if one in hand(game, after, 1) and other in hand(game, after, 2):
            swap = {one: other, other: one}
            return first, tuple(swap.get(piece, piece) for piece in first)
    raise LookupError("no such order")


def hand(game: Game, state: State, seat: Seat) -> tuple[Piece | None, ...]:
    zones = game.view(state, seat).table.zones
    return next(zone.pieces for zone in zones if zone.name == f"hand:{seat}")


async def deal(folder: Path, preset: str, order: tuple[Piece, ...]) -> None:
    """A data folder with one table, whose first deal lies in this order."""
    game, _, lot, request = begun(preset)
    header = Header.of(game.preset, game.options, game.seating)
    writer = Writer.begin(header, salts_from(seeded("salt")), lambda _: None)
    writer.move(HOUSE, lot)
    writer.move(HOUSE, Shuffle(request.label, order))
    store = await Store.open(folder)
    for name in PEOPLE:
        await add_person(store, name)
    await keep_match(store, "twin", writer, game, dict(enumerate(PEOPLE)))
    await store.close()


class Player:
    """Somebody at the table by a line of their own, who plays what both worlds allow."""

    def __init__(self, line: ClientConnection, secret: tuple[Piece, Piece]) -> None:
        self._line = line
        self._secret = secret
        self._count = 0

    async def moved(self) -> bool:
        """Make a move, if it is this one's turn; whether it was."""
        await self._say(t="enter", table="twin")
        told = await self._hear("table")
        if told["seat"] not in told["view"]["waiting"]:
            return False
        self._count += 1
        await self._say(t="move", table="twin", id=f"m{self._count}", do=self._common(told))
        assert (await self._hear("done", "refused"))["t"] == "done"
        return True

    def _common(self, told: dict[str, Any]) -> str:
        for group in told["offer"]["groups"]:
            for plain in group["moves"]:
                do = write(msgspec.convert(plain, Move))
                piece = do.partition("@")[0]
                if piece not in self._secret and piece not in told["offer"]["reasons"]:
                    return do
        raise LookupError("no such move")

    async def _hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            frame: dict[str, Any] = msgspec.json.decode(await self._line.recv())
            if frame["t"] in kinds:
                return frame

    async def _say(self, **frame: Any) -> None:
        await self._line.send(msgspec.json.encode(frame).decode())


class Listening:
    """All that a page is sent."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self._first = 0

    def follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        told = str(frame)
        number = _NUMBER.search(told)
        if number:
            self._first = self._first or int(number[0])
            told = told.replace(number[0], f"+{int(number[0]) - self._first}", 1)
        self.frames.append(_RANDOM.sub("?", told))

    async def until(self, words: str) -> None:
        """Until a frame says this."""
        async with asyncio.timeout(20):
            while not any(words in frame for frame in self.frames):
                await asyncio.sleep(0.02)

    async def quiet(self) -> None:
        """Until nothing more comes by itself."""
        heard = -1
        while len(self.frames) != heard:
            heard = len(self.frames)
            await asyncio.sleep(0.4)


async def watched(guests: Guests, folder: Path, preset: str, order: tuple[Piece, ...]) -> list[str]:
    """Everything that the viewer's page is sent while a few moves are made."""
    await deal(folder, preset, order)
    async with AsyncExitStack() as stack:
        link = await stack.enter_async_context(serving(*QUICK, str(folder)))
        players = [
            Player(await stack.enter_async_context(line_of(link, name)), SWAPPED[preset])
            for name in PEOPLE
        ]
        listening = Listening()
        page = await guests.come(
            f"{link}#/table/twin", token=token_of(PEOPLE[VIEWER]), heard=listening.follow
        )
        await listening.until("seal 2 0")
        await listening.quiet()
        for _ in range(PLAYS):
            for player in players:
                if await player.moved():
                    await listening.quiet()
        await page.context.close()
        return listening.frames


def line_of(link: str, name: str) -> connect:
    return connect(
        link.replace("http", "ws") + "ws",
        origin=link.rstrip("/"),  # type: ignore[arg-type]
        additional_headers={"Cookie": f"kozel={token_of(name)}"},
        compression=None,
    )


@pytest.mark.parametrize("preset", sorted(SWAPPED))
async def test_equal_to_a_seat_is_equal_on_the_wire(
    guests: Guests, tmp_path: Path, preset: str
) -> None:
    first, second = orders(preset)
    one = await watched(guests, tmp_path / "one", preset, first)
    other = await watched(guests, tmp_path / "other", preset, second)
    assert len(one) > 6
    assert one == other
