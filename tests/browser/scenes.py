"""Tables at which something special lies, put into a data folder before its server starts."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from kozel import games
from kozel.core.chain import salts_from
from kozel.core.chance import Close
from kozel.core.fair import SEED_BYTES, seeded
from kozel.core.game import Game, State
from kozel.core.house import House
from kozel.core.keep import Keep
from kozel.core.log import Header, Writer
from kozel.core.moves import HOUSE, Move, Seat
from kozel.core.offers import Offer
from kozel.core.seating import Kind, Seating
from kozel.server import rows
from kozel.server.store import Store, matches
from kozel.server.store.matches import MatchRow
from kozel.server.tables import SeatSpec, TableSpec
from tests.browser.domino_scenes import DOMINO_SCENES
from tests.browser.free_scenes import FREE_SCENES
from tests.browser.positions import (
    VIEWER,
    Scene,
    asked,
    counted,
    dimmed,
    in_zone,
    laid,
    on_turn,
    over,
)
from tests.browser.yard_scenes import YARD_SCENES

NEVER = 10**9
"""Milliseconds that bots let pass before they move, and windows before they close."""

EAGERNESS = 0.15
"""How often a move is made that nobody owes."""

NAMES = ("Маша", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Захар")
LONG_NAMES = (
    "Александра Константиновна Преображенская",
    "Константин Александрович Вознесенский",
    "Екатерина Владиславовна Рождественская",
    "Всеволод Святославович Первозванный",
)


SCENES: Mapping[str, Scene] = {
    "naming": Scene("classic", on_turn(asked("ask-name-trump"))),
    "leading": Scene("classic", on_turn(asked("ask-lead"))),
    "following": Scene("classic", on_turn(in_zone("trick", 3), dimmed)),
    "long-names": Scene("classic", on_turn(in_zone("trick", 3), dimmed), names=LONG_NAMES),
    "sheet": Scene("classic", counted(4)),
    "over": Scene("classic", over, values={"deals": 3}),
    "tiles": Scene("domino-kozel", on_turn(laid(8), dimmed)),
    "many-tiles": Scene("domino-kozel", on_turn(in_zone("hand", 14)), seats=2),
    "full-table": Scene("domino-kozel", laid(27), seats=2),
    "tiles-sheet": Scene("domino-kozel", counted(5)),
    "four-arms": Scene("telephone", on_turn(laid(16, arms=4))),
    "twelve-cards": Scene(
        "troika-risk", on_turn(in_zone("hand", 12)), seats=3, values={"discard": "after"}
    ),
    "bidding": Scene("troika-risk", on_turn(asked("ask-bid")), seats=3),
    **FREE_SCENES,
    **YARD_SCENES,
    **DOMINO_SCENES,
}


def token_of(name: str) -> str:
    """What the browser of this person keeps as its cookie."""
    return hashlib.sha256(name.encode()).hexdigest()


TOKEN = token_of(NAMES[VIEWER])


async def furnish(folder: Path, scenes: Mapping[str, Scene]) -> None:
    """A data folder with these tables; their ids are the names."""
    store = await Store.open(folder)
    for person in {NAMES[VIEWER], *NAMES, *LONG_NAMES}:
        await add_person(store, person)
    for number, (name, scene) in enumerate(scenes.items()):
        await put(store, name, number, scene)
    await store.close()


async def add_person(store: Store, name: str) -> None:
    """Somebody who was here before, with the name as id."""
    hashed = hashlib.sha256(token_of(name).encode()).hexdigest()
    await store.write(
        partial(rows.add_person, row=rows.PersonRow(name, name, hashed, "{}", 1, NEVER))
    )


async def put(store: Store, name: str, number: int, scene: Scene) -> None:
    """A table of this name."""
    writer, game = played(scene)
    persons = dict(enumerate(scene.names or (NAMES[VIEWER],)))
    await keep_match(store, name, writer, game, persons, created=number, still=scene.still)


async def keep_match(
    store: Store,
    name: str,
    writer: Writer,
    game: Game,
    persons: Mapping[Seat, str],
    *,
    created: int = 0,
    still: bool = True,
) -> None:
    """A match as far as its log goes. At the viewer's seat sits the one person whom `TOKEN`
    lets in, by whatever name. `still`: bots and windows wait for ever."""
    seats = tuple(
        SeatSpec(
            kind, person=NAMES[VIEWER] if seat == VIEWER else persons[seat], name=persons[seat]
        )
        if kind is Kind.PERSON
        else SeatSpec(kind, bot="club")
        for seat, kind in enumerate(game.seating.kinds)
    )
    spec = TableSpec(
        preset=game.preset.id,
        options=game.preset.differences(game.options),
        teams=game.seating.teams,
        seats=seats,
    )
    if still:
        spec = replace(spec, pace=(NEVER, NEVER), window_ms=NEVER, between_ms=NEVER)
    row = MatchRow(
        name,
        writer.log.header_line,
        msgspec.json.encode(spec).decode(),
        matches.LIVE,
        game.preset.id,
        created,
        {seat: sitter.person for seat, sitter in enumerate(seats) if sitter.person},
    )
    await store.write(lambda connection: matches.begin(connection, row))
    for entry in writer.log.entries:
        await store.append(name, entry)


def played(scene: Scene) -> tuple[Writer, Game]:
    """The log of a match up to such a position."""
    for seed in range(600):
        found = _match(scene, seed)
        if found is not None:
            return found
    raise LookupError(f"no such position in {scene.preset}")


def _match(scene: Scene, seed: int) -> tuple[Writer, Game] | None:
    seatings = games.preset(scene.preset).seatings
    usual = next(teams for seats, teams in seatings if seats == scene.seats)
    teams = usual if scene.teams is None else scene.teams
    persons = len(scene.names) or 1
    game = games.make(
        scene.preset, scene.values, Seating.of(scene.seats, teams=teams, persons=persons)
    )
    house, luck = House(game, seeded(f"{scene.preset} {seed}")), Random(seed)
    header = Header.of(game.preset, game.options, game.seating)
    writer = Writer.begin(header, salts_from(seeded("salt")), lambda _: None)
    state = game.start()
    while not state.over:
        who = game.waiting(state)[0]
        used = _window_used(game, state, luck) if who == HOUSE else None
        if used is not None:
            who, move = used
        elif who == HOUSE:
            acts, move = house.answer(state)
            for act in acts:
                writer.act(act)
        else:
            move = _chosen(game.legal(state, who), scene.eager, luck)
        writer.move(who, move)
        state, _ = game.play(state, who, move)
        if scene.wanted(game, state):
            if state.next is not None:
                _bind(writer, game, state)
            return writer, game
    return None


def _chosen(offer: Offer, eager: str, luck: Random) -> Move:
    """One of the lawful moves, or often one of the group that is liked."""
    liked = [move for group in offer.groups if group.label == eager for move in group.moves]
    return luck.choice(liked if liked and luck.random() < EAGERNESS else offer.lawful)


def _window_used(game: Game, state: State, luck: Random) -> tuple[Seat, Move] | None:
    """What somebody does in an open window before it is closed, if anybody does."""
    chance = game.chance(state)
    for seat in chance.entitled if isinstance(chance, Close) else ():
        moves = game.legal(state, seat).moves
        if moves and luck.random() < 0.5:
            return seat, luck.choice(moves)
    return None


def _bind(writer: Writer, game: Game, state: State) -> None:
    """A server binds the next deal while one is played."""
    keep = Keep(game.seating, game.deal_number(state), seeded("next")(SEED_BYTES))
    for act in keep.bind():
        writer.act(act)
