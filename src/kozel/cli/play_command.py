"""``kozel play``: play in the terminal, against bots or let bots play."""

from __future__ import annotations

import click
import msgspec

from kozel import games
from kozel.cli.around import Around, around
from kozel.cli.choice import seats_of, wanted
from kozel.cli.frame import Command
from kozel.cli.parameters import OneOf, Refused, Whole
from kozel.core.moves import Seat
from kozel.core.options import Options
from kozel.core.presets import Preset
from kozel.core.seating import MOST_SEATS, Kind, Seating
from kozel.players import registry
from kozel.terminal.console import Closed
from kozel.terminal.setup import Setup

SEAT = Whole(1, MOST_SEATS)
LEVELS = ("novice", "club")
USUAL_BOTS = "club"
INTERRUPTED = 130


class Asked(msgspec.Struct, frozen=True):
    """The command line of ``play``."""

    game: str | None
    changes: tuple[str, ...]
    seats: str | None
    blind: tuple[int, ...]
    bots: str | None
    seat: int | None
    seed: int | None
    auto: bool
    log: str | None
    drafts: bool


@click.command("play", cls=Command)
@click.argument("game", required=False)
@click.option("--set", "changes", multiple=True)
@click.option("--seats")
@click.option("--blind", multiple=True, type=SEAT)
@click.option("--bots", type=OneOf(lambda: (*registry.names(), *registry.versions())))
@click.option("--seat", type=SEAT)
@click.option("--seed", type=Whole(0, 999_999_999))
@click.option("--auto", is_flag=True)
@click.option("--log")
@click.option("--resume", is_flag=False, flag_value="")
@click.option("--pace", type=Whole(0, 60_000))
@click.option("--cards", type=OneOf(lambda: ("signs", "letters", "words")))
@click.option("--drafts", is_flag=True)
@click.pass_context
def command(
    ctx: click.Context,
    resume: str | None,
    pace: int | None,
    cards: str | None,
    game: str | None,
    changes: tuple[str, ...],
    seats: str | None,
    blind: tuple[int, ...],
    bots: str | None,
    seat: int | None,
    seed: int | None,
    auto: bool,
    log: str | None,
    drafts: bool,
) -> None:
    """Play a match."""
    our = around(ctx)
    asked = Asked(game, changes, seats, blind, bots, seat, seed, auto, log, drafts)
    if pace is not None:
        our.console.pace = pace / 1000
    if cards is not None:
        our.write_cards(cards)
    if resume is not None:
        _refuse_new_rules(ctx, asked)
        from kozel.cli import table  # noqa: PLC0415  (much to load that others do without)

        ctx.exit(table.resume(our, resume, seed))
    try:
        ctx.exit(_begin(ctx, our, asked))
    except (Closed, KeyboardInterrupt) as reason:
        our.console.tell(our.say("terminal-not-begun"))
        ctx.exit(INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0)


def _begin(ctx: click.Context, our: Around, asked: Asked) -> int:
    preset, options = _rules(our, asked)
    seats, teams = _seats(our, asked, preset)
    person = None if asked.auto else (asked.seat or 1) - 1
    if person is not None and person >= seats:
        raise Refused("usage-number", ctx, words="--seat", given=str(asked.seat), low=1, high=seats)
    blind = tuple(sorted({seat - 1 for seat in asked.blind}))
    if any(seat >= seats or seat == person for seat in blind):
        raise Refused("usage-blind", ctx, most=seats)
    game = games.make(preset.id, options, _seating(seats, teams, person, blind))
    level = asked.bots or (USUAL_BOTS if asked.auto or asked.game else _setup(our).bots())
    from kozel.cli import table  # noqa: PLC0415  (so the first question comes before the rest)

    return table.new(our, game, level, asked.log, keep=not asked.auto, seed=asked.seed)


def _seating(seats: int, teams: bool, person: Seat | None, blind: tuple[Seat, ...]) -> Seating:
    """One person, or nobody; bots on the other seats."""
    kinds = [Kind.BLIND if seat in blind else Kind.BOT for seat in range(seats)]
    if person is not None:
        kinds[person] = Kind.PERSON
    return Seating(tuple(kinds), teams)


def _setup(our: Around) -> Setup:
    return Setup(our.console, our.texts, LEVELS, USUAL_BOTS)


def _rules(our: Around, asked: Asked) -> tuple[Preset, Options]:
    """The game and its options: said on the command line, else asked for."""
    if asked.game:
        return wanted(asked.game, asked.changes)
    if asked.auto or asked.changes:
        return wanted(games.presets()[0].id, asked.changes)
    setup = _setup(our)
    preset = setup.preset(games.presets(drafts=asked.drafts))
    return preset, setup.options(preset)


def _seats(our: Around, asked: Asked, preset: Preset) -> tuple[int, bool]:
    if asked.seats:
        return seats_of(preset, asked.seats)
    if asked.game or asked.auto or asked.changes:
        return preset.seatings[0]
    return _setup(our).seats(preset)


def _refuse_new_rules(ctx: click.Context, asked: Asked) -> None:
    """A match goes on by the rules it was begun with."""
    plain = Asked(None, (), None, (), None, None, asked.seed, False, None, asked.drafts)
    if asked != plain:
        raise Refused("usage-resume-alone", ctx)
