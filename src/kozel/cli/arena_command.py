"""``kozel arena``: two players measured against each other on the same deals."""

from __future__ import annotations

import click
import msgspec

from kozel import games
from kozel.cli.around import around
from kozel.cli.choice import seats_of, wanted
from kozel.cli.frame import Command
from kozel.cli.parameters import Whole
from kozel.core.seating import Seating
from kozel.lab.arena import arena, report
from kozel.players import registry

FORMAT = 1
"""The version of the JSON below; it grows when a field changes its meaning."""


@click.command("arena", cls=Command)
@click.argument("game")
@click.argument("first")
@click.argument("second")
@click.option("--deals", type=Whole(2, 10_000_000), default=100)
@click.option("--seed", type=Whole(0, 999_999_999), default=0)
@click.option("--set", "changes", multiple=True)
@click.option("--seats")
@click.option("--kon", type=Whole(1, 100), default=1)
@click.option("--jobs", type=Whole(1, 256), default=1)
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    first: str,
    second: str,
    deals: int,
    seed: int,
    changes: tuple[str, ...],
    seats: str | None,
    kon: int,
    jobs: int,
    as_json: bool,
) -> None:
    """Compare two players."""
    our = around(ctx)
    preset, options = wanted(game, changes)
    number, teams = seats_of(preset, seats) if seats else preset.seatings[0]
    table = games.make(preset.id, options, Seating.of(number, teams=teams))
    players = registry.player(first), registry.player(second)
    result = arena(table, *players, deals=deals, seed=seed, jobs=jobs, kon=kon)
    if as_json:
        data = {"format": FORMAT, **msgspec.structs.asdict(result)}
        click.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
        return
    for message in report(result):
        our.console.tell(our.texts.message(message))
