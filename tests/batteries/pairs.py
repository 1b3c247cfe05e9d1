"""Few mixtures of options in which every two values that go together stand side by side."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple, TypeAlias

from kozel import games
from kozel.core.messages import KozelError
from kozel.core.options import Value
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from tests.batteries.tables import Table, needed, refusal, values_of

Setting: TypeAlias = tuple[str, Value]
Two: TypeAlias = frozenset[Setting]

_CANDIDATES = 5
_TRIES = 20


class Covering(NamedTuple):
    """`tables`: between them they have all pairs of settings but those `refused`, each with the
    text id of the sentence that refuses it."""

    tables: tuple[Table, ...]
    refused: dict[Two, str]


def pairs(choices: dict[str, tuple[Value, ...]]) -> Iterator[Two]:
    """All pairs of settings of two options."""
    for one, other in combinations(choices, 2):
        for value in choices[one]:
            yield from (frozenset({(one, value), (other, more)}) for more in choices[other])


def covering(preset: Preset, seating: Seating, source: Random) -> Covering:
    """Mixtures, greedily: each begins with a pair that is missing still and takes, of some
    random ways to go on, the one that has most of the others."""
    choices = {name: values_of(preset, name) for name in preset.offered}
    missing = dict.fromkeys(pairs(choices))
    found: list[Table] = []
    refused: dict[Two, str] = {}
    base = needed(preset, seating)
    while missing:
        wanted = next(iter(missing))
        mixtures = [
            mixture
            for _ in range(_CANDIDATES)
            if (mixture := _around(preset, seating, base | dict(wanted), choices, source))
        ]
        if not mixtures:
            refused[wanted] = refusal(preset, seating, base | dict(wanted))
            del missing[wanted]
            continue
        best = max(mixtures, key=lambda mixture: len(missing.keys() & _within(mixture)))
        for pair in _within(best):
            missing.pop(pair, None)
        usual = preset.base()
        values = {name: value for name, value in best.items() if value != getattr(usual, name)}
        found.append(Table(preset.id, seating, values))
    return Covering(tuple(found), refused)


def _within(mixture: dict[str, Value]) -> set[Two]:
    return {frozenset(two) for two in combinations(mixture.items(), 2)}


def _around(
    preset: Preset,
    seating: Seating,
    fixed: dict[str, Value],
    choices: dict[str, tuple[Value, ...]],
    source: Random,
) -> dict[str, Value] | None:
    """A whole mixture with these settings; None if none is found. What stands in the way of the
    rest keeps its default."""
    usual = preset.base()
    for _ in range(_TRIES):
        mixture = {name: getattr(usual, name) for name in choices} | fixed
        for name in source.sample(list(choices), len(choices)):
            if name in fixed:
                continue
            changed = mixture | {name: source.choice(choices[name])}
            if _plays(preset, seating, changed):
                mixture = changed
        if _plays(preset, seating, mixture):
            return mixture
    return None


def _plays(preset: Preset, seating: Seating, mixture: dict[str, Value]) -> bool:
    usual = preset.base()
    try:
        games.make(preset.id, {n: v for n, v in mixture.items() if v != getattr(usual, n)}, seating)
    except KozelError:
        return False
    return True
