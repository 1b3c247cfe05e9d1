"""The HTTP interface: the whole route table."""

from __future__ import annotations

from kozel.server.api import around, games, pasted, people, requests, rules, tables
from kozel.server.routes import Route

ROUTES: tuple[Route, ...] = (
    *games.ROUTES,
    *rules.ROUTES,
    *people.ROUTES,
    *requests.ROUTES,
    *tables.ROUTES,
    *pasted.ROUTES,
    *around.ROUTES,
)
