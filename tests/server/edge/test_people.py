from __future__ import annotations

from pathlib import Path

import httpx2
import pytest
from sqlalchemy import select

from kozel.server.store.schema import people
from tests.server.edge.house import HandTime, House, Visitor, settings


def test_a_newcomer_becomes_a_guest_with_a_cookie(house: House) -> None:
    answer = httpx2.get(f"{house.base}/api/me", headers={"accept-language": "ru-RU,ru"})
    assert answer.json() | {"tables": []} == {
        "name": "", "guest": True, "language": "ru", "settings": {}, "last": "",
        "tables": [], "requests": [],
    }  # fmt: skip
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("kozel=")
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "secure" not in cookie


def test_who_comes_again_is_the_same(house: House) -> None:
    masha = house.visitor("Маша")
    again = masha.client.get("me")
    assert again.json()["name"] == "Маша"
    assert "set-cookie" not in again.headers


def test_the_token_is_not_in_the_data_base(house: House) -> None:
    masha = house.visitor("Маша")
    token = masha.client.cookies["kozel"]
    rows = house.within(lambda: house.edge.store.read(lambda c: c.execute(select(people)).all()))
    assert len(token) >= 40
    assert token not in str(rows)


def test_guests_outlive_the_server(tmp_path: Path) -> None:
    with House(settings(tmp_path)) as house:
        cookie = house.visitor("Маша").cookie
    with House(settings(tmp_path)) as house:
        answer = httpx2.get(f"{house.base}/api/me", headers={"cookie": cookie})
        assert answer.json()["name"] == "Маша"


def test_a_false_token_is_nobody(house: House) -> None:
    for token in ("x" * 43, "я", "", "y" * 5000):
        headers = {"cookie": f"kozel={token}".encode()}
        answer = httpx2.get(f"{house.base}/api/me", headers=headers)  # type: ignore[arg-type]
        assert answer.json()["name"] == ""
        assert "set-cookie" in answer.headers


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Маша\t и \n Медведь ", "Маша и Медведь"),
        ("A\u202eB\u200bC\x00", "ABC"),
        ("e\u0301", "é"),
        ("я" * 40, "я" * 40),
    ],
)
def test_names_are_tidied(house: House, given: str, kept: str) -> None:
    assert house.visitor().put("me", {"name": given})["name"] == kept


@pytest.mark.parametrize(
    ("given", "why"),
    [("", "guest-name-empty"), (" \u200b ", "guest-name-empty"), ("я" * 41, "guest-name-long")],
)
def test_a_name_that_is_none(house: House, given: str, why: str) -> None:
    masha = house.visitor("Маша")
    assert masha.refused("PUT", "me", {"name": given}) == (422, why)
    assert masha.get("me")["name"] == "Маша"


def test_language_and_settings_are_kept(house: House) -> None:
    masha = house.visitor()
    masha.put("me", {"language": "en", "settings": {"theme": "dark", "trickWait": 1.5}})
    masha.put("me", {"name": "Маша"})
    me = masha.get("me")
    assert (me["language"], me["settings"]) == ("en", {"theme": "dark", "trickWait": 1.5})
    assert masha.refused("PUT", "me", {"language": "xx"}) == (422, "guest-language")
    assert masha.refused("PUT", "me", {"settings": {"a": "b" * 5000}}) == (422, "guest-settings")
    assert masha.refused("PUT", "me", {"token": "x"}) == (400, "server-not-so")


def test_the_last_visit_is_noted_once_a_day(tmp_path: Path) -> None:
    def seen(house: House) -> list[int]:
        rows = house.within(
            lambda: house.edge.store.read(lambda c: list(c.scalars(select(people.c.seen))))
        )
        return list(rows)

    with House(settings(tmp_path, HandTime)) as house:
        masha = Visitor(house)
        masha.get("me")
        first = seen(house)
        house.later(1000)
        masha.get("me")
        assert seen(house) == first
        house.later(25 * 3600 * 1000)
        masha.get("me")
        assert seen(house) > first
