"""Old logs: a chain of small upgraders, one step each, by log format and by rules version.

A step turns the plain header and each entry's text into those of the next version; the
envelope of the entries and the chain never change, so a log is checked before it is upgraded.
An upgraded log is chained anew with its old salts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from kozel.core import chain
from kozel.core.log import FORMAT, RULES, Entry, Header, Log, LogError

Plain: TypeAlias = dict[str, Any]
Texts: TypeAlias = tuple[tuple[str, str | None], ...]
"""Per entry whose it is and what it says, None where it is redacted."""


def _same_header(header: Plain) -> Plain:
    return header


def _same_text(_header: Plain, _by: str, text: str) -> str:
    return text


class Upgrade(msgspec.Struct, frozen=True):
    """One step. `header` gives the next header, without its new number; `text` the next text
    of an entry, from the old header, whose entry it is, and the old text."""

    header: Callable[[Plain], Plain] = _same_header
    text: Callable[[Plain, str, str], str] = _same_text


class Steps(msgspec.Struct, frozen=True):
    """Every step known, by the version that it leads away from, and the newest versions."""

    formats: Mapping[int, Upgrade]
    rules: Mapping[int, Upgrade]
    newest_format: int
    newest_rules: int


KNOWN = Steps({}, {}, FORMAT, RULES)
"""The steps of this Kozel. There is one for every version before the newest."""


def refuse_future(header: Plain, steps: Steps = KNOWN) -> None:
    """Raise `LogError` for a log that a newer Kozel wrote."""
    for field, newest in (("format", steps.newest_format), ("rules", steps.newest_rules)):
        number = header.get(field)
        if not isinstance(number, int) or number < 1:
            raise LogError("log-bad-header")
        if number > newest:
            raise LogError(f"log-future-{field}", number=number, most=newest)


def upgrade(header: Plain, texts: Texts, steps: Steps = KNOWN) -> tuple[Plain, Texts]:
    """The header and texts in the newest format and rules; the same objects if they are."""
    for field, known in (("format", steps.formats), ("rules", steps.rules)):
        newest = steps.newest_format if field == "format" else steps.newest_rules
        while header[field] < newest:
            step = known[header[field]]
            old = header
            texts = tuple(
                (by, text if text is None else step.text(old, by, text)) for by, text in texts
            )
            header = {**step.header(old), field: old[field] + 1}
    return header, texts


def chained_anew(header: Header, entries: tuple[Entry, ...], texts: Texts, closed: bool) -> Log:
    """The log of these entries with new texts. Redacted entries keep their digests."""
    line = header.line()
    previous = chain.head(line)
    chained = []
    for entry, (_, text) in zip(entries, texts, strict=True):
        new = msgspec.structs.replace(entry, text=text)
        previous = chain.link(previous, new.number, new.ms, new.by, new.command, new.content)
        chained.append(msgspec.structs.replace(new, hash=previous))
    return Log(header, line, tuple(chained), closed)
