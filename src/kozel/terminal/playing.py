"""A match from its first question to its last word: begun anew or gone on with."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Callable

import msgspec

from kozel import games
from kozel.core import chain, fair
from kozel.core.acts import Adjourn
from kozel.core.fair import Entropy
from kozel.core.game import Game
from kozel.core.house import House
from kozel.core.log import Header, Log, Player, Writer
from kozel.core.match import Finished, Match, Resigned, begin, replay
from kozel.core.moves import WATCHER, Seat
from kozel.core.seating import Kind
from kozel.players import registry
from kozel.terminal.console import Closed, Console
from kozel.terminal.dialogue import Dialogue
from kozel.terminal.keeping import KeepingError, Kept
from kozel.terminal.quiet import Quiet
from kozel.terminal.session import Face, Leave, Session
from kozel.terminal.table import hand_line, table_lines
from kozel.texts.arguments import Company
from kozel.texts.texts import Texts

ADVISER = "club"


class Room(msgspec.Struct, frozen=True):
    """Where it is played: screen, language, a clock in milliseconds, and a name for files."""

    console: Console
    texts: Texts
    clock: Callable[[], int]
    again: str
    """The command that goes on with a match, for the person to type."""


class Luck(msgspec.Struct, frozen=True):
    """Where chance comes from: the system, or a seed that makes everything repeatable."""

    entropy: Entropy
    salts: chain.Salts
    text: str

    @classmethod
    def of(cls, seed: int | None) -> Luck:
        """From a seed, or from the system."""
        if seed is None:
            return cls(os.urandom, chain.salts_from(os.urandom), secrets.token_hex(16))
        entropy = fair.seeded(f"kozel {seed}")
        return cls(entropy, chain.salts_from(fair.seeded(f"salts {seed}")), f"seed {seed}")


def header_for(game: Game, bots: str, texts: Texts) -> Header:
    """The header of a new match: names for everybody, and what plays each bot."""
    names = iter(texts.text("terminal-bot-names").split())
    players = []
    for kind in game.seating.kinds:
        match kind:
            case Kind.PERSON:
                players.append(Player(texts.text("terminal-player")))
            case Kind.BOT:
                players.append(Player(next(names), bots))
            case Kind.BLIND:
                players.append(Player(texts.text("terminal-blind")))
    return Header.of(game.preset, game.options, game.seating, tuple(players))


def company(log: Log, sides: tuple[tuple[Seat, ...], ...], reader: Seat) -> Company:
    """Who sits there, as the log names them."""
    names = {seat: player.name for seat, player in enumerate(log.header.players) if player.name}
    return Company(names, reader, sides)


def play_new(room: Room, header: Header, kept: Kept | None, luck: Luck) -> int:
    """Play a match from its beginning. The exit status of the program comes back."""
    emit = kept.emit if kept else _nowhere
    writer = Writer.begin(header, luck.salts, emit)
    match = begin(header, games.make)
    return _play(room, writer, match, House(match.game, luck.entropy), kept, luck)


def play_on(room: Room, kept: Kept, luck: Luck) -> int:
    """Go on with a match from its log. One that ended without its last lines gets them."""
    writer = kept.resume(luck.salts)
    match = replay(writer.log, games.make)
    if match.ending is not None and kept.closed:
        writer.close()
        raise KeepingError("terminal-log-over", file=str(kept.path))
    if len(match.game.seating.persons) > 1:
        raise KeepingError("terminal-log-persons", file=str(kept.path))
    house = House.resumed(match.game, luck.entropy, writer.log)
    return _play(room, writer, match, house, kept, luck)


def _play(
    room: Room, writer: Writer, match: Match, house: House, kept: Kept | None, luck: Luck
) -> int:
    log = writer.log
    persons = match.game.seating.persons
    reader = persons[0] if persons else WATCHER
    texts = room.texts.among(company(log, match.game.seating.sides, reader))
    room = msgspec.structs.replace(room, texts=texts)
    bots = {
        seat: registry.player(player.bot)
        for seat, player in enumerate(log.header.players)
        if player.bot
    }
    face: Face = (
        Dialogue(room.console, texts, reader, lambda: registry.player(ADVISER))
        if persons
        else Quiet(room.console, texts)
    )
    since = log.entries[-1].ms if log.entries else 0
    started = room.clock()
    session = Session(
        match,
        writer,
        house,
        bots,
        face,
        clock=lambda: since + room.clock() - started,
        luck=luck.text,
    )
    _greet(room, session, resumed=bool(log.entries))
    try:
        session.run()
    except (Leave, Closed, KeyboardInterrupt) as reason:
        return _left(room, kept, luck, interrupted=isinstance(reason, KeyboardInterrupt))
    _farewell(room, session, kept)
    return 0


def _nowhere(_: str) -> None:
    """A match that nobody keeps."""


def _greet(room: Room, session: Session, *, resumed: bool) -> None:
    """Who plays what with whom."""
    texts, seating = room.texts, session.game.seating
    room.console.tell(texts.text("terminal-begin", game=texts.game(session.game.preset.id)))
    others = tuple(str(seat) for seat in range(seating.seats) if seat not in seating.persons)
    for seat in seating.persons:
        partners = tuple(str(partner) for partner in seating.partners(seat))
        if partners:
            room.console.tell(texts.text("terminal-partners", seats=partners))
            others = tuple(seat for seat in others if seat not in partners)
    word = "terminal-opponents" if seating.persons else "terminal-table"
    room.console.tell(texts.text(word, seats=others))
    if seating.persons:
        room.console.tell(texts.text("terminal-how"))
    if resumed and seating.persons:
        view = session.view(seating.persons[0])
        room.console.tell(texts.text("terminal-resumed"))
        for line in (*table_lines(texts, view), hand_line(texts, view)):
            room.console.tell(line)


def _left(room: Room, kept: Kept | None, luck: Luck, *, interrupted: bool) -> int:
    """Save what there is; the file, not our memory, tells what there is."""
    if kept is None:
        return 130 if interrupted else 0
    writer = kept.resume(luck.salts)
    writer.act(Adjourn(), ms=writer.log.entries[-1].ms if writer.log.entries else 0)
    writer.close()
    if interrupted:
        room.console.tell()
    room.console.tell_whole(room.texts.text("terminal-saved", file=str(kept.path)))
    room.console.tell_whole(room.texts.text("terminal-resume-how", command=room.again))
    return 130 if interrupted else 0


def _farewell(room: Room, session: Session, kept: Kept | None) -> None:
    """How it ended, and where it can be looked at again."""
    tell, texts = room.console.tell, room.texts
    match session.match.ending:
        case Finished(verdict):
            for line in texts.outcome(verdict):
                tell(line)
        case Resigned(seat):
            tell(texts.text("terminal-resigned", seat=seat))
        case _:
            pass
    if kept is not None:
        file = str(kept.path)
        room.console.tell_whole(texts.text("terminal-kept", file=file, argument=shlex.quote(file)))
