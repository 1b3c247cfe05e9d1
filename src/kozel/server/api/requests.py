"""``/api/play`` and ``/api/requests``: play at once (P1), or open a request and wait (P2)."""

from __future__ import annotations

import msgspec

from kozel import games
from kozel.core.messages import OptionError
from kozel.core.moves import Seat
from kozel.core.seating import Kind
from kozel.core.sharecode import decode, encode
from kozel.server.lobby import new_id
from kozel.server.people import Person
from kozel.server.protocol import LobbyState, OpenRequest
from kozel.server.refusals import Refusal
from kozel.server.requests import (
    LEVELS,
    Clocks,
    Request,
    Sitting,
    Wanted,
    canonical,
    check_level,
    check_seats,
    game_of,
)
from kozel.server.routes import Call, Nothing, Route

USUAL_BOTS = LEVELS[-1]


class PlayWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`code`: the rules; "" for the game played last. `practice`: with open hands."""

    code: str = ""
    bots: str = USUAL_BOTS
    practice: bool = False


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to have a seat; `bot`: its level, with a bot."""

    kind: Kind
    bot: str = ""


class RequestWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request as its opener wants it. `open`: anyone may join, not only who has the link.
    `seat`: the opener's own, the first one for a person if not named. `bots`: the level of
    those that take seats still empty when the opener starts it. `clock`: none without it."""

    code: str
    teams: bool
    seats: tuple[SeatWanted, ...]
    open: bool
    seat: Seat | None = None
    bots: str = USUAL_BOTS
    clock: Clocks | None = None
    practice: bool = False


class Seated(msgspec.Struct, frozen=True):
    """Where one sits now: at a table, or in a request that waits for people. `key`: what the
    link to it needs."""

    table: str | None
    request: str | None = None
    key: str = ""


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: the first free one if not named. `key`: from the link. `code`: the rules that
    were read, so that nobody sits down to others."""

    seat: Seat | None = None
    key: str = ""
    code: str = ""


class Looking(msgspec.Struct, frozen=True):
    """`key`: from the link."""

    key: str = ""


async def play(call: Call[PlayWanted]) -> Seated:
    """Sit down with bots at once."""
    person = await call.person()
    call.edge.requests.take(person.id)
    wanted = call.taken
    check_level(wanted.bots)
    code = _code(wanted.code, person)
    preset, _ = decode(code, games.preset)
    seats, teams = preset.seatings[0]
    bots = (Wanted(Kind.BOT, wanted.bots),) * (seats - 1)
    request = _request(person, code, teams, (Wanted(Kind.PERSON), *bots), 0)
    request = msgspec.structs.replace(request, practice=wanted.practice)
    await call.edge.people.change(call.token, last=code)
    return Seated(await call.edge.lobby.open(request))


def _code(asked: str, person: Person) -> str:
    """What was asked for, else what was played last if it is still known, else the first game."""
    if asked:
        return canonical(asked)
    if person.chosen.last:
        try:
            return canonical(person.chosen.last)
        except OptionError:
            pass
    preset = games.presets()[0]
    return encode(preset, preset.base())


async def list_requests(call: Call[Nothing]) -> LobbyState:
    """The open requests, and which of them are mine."""
    person = await call.known()
    return call.edge.lobby.all_for(person.id if person else "")


async def open_request(call: Call[RequestWanted]) -> Seated:
    """Open a request and take a seat of it."""
    person = await call.person()
    call.edge.requests.take(person.id)
    wanted = call.taken
    seats = tuple(Wanted(seat.kind, seat.bot) for seat in wanted.seats)
    check_seats(seats)
    check_level(wanted.bots)
    code = canonical(wanted.code)
    game_of(code, tuple(seat.kind for seat in seats), wanted.teams)
    request = msgspec.structs.replace(
        _request(person, code, wanted.teams, seats, wanted.seat),
        key="" if wanted.open else new_id(),
        filler=wanted.bots,
        clocks=wanted.clock,
        practice=wanted.practice,
    )
    if request.clocks:
        request.clocks.spec()
    await call.edge.people.change(call.token, last=code)
    table = await call.edge.lobby.open(request)
    return Seated(table, None if table else request.id, request.key)


def _request(
    person: Person, code: str, teams: bool, seats: tuple[Wanted, ...], seat: Seat | None
) -> Request:
    nobody: tuple[Sitting | None, ...] = (None,) * len(seats)
    return Request(
        id=new_id(),
        host=person.id,
        key="",
        code=code,
        teams=teams,
        wanted=seats,
        sitting=nobody,
        filler=USUAL_BOTS,
        clocks=None,
        practice=False,
    ).joined(person.id, person.name, seat)


async def get_request(call: Call[Looking]) -> OpenRequest:
    """One request; that of a link needs its key."""
    person = await call.known()
    lobby = call.edge.lobby
    found = lobby.find(call.path("request"), person.id if person else "", call.taken.key)
    return lobby.shown(found)


async def join_request(call: Call[Joining]) -> Seated:
    """Sit down; the match begins with the last free seat."""
    person = await call.person()
    joining = call.taken
    request = call.path("request")
    if joining.code:
        found = call.edge.lobby.find(request, person.id, joining.key)
        if canonical(joining.code) != found.code:
            raise Refusal("request-other-rules", "P2")
    table = await call.edge.lobby.join(request, person, joining.seat, joining.key)
    return Seated(table, None if table else request)


async def leave_request(call: Call[Nothing]) -> Nothing:
    """Get up again; a request without people closes."""
    person = await call.person()
    await call.edge.lobby.leave(call.path("request"), person.id)
    return Nothing()


async def start_request(call: Call[Nothing]) -> Seated:
    """Begin now, with bots on the seats still empty; only who opened the request may."""
    person = await call.person()
    return Seated(await call.edge.lobby.begin(call.path("request"), person.id))


_ONE = "/api/requests/{request}"
_NO = (404, 409, 422)

ROUTES = (
    Route(method="POST", path="/api/play", operation="play", handler=play, takes=PlayWanted,
          gives=Seated, refuses=(422,)),
    Route(method="GET", path="/api/requests", operation="listRequests", handler=list_requests,
          gives=LobbyState),
    Route(method="POST", path="/api/requests", operation="openRequest", handler=open_request,
          takes=RequestWanted, gives=Seated, refuses=_NO),
    Route(method="GET", path=_ONE, operation="getRequest", handler=get_request, takes=Looking,
          gives=OpenRequest, refuses=_NO),
    Route(method="POST", path=f"{_ONE}/join", operation="joinRequest", handler=join_request,
          takes=Joining, gives=Seated, refuses=_NO),
    Route(method="POST", path=f"{_ONE}/leave", operation="leaveRequest", handler=leave_request,
          refuses=_NO),
    Route(method="POST", path=f"{_ONE}/start", operation="startRequest", handler=start_request,
          gives=Seated, refuses=_NO),
)  # fmt: skip
