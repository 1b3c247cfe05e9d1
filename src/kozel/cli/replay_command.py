"""``kozel replay``: a match looked at again, step by step, whole, or as data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from kozel import games
from kozel.cli.around import around
from kozel.cli.frame import Command
from kozel.core.log import Log
from kozel.core.match import Finished, Match, replay
from kozel.core.moves import WATCHER
from kozel.core.redaction import redact
from kozel.core.sharecode import encode
from kozel.terminal.keeping import load
from kozel.terminal.replaying import Replay, dump, step_through

FORMAT = 1
"""The version of the JSON below; it grows when a field changes its meaning."""


@click.command("replay", cls=Command)
@click.argument("file")
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def command(ctx: click.Context, file: str, as_json: bool) -> None:
    """Show a match again."""
    our = around(ctx)
    log = load(Path(file), cut=True)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(as_data(log))).decode())
        return
    shown = Replay(log, games.make, our.texts)
    if our.console.live:
        step_through(shown, our.console)
    else:
        dump(shown, our.console)
    if not log.closed:
        click.echo(our.say("replay-cut", number=len(log.entries)), err=True)


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
