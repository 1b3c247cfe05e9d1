"""``/api/pasted``: games of other people as plain text, replayed."""

from __future__ import annotations

import asyncio

import msgspec

from kozel import games
from kozel.core.messages import KozelError, Message
from kozel.pasted import transcript
from kozel.pasted.transcript import Fault
from kozel.server.protocol import Replay
from kozel.server.refusals import Unfit
from kozel.server.routes import Call, Content, Route
from kozel.server.tables.records import replay_of_log


class PastedText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`text`: the game, the hands and the moves (docs/pasted.md)."""

    text: str


class Pasted(msgspec.Struct, frozen=True):
    """`replay`: with all hands, up to the first faulty move; its `table` is empty. `fault`: that
    move, None if there is none."""

    replay: Replay
    fault: Fault | None


async def replay_pasted(call: Call[PastedText]) -> Content:
    """The replay of a game that is told in a text, and the first move that cannot be.

    A text without a game is refused; `line` in the arguments is the line that is to blame.
    """
    person = await call.person()
    call.edge.pasted.take(person.id)
    async with call.edge.reading_pasted:  # long work, one at a time, leaves the others a thread
        data = await asyncio.to_thread(_encoded, call.taken.text)
    return Content(data, "application/json")


def _encoded(text: str) -> bytes:
    try:
        found = transcript.read(text)
    except KozelError as error:
        told: Message = error.message
        raise Unfit(told.id, told.rule, **told.args) from error
    return msgspec.json.encode(Pasted(replay_of_log("", found.log, games.make), found.fault))


ROUTES = (
    Route(
        method="POST",
        path="/api/pasted",
        operation="replayPasted",
        handler=replay_pasted,
        takes=PastedText,
        gives=Pasted,
        refuses=(422,),
    ),
)
