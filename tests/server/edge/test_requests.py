from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kozel import games
from kozel.core.sharecode import encode
from kozel.server import protocol as wire
from tests.server.edge.house import FREELY, HandTime, House, Visitor, settings

CLASSIC = encode(games.preset("classic"), games.preset("classic").base())
SHORT = encode(games.preset("classic"), games.preset("classic").configure({"deals": 1}))
PERSON = {"kind": "person"}
CLUB = {"kind": "bot", "bot": "club"}


def wanted(*seats: Any, **more: Any) -> dict[str, Any]:
    return {"code": SHORT, "teams": True, "open": True, "seats": seats or (PERSON,) * 4, **more}


def opened(visitor: Visitor, *seats: Any, **more: Any) -> str:
    seated = visitor.post("requests", wanted(*seats, **more))
    assert seated["table"] is None
    return str(seated["request"])


def names(visitor: Visitor, request: str) -> list[str | None]:
    seats = visitor.get(f"requests/{request}")["seats"]
    return [seat and seat.get("name", seat.get("bot", "")) for seat in seats]


def test_a_request_is_in_the_lobby(house: House) -> None:
    masha, boris = house.visitor("Маша"), house.visitor("Борис")
    request = opened(masha, PERSON, CLUB, PERSON, CLUB)
    state = boris.get("requests")
    assert state["open"] == [
        {
            "id": request, "preset": "classic", "code": SHORT, "differences": {"deals": 1},
            "seats": [{"kind": "person", "name": "Маша", "here": False},
                      {"kind": "bot", "bot": "club"}, None, {"kind": "bot", "bot": "club"}],
            "teams": True,
        }
    ]  # fmt: skip
    assert "mine" not in state
    assert masha.get("requests")["mine"] == masha.get("me")["requests"] == [request]


def test_the_last_seat_lets_the_match_begin(house: House) -> None:
    masha, boris = house.visitor("Маша"), house.visitor("Борис")
    request = opened(masha, PERSON, CLUB, PERSON, CLUB)
    with masha.socket() as talk:
        table = boris.post(f"requests/{request}/join")["table"]
        moved = talk.until(wire.MovedOn)
    assert (moved.table, moved.to) == (request, table)
    assert boris.get("requests")["open"] == []
    assert [t["table"] for t in masha.get("me")["tables"]] == [table]
    again = boris.post(f"requests/{request}/join")
    assert again["table"] == masha.post(f"requests/{request}/start")["table"] == table
    assert house.visitor().refused("POST", f"requests/{request}/join", {}) == (
        409,
        "request-begun",
    )


def test_the_lobby_is_live(house: House) -> None:
    masha, boris = house.visitor("Маша"), house.visitor("Борис")
    with boris.socket() as talk:
        talk.say(wire.Lobby())
        assert talk.hear() == wire.LobbyState((), ())
        request = opened(masha)
        assert [each.id for each in talk.hear().open] == [request]
        boris.post(f"requests/{request}/join", {"seat": 2})
        state = talk.hear()
        assert state.mine == (request,)
        assert [seat and (seat.name, seat.here) for seat in state.open[0].seats] == [
            ("Маша", False), None, ("Борис", True), None,
        ]  # fmt: skip
        boris.put("me", {"name": "Боря"})
        assert talk.hear().open[0].seats[2].name == "Боря"
        with masha.socket():
            assert talk.hear().open[0].seats[0].here
        assert not talk.hear().open[0].seats[0].here
        masha.post(f"requests/{request}/leave")
        boris.post(f"requests/{request}/leave")
        while talk.hear().open:
            continue
        talk.say(wire.Lobby(on=False))
        opened(masha)
        talk.say(wire.Ping())
        assert isinstance(talk.hear(), wire.Pong)


def test_a_private_request_needs_its_link(house: House) -> None:
    masha, boris = house.visitor("Маша"), house.visitor("Борис")
    seated = masha.post("requests", wanted(open=False))
    path, key = f"requests/{seated['request']}", seated["key"]
    assert len(key) >= 12
    assert boris.get("requests")["open"] == []
    assert masha.get("requests")["open"][0]["private"]
    for wrong in ("", "x" * len(key)):
        assert boris.refused("GET", f"{path}?key={wrong}") == (404, "request-unknown")
        assert boris.refused("POST", f"{path}/join", {"key": wrong}) == (404, "request-unknown")
    assert boris.get(path, key=key)["preset"] == "classic"
    assert key not in str(boris.get(path, key=key))
    boris.post(f"{path}/join", {"key": key})
    assert names(boris, seated["request"]) == ["Маша", "Борис", None, None]


def test_the_host_fills_the_seats_with_bots(house: House) -> None:
    masha, boris = house.visitor("Маша"), house.visitor("Борис")
    request = opened(masha, bots="novice", clock={"move": 30, "bank": 120}, seat=3)
    boris.post(f"requests/{request}/join")
    assert boris.refused("POST", f"requests/{request}/start") == (403, "request-not-host")
    table = masha.post(f"requests/{request}/start")["table"]
    spec = house.edge.tables.spec(table)
    assert spec is not None
    assert [seat.name or seat.bot for seat in spec.seats] == ["Борис", "novice", "novice", "Маша"]
    assert spec.clock is not None
    assert (spec.clock.move_ms, spec.clock.bank_ms) == (30_000, 120_000)


def test_seats_are_taken_changed_and_left(house: House) -> None:
    masha, boris, vera = (house.visitor(name) for name in ("Маша", "Борис", "Вера"))
    request = opened(masha, PERSON, CLUB, PERSON, PERSON)
    path = f"requests/{request}"
    assert boris.refused("POST", f"{path}/join", {"seat": 0}) == (409, "request-seat-taken")
    assert boris.refused("POST", f"{path}/join", {"seat": 1}) == (
        409,
        "request-seat-not-for-people",
    )
    for nowhere in (4, -1, 99):
        assert boris.refused("POST", f"{path}/join", {"seat": nowhere}) == (422, "request-no-seat")
    boris.post(f"{path}/join", {"seat": 2})
    boris.post(f"{path}/join", {"seat": 3})
    boris.post(f"{path}/join")
    assert names(vera, request) == ["Маша", "club", None, "Борис"]
    assert vera.refused("POST", f"{path}/leave") == (409, "request-not-yours")
    masha.post(f"{path}/leave")
    assert names(vera, request) == [None, "club", None, "Борис"]
    boris.post(f"{path}/start")


def test_without_people_it_closes(house: House) -> None:
    masha = house.visitor()
    request = opened(masha)
    masha.post(f"requests/{request}/leave")
    assert masha.refused("GET", f"requests/{request}") == (404, "request-unknown")


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (wanted(code="classic.1.xxx"), 422, "sharecode-damaged"),
        (wanted(code="no"), 422, "sharecode-form"),
        (wanted(*[PERSON] * 8), 422, "seats-not-here"),
        (wanted(*[PERSON] * 3), 422, "seats-teams-odd"),
        (wanted(*[PERSON] * 10), 422, "request-most-seats"),
        (wanted(CLUB, CLUB, CLUB, CLUB), 422, "request-nobody"),
        (wanted(PERSON, CLUB, {"kind": "bot", "bot": "god"}, CLUB), 422, "player-unknown"),
        (wanted(PERSON, CLUB, {"kind": "bot"}, CLUB), 422, "player-unknown"),
        (wanted(bots="random"), 422, "player-unknown"),
        (wanted(clock={"move": 1}), 422, "request-clock"),
        (wanted(clock={"move": 30, "bank": -1}), 422, "request-clock"),
        (wanted(clock={"move": 10**12}), 422, "request-clock"),
        (wanted(seat=4), 422, "request-no-seat"),
        (wanted(*[{"kind": "cat"}] * 4), 400, "server-not-so"),
        ({"code": CLASSIC}, 400, "server-not-so"),
    ],
)
def test_requests_that_cannot_be(house: House, body: dict[str, Any], status: int, why: str) -> None:
    masha = house.visitor()
    assert masha.refused("POST", "requests", body) == (status, why)
    assert masha.get("requests")["open"] == []


def test_nobody_sits_down_to_other_rules(house: House) -> None:
    masha, boris = house.visitor(), house.visitor()
    request = opened(masha)
    join = f"requests/{request}/join"
    assert boris.refused("POST", join, {"code": CLASSIC}) == (409, "request-other-rules")
    boris.post(join, {"code": SHORT})


def test_nobody_opens_requests_without_end(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, held_requests=2)
    with House(settings(tmp_path, limits=limits)) as house:
        masha = house.visitor()
        first, _ = opened(masha), opened(masha)
        assert masha.refused("POST", "requests", wanted()) == (429, "request-enough")
        masha.post(f"requests/{first}/leave")
        opened(masha)


def test_requests_outlive_the_server(tmp_path: Path) -> None:
    with House(settings(tmp_path)) as house:
        masha = house.visitor("Маша")
        request = opened(masha, PERSON, CLUB, PERSON, CLUB)
        cookie = masha.cookie
    with House(settings(tmp_path)) as house:
        boris = house.visitor("Борис")
        assert names(boris, request) == ["Маша", "club", None, "club"]
        back = Visitor(house)
        back.client.headers["cookie"] = cookie
        assert back.get("me")["requests"] == [request]
        boris.post(f"requests/{request}/join")
        assert len(back.get("me")["tables"]) == 1


def test_what_nobody_attends_closes(tmp_path: Path) -> None:
    with House(settings(tmp_path, HandTime)) as house:
        masha, boris = house.visitor("Маша"), house.visitor("Борис")
        alone, attended = opened(masha), opened(boris)
        with boris.socket() as talk:
            talk.say(wire.Ping())
            talk.hear()
            for _ in range(11):
                house.later(5_000)
            assert len(boris.get("requests")["open"]) == 2
            for _ in range(3):
                house.later(5_000)
            assert boris.get("me")["requests"] == [attended]
            assert masha.refused("GET", f"requests/{alone}") == (404, "request-unknown")


def test_playing_at_once_needs_nothing(house: House) -> None:
    masha = Visitor(house)
    table = masha.post("play", {})["table"]
    assert [t["preset"] for t in masha.get("me")["tables"]] == [games.presets()[0].id]
    assert table == masha.get("me")["tables"][0]["table"]


def test_the_game_played_last_comes_again(house: House) -> None:
    masha = house.visitor("Маша")
    domino = encode(games.preset("domino-kozel"), games.preset("domino-kozel").base())
    masha.post("play", {"code": domino, "bots": "novice", "practice": True})
    table = masha.post("play", {})["table"]
    spec = house.edge.tables.spec(table)
    assert spec is not None
    assert (spec.preset, spec.practice) == ("domino-kozel", False)
    assert masha.get("me")["last"] == domino


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"code": "classic.1.xxx"}, "sharecode-damaged"),
        ({"code": "chess.1.k7x"}, "sharecode-damaged"),
        ({"bots": "random"}, "player-unknown"),
    ],
)
def test_playing_what_is_not_there(house: House, body: dict[str, str], why: str) -> None:
    masha = house.visitor()
    assert masha.refused("POST", "play", body) == (422, why)
    assert masha.get("me")["tables"] == []
