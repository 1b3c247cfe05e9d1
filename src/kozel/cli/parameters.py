"""What the values on the command line may be, and how a wrong one is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import click

from kozel.core.messages import Arg, Message, OptionError


class Refused(click.UsageError):
    """A complaint about the arguments, as a message."""

    def __init__(self, text: str, ctx: click.Context | None = None, **args: Arg) -> None:
        super().__init__(text, ctx)
        self.told = Message(text, args)


class Whole(click.ParamType):  # type: ignore[type-arg]
    """A whole number within bounds, both included."""

    name = "whole"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or `Refused`."""
        try:
            number = int(value)
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise Refused(
                "usage-number",
                ctx,
                words=shown(param),
                given=str(value),
                low=self.low,
                high=self.high,
            )
        return number


class OneOf(click.ParamType):  # type: ignore[type-arg]
    """One of a few words."""

    name = "one-of"

    def __init__(self, words: Callable[[], Iterable[str]]) -> None:
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word, or `Refused`."""
        words = tuple(self.words())
        if value not in words:
            raise Refused(
                "usage-word", ctx, words=shown(param), given=str(value), listed=", ".join(words)
            )
        return str(value)


def shown(param: click.Parameter | None) -> str:
    """What a parameter is called on the command line."""
    if param is None:
        return ""
    if isinstance(param, click.Argument):
        return str(param.name).upper()
    return max(param.opts, key=len)


def settings(pairs: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The ``name=value`` pairs of ``--set``."""
    found = []
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise OptionError("usage-set", given=pair)
        found.append((name.strip(), value.strip()))
    return tuple(found)
