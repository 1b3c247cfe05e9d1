"""``/api/me``: who I am here, and where I sit."""

from __future__ import annotations

from functools import partial

import msgspec

from kozel.server import rows
from kozel.server.people import Person, Setting
from kozel.server.routes import Call, Route


class MyTable(msgspec.Struct, frozen=True):
    """A match that is not over and has a seat of mine."""

    table: str
    preset: str
    adjourned: bool


class Me(msgspec.Struct, frozen=True):
    """Who the caller is. `requests`: the open requests where this person sits. `last`: the
    share code of the game played last."""

    name: str
    guest: bool
    language: str
    settings: dict[str, Setting]
    last: str
    tables: tuple[MyTable, ...]
    requests: tuple[str, ...]


class MeChanged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to change; what is not named stays. `settings` replaces all of them."""

    name: str | None = None
    language: str | None = None
    settings: dict[str, Setting] | None = None


async def get_me(call: Call[msgspec.Struct]) -> Me:
    """Who I am; a newcomer becomes a guest and gets a cookie."""
    return await _me(call, await call.person())


async def change_me(call: Call[MeChanged]) -> Me:
    """Take a name, choose a language, keep settings."""
    await call.person()
    changes = call.taken
    person = await call.edge.people.change(
        call.token, name=changes.name, language=changes.language, page=changes.settings
    )
    if changes.name is not None:
        await call.edge.lobby.renamed(person)
    return await _me(call, person)


async def _me(call: Call[msgspec.Struct] | Call[MeChanged], person: Person) -> Me:
    found = await call.edge.store.read(partial(rows.unfinished, person=person.id))
    return Me(
        person.name,
        True,
        person.chosen.language,
        person.chosen.page,
        person.chosen.last,
        tuple(MyTable(table, preset, adjourned) for table, preset, adjourned in found),
        call.edge.lobby.all_for(person.id).mine,
    )


ROUTES = (
    Route(method="GET", path="/api/me", operation="getMe", handler=get_me, gives=Me),
    Route(
        method="PUT",
        path="/api/me",
        operation="changeMe",
        handler=change_me,
        takes=MeChanged,
        gives=Me,
        refuses=(422,),
    ),
)
