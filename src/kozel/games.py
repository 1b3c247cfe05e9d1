"""The catalogue: every game of the family. The only module that knows them all."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache

from kozel.core.clauses import sheet as clauses_that_hold
from kozel.core.family import Family
from kozel.core.game import Game
from kozel.core.messages import Message, OptionError
from kozel.core.options import Options, Value
from kozel.core.presets import Preset
from kozel.core.seating import Seating


@cache
def families() -> tuple[Family, ...]:
    """All families, in the order in which a person looks for them."""
    from kozel.cards.jacks import JACKS  # noqa: PLC0415  (loading rules only when asked keeps start-up quick)
    from kozel.cards.sets import SETS  # noqa: PLC0415
    from kozel.cards.tricks import TRICKS  # noqa: PLC0415
    from kozel.dominoes import DOMINOES  # noqa: PLC0415

    return (TRICKS, JACKS, SETS, DOMINOES)


@cache
def _catalogue() -> Mapping[str, tuple[Preset, Family]]:
    return {preset.id: (preset, family) for family in families() for preset in family.presets}


def presets(*, drafts: bool = False) -> tuple[Preset, ...]:
    """The games on offer; with `drafts` also those that are not ready for people."""
    return tuple(preset for preset, _ in _catalogue().values() if drafts or not preset.draft)


def preset(name: str) -> Preset:
    """The preset of this id; `OptionError` if there is none."""
    return _entry(name)[0]


def family(name: str) -> Family:
    """The family of the preset of this id."""
    return _entry(name)[1]


def _entry(name: str) -> tuple[Preset, Family]:
    found = _catalogue().get(name)
    if found is not None:
        return found
    shown = tuple(known.id for known in presets())
    near = difflib.get_close_matches(name, _catalogue(), n=1)
    if near:
        raise OptionError("preset-unknown-near", preset=name, near=near[0])
    raise OptionError("preset-unknown", preset=name, values=shown)


def make(
    name: str,
    options: Options | Mapping[str, Value] | None = None,
    seating: Seating | None = None,
) -> Game:
    """The game of this preset. Options as values by name, or ready-made; the usual seating of
    bots if none is given. Raises `OptionError` and `SeatingError`."""
    found, of_family = _entry(name)
    if not isinstance(options, Options):
        options = found.configure(options)
    if seating is None:
        seats, teams = found.seatings[0]
        seating = Seating.of(seats, teams=teams)
    found.check_seating(seating)
    return Game(found, options, seating, of_family.make(found, options, seating))


def sheet(game: Game) -> tuple[tuple[str, Message], ...]:
    """The rules sheet: (chapter, clause) in the order in which one explains a game."""
    return clauses_that_hold(
        family(game.preset.id).clauses, game.preset, game.options, game.seating
    )
