"""``kozel games``: every game with its options, for people and for programs."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from kozel import games
from kozel.cli.around import Around, around
from kozel.cli.frame import Command
from kozel.core.options import Choice, Declared, OneOf, Range, Several, Switch, Value
from kozel.core.presets import Preset
from kozel.core.sharecode import encode
from kozel.terminal.setup import seating_label

FORMAT = 1
"""The version of the JSON below; it grows when a field changes its meaning."""


def described(preset: Preset, our: Around) -> dict[str, Any]:
    """A game as plain data."""
    texts = our.texts
    base = preset.base()
    return {
        "id": preset.id,
        "kind": games.family(preset.id).kind,
        "family": preset.family,
        "draft": preset.draft,
        "name": texts.game(preset.id),
        "about": texts.about(preset.id),
        "code": encode(preset, base),
        "version": preset.version,
        "seatings": [{"seats": seats, "teams": teams} for seats, teams in preset.seatings],
        "blind": preset.blind,
        "options": [
            {
                "name": name,
                "key": preset.declared(name).key,
                "label": texts.option(name),
                "help": texts.option_help(name),
                "rule": preset.declared(name).rule,
                "default": getattr(base, name),
                **_type(preset, name, our),
            }
            for name in preset.offered
        ],
    }


def _type(preset: Preset, name: str, our: Around) -> dict[str, Any]:
    """The type of an option, with its bounds or its values."""
    declared = preset.declared(name)
    match declared:
        case Range() if not isinstance(declared, OneOf):
            return {
                "type": "number",
                "low": declared.low,
                "high": declared.high,
                "suggested": list(declared.suggested),
            }
        case Switch():
            kind = "switch"
        case Several():
            kind = "several"
        case Choice() | OneOf():
            kind = "choice"
        case _:
            raise TypeError(f"an option of a kind nobody described: {declared!r}")
    values = [_value(name, value, our) for value in preset.choices(name)]
    return {"type": kind, "values": values}


def _value(name: str, value: Value, our: Around) -> dict[str, Any]:
    return {"value": value, "label": our.texts.option_value(name, value)}


def _bounds(preset: Preset, name: str, declared: Declared) -> str:
    """The values of an option as they are typed after ``--set name=``."""
    if isinstance(declared, Range) and not isinstance(declared, OneOf):
        return f"{declared.low}…{declared.high}"
    if isinstance(declared, Switch):
        return "on, off"
    return ", ".join(declared.write(value) for value in preset.choices(name))


def _tell(preset: Preset, our: Around) -> None:
    texts, console = our.texts, our.console
    console.tell(texts.text("games-game", game=preset.id, name=texts.game(preset.id)))
    console.tell("  " + texts.about(preset.id))
    console.tell("  " + texts.text("games-seatings", shown=_seatings(preset, our)))
    console.tell("  " + texts.text("games-code", code=encode(preset, preset.base())))
    for name in preset.offered:
        declared = preset.declared(name)
        usual = getattr(preset.base(), name)
        written = ("on" if usual else "off") if isinstance(usual, bool) else declared.write(usual)
        console.tell(
            "  "
            + texts.text(
                "games-option",
                name=name,
                label=texts.option(name),
                allowed=_bounds(preset, name, declared),
                usual=written or "-",
                given=declared.rule,
            )
        )
    console.tell()


def _seatings(preset: Preset, our: Around) -> str:
    return ", ".join(seating_label(our.texts, seats, teams) for seats, teams in preset.seatings)


@click.command("games", cls=Command)
@click.option("--json", "as_json", is_flag=True)
@click.option("--drafts", is_flag=True)
@click.pass_context
def command(ctx: click.Context, as_json: bool, drafts: bool) -> None:
    """Tell what can be played."""
    our = around(ctx)
    presets = games.presets(drafts=drafts)
    if as_json:
        found = {"format": FORMAT, "games": [described(preset, our) for preset in presets]}
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    for preset in presets:
        _tell(preset, our)
