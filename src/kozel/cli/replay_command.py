"""``kozel replay``: a match looked at again, step by step, whole, or as data. The match is a log,
or a game of other people as plain text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
import msgspec

from kozel import games
from kozel.cli.around import Around, around
from kozel.cli.frame import Command
from kozel.core.log import Log
from kozel.core.logreader import read
from kozel.core.match import Finished, Match, begin, replay
from kozel.core.messages import KozelError
from kozel.core.moves import WATCHER
from kozel.core.redaction import redact
from kozel.core.sharecode import encode
from kozel.pasted import transcript
from kozel.pasted.document import PastedError
from kozel.pasted.transcript import Fault, Transcript
from kozel.terminal.keeping import contents, save
from kozel.terminal.replaying import Replay, dump, step_through
from kozel.texts.arguments import Company

FORMAT = 1
"""The version of the JSON below; it grows when a field changes its meaning."""

STDIN = "-"
FAULTY = 1
"""The status of the program where a pasted game has a move that cannot be."""


@click.command("replay", cls=Command)
@click.argument("file")
@click.option("--json", "as_json", is_flag=True)
@click.option("--save", "log")
@click.pass_context
def command(ctx: click.Context, file: str, as_json: bool, log: str | None) -> None:
    """Show a match again."""
    our = around(ctx)
    data = sys.stdin.buffer.read() if file == STDIN else contents(Path(file))
    pasted = None if data.lstrip().startswith(b"{") else _pasted(our, data)
    found = pasted.log if pasted else read(data, cut=True)
    if log is not None:
        save(Path(log), found)
    if as_json:
        told = as_data(found) | ({"fault": pasted.fault} if pasted else {})
        click.echo(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        shown = Replay(found, games.make, our.texts, opened=pasted is not None)
        if our.console.live and file != STDIN:
            step_through(shown, our.console)
        else:
            dump(shown, our.console)
    if not found.closed:
        click.echo(our.say("replay-cut", number=len(found.entries)), err=True)
    if pasted and pasted.fault:
        click.echo(_faulty(our, found, pasted.fault), err=True)
        ctx.exit(FAULTY)


def _pasted(our: Around, data: bytes) -> Transcript:
    """The match of a text; what is wrong with the text is told with its line."""
    try:
        return transcript.read(data.decode("utf-8-sig", "replace"))
    except KozelError as error:
        line = error.message.args.get("line")
        if not line:
            raise
        raise PastedError("pasted-at-line", line=line, text=our.told(error)) from error


def _faulty(our: Around, log: Log, fault: Fault) -> str:
    names = {seat: p.name for seat, p in enumerate(log.header.players)}
    sides = begin(log.header, games.make).game.seating.sides
    texts = our.texts.among(Company(names, WATCHER, sides))
    told = texts.text(
        "pasted-is-faulty", text=texts.message(fault.told), reason=texts.message(fault.reason)
    )
    return texts.text("pasted-at-line", line=fault.line, text=told)


def as_data(log: Log) -> dict[str, Any]:
    """The moves, and what is public of the point they lead to."""
    match = replay(log, games.make)
    view = match.game.view(match.state, WATCHER)
    public = redact(log, WATCHER, games.make)
    return {
        "format": FORMAT,
        "preset": match.game.preset.id,
        "code": encode(match.game.preset, match.game.options),
        "seating": log.header.seating,
        "players": log.header.players,
        "closed": log.closed,
        "last_hash": log.last_hash,
        "moves": [
            {"entry": entry.number, "ms": entry.ms, "by": entry.by, "do": entry.text}
            for entry in public.entries
        ],
        "counted": [step.entry.number for step in match.steps],
        "ending": _ending(match),
        "verdict": view.verdict,
        "sheet": view.sheet,
        "table": view.table,
        "waiting": view.waiting,
    }


def _ending(match: Match) -> str | None:
    """How it ended: ``finished``, ``resigned``, ``timed-out`` or ``agreed``."""
    if match.ending is None:
        return None
    names = {"TimedOut": "timed-out"}
    name = type(match.ending).__name__
    return "finished" if isinstance(match.ending, Finished) else names.get(name, name.lower())
