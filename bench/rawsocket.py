"""A WebSocket client of raw frames, so that a load test measures the server and not itself."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any

import msgspec


class Line(asyncio.Protocol):
    """A WebSocket client: just enough of RFC 6455 for one server that is known."""

    def __init__(self, port: int, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._port = port
        self._cookie = cookie
        self._heard = heard
        self._buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("no handshake"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._buffer = bytearray(rest)
            self.open.set_result(None)
        while self._frame():
            continue

    def _frame(self) -> bool:
        """Take one whole frame out of the buffer, if there is one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return False
            (size,), start = struct.unpack_from("!H", buffer, 2), 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            (size,), start = struct.unpack_from("!Q", buffer, 2), 10
        if len(buffer) < start + size:
            return False
        code, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if code == 1:
            self._heard(payload)
        elif code == 9:
            self._send(10, payload)
        return True

    def say(self, **frame: Any) -> None:
        self._send(1, msgspec.json.encode(frame))

    def _send(self, code: int, payload: bytes) -> None:
        """With an empty mask, which changes nothing."""
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + struct.pack("!H", size)
        self._transport.write(bytes([128 | code]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.close()
