"""What the edge asks of the data base, as jobs for a connection."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from kozel.server.requests import Request
from kozel.server.store.matches import ADJOURNED, LIVE
from kozel.server.store.schema import matches, people, requests, seats


class PersonRow(msgspec.Struct, frozen=True):
    """A person. `settings`: JSON of what the person chose. `created`, `seen`: milliseconds
    since 1970."""

    id: str
    name: str
    token_hash: str
    settings: str
    created: int
    seen: int


def person_of(connection: Connection, token_hash: str) -> PersonRow | None:
    """The person with this token."""
    found = select(people).where(people.c.token_hash == token_hash)
    row = connection.execute(found).one_or_none()
    return None if row is None else PersonRow(*row)


def add_person(connection: Connection, row: PersonRow) -> None:
    """A newcomer."""
    connection.execute(insert(people).values(msgspec.structs.asdict(row)))


def change_person(connection: Connection, person: str, name: str, settings: str) -> None:
    """A new name, other settings."""
    changed = update(people).where(people.c.id == person)
    connection.execute(changed.values(name=name, settings=settings))


def saw_person(connection: Connection, person: str, now: int) -> None:
    """The person was here."""
    connection.execute(update(people).where(people.c.id == person).values(seen=now))


def open_requests(connection: Connection) -> tuple[Request, ...]:
    """All open requests, the oldest first; those that an older program wrote in a way not
    known any more are left out."""
    found = connection.scalars(select(requests.c.document).order_by(requests.c.created))
    known = []
    for document in found:
        try:
            known.append(msgspec.json.decode(document, type=Request))
        except msgspec.DecodeError:
            continue
    return tuple(known)


def put_request(connection: Connection, request: Request, now: int) -> None:
    """A new request, or one that changed."""
    document = msgspec.json.encode(request).decode()
    changed = update(requests).where(requests.c.id == request.id).values(document=document)
    if not connection.execute(changed).rowcount:
        new = insert(requests).values(id=request.id, document=document, created=now)
        connection.execute(new)


def remove_request(connection: Connection, request: str) -> None:
    """One that is over."""
    connection.execute(delete(requests).where(requests.c.id == request))


def unfinished(
    connection: Connection, person: str, most: int = 20
) -> tuple[tuple[str, str, bool], ...]:
    """The matches with a seat of this person that are not over, the youngest first: table,
    preset, whether it is adjourned."""
    found = (
        select(matches.c.id, matches.c.preset, matches.c.state)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, matches.c.state.in_((LIVE, ADJOURNED)))
        .order_by(matches.c.created.desc())
        .limit(most)
    )
    rows = connection.execute(found)
    return tuple((table, preset, state == ADJOURNED) for table, preset, state in rows)


def alive(connection: Connection) -> None:
    """Nothing; but it takes a data base that answers."""
    connection.execute(select(1))
