"""What the Fluent files hold, read with the parser itself rather than through the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kozel.texts.catalogue import sources

LANGUAGES = ("en", "ru")

# What the text layer adds to an argument belongs to it: `$seat_is_you` to `$seat`.
_ADDED = (
    "_is_yours", "_is_you", "_with_you", "_number", "_count", "_sign", "_size", "_keys", "_key",
)  # fmt: skip


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Plurals(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


@cache
def messages(language: str) -> tuple[tuple[str, ast.Message], ...]:
    """Every message of a language with the name of its file, in order, doubles included."""
    return tuple(_messages(language))


def _messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    for name, text in sources(language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                yield name, entry


def junk(language: str) -> list[str]:
    """Lines that are no Fluent."""
    return [
        f"{name}: {entry.content}"
        for name, text in sources(language)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Junk)
    ]


def variables(message: ast.Message) -> set[str]:
    """The arguments a message uses."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def arguments(message: ast.Message) -> set[str]:
    """The arguments that whoever emits the message must give for it."""
    return {_given(name) for name in variables(message)}


def variant_keys(message: ast.Message) -> set[str]:
    """The names of all variants in a message."""
    visitor = _Plurals()
    visitor.visit(message)
    return visitor.keys


def _given(name: str) -> str:
    for added in _ADDED:
        if name.endswith(added):
            return name.removesuffix(added)
    return name
