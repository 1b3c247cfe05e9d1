"""Scripted people who play on whatever happens, and remember what they were promised."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from kozel.core.fair import digest
from kozel.core.moves import Move
from kozel.core.notation import write

GONE = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError)


class Ledger:
    """What was acknowledged to all of them, and how much, so that somebody can wait for it."""

    def __init__(self) -> None:
        self.done: list[tuple[str, str, str]] = []
        self.refused: Counter[str] = Counter()
        self._news = asyncio.Condition()

    async def note(self, table: str, command: str, do: str) -> None:
        self.done.append((table, command, do))
        async with self._news:
            self._news.notify_all()

    async def reach(self, count: int) -> None:
        """Wait until so many moves were acknowledged."""
        async with self._news:
            await self._news.wait_for(lambda: len(self.done) >= count)


class Person:
    """One who sits at a table with bots until the match is over."""

    def __init__(self, base: str, name: str, ledger: Ledger) -> None:
        self._base = base
        self._name = name
        self._ledger = ledger
        self._pending: dict[str, Any] | None = None
        self._moves = 0
        self._windows: set[int] = set()
        self._now: dict[str, Any] = {}
        self.table = ""
        self._cookie = ""

    async def sit(self, code: str) -> None:
        """Come for the first time, and press Play."""
        async with httpx2.AsyncClient(base_url=f"{self._base}/api/", timeout=30) as client:
            (await client.put("me", json={"name": self._name})).raise_for_status()
            answer = await client.post("play", json={"code": code})
            self.table = answer.raise_for_status().json()["table"]
            self._cookie = "; ".join(f"{k}={v}" for k, v in client.cookies.items())

    async def play(self) -> None:
        """Until the match is over, over as many connections as it takes."""
        while True:
            try:
                address = self._base.replace("http", "ws") + "/ws"
                async with connect(
                    address,
                    origin=self._base,  # type: ignore[arg-type]
                    additional_headers={"Cookie": self._cookie},
                    compression=None,
                    open_timeout=5,
                    close_timeout=1,
                ) as connection:
                    await self._say(connection, t="enter", table=self.table)
                    if await self._follow(connection):
                        return
            except GONE:
                await asyncio.sleep(0.02)

    async def _follow(self, connection: ClientConnection) -> bool:
        """True when the match is over, False when the server closed."""
        async for text in connection:
            frame = msgspec.json.decode(text)
            await self._take(frame)
            view = self._now.get("view")
            if view is None:
                continue
            if view["verdict"] is not None and self._pending is None:
                return True
            await self._answer(connection, fresh=frame["t"] == "table")
        return False

    async def _take(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "table":
            self._now = frame
        elif frame["t"] == "step":
            self._now["view"] |= frame.get("view", {})
            for name in ("offer", "around", "proof"):
                if name in frame:
                    self._now[name] = frame[name]
        elif self._pending is not None and frame.get("id") == self._pending["id"]:
            pending, self._pending = self._pending, None
            if frame["t"] == "done":
                await self._ledger.note(self.table, pending["id"], pending["do"])
            else:
                self._ledger.refused[frame["why"]["id"]] += 1

    async def _answer(self, connection: ClientConnection, *, fresh: bool) -> None:
        window = self._now["around"].get("window")
        if window and window["number"] not in self._windows:
            self._windows.add(window["number"])
            number = window["number"]
            await self._say(connection, t="go-on", table=self.table, id=f"g{number}", window=number)
        await self._contribute(connection)
        if self._pending is not None:
            if fresh:
                await self._say(connection, **self._pending)
            return
        if self._now["seat"] in self._now["view"]["waiting"]:
            do = self._first()
            if do:
                self._moves += 1
                self._pending = {
                    "t": "move",
                    "table": self.table,
                    "id": f"m{self._moves}",
                    "do": do,
                }
                await self._say(connection, **self._pending)

    async def _contribute(self, connection: ClientConnection) -> None:
        proof = self._now["proof"]
        deal, wants = proof.get("next", 0), proof.get("wants")
        data = self._name.encode().ljust(16)[:16]
        key = f"{wants}{deal}"
        if wants == "seal":
            await self._say(
                connection, t="seal", table=self.table, id=key, deal=deal, digest=digest(data)
            )
        elif wants == "contribute":
            await self._say(
                connection, t="contribute", table=self.table, id=key, deal=deal, data=data.hex()
            )

    def _first(self) -> str:
        reasons = self._now["offer"]["reasons"]
        for group in self._now["offer"]["groups"]:
            for plain in () if group.get("optional") else group["moves"]:
                move = msgspec.convert(plain, Move)
                if not any(piece in reasons for piece in getattr(move, "pieces", ())):
                    return write(move)
        return ""

    @staticmethod
    async def _say(connection: ClientConnection, **frame: Any) -> None:
        await connection.send(msgspec.json.encode(frame).decode())
