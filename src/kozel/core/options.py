"""Options: house rules as typed values. One declaration drives validation, form, sheet and code.

A family of games declares its options once, as a frozen struct whose fields carry a
declaration::

    class TrickOptions(Options, frozen=True, kw_only=True):
        ten_order: Annotated[str, Choice("to", "natural", "above_king", rule="C1.3")] = "natural"

Text ids follow from the names: ``option-<name>`` and ``option-<name>-help`` for the field,
``option-<name>-<value>`` for each value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, TypeAlias, get_type_hints

import msgspec

from kozel.core.messages import OptionError

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
