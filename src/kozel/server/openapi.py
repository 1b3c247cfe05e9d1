"""The OpenAPI document, made from the route table and the types of its entries."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from kozel import __version__
from kozel.server import protocol
from kozel.server.refusals import NotDone
from kozel.server.routes import Nothing, Route

_REF = "#/components/schemas/{name}"
_ANY_CALL = (400, 403, 429)
_PART = re.compile(r"\{(\w+)\}")


def document(routes: Iterable[Route]) -> dict[str, Any]:
    """The document of these routes and of the frames of the socket."""
    routes = tuple(routes)
    types = _types(routes)
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kozel",
            "version": __version__,
            "description": "Lobby, tables and rules of the Goat games. Texts are message ids with "
            "arguments. Play itself goes over the WebSocket /ws: see x-socket.",
        },
        "paths": paths,
        "components": {"schemas": components},
        "x-socket": {
            "path": "/ws",
            "fromClient": by_type[repr(protocol.FromClient)],
            "fromServer": by_type[repr(protocol.FromServer)],
        },
    }


def _types(routes: tuple[Route, ...]) -> list[Any]:
    """Every type once, in the order of the table."""
    found: dict[str, Any] = {repr(NotDone): NotDone}
    for route in routes:
        for each in (route.takes, route.gives):
            if not isinstance(each, str):
                found[repr(each)] = each
    for each in (protocol.FromClient, protocol.FromServer):
        found[repr(each)] = each
    return list(found.values())


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": route.operation,
        "summary": route.about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in _PART.findall(route.path)
        ],
        "responses": _responses(route, schemas),
    }
    if route.reads:
        made["parameters"] += _query(route)
    elif route.takes is not Nothing:
        made["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[repr(route.takes)]}},
        }
    if not made["parameters"]:
        del made["parameters"]
    return made


def _query(route: Route) -> list[dict[str, Any]]:
    """The fields of the query, spelled out where they stand."""
    (schema,), components = msgspec.json.schema_components([route.takes])
    fields = components[schema["$ref"].rpartition("/")[2]]
    return [
        {
            "name": name,
            "in": "query",
            "required": name in fields.get("required", ()),
            "schema": of,
        }
        for name, of in fields.get("properties", {}).items()
    ]


def _responses(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    if isinstance(route.gives, str):
        content = {route.gives: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schemas[repr(route.gives)]}}
    responses: dict[str, Any] = {"200": {"description": "Done.", "content": content}}
    statuses = {*_ANY_CALL, *route.refuses} | (set() if route.reads else {413})
    for status in sorted(statuses):
        responses[str(status)] = {
            "description": "Not done; nothing has changed.",
            "content": {"application/json": {"schema": schemas[repr(NotDone)]}},
        }
    return responses
