"""``kozel verify``: is a log whole, lawful and fairly dealt?"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import click

from kozel import games
from kozel.cli.around import Around, around
from kozel.cli.frame import Command
from kozel.core.log import LogError
from kozel.core.match import replay
from kozel.core.moves import WATCHER
from kozel.core.proofs import Check, Finding, verify
from kozel.terminal.keeping import load
from kozel.texts.arguments import Company

FAILED = 1


@click.command("verify", cls=Command)
@click.argument("file")
@click.pass_context
def command(ctx: click.Context, file: str) -> None:
    """Check a log."""
    our = around(ctx)
    try:
        log = load(Path(file))
        match = replay(log, games.make)
    except LogError as error:
        click.echo(our.told(error), err=True)
        ctx.exit(FAILED)
    names = {seat: p.name for seat, p in enumerate(log.header.players) if p.name}
    our.texts = our.texts.among(Company(names, WATCHER, match.game.seating.sides))
    our.console.tell(our.say("verify-whole", number=len(log.entries)))
    report = verify(log, games.make)
    good = True
    for deal, checks in groupby(report.checks, key=lambda check: check.deal):
        good = _tell(our, deal, tuple(checks)) and good
    if not report.checks:
        our.console.tell(our.say("verify-nothing"))
    our.console.tell(our.say("verify-good" if good else "verify-bad"))
    our.console.tell_whole(our.say("verify-hash", hash=log.last_hash))
    ctx.exit(0 if good else FAILED)


def _tell(our: Around, deal: int, checks: tuple[Check, ...]) -> bool:
    """A line for each thing to be said about a deal; whether nothing is wrong with it."""
    amiss = [c for c in checks if c.finding not in (Finding.PROVEN, Finding.NOT_REVEALED)]
    for check in amiss:
        our.console.tell(
            our.say(
                f"verify-{check.finding.value}",
                deal=deal,
                label=check.label,
                entry=check.entry,
                position=0 if check.position is None else check.position + 1,
            )
        )
    if not amiss:
        open_deal = any(check.finding is Finding.NOT_REVEALED for check in checks)
        our.console.tell(
            our.say("verify-not-revealed" if open_deal else "verify-proven", deal=deal)
        )
    missing = checks[0].missing
    if missing:
        our.console.tell(our.say("verify-missing", seats=tuple(str(seat) for seat in missing)))
    return not amiss
