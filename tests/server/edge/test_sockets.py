from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kozel import games
from kozel.core.log import Log
from kozel.core.logreader import read
from kozel.core.match import Finished, replay
from kozel.core.moves import WATCHER
from kozel.core.notation import write
from kozel.core.offers import PlainOffer
from kozel.core.sharecode import encode
from kozel.server import protocol as wire
from tests.server.edge.house import SECONDS, House, Talk, Visitor

SHORT = encode(games.preset("classic"), games.preset("classic").configure({"deals": 1}))


_COUNT = count()


def move_of(offer: PlainOffer) -> str | None:
    """A move that is owed; None where nothing is."""
    for group in offer.groups:
        if not group.optional:
            return write(group.moves[0])
    return None


class Seat:
    """A page that plays whatever is owed first."""

    def __init__(self, visitor: Visitor, talk: Talk, table: str) -> None:
        self.visitor = visitor
        self.talk = talk
        self.table = table
        self.seat = WATCHER
        self.over = False
        self.last = 0
        self.sent = 0
        self.refusals: list[wire.Refused] = []
        talk.say(wire.Enter(table))

    def play(self) -> None:
        """Until the match is over."""
        while not self.over:
            self.step()

    def step(self) -> Any:
        """Hear one frame and answer it."""
        frame = self.talk.hear()
        match frame:
            case wire.TableState():
                self.seat, self.last = frame.seat, frame.number
                self.over = frame.view.verdict is not None
                self.answer(frame.offer, frame.around)
            case wire.Step():
                self.last = frame.number
                self.over = bool(frame.view.get("verdict"))
                self.answer(frame.offer, frame.around)
            case wire.Refused():
                self.refusals.append(frame)
            case _:
                pass
        return frame

    def answer(self, offer: PlainOffer | None, around: wire.Around | None) -> None:
        if around and around.window and self.seat not in around.window.pressed:
            self.say(wire.GoOn(self.table, self.next_id(), around.window.number))
        move = move_of(offer) if offer else None
        if move is not None:
            self.say(wire.Move(self.table, self.next_id(), move))

    def next_id(self) -> str:
        self.sent += 1
        return f"c{next(_COUNT)}"

    def say(self, frame: wire.Command) -> None:
        if self.seat != WATCHER:
            self.talk.say(frame)


def sat_down(visitor: Visitor) -> str:
    """At a table with bots."""
    return str(visitor.post("play", {"code": SHORT, "bots": "novice"})["table"])


def log_of(visitor: Visitor, table: str) -> Log:
    return read(visitor.get(f"tables/{table}/log").encode(), cut=True)


def test_from_the_lobby_to_the_end_of_a_match(quick_house: House) -> None:
    masha = quick_house.visitor("Маша")
    table = sat_down(masha)
    with masha.socket() as talk:
        seat = Seat(masha, talk, table)
        seat.play()
    quick_house.within(quick_house.edge.tables.quiet)
    log = log_of(masha, table)
    assert log.closed
    assert isinstance(replay(log, games.make).ending, Finished)
    assert log.header.players[seat.seat].name == "Маша"
    assert masha.get("me")["tables"] == []
    proof = masha.get(f"tables/{table}/proof")
    assert {check["finding"] for check in proof["checks"]} == {"proven"}
    assert proof["hash"] == log.last_hash
    shown = masha.get(f"tables/{table}/replay")
    assert shown["table"] == table
    assert len(shown["steps"]) > 30


def test_two_people_of_one_link_play_to_the_end(quick_house: House) -> None:
    masha, boris = quick_house.visitor("Маша"), quick_house.visitor("Борис")
    bot, person = {"kind": "bot", "bot": "novice"}, {"kind": "person"}
    made = masha.post(
        "requests",
        {"code": SHORT, "teams": True, "open": False, "seats": [person, bot, person, bot]},
    )
    with masha.socket() as one, boris.socket() as two:
        one.say(wire.Lobby())
        boris.post(f"requests/{made['request']}/join", {"key": made["key"]})
        table = one.until(wire.MovedOn).to
        seats = [Seat(masha, one, table), Seat(boris, two, table)]
        with ThreadPoolExecutor() as pool:
            list(pool.map(Seat.play, seats))
    assert [seat.seat for seat in seats] == [0, 2]
    with quick_house.visitor().socket() as talk:
        talk.say(wire.Enter(table))
        assert talk.hear().why.id == "table-private"
        talk.say(wire.Enter(table, key=made["key"]))
        assert talk.until(wire.TableState).seat == WATCHER


def test_who_comes_back_gets_what_was_missed(quick_house: House) -> None:
    masha = quick_house.visitor("Маша")
    table = sat_down(masha)
    with masha.socket() as talk:
        seat = Seat(masha, talk, table)
        while seat.sent < 3:
            seat.step()
    with masha.socket() as talk:
        talk.say(wire.Enter(table, since=seat.last))
        frame = talk.hear()
        assert frame.number >= seat.last
        again = Seat(masha, talk, table)
        again.play()
    assert again.seat == seat.seat


def test_a_watcher_sees_no_hands(quick_house: House) -> None:
    masha, vera = quick_house.visitor("Маша"), quick_house.visitor("Вера")
    table = sat_down(masha)
    with masha.socket() as one, vera.socket() as two:
        seat = Seat(masha, one, table)
        while seat.sent < 3:
            seat.step()
        two.say(wire.Enter(table))
        state = two.until(wire.TableState)
    assert state.seat == WATCHER
    hands = [zone for zone in state.view.table.zones if zone.kind == "hand"]
    assert hands
    assert not any(piece for zone in hands for piece in zone.pieces)
    assert state.offer.groups == ()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_gets_no_socket(house: House, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, house.visitor().socket(Origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert b"server-other-origin" in (refused.value.response.body or b"")


def test_another_host_gets_no_socket(house: House) -> None:
    visitor = house.visitor()
    with pytest.raises(InvalidStatus), visitor.socket(Origin="", Host="evil.example"):
        pass


def test_who_is_nobody_gets_no_socket(house: House) -> None:
    with pytest.raises(InvalidStatus) as refused, Visitor(house).socket():
        pass
    assert b"guest-unknown" in (refused.value.response.body or b"")


def test_programs_name_no_page(house: House) -> None:
    with house.visitor().socket(Origin="") as talk:
        talk.say(wire.Ping())
        assert isinstance(talk.hear(), wire.Pong)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "wire-no-json"),
        ("{", "wire-no-json"),
        ("[" * 4000, "wire-not-so"),
        ("null", "wire-not-so"),
        ('{"t":"fly"}', "wire-not-so"),
        ('{"t":"move"}', "wire-not-so"),
        ('{"t":"move","table":1,"id":"a","do":"QC"}', "wire-not-so"),
        ('{"t":"enter","table":"nowhere"}', "table-unknown"),
        ('{"t":"enter","table":"x","since":1e99}', "wire-not-so"),
        ('{"t":"ping"}{"t":"ping"}', "wire-no-json"),
        ('{"t":"\\ud800"}', "wire-no-json"),
    ],
)
def test_frames_that_are_no_good(house: House, text: str, why: str) -> None:
    with house.visitor().socket() as talk:
        talk.connection.send(text)
        refused = talk.hear()
        assert (refused.id, refused.why.id) == ("", why)
        talk.say(wire.Ping())
        assert isinstance(talk.hear(), wire.Pong)


@pytest.mark.parametrize(
    ("sent", "code"),
    [("x" * 5000, 1009), (b"{}", 1003), (b"x" * 100_000, 1009)],
)
def test_frames_that_end_the_connection(house: House, sent: str | bytes, code: int) -> None:
    with house.visitor().socket() as talk, house.visitor().socket() as other:
        talk.connection.send(sent)
        with pytest.raises(ConnectionClosed) as closed:
            talk.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        other.say(wire.Ping())
        assert isinstance(other.hear(), wire.Pong)


def test_what_is_illegal_changes_nothing(quick_house: House) -> None:
    masha, vera = quick_house.visitor("Маша"), quick_house.visitor("Вера")
    table = sat_down(masha)
    with masha.socket() as one, vera.socket() as two:
        seat = Seat(masha, one, table)
        while seat.sent < 1:
            seat.step()
        two.say(wire.Enter(table))
        two.until(wire.TableState)
        for talk, do in ((two, "QC"), (one, "fly"), (one, "4-5@left"), (one, "trump Z")):
            talk.say(wire.Move(table, "x", do))
            assert talk.until(wire.Refused).id == "x"
    assert "fly" not in masha.get(f"tables/{table}/log")


def test_a_command_said_twice_counts_once(quick_house: House) -> None:
    masha = quick_house.visitor("Маша")
    table = sat_down(masha)
    with masha.socket() as talk:
        talk.say(wire.Enter(table))
        frame = talk.hear()
        while not (isinstance(frame, wire.TableState | wire.Step) and frame.offer
                   and move_of(frame.offer)):  # fmt: skip
            frame = talk.hear()
        command = wire.Move(table, "once", str(move_of(frame.offer)))
        talk.say(command)
        talk.say(command)
        assert talk.until(wire.Done).id == talk.until(wire.Done).id == "once"
    lines = [msgspec.json.decode(line) for line in
             masha.get(f"tables/{table}/log").splitlines()]  # fmt: skip
    assert [line.get("id") for line in lines].count("once") == 1


def test_who_does_not_read_is_dropped(house: House) -> None:
    masha, vera = house.visitor("Маша"), house.visitor("Вера")
    for _ in range(5):
        masha.post("requests", {"code": SHORT, "teams": True, "open": True,
                                "seats": [{"kind": "person"}] * 4})  # fmt: skip
    with vera.socket() as other, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", house.port))
        deaf.sendall(handshake(house, masha))
        frame = raw(b'{"t":"lobby"}')
        heard(deaf, b" 101 ")
        deaf.sendall(frame)
        heard(deaf, b"requests")
        other.say(wire.Ping())
        other.hear()
        deaf.settimeout(SECONDS)
        while house.edge.presence.count == 2:
            try:
                deaf.sendall(frame * 100)
            except OSError:
                continue
        other.say(wire.Ping())
        assert isinstance(other.hear(), wire.Pong)
        assert house.edge.presence.count == 1


def heard(line: socket.socket, text: bytes) -> None:
    """Read until this has come."""
    got = b""
    while text not in got:
        more = line.recv(4096)
        assert more
        got += more


def raw(text: bytes) -> bytes:
    """A frame as it goes over the wire."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def handshake(house: House, visitor: Visitor) -> bytes:
    """How a socket is asked for."""
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: {visitor.cookie}\r\n\r\n"
    ).encode()
