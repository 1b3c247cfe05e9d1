"""``/api/tables``: the log, the proof of the deals, the replay of a match."""

from __future__ import annotations

import asyncio

import msgspec

from kozel import games
from kozel.core.logreader import read
from kozel.core.messages import Message
from kozel.core.moves import Seat
from kozel.core.proofs import Report, verify
from kozel.server import protocol as wire
from kozel.server.routes import Call, Content, Nothing, Route

NDJSON = "application/x-ndjson"


class DealChecked(msgspec.Struct, frozen=True):
    """What came of checking one shuffle or lot. `missing`: persons who added nothing to it."""

    deal: int
    label: str
    entry: int
    finding: str
    told: Message
    missing: tuple[Seat, ...]


class Proved(msgspec.Struct, frozen=True):
    """The deals of a match, checked (P6). `hash`: what stands for the whole log so far."""

    hash: str
    checks: tuple[DealChecked, ...]


async def get_log(call: Call[Nothing]) -> Content:
    """The log as I may have it now: what is still hidden from me is left out."""
    table = call.path("table")
    return Content((await _log(call, table)).encode(), NDJSON, f"kozel-{table}.jsonl")


async def get_proof(call: Call[Nothing]) -> Proved:
    """Whether every deal so far follows from what was bound before it."""
    text = await _log(call, call.path("table"))
    return await asyncio.to_thread(_checked, text.encode())


async def get_replay(call: Call[Nothing]) -> Content:
    """A finished match, step by step, with all hands."""
    replay = await call.edge.tables.replay(call.path("table"))
    data = await asyncio.to_thread(msgspec.json.encode, replay)
    return Content(data, "application/json")


async def _log(call: Call[Nothing], table: str) -> str:
    person = await call.known()
    return await call.edge.tables.log(table, person.id if person else "")


def _checked(data: bytes) -> Proved:
    log = read(data, cut=True)
    report: Report = verify(log, games.make)
    return Proved(
        log.last_hash,
        tuple(
            DealChecked(
                check.deal,
                check.label,
                check.entry,
                check.finding.value,
                check.message,
                check.missing,
            )
            for check in report.checks
        ),
    )


ROUTES = (
    Route(method="GET", path="/api/tables/{table}/log", operation="getLog", handler=get_log,
          gives=NDJSON, refuses=(404, 409)),
    Route(method="GET", path="/api/tables/{table}/proof", operation="getProof",
          handler=get_proof, gives=Proved, refuses=(404, 409)),
    Route(method="GET", path="/api/tables/{table}/replay", operation="getReplay",
          handler=get_replay, gives=wire.Replay, refuses=(404, 409)),
)  # fmt: skip
