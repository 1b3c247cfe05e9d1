"""The application: API, socket and page behind one guard."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route as Served
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from kozel.core.messages import KozelError
from kozel.server.api import ROUTES
from kozel.server.edge import Edge
from kozel.server.guard import Guarded
from kozel.server.refusals import NotThere, Refusal, refusal
from kozel.server.routes import served
from kozel.server.sockets import socket
from kozel.texts.language import LANGUAGES
from kozel.texts.texts import Texts

_FILES = ("/", "/{file}", "/assets/{file:path}")


def application(edge: Edge) -> ASGIApp:
    """What the HTTP server runs."""

    async def over_socket(websocket: WebSocket) -> None:
        await socket(websocket, edge)

    async def page(request: Request) -> Response:
        if not edge.pages.built and request.url.path == "/":
            return _not_built()
        try:
            return edge.pages.answer(request)
        except KozelError as error:
            return refusal(error)

    app = Starlette(
        routes=[
            *(served(route, edge) for route in ROUTES),
            WebSocketRoute("/ws", over_socket),
            *(Served(path, page, methods=["GET"]) for path in _FILES),
        ],
        exception_handlers={404: _no_such_path, 405: _no_such_way},
    )
    app.router.redirect_slashes = False
    return Guarded(app, edge.hosts)


def _not_built() -> Response:
    """The page is made by a build; without it the server still serves programs."""
    told = [Texts(language).text("server-page-not-built") for language in LANGUAGES]
    return PlainTextResponse("\n\n".join(told) + "\n", 503)


async def _no_such_path(request: Request, _: Exception) -> Response:
    return refusal(NotThere("server-no-such-path", given=request.url.path[:100]))


async def _no_such_way(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101  (registered for its status)
    given = f"{request.method} {request.url.path[:100]}"
    response = refusal(Refusal("server-no-such-way", given=given))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response
