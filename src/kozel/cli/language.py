"""The language asked for on the command line, found before anything else is read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kozel.texts.language import LANGUAGES


def asked_for(arguments: Sequence[str]) -> str | None:
    """The value of ``--lang`` anywhere among the arguments, before they are parsed.

    Needed early: also a complaint about the arguments is to be in the right language.
    """
    found = None
    for argument, following in pairwise((*arguments, "")):
        if argument == "--":
            break
        if argument == "--lang":
            found = following
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found if found in LANGUAGES else None


def can_show(text: str, encoding: str) -> bool:
    """Whether text can be written in this encoding."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
