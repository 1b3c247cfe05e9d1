"""One table of routes: each entry says what it takes and gives, which both checks what comes in
and yields the OpenAPI document. A handler gets a `Call` and returns plain values."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Served

from kozel.core.messages import KozelError, Message
from kozel.server.guard import same_origin
from kozel.server.limits import address_key
from kozel.server.people import COOKIE, Person
from kozel.server.refusals import Forbidden, Malformed, NotThere, TooMuch, refusal, refusal_of
from kozel.texts.language import language_of

if TYPE_CHECKING:
    from kozel.server.edge import Edge

log = logging.getLogger("kozel.server")

_WORTH_PACKING = 8_000
_QUICKLY = 4

Taken = TypeVar("Taken")


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


class Content(msgspec.Struct, frozen=True):
    """An answer that is no JSON value. `name`: what a browser saves it as."""

    data: bytes
    media: str
    name: str = ""


class Call(Generic[Taken]):
    """One request, checked. `taken`: its body or, with GET, its query."""

    def __init__(self, edge: Edge, request: Request, taken: Taken) -> None:
        self.edge = edge
        self.taken = taken
        self._request = request
        self._person: Person | None = None
        self.cookie: str | None = None
        """A token that the answer is to set."""

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self._request.path_params[name])

    @property
    def address(self) -> str:
        """Where the call comes from."""
        return client_of(self._request.client)

    @property
    def base(self) -> str:
        """The address under which the caller reached this server, without a slash at the end."""
        return str(self._request.base_url).rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether the caller came by https."""
        return self._request.url.scheme == "https"

    @property
    def token(self) -> str:
        """What the caller proves to be somebody with."""
        return self.cookie or self._request.cookies.get(COOKIE, "")

    async def known(self) -> Person | None:
        """Who calls, if that is somebody known."""
        if self._person is None:
            self._person = await self.edge.people.find(self.token)
        return self._person

    async def person(self) -> Person:
        """Who calls. A newcomer becomes a guest, whose cookie the answer sets."""
        found = await self.known()
        if found is None:
            self.edge.guests.take(self.address)
            language = language_of(self._request.headers.get("accept-language", ""))
            found, self.cookie = await self.edge.people.newcomer(language)
            self._person = found
        return found


def client_of(client: Any) -> str:
    """The address of the other end, as limits count it."""
    return address_key(client.host) if client else ""


Handler: TypeAlias = Callable[[Any], Awaitable[Any]]


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """One entry. `operation`: its stable name for programs. `takes`: the body or, with GET, the
    query. `gives`: the type of the answer, or the media type of a `Content`. `refuses`: the
    statuses with which it may say no, beside those that any call may meet."""

    method: str
    path: str
    operation: str
    handler: Handler
    takes: Any = Nothing
    gives: Any = Nothing
    refuses: tuple[int, ...] = ()

    @property
    def about(self) -> str:
        """What it does: the first paragraph of the handler's docstring."""
        return " ".join((self.handler.__doc__ or "").partition("\n\n")[0].split())

    @property
    def reads(self) -> bool:
        """Whether it only reads."""
        return self.method == "GET"


def served(route: Route, edge: Edge) -> Served:
    """The entry as Starlette serves it."""

    async def endpoint(request: Request) -> Response:
        try:
            return await _answer(route, edge, request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        except KozelError as error:
            return refusal(error)
        except Exception:
            log.exception("fault in %s", route.operation)
            return refusal_of(Message("server-fault"), 500)

    return Served(route.path, endpoint, methods=[route.method])


async def _answer(route: Route, edge: Edge, request: Request) -> Response:
    edge.calls.take(client_of(request.client))
    if not route.reads:
        _from_own_page(request)
    taken = _query(route, request) if route.reads else await _body(route, edge, request)
    call: Call[Any] = Call(edge, request, taken)
    given = await route.handler(call)
    response = await _sent(given, request.headers.get("accept-encoding", ""))
    response.headers["cache-control"] = "no-store"
    if call.cookie is not None:
        edge.people.set_cookie(response, call.cookie, secure=call.secure)
    return response


async def _sent(given: Any, encodings: str) -> Response:
    """The answer that carries a value; packed where that saves much."""
    content = given
    if not isinstance(given, Content):
        content = Content(msgspec.json.encode(given), "application/json")
    headers = {"vary": "accept-encoding"}
    if content.name:
        headers["content-disposition"] = f'attachment; filename="{content.name}"'
    data = content.data
    if len(data) >= _WORTH_PACKING and "gzip" in encodings:
        data = await asyncio.to_thread(gzip.compress, data, _QUICKLY, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers, media_type=content.media)


def _from_own_page(request: Request) -> None:
    """A browser names the page that asks; a program names none."""
    if not same_origin(request.headers):
        raise Forbidden("server-other-origin")


def _query(route: Route, request: Request) -> Any:
    given = dict(request.query_params)
    try:
        return msgspec.convert(given, route.takes, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed("server-not-so", given=str(error)) from None


async def _body(route: Route, edge: Edge, request: Request) -> Any:
    data = await _bounded(request, edge.limits.body_bytes)
    if not data and route.takes is Nothing:
        return Nothing()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Malformed("server-no-json")
    try:
        return msgspec.json.decode(data, type=route.takes)
    except msgspec.ValidationError as error:
        raise Malformed("server-not-so", given=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Malformed("server-no-json") from None


async def _bounded(request: Request, most: int) -> bytes:
    """The body, read only as far as it may go."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TooMuch("server-too-much", number=most)
    return bytes(data)


async def no_such_path(request: Request, _: Exception) -> Response:
    """What an address gets that is none of ours."""
    return refusal(NotThere("server-no-such-path", given=request.url.path[:100]))
