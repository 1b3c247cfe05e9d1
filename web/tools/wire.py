"""Writes src/wire/frames.ts: the types of socket and API, from the structs of kozel.server.

``python web/tools/wire.py`` writes the file, with ``--check`` it only tells whether it is current.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from kozel.server import protocol
from kozel.server.api import around, games, pasted, people, requests, rules

TARGET = Path(__file__).parent.parent / "src" / "wire" / "frames.ts"
HEAD = """\
// Made by tools/wire.py from kozel.server; do not edit.
// A field that has its default is left out on the wire, so it may be missing here.

export type Value = string | number | boolean | string[];
"""
API = (
    games.Games,
    people.Me,
    people.MeChanged,
    requests.PlayWanted,
    requests.RequestWanted,
    requests.Joining,
    requests.Seated,
    rules.OptionsChosen,
    rules.Configured,
    rules.RulesSheet,
    rules.Decoded,
    rules.Compared,
    around.Server,
    pasted.PastedText,
    pasted.Pasted,
    protocol.Replay,
)
OPTIONS = """\
/** Options by name; every family of games has its own. */
export type Options = Record<string, Value>;
"""


def main() -> int:
    """Write the types, or compare them with what is written."""
    text = types()
    if "--check" in sys.argv[1:]:
        current = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        print("current" if current else f"{TARGET.name} is not current: run web/tools/wire.py")
        return 0 if current else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


def types() -> str:
    """The whole file."""
    told = [protocol.FromServer, protocol.FromClient, *API]
    (from_server, from_client, *_), found = msgspec.json.schema_components(told)
    parts = [HEAD]
    parts += [_declared(name, schema) for name, schema in found.items()]
    parts.append(f"export type FromServer = {_type(from_server)};\n")
    parts.append(f"export type FromClient = {_type(from_client)};\n")
    return "\n".join(parts)


def _declared(name: str, schema: dict[str, Any]) -> str:
    if name == "Options":
        return OPTIONS
    if "enum" in schema:
        return f"export type {name} = {_type(schema)};\n"
    required = schema.get("required", ())
    lines = [*_comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, of in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        note = f" // {msgspec.json.encode(of['default']).decode()}" if "default" in of else ""
        lines.append(f"  {field}{mark}: {_type(of)};{note}")
    return "\n".join([*lines, "}", ""])


def _comment(text: str) -> list[str]:
    if not text:
        return []
    if "\n" not in text:
        return [f"/** {text} */"]
    return ["/**", *(f" * {line}".rstrip() for line in text.splitlines()), " */"]


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            return _array(schema)
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case _:
            return "Record<string, unknown>"


def _array(schema: dict[str, Any]) -> str:
    item = schema.get("items")
    inner = _type(item) if isinstance(item, dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    sys.exit(main())
