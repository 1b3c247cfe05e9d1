"""The texts of one language: all its Fluent files as one bundle."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kozel.texts.language import LANGUAGES

_log = logging.getLogger(__name__)

Value = str | int

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""An entry of a Fluent file: what follows its first line begins with a space or a brace."""


class _References(Visitor):
    """Finds the entries that others name."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")


class TextError(Exception):
    """A text that does not exist or cannot be put together; only strict catalogues raise it."""


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Name and content of every Fluent file of a language, from the package itself."""
    folder = files("kozel.texts") / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


class Catalogue:
    """The texts of one language by id.

    A missing text or argument raises `TextError` if `strict`; otherwise it is logged and
    shows, so that nobody's game ends over a text.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}")
        self.language = language
        self.strict = strict
        functions: dict[str, Any] = {"SUIT": self._suit, "RANK": self._rank}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._unread = {
            entry[1]: entry[0] for _, text in sources(language) for entry in _ENTRY.finditer(text)
        }
        self.ids = frozenset(each for each in self._unread if not each.startswith("-"))

    def __contains__(self, text: str) -> bool:
        return text in self.ids

    def format(self, text: str, args: Mapping[str, Value] | None = None) -> str:
        """The text of this id with its arguments in place."""
        return self._pattern(text, None, args)

    def _pattern(self, text: str, attribute: str | None, args: Mapping[str, Value] | None) -> str:
        self._read(text)
        if not self._bundle.has_message(text):
            return self._amiss(text, f"no text {text!r}")
        message = self._bundle.get_message(text)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self._amiss(text, f"no text {text}.{attribute}")
        result, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            self._amiss(text, f"{text}: {'; '.join(map(str, errors))}")
        return str(result)

    def _amiss(self, text: str, problem: str) -> str:
        if self.strict:
            raise TextError(f"{self.language}: {problem}")
        _log.warning("%s: %s", self.language, problem)
        return f"[{text}]"

    def _read(self, text: str) -> None:
        """Parse an entry, and those it refers to, when it is first wanted: to parse all of them
        would slow down every start."""
        source = self._unread.pop(text, None)
        if source is None:
            return
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        for other in references.found:
            self._read(other)

    def _suit(self, suit: str, number: str = "many", case: str = "nominative") -> str:
        return self._noun(f"suit-{suit}", "one" if number == "one" else "", case)

    def _rank(self, rank: str, number: str = "one", case: str = "nominative") -> str:
        return self._noun(f"rank-{rank}", "many" if number == "many" else "", case)

    def _noun(self, text: str, number: str, case: str) -> str:
        """A form of a noun; English has none but the nominative."""
        declined = case if self.language == "ru" and case != "nominative" else ""
        form = "-".join(filter(None, (number, declined)))
        return self._pattern(text, form or None, None)


@cache
def catalogue(language: str, *, strict: bool = False) -> Catalogue:
    """The texts of a language, read once."""
    return Catalogue(language, strict=strict)
