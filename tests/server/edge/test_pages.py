from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.edge.house import House, settings

INDEX = "<!doctype html><title>Козёл</title>"
SCRIPT = "let goat = 1;\n" * 200


@pytest.fixture
def built(tmp_path: Path) -> Iterator[House]:
    """A server with a page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX, encoding="utf-8")
    (page / "assets" / "main-a1b2.js").write_text(SCRIPT)
    (page / "assets" / "main-a1b2.js.br").write_bytes(b"packed by the build")
    (page / "assets" / "card-c3.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (page / "manifest.webmanifest").write_text("{}")
    with House(settings(tmp_path)) as running:
        yield running


def got(house: House, path: str, **headers: str) -> httpx2.Response:
    return httpx2.get(f"{house.base}{path}", headers={"accept-encoding": "", **headers})


def test_the_page_is_asked_for_anew_each_time(built: House) -> None:
    answer = got(built, "/")
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    same = got(built, "/", **{"if-none-match": answer.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")


def test_what_has_a_hash_in_its_name_is_kept_for_ever(built: House) -> None:
    answer = got(built, "/assets/main-a1b2.js")
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_files_come_packed(built: House) -> None:
    path = f"{built.base}/assets/main-a1b2.js"
    with httpx2.stream("GET", path, headers={"accept-encoding": "gzip, deflate"}) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
    assert gzip.decompress(raw).decode() == SCRIPT
    assert len(raw) < len(SCRIPT) / 5
    with httpx2.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as answer:
        assert b"".join(answer.iter_raw()) == b"packed by the build"
    with httpx2.stream("GET", path, headers={"accept-encoding": "gzip;q=0, br;q=0"}) as answer:
        assert b"".join(answer.iter_raw()).decode() == SCRIPT


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/card-c3.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json; charset=utf-8"),
    ],
)
def test_types_of_files(built: House, path: str, kind: str) -> None:
    assert got(built, path).headers["content-type"] == kind


@pytest.mark.parametrize(
    "path",
    ["/assets/other.js", "/assets/main-a1b2.js.br", "/index.html/x.js", "/../house.py",
     "/%2e%2e/%2e%2e/house.py", "/assets/..%2findex.html"],
)  # fmt: skip
def test_files_that_are_not_there(built: House, path: str) -> None:
    answer = got(built, path)
    assert answer.status_code == 404
    assert answer.json()["why"]["id"] == "server-no-such-path"


def test_without_a_page_the_server_says_what_to_do(house: House) -> None:
    answer = got(house, "/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text
    assert "Установите" in answer.text
    assert got(house, "/api/games").status_code == 200
