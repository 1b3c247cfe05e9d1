"""Which game a document is of, and who sits where."""

from __future__ import annotations

from functools import cache

import msgspec

from kozel import games
from kozel.core.game import Game
from kozel.core.messages import KozelError
from kozel.core.moves import Seat
from kozel.core.options import Options, Value
from kozel.core.presets import Preset, read_values
from kozel.core.seating import Seating
from kozel.core.sharecode import decode
from kozel.pasted.document import Document, PastedError, refused
from kozel.pasted.words import folded, name_key
from kozel.texts.language import LANGUAGES
from kozel.texts.texts import Texts


class Players(msgspec.Struct, frozen=True):
    """The game, and the players: names by seat, seats by the key of a name."""

    game: Game
    names: tuple[str, ...]
    seats: dict[str, Seat]

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """The seats in the order in which the text names the players."""
        return tuple(self.seats.values())

    def seat(self, name: str, line: int) -> Seat | None:
        """The seat of a name, None for an empty one; `PastedError` if nobody is called so."""
        if not name.strip():
            return None
        found = self.seats.get(name_key(name))
        if found is None:
            raise refused("pasted-unknown-player", line, given=name[:60])
        return found


def players_of(document: Document) -> Players:
    """The game with its options, and its players; `KozelError` where that cannot be."""
    try:
        preset, options = _rules(document)
    except KozelError as error:
        args = {**error.message.args, "line": document.game_line}
        raise PastedError(error.message.id, error.message.rule, **args) from error
    names = dict(document.names)
    count = document.seats or len(names)
    if count == len(names) + 1:
        spare = next(letter for letter in "ABCDEFGHIJ" if name_key(letter) not in names)
        names[name_key(spare)] = spare
    if count != len(names):
        raise PastedError("pasted-names-number", number=count, names=len(names))
    fitting = (teams for number, teams in preset.seatings if number == count)
    teams = next(fitting, False) if document.teams is None else document.teams
    game = games.make(preset.id, options, Seating.of(count, teams=teams, persons=count))
    step = -1 if getattr(options, "direction", "") == "counter_clockwise" else 1
    seats = {key: at * step % count for at, key in enumerate(names)}
    shown = {seats[key]: name for key, name in names.items()}
    return Players(game, tuple(shown[seat] for seat in range(count)), seats)


def _rules(document: Document) -> tuple[Preset, Options]:
    """The preset and the options, from a share code or a name."""
    values: dict[str, Value] = {}
    name = document.game
    if "." in name:
        preset, options = decode(name, games.preset)
        values.update(preset.differences(options))
    else:
        preset = games.preset(_ids().get(folded(name), name))
    values.update(read_values(preset, document.options))
    return preset, preset.configure(values)


@cache
def _ids() -> dict[str, str]:
    """The games by what they are called in any language."""
    return {
        folded(called): preset.id
        for language in LANGUAGES
        for preset in games.presets(drafts=True)
        for called in (preset.id, Texts(language).game(preset.id))
    }
