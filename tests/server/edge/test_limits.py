from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kozel.server import protocol as wire
from kozel.server.limits import Buckets, Places, Rate, address_key
from kozel.server.refusals import TooMany
from tests.server.edge.house import FREELY, HandTime, House, Talk, settings


def taken(buckets: Buckets, key: str, most: int = 100) -> int:
    """How many tokens there were."""
    for count in range(most):
        try:
            buckets.take(key)
        except TooMany:
            return count
    return most


def test_so_many_at_once_and_then_one_by_one() -> None:
    time = HandTime()
    buckets = Buckets(Rate(5, 1000), time.now)
    assert taken(buckets, "a") == 5
    time.pass_by(999)
    assert taken(buckets, "a") == 0
    time.pass_by(1)
    assert taken(buckets, "a") == 1
    time.pass_by(1_000_000)
    assert taken(buckets, "a") == 5


def test_each_has_their_own() -> None:
    buckets = Buckets(Rate(3, 1000), HandTime().now)
    assert [taken(buckets, key) for key in "aab"] == [3, 0, 3]


def test_the_refusal_tells_how_long_to_wait() -> None:
    buckets = Buckets(Rate(1, 10_000), HandTime().now)
    buckets.take("a")
    with pytest.raises(TooMany) as refused:
        buckets.take("a")
    assert refused.value.message.args == {"number": 10}


def test_quiet_keys_are_forgotten() -> None:
    time = HandTime()
    buckets = Buckets(Rate(3, 10), time.now)
    for number in range(30_000):
        buckets.take(str(number))
        time.pass_by(1)
    assert len(buckets._full_at) <= 10_001


def test_places_come_free_again() -> None:
    places = Places(1)
    with places.hold("a"):
        with places.hold("b"):
            pass
        with pytest.raises(TooMany), places.hold("a"):
            pass
    with places.hold("a"):
        pass


@pytest.mark.parametrize(
    ("host", "key"),
    [("10.0.0.7", "10.0.0.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("", "")],
)
def test_what_counts_as_one_address(host: str, key: str) -> None:
    assert address_key(host) == key


def test_calls_are_limited_and_come_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, calls=Rate(3, 1000))
    with House(settings(tmp_path, HandTime, limits=limits)) as house:
        masha = house.visitor()
        masha.get("games")
        masha.get("games")
        answer = masha.client.get("games")
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
        assert answer.json()["why"] == {"id": "limit-too-fast", "args": {"number": 1}}
        house.later(1000)
        masha.get("games")


def test_guests_of_one_address_are_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, guests=Rate(2, 1000))
    with House(settings(tmp_path, HandTime, limits=limits)) as house:
        masha = house.visitor()
        masha.get("me")
        house.visitor()
        with pytest.raises(AssertionError, match="limit-too-fast"):
            house.visitor()
        masha.get("me")


def test_requests_of_one_person_are_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, requests=Rate(1, 60_000))
    with House(settings(tmp_path, HandTime, limits=limits)) as house:
        masha, vera = house.visitor(), house.visitor()
        masha.refused("POST", "play", {"code": "no.such.code"})
        assert masha.refused("POST", "play", {}) == (429, "limit-too-fast")
        assert vera.refused("POST", "play", {"code": "no.such.code"})[0] == 422


def test_frames_are_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, frames=Rate(5, 1000))
    with House(settings(tmp_path, HandTime, limits=limits)) as house:
        masha = house.visitor()
        with masha.socket() as talk:
            for _ in range(6):
                talk.say(wire.Ping())
            heard = [talk.hear() for _ in range(6)]
            assert [type(frame) for frame in heard] == [wire.Pong] * 5 + [wire.Refused]
            assert heard[-1].why.id == "limit-too-fast"
            house.later(1000)
            talk.say(wire.Ping())
            assert isinstance(talk.hear(), wire.Pong)


def pestered(talk: Talk) -> None:
    """Never quiet."""
    while True:
        talk.say(wire.Ping())
        talk.hear()


def test_who_does_not_stop_is_put_out(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, frames=Rate(5, 1000))
    with House(settings(tmp_path, HandTime, limits=limits)) as house:
        masha, vera = house.visitor(), house.visitor()
        with masha.socket() as talk, vera.socket() as other:
            with pytest.raises(ConnectionClosed) as closed:
                pestered(talk)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too fast")
            other.say(wire.Ping())
            assert isinstance(other.hear(), wire.Pong)


def test_sockets_of_one_address_are_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, sockets=2)
    with House(settings(tmp_path, limits=limits)) as house:
        masha = house.visitor()
        with masha.socket(), masha.socket():
            with pytest.raises(InvalidStatus) as refused, masha.socket():
                pass
            assert refused.value.response.status_code == 429
            assert b"limit-sockets" in (refused.value.response.body or b"")
