"""What the server refuses, each kind with the HTTP status that stands for it."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from kozel.core.messages import KozelError, Message, OptionError, SeatingError
from kozel.server.store import StoreError
from kozel.server.tables import TableError


class Refusal(KozelError):
    """Something a page or a program asked the server for and does not get."""

    status = 409


class Malformed(Refusal):
    """What was sent cannot be read, or is not what this address takes."""

    status = 400


class Forbidden(Refusal):
    """Not from this person, or not from this page."""

    status = 403


class NotThere(Refusal):
    """No such thing, or not for this person to see."""

    status = 404


class TooMuch(Refusal):
    """More bytes than the server takes."""

    status = 413


class Unfit(Refusal):
    """Read, but senseless: such as an empty name."""

    status = 422


class TooMany(Refusal):
    """Too much in too short a time; `number` in its arguments are seconds, where it tells."""

    status = 429


_OF_TABLES = {"table-unknown": NotThere.status, "table-private": Forbidden.status}


def status_of(error: KozelError) -> int:
    """The HTTP status for any refusal."""
    match error:
        case Refusal():
            return error.status
        case OptionError() | SeatingError():
            return Unfit.status
        case TableError():
            return _OF_TABLES.get(error.message.id, Refusal.status)
        case StoreError():
            return 503
        case _:
            return Refusal.status


class NotDone(msgspec.Struct, frozen=True):
    """Why something was not done; nothing has changed."""

    why: Message


def refusal(error: KozelError) -> Response:
    """A refusal as an answer."""
    response = refusal_of(error.message, status_of(error))
    seconds = error.message.args.get("number")
    if isinstance(error, TooMany) and error.message.id == "limit-too-fast":
        response.headers["retry-after"] = str(seconds)
    return response


def refusal_of(why: Message, status: int) -> Response:
    """A message as an answer."""
    return Response(
        msgspec.json.encode(NotDone(why)),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )
