"""The WebSocket: frames in, frames out, one connection at a time and none to another's harm."""

from __future__ import annotations

import asyncio
import logging
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kozel.core.messages import KozelError, Message
from kozel.server import protocol as wire
from kozel.server.edge import Edge
from kozel.server.guard import same_origin
from kozel.server.limits import Buckets
from kozel.server.people import COOKIE, Person
from kozel.server.presence import Line
from kozel.server.refusals import Forbidden, Malformed, TooMany, refusal
from kozel.server.routes import client_of
from kozel.server.tables import Outbox

log = logging.getLogger("kozel.server")

_decode = msgspec.json.Decoder(wire.FromClient).decode

_TOO_SLOW = (1013, "too slow")
_TOO_FAST = (1008, "too fast")
_NO_TEXT = (1003, "text frames only")
_BYE = (1001, "server stops")
_SEND_SECONDS = 15
_STUBBORN = 200
_LEAVING_SECONDS = 2


async def socket(websocket: WebSocket, edge: Edge) -> None:
    """One connection from the handshake to its end."""
    try:
        person = await _welcome(websocket, edge)
        with edge.sockets.hold(client_of(websocket.client)):
            await websocket.accept()
            await Conversation(websocket, edge, person).run()
    except KozelError as error:
        await websocket.send_denial_response(refusal(error))
    except WebSocketDisconnect:
        return


async def _welcome(websocket: WebSocket, edge: Edge) -> Person:
    """Who comes. Guests get their cookie by the API: a page that has none yet asks there."""
    edge.calls.take(client_of(websocket.client))
    if not same_origin(websocket.headers):
        raise Forbidden("server-other-origin")
    person = await edge.people.find(websocket.cookies.get(COOKIE, ""))
    if person is None:
        raise Forbidden("guest-unknown", "P1")
    return person


class Conversation:
    """What is said on one connection."""

    def __init__(self, websocket: WebSocket, edge: Edge, person: Person) -> None:
        self._websocket = websocket
        self._edge = edge
        self._person = person.id
        self._outbox = Outbox()
        self._line = Line(person.id, self._outbox)
        self._pace = Buckets(edge.limits.frames, edge.time.now)
        self._stubborn = 0

    async def run(self) -> None:
        """Listen and speak until either ends."""
        self._edge.presence.come(self._line)
        listening = asyncio.current_task()
        speaking = asyncio.create_task(self._speak())
        try:
            speaking.add_done_callback(lambda _: listening and listening.cancel())
            await self._listen()
        except asyncio.CancelledError:
            if not speaking.done():
                raise
        finally:
            listening = None
            self._edge.tables.gone(self._outbox)
            self._edge.lobby.unwatch(self._line)
            self._edge.presence.go(self._line)
            self._outbox.close()
            await asyncio.wait({speaking}, timeout=_LEAVING_SECONDS)
            speaking.cancel()

    async def _listen(self) -> None:
        """Until the client goes, or says too much for too long."""
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                await self._close(*_NO_TEXT)
                return
            await self._hear(text)
            if self._stubborn > _STUBBORN:
                await self._close(*_TOO_FAST)
                return
            if self._outbox.overrun:
                return

    async def _speak(self) -> None:
        """Until the outbox is closed, or the client reads too slowly."""
        while (frames := await self._outbox.read()) is not None:
            try:
                async with asyncio.timeout(_SEND_SECONDS):
                    for frame in frames:
                        await self._websocket.send_text(frame)
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                return  # it does not read, or it is gone
        if self._outbox.overrun:
            await self._close(*_TOO_SLOW)

    async def _close(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(_LEAVING_SECONDS):
                await self._websocket.close(code, reason)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            return  # it is gone already

    async def _hear(self, text: str) -> None:
        """One frame; whatever is wrong with it is answered in words."""
        try:
            self._pace.take("")
            frame = _decoded(text)
        except KozelError as error:
            self._stubborn += isinstance(error, TooMany)
            self._refuse("", error.message)
            return
        self._stubborn = 0
        command = frame.id if isinstance(frame, wire.Command) else ""
        try:
            await self._obey(frame)
        except KozelError as error:
            self._refuse(command, error.message)
        except Exception:
            log.exception("fault in a frame %s", type(frame).__name__)
            self._refuse(command, Message("server-fault"))

    async def _obey(self, frame: wire.FromClient) -> None:
        edge = self._edge
        match frame:
            case wire.Ping():
                self._line.tell(wire.Pong())
            case wire.Lobby(on=True):
                edge.lobby.watch(self._line)
            case wire.Lobby():
                edge.lobby.unwatch(self._line)
            case wire.Enter(table, since, key):
                await edge.tables.enter(table, self._person, self._outbox, key=key, since=since)
            case wire.Leave(table):
                edge.tables.leave(table, self._outbox)
            case wire.Command():
                await edge.tables.command(self._person, frame, self._outbox)
            case _:
                assert_never(frame)

    def _refuse(self, command: str, why: Message) -> None:
        self._line.tell(wire.Refused(command, why))


def _decoded(text: str) -> wire.FromClient:
    try:
        return _decode(text)
    except msgspec.ValidationError as error:
        raise Malformed("wire-not-so", given=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Malformed("wire-no-json") from None
