"""People: guests known by a cookie. The token is random and kept here only as its hash."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from typing import TypeAlias

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from kozel.server import rows
from kozel.server.refusals import Unfit
from kozel.server.store import Store
from kozel.server.tables import Time
from kozel.server.tables.spec import MOST_NAME
from kozel.texts.language import LANGUAGES

COOKIE = "kozel"
_YEAR = 365 * 24 * 3600
_DAY_MS = 24 * 3600 * 1000
_MOST_KNOWN = 20_000
_MOST_SETTINGS = 4_000

Setting: TypeAlias = str | int | float | bool


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person chose. `last`: the share code of the game played last. `page`: the
    settings of the page, which it reads itself."""

    language: str = ""
    last: str = ""
    page: dict[str, Setting] = {}


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here: an id that tables know, a name that all see."""

    id: str
    name: str
    chosen: Chosen


class People:
    """All persons of a server."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self._known: OrderedDict[str, tuple[Person, int]] = OrderedDict()

    async def find(self, token: str) -> Person | None:
        """Whose token this is."""
        if not token or len(token) > 100:
            return None
        hashed = _hashed(token)
        known = self._known.get(hashed)
        if known is None:
            row = await self._store.read(partial(rows.person_of, token_hash=hashed))
            if row is None:
                return None
            chosen = msgspec.json.decode(row.settings, type=Chosen)
            known = Person(row.id, row.name, chosen), row.seen
            self._remember(hashed, *known)
        person, seen = known
        now = self._time.now()
        if now - seen > _DAY_MS:
            self._remember(hashed, person, now)
            await self._store.write(partial(rows.saw_person, person=person.id, now=now))
        return person

    async def newcomer(self, language: str) -> tuple[Person, str]:
        """A new guest without a name, and the token for the cookie."""
        token, now = secrets.token_urlsafe(32), self._time.now()
        person = Person(secrets.token_urlsafe(9), "", Chosen(language))
        settings = msgspec.json.encode(person.chosen).decode()
        row = rows.PersonRow(person.id, "", _hashed(token), settings, now, now)
        await self._store.write(partial(rows.add_person, row=row))
        self._remember(row.token_hash, person, now)
        return person, token

    async def change(
        self,
        token: str,
        *,
        name: str | None = None,
        language: str | None = None,
        last: str | None = None,
        page: Mapping[str, Setting] | None = None,
    ) -> Person:
        """The person of this token with something changed; `Unfit` for what cannot be."""
        person = await self.find(token)
        if person is None:
            raise Unfit("guest-unknown", "P1")
        chosen = person.chosen
        if language is not None:
            chosen = replace(chosen, language=_known_language(language))
        if last is not None:
            chosen = replace(chosen, last=last)
        if page is not None:
            chosen = replace(chosen, page=dict(page))
        settings = msgspec.json.encode(chosen).decode()
        if len(settings) > _MOST_SETTINGS:
            raise Unfit("guest-settings", "P1", most=_MOST_SETTINGS)
        changed = Person(person.id, person.name if name is None else fit_name(name), chosen)
        if changed != person:
            job = partial(
                rows.change_person, person=person.id, name=changed.name, settings=settings
            )
            await self._store.write(job)
            self._remember(_hashed(token), changed, self._known[_hashed(token)][1])
        return changed

    def set_cookie(self, response: Response, token: str, *, secure: bool) -> None:
        """Let the answer set the cookie. In a home network there is no https, so the cookie
        is marked for https only where the page came that way."""
        response.set_cookie(
            COOKIE, token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure
        )

    def _remember(self, hashed: str, person: Person, seen: int) -> None:
        self._known[hashed] = (person, seen)
        self._known.move_to_end(hashed)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Unfit("guest-language", "P1", given=language[:20], values=LANGUAGES)
    return language


def fit_name(name: str) -> str:
    """The name with single spaces and without what cannot be seen; `Unfit` if it is empty or
    too long."""
    visible = "".join(" " if c.isspace() else c for c in name if c.isspace() or _visible(c))
    fit = " ".join(unicodedata.normalize("NFC", visible).split())
    if not fit:
        raise Unfit("guest-name-empty", "P1")
    if len(fit) > MOST_NAME:
        raise Unfit("guest-name-long", "P1", number=len(fit), most=MOST_NAME)
    return fit


def _visible(character: str) -> bool:
    """Control, format, private and unassigned characters are not."""
    return not unicodedata.category(character).startswith("C")
