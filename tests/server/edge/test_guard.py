from __future__ import annotations

import socket

import httpx2
import pytest

from kozel.server.guard import Hosts
from tests.server.edge.house import House


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "LOCALHOST:80", "a.localhost",
     socket.gethostname(), "goat.example", "goat.example:443"],
)  # fmt: skip
def test_hosts_that_are_ours(host: str) -> None:
    assert Hosts("goat.example").known(host)


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "a@localhost",
     "localhost:x", "localhost:99999", "local host", "[::1", "evil/localhost"],
)  # fmt: skip
def test_hosts_that_are_not(host: str) -> None:
    assert not Hosts("goat.example").known(host)


def test_another_name_is_refused(house: House) -> None:
    answer = httpx2.get(f"{house.base}/api/me", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["why"]["id"]) == (403, "server-other-host")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [{"origin": "http://evil.example"}, {"origin": "null"}, {"origin": "https://[::1"},
     {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}],
)  # fmt: skip
def test_a_page_of_another_site_changes_nothing(house: House, headers: dict[str, str]) -> None:
    masha = house.visitor("Маша")
    answer = masha.client.put("me", json={"name": "Other"}, headers=headers)
    assert (answer.status_code, answer.json()["why"]["id"]) == (403, "server-other-origin")
    assert masha.get("me")["name"] == "Маша"


def test_the_own_page_and_programs_may(house: House) -> None:
    masha = house.visitor("Маша")
    for headers in ({"origin": house.base}, {}, {"sec-fetch-site": "same-origin"}):
        assert masha.client.put("me", json={"name": "Маша"}, headers=headers).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/api/openapi.json"])
def test_every_answer_keeps_a_browser_careful(house: House, path: str) -> None:
    headers = httpx2.get(f"{house.base}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status", "why"),
    [
        ("GET", "nothing", 404, "server-no-such-path"),
        ("DELETE", "me", 405, "server-no-such-way"),
        ("GET", "play", 405, "server-no-such-way"),
        ("POST", "../assets/x.js", 405, "server-no-such-way"),
        ("GET", "../../../etc/passwd", 404, "server-no-such-path"),
        ("GET", "%2e%2e/%2e%2e/etc/passwd", 404, "server-no-such-path"),
    ],
)
def test_addresses_that_are_not_there(
    house: House, method: str, path: str, status: int, why: str
) -> None:
    assert house.visitor().refused(method, path) == (status, why)


@pytest.mark.parametrize(
    ("body", "kind", "status", "why"),
    [
        (b"{", "application/json", 400, "server-no-json"),
        (b"\xff\xfe", "application/json", 400, "server-no-json"),
        (b"[" * 30_000, "application/json", 400, "server-not-so"),
        (b"[]", "application/json", 400, "server-not-so"),
        (b'{"name": 7}', "application/json", 400, "server-not-so"),
        (b'{"name": "a"}', "text/plain", 400, "server-no-json"),
        (b'{"name": "a"}', "", 400, "server-no-json"),
        (b'{"name": "' + b"a" * 40_000 + b'"}', "application/json", 413, "server-too-much"),
    ],
)
def test_bodies_that_are_no_good(
    house: House, body: bytes, kind: str, status: int, why: str
) -> None:
    masha = house.visitor("Маша")
    answer = masha.client.put("me", content=body, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["why"]["id"]) == (status, why)
    assert masha.get("me")["name"] == "Маша"
