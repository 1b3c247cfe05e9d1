"""The text ids that the source names: found in its syntax trees, not by running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import kozel

ROOT = Path(kozel.__file__).parent

# Where the id, or what makes it, stands in a call: position, name, what comes before it.
_WHOLE = {
    "Message": (0, "id"), "Refused": (0, ""), "Group": (0, "label"), "say": (0, ""),
    "text": (0, ""),
}  # fmt: skip
_MADE = {
    "Named": (1, "what", "named-"), "Said": (1, "word", "said-"), "Staged": (0, "name", "stage-"),
    "Mark": (0, "kind", "mark-"), "Choose": (0, "word", "move-"), "Number": (0, "word", "move-"),
    "Pick": (0, "word", "move-"),
}  # fmt: skip


# Words that text ids begin with and hardly anything else does: such a string is an id
# wherever it stands, so that helpers that raise or tell for others are covered, too.
_ID = re.compile(
    r"(ask|offer|log|notation|sharecode|reason|player|verify|replay|terminal|usage)(-[a-z0-9]+)+"
)


@cache
def literal_ids() -> dict[str, str]:
    """Ids by the place that names them. An id ending in ``-*`` may also go on with a value."""
    constants = dict(_constants(_trees().values()))
    found: dict[str, str] = {}
    for path, tree in _trees().items():
        for node in ast.walk(tree):
            place = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            match node:
                case ast.Call():
                    found |= dict.fromkeys(_ids(node, constants), place)
                case ast.Constant(str(text)) if _ID.fullmatch(text):
                    found[text] = place
                case _:
                    continue
    return found


@cache
def _errors() -> frozenset[str]:
    """The names of `KozelError` and of all that comes from it: their first argument is an id."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in _trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"KozelError"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return frozenset(found)


@cache
def strings() -> frozenset[str]:
    """Every string in the source, parts of strings with values included."""
    return frozenset(
        node.value
        for tree in _trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """What the source makes of strings and values, such as ``option-(.+)-help``."""
    made = {
        "".join(
            re.escape(part.value)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
            else "(.+)"
            for part in node.values
        )
        for tree in _trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    }
    return tuple(re.compile(each) for each in made if re.match(r"[a-z]+\\?-", each))


@cache
def _trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


def _constants(trees: Iterable[ast.Module]) -> Iterator[tuple[str, str]]:
    for tree in trees:
        for node in tree.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(name)], value=ast.Constant(str(value)))
                    | ast.AnnAssign(target=ast.Name(name), value=ast.Constant(str(value)))
                ):
                    yield name, value
                case _:
                    continue


def _ids(call: ast.Call, constants: dict[str, str]) -> Iterator[str]:
    match call.func:
        case ast.Name(called) | ast.Attribute(attr=called):
            pass
        case _:
            return
    if called in _WHOLE or called in _errors():
        position, name = _WHOLE.get(called, (0, ""))
        yield from _texts(_argument(call, position, name), constants)
    elif called in _MADE:
        position, name, before = _MADE[called]
        for text in _texts(_argument(call, position, name), constants):
            yield f"{before}{text}-*"


def _argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    for keyword in call.keywords:
        if name and keyword.arg == name:
            return keyword.value
    if len(call.args) > position and not any(isinstance(a, ast.Starred) for a in call.args):
        return call.args[position]
    return None


def _texts(value: ast.expr | None, constants: dict[str, str]) -> Iterator[str]:
    match value:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _texts(one, constants)
            yield from _texts(other, constants)
        case ast.Name(name) if name in constants:
            yield constants[name]
        case _:
            return
