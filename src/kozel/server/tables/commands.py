"""What a client asks of a table: judged, done, answered."""

from __future__ import annotations

import re

from kozel.core.acts import Resign, Return
from kozel.core.match import IllegalEntry
from kozel.core.messages import KozelError, Message
from kozel.core.moves import WATCHER, Seat
from kozel.core.notation import parse, write
from kozel.players.registry import player
from kozel.server import protocol as wire
from kozel.server.tables import questions
from kozel.server.tables.answers import Answer
from kozel.server.tables.bots import UNITS
from kozel.server.tables.course import act_command
from kozel.server.tables.errors import TableError
from kozel.server.tables.table import Raced, Table

ADVISER = "club"
"""Who gives hints."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,48}")
_TRIES = 3


async def perform(table: Table, seat: Seat, frame: wire.Command) -> Answer:
    """Carry a command out, once. What is wrong with it is told in words."""
    if not _ID.fullmatch(frame.id):
        return wire.Refused(id="", why=Message("command-id"))
    if seat == WATCHER:
        return wire.Refused(frame.id, Message("table-not-seated"))
    for _ in range(_TRIES):
        known = table.answers.known(seat, frame.id)
        if known is not None:
            return known
        try:
            answer = await _performed(table, seat, frame)
        except Raced:
            continue
        table.answers.keep(seat, answer)
        return answer
    return wire.Refused(frame.id, Message("table-raced"))


async def _performed(table: Table, seat: Seat, frame: wire.Command) -> Answer:
    try:
        if table.holder(seat) and not table.over:
            await table.act(Return(seat))
        if isinstance(frame, wire.Hint):
            return _advice(table, seat, frame)
        await _do(table, seat, frame)
    except IllegalEntry as error:
        return wire.Refused(frame.id, error.reason)
    except KozelError as error:
        return wire.Refused(frame.id, error.message)
    return wire.Done(frame.id)


async def _do(table: Table, seat: Seat, frame: wire.Command) -> None:
    match frame:
        case wire.Move(do=do):
            await table.move(seat, parse(do), frame.id)
        case wire.GoOn(window=number):
            _press(table, seat, number)
        case wire.Undo():
            questions.ask(table, "undo", seat)
        case wire.EndOffer():
            questions.ask(table, "end", seat)
        case wire.Adjourn():
            questions.ask(table, "adjourn", seat)
        case wire.Rematch():
            questions.ask(table, "rematch", seat)
        case wire.Answer(question=number, yes=yes):
            questions.answer(table, seat, number, yes=yes)
        case wire.Resign():
            await table.act(Resign(seat), act_command(seat, frame.id))
        case wire.Sealed(deal=deal, digest=digest):
            act = table.course.deals.seal(deal, seat, _hex(digest, 32).hex())
            await table.act(act, act_command(seat, frame.id))
        case wire.Contribute(deal=deal, data=data):
            table.course.deals.contribute(deal, seat, _hex(data, 16))
        case _:
            raise TableError("table-begun")


def _press(table: Table, seat: Seat, number: int) -> None:
    pause = table.pause
    if pause is None or pause.number != number:
        raise TableError("table-no-window")
    pause.pressed.add(seat)
    table.tell()


def _hex(text: str, size: int) -> bytes:
    try:
        data = bytes.fromhex(text)
    except ValueError:
        data = b""
    if len(data) != size:
        raise TableError("table-not-hex", "P6", number=size)
    return data


def _advice(table: Table, seat: Seat, frame: wire.Hint) -> wire.Advice:
    if table.spec.rated:
        raise TableError("table-no-hints", "P9")
    game, state = table.course.game, table.course.state
    offer = game.legal(state, seat)
    if not offer.moves or table.over:
        raise TableError("table-nothing-to-do")
    decision = player(ADVISER).choose(game.view(state, seat), offer, UNITS, 0)
    return wire.Advice(frame.id, write(decision.move), decision.reason)
