"""What people are told: text ids with arguments, never words.

The rules speak in messages; terminal and page put them into Russian or English.
Argument names are typed by convention, so that every face formats them alike:
``card``/``cards``, ``tile``/``tiles``, ``suit``, ``seat``, ``side``, ``option``, ``value``,
``number`` and other plain numbers. A name may carry a suffix (``suit_held``).
"""

from __future__ import annotations

import msgspec

Arg = str | int | tuple[str, ...]


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text id, its arguments and, where a rule stands behind it, the rule's number."""

    id: str
    args: dict[str, Arg] = {}
    rule: str | None = None


class KozelError(Exception):
    """Something a person or a program asked for cannot be done; carries its `Message`.

    Nothing has changed when it is raised.
    """

    def __init__(self, text: str, rule: str | None = None, /, **args: Arg) -> None:
        self.message = Message(text, args, rule)
        super().__init__(text)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.message.args.items())
        rule = f" [{self.message.rule}]" if self.message.rule else ""
        return f"{self.message.id}{f' ({told})' if told else ''}{rule}"


class OptionError(KozelError):
    """A preset, an option, its value or a combination of options that does not exist."""


class SeatingError(KozelError):
    """A number of seats, teams or blind seats that the game does not have."""


class IllegalMove(KozelError):
    """A move the rules do not allow now, or a seat that may not speak now."""

    @classmethod
    def because(cls, reason: Message) -> IllegalMove:
        """The refusal that tells an already worded reason."""
        return cls(reason.id, reason.rule, **reason.args)


class NotationError(KozelError):
    """A text that is no move, card, tile or act of the table."""
