"""Options: house rules as typed values. One declaration drives validation, form, sheet and code.

A family of games declares its options once, as a frozen struct whose fields carry a
declaration::

    class TrickOptions(Options, frozen=True, kw_only=True):
        ten_order: Annotated[str, Choice("to", "natural", "above_king", rule="C1.3")] = "natural"

Text ids follow from the names: ``option-<name>`` and ``option-<name>-help`` for the field,
``option-<name>-<value>`` for each value, ``refused-<constraint>`` for a constraint.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, TypeAlias, get_type_hints

import msgspec

from kozel.core.messages import Message, OptionError
from kozel.core.seating import Seating

Value: TypeAlias = str | int | bool | tuple[str, ...]

PHRASES = ("thanks", "good_game", "luck", "sorry", "wait", "again")
"""What may be said (C0.7): always between deals, during one only with ``talk=phrases``."""


def _always(_: Any) -> bool:
    return True


class Declared:
    """What is declared of an option beside its name, type and default.

    `key`: its short stable key in share codes. `rule`: the rule number. `applies`: whether the
    option means anything beside the others; one that does not must keep its default.
    """

    def __init__(self, key: str, *, rule: str, applies: Callable[[Any], bool] = _always) -> None:
        self.key = key
        self.rule = rule
        self.applies = applies

    def check(self, name: str, value: Value) -> None:
        """Raise `OptionError` unless `value` is one this option can have."""
        raise NotImplementedError

    def read(self, name: str, text: str) -> Value:
        """The value that a person typed or a share code holds."""
        raise NotImplementedError

    def write(self, value: Value) -> str:
        """The value as `read` takes it."""
        return str(value)

    def listed(self) -> tuple[Value, ...]:
        """The values one by one, as far as they can be listed: of a range its suggested values
        and its bounds, of a set its single members."""
        raise NotImplementedError


class Choice(Declared):
    """One of some named values."""

    def __init__(
        self, key: str, *values: str, rule: str, applies: Callable[[Any], bool] = _always
    ) -> None:
        super().__init__(key, rule=rule, applies=applies)
        self.values = values

    def check(self, name: str, value: Value) -> None:
        """One of `values`."""
        if value not in self.values:
            raise OptionError(
                "option-value-unknown", self.rule, option=name, given=str(value), values=self.values
            )

    def read(self, name: str, text: str) -> Value:
        """The value itself."""
        return text

    def listed(self) -> tuple[Value, ...]:
        """All values."""
        return self.values


class Range(Declared):
    """A whole number within bounds, both included; `suggested` values come first in a form."""

    def __init__(
        self,
        key: str,
        low: int,
        high: int,
        *,
        rule: str,
        suggested: tuple[int, ...] = (),
        applies: Callable[[Any], bool] = _always,
    ) -> None:
        super().__init__(key, rule=rule, applies=applies)
        self.low = low
        self.high = high
        self.suggested = suggested

    def check(self, name: str, value: Value) -> None:
        """A whole number from `low` to `high`."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise OptionError("option-not-a-number", self.rule, option=name, given=str(value))
        if not self.low <= value <= self.high:
            raise OptionError(
                "option-out-of-bounds",
                self.rule,
                option=name,
                number=value,
                low=self.low,
                high=self.high,
            )

    def read(self, name: str, text: str) -> Value:
        """The number written in digits."""
        try:
            return int(text)
        except ValueError:
            raise OptionError("option-not-a-number", self.rule, option=name, given=text) from None

    def listed(self) -> tuple[Value, ...]:
        """The suggested numbers, then the bounds."""
        return tuple(dict.fromkeys((*self.suggested, self.low, self.high)))


class OneOf(Range):
    """One of some whole numbers."""

    def __init__(
        self, key: str, *numbers: int, rule: str, applies: Callable[[Any], bool] = _always
    ) -> None:
        super().__init__(
            key, min(numbers), max(numbers), rule=rule, suggested=numbers, applies=applies
        )

    def check(self, name: str, value: Value) -> None:
        """One of the declared numbers."""
        super().check(name, value)
        if value not in self.suggested:
            raise OptionError(
                "option-value-unknown",
                self.rule,
                option=name,
                given=str(value),
                values=tuple(map(str, self.suggested)),
            )

    def listed(self) -> tuple[Value, ...]:
        """The declared numbers."""
        return self.suggested


class Switch(Declared):
    """On or off."""

    def check(self, name: str, value: Value) -> None:
        """True or False."""
        if not isinstance(value, bool):
            raise OptionError("option-not-a-switch", self.rule, option=name, given=str(value))

    def read(self, name: str, text: str) -> Value:
        """``on``, ``true``, ``yes``, ``1`` or their opposites."""
        word = text.lower()
        if word in ("on", "true", "yes", "1"):
            return True
        if word in ("off", "false", "no", "0"):
            return False
        raise OptionError("option-not-a-switch", self.rule, option=name, given=text)

    def write(self, value: Value) -> str:
        """``1`` or ``0``."""
        return "1" if value else "0"

    def listed(self) -> tuple[Value, ...]:
        """Off and on."""
        return (False, True)


class Several(Declared):
    """Any set of some named values, kept in the order of the declaration; also none."""

    def __init__(
        self, key: str, *values: str, rule: str, applies: Callable[[Any], bool] = _always
    ) -> None:
        super().__init__(key, rule=rule, applies=applies)
        self.values = values

    def check(self, name: str, value: Value) -> None:
        """Declared values in their order, each once."""
        if not isinstance(value, tuple) or [v for v in self.values if v in value] != list(value):
            raise OptionError(
                "option-value-unknown", self.rule, option=name, given=str(value), values=self.values
            )

    def read(self, name: str, text: str) -> Value:
        """Values joined by ``+``; an empty text is none."""
        chosen = [part for part in text.split("+") if part]
        for part in chosen:
            if part not in self.values:
                raise OptionError(
                    "option-value-unknown", self.rule, option=name, given=part, values=self.values
                )
        return tuple(value for value in self.values if value in chosen)

    def write(self, value: Value) -> str:
        """The values joined by ``+``."""
        return "+".join(value) if isinstance(value, tuple) else str(value)

    def listed(self) -> tuple[Value, ...]:
        """The single values."""
        return self.values


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What every game has. Families add their own fields."""

    deals: Annotated[int, Range("n", 0, 50, rule="C0.4a", suggested=(0, 1, 5, 10))] = 0
    talk: Annotated[str, Choice("tk", "off", "phrases", rule="C0.7")] = "off"


@cache
def declarations(options: type[Options]) -> Mapping[str, Declared]:
    """The declared options of a family, by field name, in order."""
    hints = get_type_hints(options, include_extras=True)
    return {
        name: next(extra for extra in hints[name].__metadata__ if isinstance(extra, Declared))
        for name in options.__struct_fields__
    }


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
    the family's default. `narrowed`: fewer values than the family allows, by option.
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
    blind: int = 0
    measure: Measure = Measure.CHARGED
    draft: bool = False

    @property
    def version(self) -> int:
        """The newest version of the defaults, from 1."""
        return len(self.defaults)

    def declared(self, name: str) -> Declared:
        """The declaration of an offered option; `OptionError` if the game has none such."""
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
            if allowed is not None and value not in allowed:
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
