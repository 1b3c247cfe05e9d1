"""Server processes for browsers, and a line to them that can be cut."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
STRANGE_NAME = "kozel.test"
"""A name that the browser is told leads here, and that is no secure origin."""

QUICK = ("tests.browser.server",)
_ENVIRONMENT = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONUNBUFFERED": "1"}
_LINK = re.compile(rb"http://\S+?:\d+/?")


@asynccontextmanager
async def serving(*arguments: str) -> AsyncIterator[str]:
    """``python -m`` with these arguments, until the block is left; the link that it says."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *arguments,
        cwd=ROOT, env=os.environ | _ENVIRONMENT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield await asyncio.wait_for(_link(process.stdout), 60)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.stdout.read()
        await process.wait()


async def _link(said: asyncio.StreamReader) -> str:
    async for line in said:
        found = _LINK.search(line)
        if found:
            return found[0].decode().rstrip("/") + "/"
    raise AssertionError("the server did not start")


class Wire:
    """A line between browser and server: `cut` breaks what goes over it and lets nobody in."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._listening: asyncio.Server
        self._ends: set[asyncio.StreamWriter] = set()
        self._running: set[asyncio.Task[None]] = set()
        self._broken = False
        self.base = ""

    async def __aenter__(self) -> Wire:
        self._listening = await asyncio.start_server(self._call, "127.0.0.1", 0)
        port = self._listening.sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{port}/"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        self.cut()
        await asyncio.gather(*self._running, return_exceptions=True)

    def cut(self) -> None:
        self._broken = True
        for end in tuple(self._ends):
            end.transport.abort()

    def mend(self) -> None:
        self._broken = False

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._broken:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends |= {writer, back}
        for way in (self._carry(reader, back), self._carry(there, writer)):
            task = asyncio.create_task(way)
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass  # cut
        finally:
            self._ends.discard(writer)
            writer.close()
