"""Thousands of frames that are wrong: each is answered in words, and none changes a match."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed

from kozel import games
from kozel.core.logreader import read
from kozel.core.match import begin, fold
from kozel.core.moves import Move
from kozel.core.notation import write
from kozel.core.sharecode import encode
from kozel.server import protocol as wire
from kozel.server.store.matches import lines
from kozel.texts.catalogue import catalogue
from tests.fuzz.making import Maker
from tests.server.edge.house import HandTime, House, Talk, Visitor, settings

TOGETHER = 25
CLOSING = (0, 1003, 1007, 1008, 1009)
"""How a connection is ended; 0: the reason was lost, since more was on the way to the server."""


class Table:
    """A table of two people and two bots whose time stands still."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people = (house.visitor("Маша"), house.visitor("Борис"))
        masha, boris = self.people
        bot, person = {"kind": "bot", "bot": "novice"}, {"kind": "person"}
        preset = games.preset("classic")
        code = encode(preset, preset.configure({"deals": 50}))
        body = {"code": code, "teams": True, "open": True, "seats": [person, bot, person, bot]}
        request = masha.post("requests", body)["request"]
        self.id = str(boris.post(f"requests/{request}/join")["table"])

    def rows(self) -> tuple[str, ...]:
        """The log as it is stored."""
        return self.house.within(lambda: self.house.edge.store.read(lambda c: lines(c, self.id)))

    def check(self) -> None:
        """The whole log is lawful."""
        text = self.people[0].get(f"tables/{self.id}/log")
        header = read(text.encode(), cut=True).header
        whole = "\n".join((header.line(), *self.rows())) + "\n"
        match = begin(header, games.make)
        for entry in read(whole.encode(), cut=True).entries:
            match = fold(match, entry)


class Sender:
    """One connection that misbehaves and comes back whenever it is put out."""

    def __init__(self, visitor: Visitor, maker: Maker, table: str) -> None:
        self.visitor = visitor
        self.maker = maker
        self.table = table
        self.sent = 0
        self.closed: list[int] = []
        self.refusals: set[str] = set()
        self._open()

    def _open(self) -> None:
        self._context = self.visitor.socket()
        self.talk: Talk = self._context.__enter__()

    def close(self) -> None:
        self._context.__exit__(None, None, None)

    def send(self, what: str | bytes) -> int:
        """Send it; how many commands were carried out."""
        self.sent += 1
        last = f"last{self.sent}"
        try:
            self.talk.connection.send(what)
            self.talk.say(wire.Stand("nowhere", last))
            done = 0
            while not isinstance(frame := self.talk.hear(), wire.Refused) or frame.id != last:
                done += isinstance(frame, wire.Done)
                if isinstance(frame, wire.Refused):
                    self.refusals.add(frame.why.id)
        except ConnectionClosed as gone:
            self.closed.append(gone.rcvd.code if gone.rcvd else 0)
            self.close()
            self._open()
            return 0
        return done

    def owed(self) -> tuple[Move, ...]:
        """What this person has to do."""
        self.talk.say(wire.Enter(self.table))
        offer = self.talk.until(wire.TableState).offer
        return tuple(move for group in offer.groups if not group.optional for move in group.moves)

    def lawful(self, moves: tuple[Move, ...]) -> int:
        """Do one of these; how many commands were carried out."""
        do = write(self.maker.random.choice(moves))
        name = f"lawful{self.maker.random.getrandbits(60)}"
        return self.send(msgspec.json.encode(wire.Move(self.table, name, do)).decode())


def go_on(house: House, senders: list[Sender]) -> int:
    """Let whoever is asked do something lawful, and time pass until somebody is asked."""
    done = 0
    for _ in range(60):
        for sender in senders[:2]:
            if moves := sender.owed():
                if done:
                    return done
                done += sender.lawful(moves)
        house.later(2_000)
        house.within(house.edge.tables.quiet)
    return done


def pester(house: House, seed: int, amount: int) -> tuple[int, set[str]]:
    """Send up to so many frames to one table, until its match is over; how many, and how they
    were refused."""
    table, random = Table(house), Random(seed)
    visitors = (*table.people, house.visitor("Вера"))
    senders = [Sender(v, Maker(n, table.id), table.id) for n, v in enumerate(visitors, seed)]
    sent = 0
    while sent < amount and (sent % 200 or go_on(house, senders)):
        before = len(table.rows())
        sender = random.choice(senders)
        done = sum(sender.send(sender.maker.text()) for _ in range(TOGETHER))
        sent += TOGETHER
        if not done:
            assert len(table.rows()) == before
    table.check()
    for sender in senders:
        assert set(sender.closed) <= set(CLOSING)
        sender.close()
    return sent, set[str]().union(*(sender.refusals for sender in senders))


def test_frames(tmp_path: Path, amount: int) -> None:
    with House(settings(tmp_path, HandTime)) as house:
        sent, refusals = 0, set[str]()
        while sent < amount:
            more, refused = pester(house, sent, amount - sent)
            assert more
            sent += more
            refusals |= refused
    known = catalogue("ru").ids & catalogue("en").ids
    assert refusals - known == set()
    assert {"wire-no-json", "wire-not-so", "table-unknown", "table-not-seated"} <= refusals
