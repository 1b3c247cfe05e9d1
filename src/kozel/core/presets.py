"""Presets: a game as data. A family, its own data, the options it offers and their defaults.

Text ids follow from the names: ``game-<preset>`` and ``game-<preset>-about``, for a constraint
``refused-<name>``.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any

import msgspec

from kozel.core.messages import Message, OptionError, SeatingError
from kozel.core.options import Declared, Options, Value, declarations
from kozel.core.seating import Seating


class Constraint(msgspec.Struct, frozen=True):
    """A combination that makes no sense. `broken` tells whether these options, and the seating
    where it is known, are such a one; the sentence is ``refused-<name>``."""

    name: str
    rule: str
    broken: Callable[[Any, Seating | None], bool]

    def message(self) -> Message:
        """Why it is refused."""
        return Message(f"refused-{self.name}", {}, self.rule)


class Measure(StrEnum):
    """What tells how well a side did in one deal, where players are compared."""

    CARD_POINTS = "card_points"
    """The card points taken (`ScoreLine.counted`); more is better."""
    PIPS = "pips"
    """The pips left in hand (`ScoreLine.counted`); less is better."""
    GAINED = "gained"
    """What the account gained; more is better."""
    CHARGED = "charged"
    """What the account was charged with; less is better."""


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A game: a family with its own data, the options it offers and their defaults.

    `family`: the id of the family. `data`: what makes this game but is no option, of the
    family's own type. `offered`: names of the options, in the order of a form. `defaults`:
    one mapping for each version of the defaults, newest last; options not named there have
    the family's default. `narrowed`: fewer values than the family allows, by
    option; of a set, fewer members.
    `excluded`: options of the family that make no sense in this game, with the sentence why; others
    that are not offered are simply unknown here.
    `seatings`: (number of seats, with teams) as offered, the usual one first. `blind`: the
    most blind seats (C0.8). `measure`: how one deal of it is weighed. `draft`: not yet ready
    for people.
    """

    id: str
    family: str
    data: Any
    options: type[Options]
    offered: tuple[str, ...]
    defaults: tuple[Mapping[str, Value], ...]
    seatings: tuple[tuple[int, bool], ...]
    narrowed: Mapping[str, tuple[Value, ...]] = {}
    constraints: tuple[Constraint, ...] = ()
    excluded: Mapping[str, Message] = {}
    blind: int = 0
    measure: Measure = Measure.CHARGED
    draft: bool = False

    @property
    def version(self) -> int:
        """The newest version of the defaults, from 1."""
        return len(self.defaults)

    def declared(self, name: str) -> Declared:
        """The declaration of an offered option; `OptionError` if the game has none such."""
        if reason := self.excluded.get(name):
            raise OptionError(reason.id, reason.rule, preset=self.id, option=name, **reason.args)
        if name not in self.offered:
            near = difflib.get_close_matches(name, self.offered, n=1)
            if near:
                raise OptionError("option-unknown-near", option=name, near=near[0], preset=self.id)
            raise OptionError("option-unknown", option=name, values=self.offered, preset=self.id)
        return declarations(self.options)[name]

    def base(self, version: int | None = None) -> Options:
        """The defaults of this version (newest if None)."""
        defaults: Mapping[str, Any] = self.defaults[(version or self.version) - 1]
        return self.options(**defaults)

    def configure(
        self, values: Mapping[str, Value] | None = None, *, version: int | None = None
    ) -> Options:
        """The options with `values` in place of the defaults.

        Raises `OptionError` for an unknown option or value, or a senseless combination.
        """
        values = values or {}
        for name, value in values.items():
            self.declared(name).check(name, value)
            allowed = self.narrowed.get(name)
            chosen = value if isinstance(value, tuple) else (value,)
            if allowed is not None and not set(chosen) <= set(allowed):
                raise OptionError(
                    "option-value-not-here",
                    self.declared(name).rule,
                    option=name,
                    given=str(value),
                    values=tuple(map(str, allowed)),
                    preset=self.id,
                )
        base = self.base(version)
        options = msgspec.structs.replace(base, **values)
        for name in self.offered:
            declared = self.declared(name)
            if getattr(options, name) != getattr(base, name) and not declared.applies(options):
                raise OptionError("option-not-applicable", declared.rule, option=name)
        self.check(options, None)
        return options

    def check_seating(self, seating: Seating) -> None:
        """Raise `SeatingError` unless the game is played by so many, and so many of them blind."""
        if (seating.seats, seating.teams) not in self.seatings:
            raise SeatingError(
                "seats-not-here",
                preset=self.id,
                number=seating.seats,
                teams=int(seating.teams),
                seatings=tuple(f"{n}t" if teams else str(n) for n, teams in self.seatings),
            )
        if len(seating.blind) > self.blind:
            raise SeatingError(
                "seats-blind",
                "C0.8",
                preset=self.id,
                number=len(seating.blind),
                most=self.blind,
            )

    def check(self, options: Options, seating: Seating | None) -> None:
        """Raise `OptionError` for the first constraint these options break."""
        for constraint in self.constraints:
            if constraint.broken(options, seating):
                message = constraint.message()
                raise OptionError(message.id, message.rule, **message.args)

    def differences(self, options: Options, version: int | None = None) -> dict[str, Value]:
        """The offered options whose value is not the default, in the order of the form."""
        base = self.base(version)
        return {
            name: getattr(options, name)
            for name in self.offered
            if getattr(options, name) != getattr(base, name)
        }

    def choices(self, name: str) -> tuple[Value, ...]:
        """The values this game allows for an option, as far as they can be listed."""
        return self.narrowed.get(name) or self.declared(name).listed()


def read_values(preset: Preset, texts: Iterable[tuple[str, str]]) -> dict[str, Value]:
    """Typed option values from (name, text) pairs, as a person types them."""
    return {name: preset.declared(name).read(name, text) for name, text in texts}
