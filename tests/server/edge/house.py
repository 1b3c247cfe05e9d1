"""A whole server for tests: real sockets on a free port, a real data base, a thread of its own."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx2
import msgspec
from websockets.sync.client import ClientConnection, connect

from kozel.server import protocol as wire
from kozel.server.edge import Edge, Settings
from kozel.server.limits import Limits, Rate
from kozel.server.running import serve, take_port
from kozel.server.tables import LoopTime, Time, Timer

T = TypeVar("T")

PLENTY = Rate(1_000_000, 1)
FREELY = Limits(calls=PLENTY, guests=PLENTY, requests=PLENTY, pasted=PLENTY, frames=PLENTY)
"""No limits of pace; the others as usual."""

SECONDS = 20.0
"""The longest that any answer may take."""


class QuickTime:
    """A time that runs faster than the clock on the wall."""

    def __init__(self, factor: int = 100) -> None:
        self._loop = asyncio.get_running_loop()
        self._start = self._loop.time()
        self._base = time.time_ns() // 1_000_000
        self._factor = factor

    def now(self) -> int:
        return self._base + int((self._loop.time() - self._start) * 1000 * self._factor)

    def call_at(self, ms: int, call: Callable[[], None]) -> Timer:
        return self._loop.call_at(self._start + (ms - self._base + 1) / 1000 / self._factor, call)


class HandTime:
    """A time that stands still until a test moves it."""

    def __init__(self) -> None:
        self._now = 1_700_000_000_000
        self._timers: list[HandTimer] = []

    def now(self) -> int:
        return self._now

    def call_at(self, ms: int, call: Callable[[], None]) -> Timer:
        timer = HandTimer(ms, call, self._timers)
        self._timers.append(timer)
        return timer

    def pass_by(self, ms: int) -> None:
        """In the event loop: everything that falls due is called."""
        end = self._now + ms
        while due := [timer for timer in self._timers if timer.at <= end]:
            first = min(due, key=lambda timer: timer.at)
            self._timers.remove(first)
            self._now = max(self._now, first.at)
            first.call()
        self._now = end


class HandTimer:
    """A call at a moment of such a time."""

    def __init__(self, at: int, call: Callable[[], None], among: list[HandTimer]) -> None:
        self.at = at
        self.call = call
        self._among = among

    def cancel(self) -> None:
        if self in self._among:
            self._among.remove(self)


class Address:
    """Where a server is that runs elsewhere."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.port = int(base.rpartition(":")[2])
        self.clients: list[httpx2.Client] = []

    def __enter__(self) -> Address:
        return self

    def __exit__(self, *_: object) -> None:
        for client in self.clients:
            client.close()


class House:
    """A running server. `visitor` gives somebody who comes for the first time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._listening = take_port("127.0.0.1", 0)
        self.port = self._listening.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.clients: list[httpx2.Client] = []
        self._stopped: asyncio.Event
        self._loop: asyncio.AbstractEventLoop
        self._edge: Edge | None = None
        self._stands = threading.Event()
        self._fault: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="house")

    @property
    def edge(self) -> Edge:
        assert self._edge is not None
        return self._edge

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self._fault = error
        finally:
            self._stands.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stopped = asyncio.Event()
        await serve(self.settings, self._listening, self._ready, self._stopped)

    def _ready(self, edge: Edge) -> None:
        self._edge = edge
        self._stands.set()

    def within(self, call: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of something done in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(call(), self._loop).result(SECONDS)

    def later(self, ms: int) -> None:
        """Let time pass, where it is moved by hand."""

        async def move() -> None:
            assert isinstance(self.edge.time, HandTime)
            self.edge.time.pass_by(ms)
            for _ in range(20):
                await asyncio.sleep(0)

        self.within(move)

    def __enter__(self) -> House:
        self._thread.start()
        self._stands.wait(SECONDS)
        if self._fault is not None:
            self._thread.join(SECONDS)
            raise self._fault
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for client in self.clients:
            client.close()
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()
        if self._fault is not None:
            raise self._fault

    def visitor(self, name: str = "") -> Visitor:
        """A new browser, already a guest."""
        visitor = Visitor(self)
        if name:
            visitor.put("me", {"name": name})
        else:
            visitor.get("me")
        return visitor


class Visitor:
    """A browser with its cookies."""

    def __init__(self, house: House | Address) -> None:
        self.house = house
        self.client = httpx2.Client(base_url=f"{house.base}/api/", timeout=SECONDS)
        house.clients.append(self.client)

    def get(self, path: str, **query: Any) -> Any:
        return good(self.client.get(path, params=query))

    def post(self, path: str, body: Any = None) -> Any:
        return good(self.client.post(path, json={} if body is None else body))

    def put(self, path: str, body: Any) -> Any:
        return good(self.client.put(path, json=body))

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and text id of a refusal."""
        answer = self.client.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["why"]["id"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    @contextmanager
    def socket(self, **headers: str) -> Iterator[Talk]:
        """A socket of this browser."""
        sent = {"Origin": self.house.base, "Cookie": self.cookie, **headers}
        address = f"ws://127.0.0.1:{self.house.port}/ws"
        origin = sent.pop("Origin")
        with connect(
            address, additional_headers=sent, origin=origin or None, compression=None,  # type: ignore[arg-type]
            max_size=None, close_timeout=1, open_timeout=SECONDS,
        ) as connection:  # fmt: skip
            yield Talk(connection)


class Talk:
    """A socket, frame by frame."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def say(self, frame: wire.Frame) -> None:
        self.connection.send(msgspec.json.encode(frame).decode())

    def hear(self) -> Any:
        """The next frame."""
        return msgspec.json.decode(self.connection.recv(SECONDS), type=wire.FromServer)

    def until(self, kind: type[T]) -> T:
        """The next frame of this kind."""
        while True:
            frame = self.hear()
            if isinstance(frame, kind):
                return frame


def good(answer: httpx2.Response) -> Any:
    """The value of an answer that is no refusal."""
    assert answer.status_code == 200, f"{answer.status_code} {answer.text}"
    kind = answer.headers["content-type"]
    return answer.json() if kind == "application/json" else answer.text


def settings(folder: Path, time: Callable[[], Time] = LoopTime, **more: Any) -> Settings:
    """The settings of a test's server."""
    return Settings(data=folder / "data", page=folder / "page", time=time,
                    **{"limits": FREELY, **more})  # fmt: skip
