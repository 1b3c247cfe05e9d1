"""``/api/games``: every game with its options, from the declarations and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from kozel import games
from kozel.core.options import Choice, Declared, OneOf, Range, Several, Value
from kozel.core.presets import Preset
from kozel.core.sharecode import encode
from kozel.server.requests import LEVELS
from kozel.server.routes import Call, Route


class OptionDeclared(msgspec.Struct, frozen=True):
    """An option. `values`: those that can be listed, of a range the suggested ones; then `low`
    and `high` are its bounds. Of ``several`` any set of the values is one."""

    name: str
    rule: str
    kind: Literal["choice", "range", "switch", "several"]
    values: tuple[Value, ...]
    default: Value
    low: int | None = None
    high: int | None = None


class SeatingOffered(msgspec.Struct, frozen=True):
    """A number of seats, with two teams or each for themselves."""

    seats: int
    teams: bool


class GameDeclared(msgspec.Struct, frozen=True):
    """A game. `code`: the share code of its defaults. `seatings`: the usual one first. `blind`:
    the most blind seats. Its texts follow from the id: ``game-<id>``, ``option-<name>``."""

    id: str
    kind: str
    code: str
    seatings: tuple[SeatingOffered, ...]
    blind: int
    options: tuple[OptionDeclared, ...]
    draft: bool


class Games(msgspec.Struct, frozen=True):
    """All games, and the levels of bots, weakest first."""

    games: tuple[GameDeclared, ...]
    bots: tuple[str, ...]


class GamesAsked(msgspec.Struct, frozen=True):
    """`drafts`: also games that are not ready for people."""

    drafts: bool = False


async def list_games(call: Call[GamesAsked]) -> Games:
    """The games with their options, bounds, defaults and seatings."""
    return _all(call.taken.drafts)


@cache
def _all(drafts: bool) -> Games:
    return Games(tuple(map(declared, games.presets(drafts=drafts))), LEVELS)


def declared(preset: Preset) -> GameDeclared:
    """A game as it is declared."""
    return GameDeclared(
        preset.id,
        games.family(preset.id).kind,
        encode(preset, preset.base()),
        tuple(SeatingOffered(seats, teams) for seats, teams in preset.seatings),
        preset.blind,
        tuple(_option(preset, name) for name in preset.offered),
        preset.draft,
    )


def _option(preset: Preset, name: str) -> OptionDeclared:
    of = preset.declared(name)
    made = OptionDeclared(
        name, of.rule, _kind(of), preset.choices(name), getattr(preset.base(), name)
    )
    if made.kind != "range" or not isinstance(of, Range):
        return made
    if name in preset.narrowed:
        return msgspec.structs.replace(made, kind="choice")
    return msgspec.structs.replace(made, values=of.suggested, low=of.low, high=of.high)


def _kind(of: Declared) -> Literal["choice", "range", "switch", "several"]:
    match of:
        case Choice() | OneOf():
            return "choice"
        case Range():
            return "range"
        case Several():
            return "several"
        case _:
            return "switch"


ROUTES = (
    Route(
        method="GET",
        path="/api/games",
        operation="listGames",
        handler=list_games,
        takes=GamesAsked,
        gives=Games,
    ),
)
