"""``/api/code`` and ``/api/sheet``: house rules that travel (P3)."""

from __future__ import annotations

import msgspec

from kozel import games
from kozel.core.game import Game
from kozel.core.messages import KozelError, Message, SeatingError
from kozel.core.options import Options, Value
from kozel.core.presets import Preset
from kozel.core.seating import MOST_SEATS, Seating
from kozel.core.sharecode import decode, encode
from kozel.server.refusals import Unfit
from kozel.server.routes import Call, Route


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph of a rules sheet; the chapter's title is the text ``chapter-<chapter>``."""

    chapter: str
    clause: Message


class RulesSheet(msgspec.Struct, frozen=True):
    """The rules of a game, in the order in which one explains it."""

    preset: str
    code: str
    clauses: tuple[Paragraph, ...]


class AtTable(msgspec.Struct, frozen=True):
    """For how many seats; the usual seating where nothing is said."""

    seats: int | None = None
    teams: bool | None = None


class OptionsChosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game as somebody sets them in a form."""

    preset: str
    options: dict[str, Value] = {}
    seats: int | None = None
    teams: bool | None = None


class Configured(msgspec.Struct, frozen=True):
    """What the options come to. `refused`: why they do not go together; then there is no code
    and no sheet. `applies`: the options that mean something beside the others."""

    preset: str
    code: str
    differences: dict[str, Value]
    applies: tuple[str, ...]
    refused: Message | None
    clauses: tuple[Paragraph, ...]


class Decoded(msgspec.Struct, frozen=True):
    """The rules of a code. `code`: the same against the newest defaults."""

    preset: str
    code: str
    options: dict[str, Value]
    differences: dict[str, Value]


class Difference(msgspec.Struct, frozen=True):
    """An option that differs."""

    option: str
    here: Value
    there: Value


class Compared(msgspec.Struct, frozen=True):
    """What differs between two codes of one game, line by line."""

    preset: str
    differences: tuple[Difference, ...]


async def configure(call: Call[OptionsChosen]) -> Configured:
    """The share code and the rules sheet of these options, or why they do not go together."""
    chosen = call.taken
    preset = games.preset(chosen.preset)
    applies = _applying(preset, chosen.options)
    try:
        game = game_at(preset, preset.configure(chosen.options), chosen.seats, chosen.teams)
    except KozelError as error:
        return Configured(preset.id, "", {}, applies, error.message, ())
    differences = preset.differences(game.options)
    code = encode(preset, game.options)
    return Configured(preset.id, code, differences, applies, None, paragraphs(game))


async def decode_code(call: Call[msgspec.Struct]) -> Decoded:
    """The game and the options that a share code stands for."""
    preset, options = decode(call.path("code"), games.preset)
    every = {name: getattr(options, name) for name in preset.offered}
    return Decoded(preset.id, encode(preset, options), every, preset.differences(options))


async def compare_codes(call: Call[msgspec.Struct]) -> Compared:
    """How the rules of one code differ from those of another, option by option."""
    here, options = decode(call.path("code"), games.preset)
    there, others = decode(call.path("other"), games.preset)
    if here.id != there.id:
        raise Unfit("codes-differ-in-game", "P3", preset=here.id, preset_other=there.id)
    found = (
        Difference(name, getattr(options, name), getattr(others, name)) for name in here.offered
    )
    return Compared(here.id, tuple(each for each in found if each.here != each.there))


async def sheet_of_code(call: Call[AtTable]) -> RulesSheet:
    """The rules sheet of a share code."""
    preset, options = decode(call.path("code"), games.preset)
    game = game_at(preset, options, call.taken.seats, call.taken.teams)
    return RulesSheet(preset.id, encode(preset, options), paragraphs(game))


def game_at(preset: Preset, options: Options, seats: int | None, teams: bool | None) -> Game:
    """The game at such a table; what is not said is as in the first seating that fits."""
    for number, in_teams in preset.seatings:
        if seats in (None, number) and teams in (None, in_teams):
            seats, teams = number, in_teams
            break
    seats = preset.seatings[0][0] if seats is None else seats
    if seats > MOST_SEATS:
        raise SeatingError("seats-number", low=2, high=MOST_SEATS, number=seats)
    seating = Seating.of(seats, teams=bool(teams))
    return games.make(preset.id, options, seating)


def paragraphs(game: Game) -> tuple[Paragraph, ...]:
    """The rules sheet of a game."""
    return tuple(Paragraph(chapter, clause) for chapter, clause in games.sheet(game))


def _applying(preset: Preset, values: dict[str, Value]) -> tuple[str, ...]:
    """The options that mean something beside these values, whether or not all go together."""
    known = {}
    for name, value in values.items():
        try:
            preset.declared(name).check(name, value)
        except KozelError:
            continue
        known[name] = value
    options = msgspec.structs.replace(preset.base(), **known)
    return tuple(name for name in preset.offered if preset.declared(name).applies(options))


ROUTES = (
    Route(
        method="POST",
        path="/api/code",
        operation="configure",
        handler=configure,
        takes=OptionsChosen,
        gives=Configured,
        refuses=(422,),
    ),
    Route(
        method="GET",
        path="/api/code/{code}",
        operation="decodeCode",
        handler=decode_code,
        gives=Decoded,
        refuses=(422,),
    ),
    Route(
        method="GET",
        path="/api/code/{code}/against/{other}",
        operation="compareCodes",
        handler=compare_codes,
        gives=Compared,
        refuses=(422,),
    ),
    Route(
        method="GET",
        path="/api/sheet/{code}",
        operation="sheetOfCode",
        handler=sheet_of_code,
        takes=AtTable,
        gives=RulesSheet,
        refuses=(422,),
    ),
)
