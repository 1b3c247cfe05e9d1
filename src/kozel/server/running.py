"""Runs the server: takes the port, opens the store, serves until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from functools import partial

import uvicorn
import uvloop

from kozel.core.messages import KozelError
from kozel.server.app import application
from kozel.server.edge import Edge, Settings, opened

_GOODBYE_SECONDS = 5
_SELDOM = (2_000, 10, 2_000)


class ServeError(KozelError):
    """The server cannot start; nothing was begun."""


def take_port(host: str, port: int) -> socket.socket:
    """A socket that waits for callers. Port 0 takes any free one. `ServeError` if it cannot
    be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio lets small packets go at once only where the protocol is named
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        taken.listen(2048)
    except (OSError, OverflowError) as error:
        taken.close()
        raise _not_taken(error, host, port) from error
    return taken


def _not_taken(error: Exception, host: str, port: int) -> ServeError:
    code = error.errno if isinstance(error, OSError) else None
    if code == errno.EADDRINUSE:
        return ServeError("serve-port-taken", given=str(port), near=str(port + 1))
    if code in (errno.EACCES, errno.EPERM):
        return ServeError("serve-port-forbidden", given=str(port))
    return ServeError("serve-no-such-host", given=host)


def run(settings: Settings, listening: socket.socket, ready: Callable[[Edge], None]) -> None:
    """Serve until SIGTERM or SIGINT; `ready` is called once callers are answered. `StoreError`
    if the data folder cannot be had."""
    with _calm(), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(settings, listening, ready))


@contextlib.contextmanager
def _calm() -> Iterator[None]:
    """Let the collector of circular garbage look through all objects only seldom. With hundreds
    of tables that takes a tenth of a second and more, in which nobody is answered; what lives
    as long as a table is hardly ever circular."""
    usual = gc.get_threshold()
    gc.set_threshold(*_SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


async def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[Edge], None],
    stopped: asyncio.Event | None = None,
) -> None:
    """The same in a running loop; `stopped` ends it, too."""
    try:
        async with opened(settings) as edge:
            server = _Server(_config(application(edge), settings), partial(ready, edge))
            waiting = asyncio.create_task(_stop(server, stopped)) if stopped else None
            await server.serve(sockets=[listening])
            if waiting:
                waiting.cancel()
    finally:
        listening.close()


async def _stop(server: _Server, stopped: asyncio.Event) -> None:
    await stopped.wait()
    server.should_exit = True


def _config(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
    )


class _Server(uvicorn.Server):
    """Says when it is ready, and takes a signal as the wish to stop, not as a failure."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Restores the handlers without raising the signal once more."""
        try:
            before = {each: signal.signal(each, self.handle_exit) for each in _SIGNALS}
        except ValueError:  # not in the main thread: somebody else watches for signals
            yield
            return
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


_SIGNALS = (signal.SIGINT, signal.SIGTERM)
