"""Two tables that differ only in what a seat cannot know send that seat equal bytes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kozel import games
from kozel.core.chain import salts_from
from kozel.core.chance import Lot, Shuffling
from kozel.core.fair import Stream, seeded, shuffled
from kozel.core.game import Game, State
from kozel.core.log import Header, Writer
from kozel.core.moves import HOUSE, Number, Piece, Seat, Shuffle
from kozel.core.seating import Kind, Seating
from kozel.server import protocol as wire
from kozel.server.store import matches
from kozel.server.store.matches import MatchRow
from kozel.server.tables import SeatSpec, TableSpec
from tests.server.tables.hall import Guest, Hall

PEOPLE = ("anna", "boris", "vera", "gleb")


def begun(preset: str) -> tuple[Game, State, Number]:
    """The game before its first shuffle, seat 0 being drawn to deal."""
    game = games.make(preset, {}, Seating((Kind.PERSON,) * 4, preset == "classic"))
    state = game.start()
    request = game.chance(state)
    assert isinstance(request, Lot)
    lot = Number(request.label, 0)
    return game, game.play(state, HOUSE, lot)[0], lot


def shuffling(game: Game, state: State) -> Shuffling:
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    return request


async def dealt(hall: Hall, preset: str, order: tuple[Piece, ...]) -> str:
    """A table whose first deal lies in this order."""
    game, state, lot = begun(preset)
    header = Header.of(game.preset, game.options, game.seating)
    writer = Writer.begin(header, salts_from(seeded("x")), lambda _: None)
    writer.move(HOUSE, lot)
    writer.move(HOUSE, Shuffle(shuffling(game, state).label, order))
    seats = tuple(SeatSpec(Kind.PERSON, person=name, name=name.title()) for name in PEOPLE)
    spec = TableSpec(preset=preset, teams=game.seating.teams, seats=seats)
    text = msgspec.json.encode(spec).decode()
    row = MatchRow(preset, header.line(), text, matches.LIVE, preset, 0, dict(enumerate(PEOPLE)))
    await hall.store.write(lambda connection: matches.begin(connection, row))
    for entry in writer.log.entries:
        await hall.store.append(row.id, entry)
    return row.id


async def watched(folder: Path, preset: str, order: tuple[Piece, ...], plays: int) -> list[str]:
    """Everything that seat 0 is sent while the others play what both worlds allow."""
    async with Hall(folder) as hall:
        table = await dealt(hall, preset, order)
        guests = [await hall.enter(table, person) for person in PEOPLE]
        await hall.pass_by(3_000)
        for _ in range(plays):
            for guest in guests:
                if guest.turn and guest.moves:
                    await guest.do(wire.Move, common(guest))
            await hall.pass_by(1_400)
        return guests[0].raw


SWAPPED = {"classic": {"7C", "8C"}, "domino-kozel": {"1-2", "1-3"}}


def common(guest: Guest) -> str:
    """A move of no swapped piece: the same in both worlds."""
    secret = SWAPPED[guest.now["view"]["preset"]]
    return next(move for move in guest.moves if move.split("@")[0] not in secret)


def orders(preset: str) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Two orders that differ in two pieces, which seats 1 and 2 hold."""
    game, state, _ = begun(preset)
    request = shuffling(game, state)
    one, other = sorted(SWAPPED[preset])
    for seed in range(200):
        first = shuffled(Stream(bytes([seed])), request.pieces)
        after, _ = game.play(state, HOUSE, Shuffle(request.label, first))
        if one in hand(game, after, 1) and other in hand(game, after, 2):
            swap = {one: other, other: one}
            return first, tuple(swap.get(piece, piece) for piece in first)
    raise AssertionError("no such order")


def hand(game: Game, state: State, seat: Seat) -> tuple[Piece | None, ...]:
    zones = game.view(state, seat).table.zones
    return next(zone.pieces for zone in zones if zone.name == f"hand:{seat}")


@pytest.mark.parametrize("preset", sorted(SWAPPED))
async def test_equal_to_a_seat_is_equal_bytes(tmp_path: Path, preset: str) -> None:
    first, second = orders(preset)
    one = await watched(tmp_path / "one", preset, first, plays=3)
    other = await watched(tmp_path / "other", preset, second, plays=3)
    assert len(one) > 6
    assert one == other
