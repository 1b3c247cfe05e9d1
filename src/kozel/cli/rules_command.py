"""``kozel rules``: the rules sheet of a game, made from its options."""

from __future__ import annotations

import click

from kozel import games
from kozel.cli.around import around
from kozel.cli.choice import seats_of, wanted
from kozel.cli.frame import Command
from kozel.core.seating import Seating
from kozel.terminal.rulebook import rules_lines


@click.command("rules", cls=Command)
@click.argument("game")
@click.option("--set", "changes", multiple=True)
@click.option("--seats")
@click.pass_context
def command(ctx: click.Context, game: str, changes: tuple[str, ...], seats: str | None) -> None:
    """Tell the rules."""
    our = around(ctx)
    preset, options = wanted(game, changes)
    number, teams = seats_of(preset, seats) if seats else preset.seatings[0]
    playing = games.make(preset.id, options, Seating.of(number, teams=teams))
    for line in rules_lines(our.texts, playing):
        our.console.tell(line)
