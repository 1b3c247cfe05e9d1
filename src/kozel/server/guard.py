"""Who may speak to the server from a browser: which hosts it answers to, and which pages.

A page of another site can make a browser send requests here, and a name of that site can be
made to point here. So the server answers only to names that are surely its own, and what
changes anything must come from a page of the same host.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kozel.server.refusals import Forbidden, refusal

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""The content security policy: nothing from elsewhere, nothing inline."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Hosts:
    """The names that this server answers to: addresses in digits, this machine's own name, and
    those that it was told."""

    def __init__(self, *names: str) -> None:
        own = socket.gethostname().lower().rstrip(".")
        known = {"localhost", own, own.partition(".")[0], *(name.lower() for name in names)}
        self._names = known | {f"{name}.local" for name in known}

    def known(self, host: str) -> bool:
        """Whether a Host header is one of them, whatever its port."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            port = urlsplit(f"//{host}").port
        except ValueError:
            return False
        if not name or (port is not None and port < 1) or "/" in host or "@" in host:
            return False
        return name in self._names or name.endswith(".localhost") or _in_digits(name)


def _in_digits(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether the page that asks, if one does, is of the host that it asks."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class Guarded:
    """Refuses hosts that are not ours and adds the headers that keep a browser careful."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Like any ASGI application."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if not self._hosts.known(_host(scope)):
            await _misdirected(scope, receive, send)
            return

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, careful if scope["type"] == "http" else send)


def _host(scope: Scope) -> str:
    found = [value for name, value in scope["headers"] if name == b"host"]
    return found[0].decode("latin-1") if len(found) == 1 else ""


async def _misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    await refusal(Forbidden("server-other-host"))(scope, receive, send)
