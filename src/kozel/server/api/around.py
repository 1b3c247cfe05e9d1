"""What belongs to the server itself: its health, its addresses, QR codes, this interface."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from kozel import __version__
from kozel.server import lan, rows
from kozel.server.refusals import Unfit
from kozel.server.routes import Call, Content, Nothing, Route

_MOST_TEXT = 300
_SVG = "image/svg+xml"


class Health(msgspec.Struct, frozen=True):
    """A server that answers this can read its store."""

    version: str
    sockets: int
    requests: int


class Server(msgspec.Struct, frozen=True):
    """`addresses`: links under which other devices reach this server, if it serves any."""

    version: str
    addresses: tuple[str, ...]


class Picture(msgspec.Struct, frozen=True):
    """`text`: a link to this server."""

    text: str


async def get_health(call: Call[Nothing]) -> Health:
    """Whether the server is well."""
    edge = call.edge
    await edge.store.read(rows.alive)
    return Health(__version__, edge.presence.count, edge.lobby.count)


async def get_server(call: Call[Nothing]) -> Server:
    """Where other devices find this server."""
    return Server(__version__, call.edge.addresses)


async def get_picture(call: Call[Picture]) -> Content:
    """A link to this server as a QR code."""
    text = call.taken.text
    own = (call.base, *call.edge.addresses)
    ours = any(text == base or text.startswith(f"{base}/") for base in own)
    if len(text) > _MOST_TEXT or not ours:
        raise Unfit("picture-other-host", "P2")
    return Content(lan.picture(text), _SVG)


async def get_document(_: Call[Nothing]) -> dict[str, Any]:
    """This interface, as an OpenAPI document."""
    return _document()


@cache
def _document() -> dict[str, Any]:
    from kozel.server.api import ROUTES as EVERY  # noqa: PLC0415  (the table holds this entry)
    from kozel.server.openapi import document  # noqa: PLC0415

    return document(EVERY)


ROUTES = (
    Route(method="GET", path="/api/health", operation="getHealth", handler=get_health,
          gives=Health),
    Route(method="GET", path="/api/server", operation="getServer", handler=get_server,
          gives=Server),
    Route(method="GET", path="/api/qr.svg", operation="getPicture", handler=get_picture,
          takes=Picture, gives=_SVG, refuses=(422,)),
    Route(method="GET", path="/api/openapi.json", operation="getDocument", handler=get_document,
          gives=dict[str, Any]),
)  # fmt: skip
