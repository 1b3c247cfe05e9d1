"""What is asked of the tables of matches, as jobs for a connection."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update

from kozel.core.log import Entry
from kozel.server.store.schema import entries, matches, seats

LIVE = "live"
ADJOURNED = "adjourned"
OVER = "over"

_APPEND = (
    'INSERT INTO entries ("match", number, "by", command, line) VALUES (?, ?, ?, ?, ?) '
    "ON CONFLICT DO NOTHING"
)


class MatchRow(msgspec.Struct, frozen=True):
    """A match without the rows of its log. `persons`: by seat; people only."""

    id: str
    header: str
    spec: str
    state: str
    preset: str
    created: int
    persons: dict[int, str] = {}
    ended: int | None = None
    rematch: str = ""


class Append:
    """Add a row to the log of a match. False if its number or its command is there already:
    then somebody else was first, and nothing has changed."""

    __slots__ = ("_values",)

    def __init__(self, match: str, entry: Entry) -> None:
        self._values = (match, entry.number, entry.by, entry.command, entry.line())

    def __call__(self, connection: Connection) -> bool:
        """Past SQLAlchemy: this one statement is most of what a server writes."""
        driver = connection.connection.driver_connection
        assert driver is not None  # noqa: S101  (it is connected)
        return bool(driver.execute(_APPEND, self._values).rowcount)


def begin(connection: Connection, row: MatchRow) -> None:
    """Write down a new match."""
    values = msgspec.structs.asdict(row)
    persons = values.pop("persons")
    connection.execute(insert(matches).values(values))
    for seat, person in persons.items():
        connection.execute(insert(seats).values(match=row.id, seat=seat, person=person))


def set_state(connection: Connection, match: str, state: str, ended: int | None = None) -> None:
    """A match rests, goes on or is over."""
    connection.execute(
        update(matches).where(matches.c.id == match).values(state=state, ended=ended)
    )


def set_rematch(connection: Connection, match: str, rematch: str) -> None:
    """Another match follows this one."""
    connection.execute(update(matches).where(matches.c.id == match).values(rematch=rematch))


def find(connection: Connection, match: str) -> MatchRow | None:
    """The match of this id."""
    row = connection.execute(select(matches).where(matches.c.id == match)).mappings().first()
    if row is None:
        return None
    sitting = select(seats.c.seat, seats.c.person).where(seats.c.match == match)
    persons = {each.seat: each.person for each in connection.execute(sitting)}
    return MatchRow(**row, persons=persons)


def live(connection: Connection) -> tuple[str, ...]:
    """The ids of all matches that go on, the youngest first."""
    found = select(matches.c.id).where(matches.c.state == LIVE).order_by(matches.c.created.desc())
    return tuple(connection.scalars(found))


def of_person(connection: Connection, person: str, state: str, most: int = 50) -> tuple[str, ...]:
    """The matches in this state at which this person sits, the youngest first."""
    found = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, matches.c.state == state)
        .order_by(matches.c.created.desc())
        .limit(most)
    )
    return tuple(connection.scalars(found))


def lines(connection: Connection, match: str) -> tuple[str, ...]:
    """The rows of a match's log, in order."""
    found = select(entries.c.line).where(entries.c.match == match).order_by(entries.c.number)
    return tuple(connection.scalars(found))
