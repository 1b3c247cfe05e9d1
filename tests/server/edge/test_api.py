from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kozel import games
from kozel.core.presets import read_values
from kozel.core.sharecode import encode
from kozel.server.api import ROUTES
from tests.server.edge.house import House, settings

CLASSIC = games.preset("classic")
CODE = encode(CLASSIC, CLASSIC.base())


def code(**values: str) -> str:
    return encode(CLASSIC, CLASSIC.configure(read_values(CLASSIC, values.items())))


def test_every_game_is_told_with_all_its_options(house: House) -> None:
    told = {game["id"]: game for game in house.visitor().get("games")["games"]}
    assert list(told) == [preset.id for preset in games.presets()]
    for preset in games.presets():
        game = told[preset.id]
        assert [option["name"] for option in game["options"]] == list(preset.offered)
        assert game["code"] == encode(preset, preset.base())
        assert [(s["seats"], s["teams"]) for s in game["seatings"]] == list(preset.seatings)


def test_long_answers_come_packed(house: House) -> None:
    visitor = house.visitor()
    packed = visitor.client.get("openapi.json", headers={"accept-encoding": "gzip"})
    plain = visitor.client.get("openapi.json", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3
    assert packed.json() == plain.json()


def test_what_is_told_of_an_option_can_be_chosen(house: House) -> None:
    """Each value by itself is one that the game knows, whatever else it may need beside it."""
    visitor = house.visitor()
    for game in visitor.get("games")["games"]:
        for option in game["options"]:
            values = option["values"] + [option[end] for end in ("low", "high") if option[end]]
            for value in values:
                chosen = [value] if option["kind"] == "several" else value
                body = {"preset": game["id"], "options": {option["name"]: chosen}}
                refused = visitor.post("code", body)["refused"]
                assert refused is None or not refused["id"].startswith("option-value"), refused
                assert refused is None or refused["id"] != "option-out-of-bounds"


def test_drafts_only_for_who_asks(house: House) -> None:
    visitor = house.visitor()
    all_games = visitor.get("games", drafts=True)["games"]
    drafts = {game["id"] for game in all_games if game["draft"]}
    assert drafts == {p.id for p in games.presets(drafts=True)} - {p.id for p in games.presets()}
    assert visitor.refused("GET", "games?drafts=perhaps") == (400, "server-not-so")


def test_options_come_to_a_code_and_a_sheet(house: House) -> None:
    made = house.visitor().post("code", {"preset": "classic", "options": {"deals": 5}})
    assert made["code"] == code(deals="5")
    assert made["differences"] == {"deals": 5}
    assert made["refused"] is None
    assert "deals" in made["applies"]
    sheet = house.visitor().get(f"sheet/{made['code']}")
    assert sheet["clauses"] == made["clauses"]
    assert sheet["clauses"] != house.visitor().get(f"sheet/{CODE}")["clauses"]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"options": {"deals": 51}}, "option-out-of-bounds"),
        ({"options": {"deals": "many"}}, "option-not-a-number"),
        ({"options": {"nothing": 1}}, "option-unknown"),
        ({"options": {"talk": "always"}}, "option-value-unknown"),
        ({"seats": 7}, "seats-not-here"),
        ({"seats": 1}, "seats-number"),
        ({"seats": 10**9}, "seats-number"),
        ({"seats": 4, "teams": False}, "seats-not-here"),
    ],
)
def test_options_that_do_not_go_together(house: House, body: dict[str, Any], why: str) -> None:
    made = house.visitor().post("code", {"preset": "classic", **body})
    assert (made["refused"]["id"], made["code"], made["clauses"]) == (why, "", [])
    assert "deals" in made["applies"]


def test_a_game_that_is_not_there(house: House) -> None:
    refused = house.visitor().refused("POST", "code", {"preset": "backgammon"})
    assert refused == (422, "preset-unknown")


def test_a_code_is_opened(house: House) -> None:
    told = house.visitor().get(f"code/{code(deals='5')}")
    assert (told["preset"], told["differences"], told["code"]) == (
        "classic", {"deals": 5}, code(deals="5"),
    )  # fmt: skip
    assert told["options"]["talk"] == "off"


def test_two_codes_are_compared_line_by_line(house: House) -> None:
    visitor = house.visitor()
    told = visitor.get(f"code/{code(deals='5')}/against/{code(talk='phrases')}")
    assert told["differences"] == [
        {"option": "deals", "here": 5, "there": 0},
        {"option": "talk", "here": "off", "there": "phrases"},
    ]
    domino = encode(games.preset("domino-kozel"), games.preset("domino-kozel").base())
    assert visitor.refused("GET", f"code/{CODE}/against/{domino}") == (422, "codes-differ-in-game")


@pytest.mark.parametrize("path", ["code/{}", "sheet/{}", "code/{}/against/{}"])
def test_a_damaged_code_is_told(house: House, path: str) -> None:
    damaged = CODE[:-1] + ("2" if CODE[-1] != "2" else "3")
    assert house.visitor().refused("GET", path.format(damaged, damaged)) == (
        422,
        "sharecode-damaged",
    )


def test_a_link_becomes_a_picture(tmp_path: Path) -> None:
    shared = "http://192.168.1.5:8000"
    with House(settings(tmp_path, addresses=(shared,))) as house:
        visitor = house.visitor()
        assert visitor.get("server")["addresses"] == [shared]
        for link in (f"{house.base}/#/request/abc/def", shared, f"{shared}/#/rules/{CODE}"):
            answer = visitor.client.get("qr.svg", params={"text": link})
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.text.startswith("<svg")
        for link in ("http://evil.example/", f"{house.base}.evil.example/", "", "x" * 400,
                     f"{shared}/{'x' * 400}", f"{house.base}@evil.example"):  # fmt: skip
            answer = visitor.client.get("qr.svg", params={"text": link})
            assert answer.json()["why"]["id"] == "picture-other-host"
        assert visitor.refused("GET", "qr.svg") == (400, "server-not-so")


def test_the_server_says_that_it_is_well(house: House) -> None:
    visitor = house.visitor()
    with visitor.socket():
        assert visitor.get("health")["sockets"] == 1


@pytest.mark.parametrize("what", ["log", "proof", "replay"])
def test_tables_that_are_not_there(house: House, what: str) -> None:
    assert house.visitor().refused("GET", f"tables/nowhere/{what}") == (404, "table-unknown")


def test_no_replay_before_the_end(house: House) -> None:
    visitor = house.visitor()
    table = visitor.post("play", {})["table"]
    assert visitor.refused("GET", f"tables/{table}/replay") == (409, "table-not-over")


def test_the_interface_describes_itself(house: House) -> None:
    told = house.visitor().get("openapi.json")
    entries = {
        (operation["operationId"], path, method.upper())
        for path, methods in told["paths"].items()
        for method, operation in methods.items()
    }
    assert entries == {(route.operation, route.path, route.method) for route in ROUTES}
    assert len({operation for operation, _, _ in entries}) == len(ROUTES)
    missing = [ref for ref in references(told) if ref not in told["components"]["schemas"]]
    assert missing == []


def references(value: Any) -> list[str]:
    """Every schema that is referred to."""
    if isinstance(value, dict):
        found = [ref for each in value.values() for ref in references(each)]
        ref = value.get("$ref")
        return found + ([ref.rpartition("/")[2]] if isinstance(ref, str) else [])
    if isinstance(value, list):
        return [ref for each in value for ref in references(each)]
    return []
