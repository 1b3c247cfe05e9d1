"""The tables that the batteries play at: every game, every seating, several mixtures of options."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import NamedTuple

from kozel import games
from kozel.core.game import Game
from kozel.core.messages import KozelError
from kozel.core.options import Several, Value
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.dominoes.fives.hands import way_of
from kozel.dominoes.options import DominoOptions

MIXTURES = 2
LONG_MIXTURES = 12
_TRIES = 200
_ROUNDS = 10


class Table(NamedTuple):
    """A game at a seating, with the options that differ from its defaults."""

    preset: str
    seating: Seating
    values: dict[str, Value]

    @property
    def game(self) -> Game:
        return games.make(self.preset, self.values, self.seating)

    @property
    def name(self) -> str:
        """What pytest shows: the game, its seats and the other options."""
        kinds = "".join(kind.value[1] for kind in self.seating.kinds)  # o bot, e person, l blind
        teams = "-teams" if self.seating.teams else ""
        values = ",".join(
            f"{name}={'+'.join(value) if isinstance(value, tuple) else value}"
            for name, value in self.values.items()
        )
        return f"{self.preset}-{kinds}{teams}{f'-{values}' if values else ''}"


def all_presets() -> tuple[Preset, ...]:
    """Every game, the drafts too."""
    return games.presets(drafts=True)


def seatings(preset: Preset) -> Iterator[Seating]:
    """Each number of seats, with a person among the bots, and each number of blind seats."""
    for seats, teams in preset.seatings:
        yield Seating.of(seats, teams=teams, persons=1)
    seats, teams = preset.seatings[0]
    for blind in range(1, preset.blind + 1):
        yield Seating.of(seats, teams=teams, blind=tuple(range(seats - blind, seats)))


def values_of(preset: Preset, name: str) -> tuple[Value, ...]:
    """The values of an option one by one; of a set the empty one and those of one member."""
    choices = preset.choices(name)
    if isinstance(preset.declared(name), Several):
        return ((), *((str(choice),) for choice in choices))
    return choices


def needed(
    preset: Preset, seating: Seating, wanted: Mapping[str, Value] | None = None
) -> dict[str, Value]:
    """The options that must differ from the defaults at this seating, beside those that are
    wanted: the first found whose change makes the refusal go away, or else gives way to one
    that was not met before. `LookupError` if nothing does."""
    values: dict[str, Value] = dict(wanted or {})
    met: list[str] = []
    while refused := refusal(preset, seating, values):
        met.append(refused)
        change = _change(preset, seating, values, met, kept=frozenset(wanted or ()))
        if change is None:
            raise LookupError(refused)
        values |= change
    return values


def _change(
    preset: Preset,
    seating: Seating,
    values: Mapping[str, Value],
    met: list[str],
    kept: frozenset[str],
) -> dict[str, Value] | None:
    refusals = {
        (name, value): refusal(preset, seating, {**values, name: value})
        for name in preset.offered
        if name not in kept
        for value in values_of(preset, name)
    }
    better = sorted(
        (refused != "", order, change)
        for order, (change, refused) in enumerate(refusals.items())
        if _better(refused, met)
    )
    return dict([better[0][2]]) if better else None


def _better(refused: str, met: list[str]) -> bool:
    """Whether this refusal is none, or that of another combination."""
    return not refused or (refused.startswith("refused-") and refused not in met)


def refusal(preset: Preset, seating: Seating, values: Mapping[str, Value]) -> str:
    """The sentence that refuses such a table, "" if there is one."""
    try:
        games.make(preset.id, values, seating)
    except KozelError as error:
        return error.message.id
    return ""


def mixture(preset: Preset, seating: Seating, source: Random) -> dict[str, Value]:
    """Some options at random that go together and with the seating."""
    base = needed(preset, seating)
    for _ in range(_TRIES):
        values = base | {
            name: _value(preset, name, source) for name in preset.offered if source.random() < 0.4
        }
        values = {n: v for n, v in values.items() if v != getattr(preset.base(), n)}
        try:
            games.make(preset.id, values, seating)
        except KozelError:
            continue
        return values
    return base


def _value(preset: Preset, name: str, source: Random) -> Value:
    choices = preset.choices(name)
    declared = preset.declared(name)
    if isinstance(declared, Several):
        return tuple(v for v in declared.values if v in choices and source.random() < 0.5)
    return source.choice(choices)


def _ending(preset: Preset, values: dict[str, Value]) -> dict[str, Value]:
    """The options with a length that ends the match also among players who do not look. Where
    every hand is taken off again (D7.1) these lose more than they win."""
    options = preset.configure(values)
    if "hand_end" not in preset.offered or not isinstance(options, DominoOptions):
        return values
    if options.deals or way_of(options) != "subtract_own":
        return values
    return values | {"deals": _ROUNDS}


@cache
def tables(mixtures: int = MIXTURES) -> tuple[Table, ...]:
    """All tables: the defaults at every seating, and mixtures at each."""
    found = []
    for preset in all_presets():
        for seating in seatings(preset):
            found.append(Table(preset.id, seating, _ending(preset, needed(preset, seating))))
            for number in range(mixtures):
                source = Random(f"{preset.id} {seating} {number}")
                values = _ending(preset, mixture(preset, seating, source))
                if values and Table(preset.id, seating, values) not in found:
                    found.append(Table(preset.id, seating, values))
    return tuple(found)
