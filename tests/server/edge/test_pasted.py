"""`POST /api/pasted`: games of other people as text."""

from __future__ import annotations

from pathlib import Path

import pytest

from kozel.server.limits import Limits, Rate
from tests.pasted.told import FIRST, GAME, SECOND
from tests.server.edge.house import FREELY, House, settings


@pytest.mark.rule("D8")
def test_a_game_is_replayed_with_all_hands(house: House) -> None:
    told = house.visitor().post("pasted", {"text": GAME + SECOND})
    assert told["fault"] is None
    replay = told["replay"]
    assert [player["name"] for player in replay["players"]] == ["A", "D", "C", "B"]
    assert "4-6" in str(replay["steps"])
    assert replay["steps"][-1]["view"]["sheet"]["accounts"][0]["written"] == 46


@pytest.mark.rule("D0.3")
def test_a_faulty_move_is_named(house: House) -> None:
    told = house.visitor().post("pasted", {"text": GAME + FIRST})
    fault = told["fault"]
    assert (fault["line"], fault["row"], fault["seat"], fault["given"]) == (18, 7, 0, "5-6")
    assert fault["reason"]["id"] == "domino-fits-no-end"
    assert len(told["replay"]["steps"]) == 25


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "pasted-empty"),
        ("Dear Ann,", "pasted-empty"),
        ("x" * 21_000, "pasted-too-long"),
        (SECOND, "pasted-no-game"),
        ("Game: backgammon\n" + SECOND, "preset-unknown"),
        ("Game: partnership count=nothing\n" + SECOND, "option-value-unknown"),
        ("Game: muggins first_lead=x\n" + SECOND, "option-value-unknown"),
    ],
)
def test_a_text_without_a_game_is_refused(house: House, text: str, why: str) -> None:
    assert house.visitor().refused("POST", "pasted", {"text": text}) == (422, why)


def test_a_refusal_tells_the_line(house: House) -> None:
    text = (GAME + SECOND).replace("[6-6]", "[5-5]", 1)
    answer = house.visitor().client.post("pasted", json={"text": text})
    assert answer.json()["why"]["args"]["line"] == 9


def test_what_is_no_text_is_malformed(house: House) -> None:
    visitor = house.visitor()
    assert visitor.refused("POST", "pasted", {}) == (400, "server-not-so")
    assert visitor.refused("POST", "pasted", {"text": 1}) == (400, "server-not-so")
    assert visitor.refused("POST", "pasted", {"text": "x" * 40_000}) == (413, "server-too-much")


def test_nobody_may_paste_all_the_time(tmp_path: Path) -> None:
    limits = Limits(calls=FREELY.calls, guests=FREELY.guests, pasted=Rate(2, 60_000))
    with House(settings(tmp_path, limits=limits)) as house:
        visitor = house.visitor()
        for _ in range(2):
            assert visitor.post("pasted", {"text": GAME + SECOND})["fault"] is None
        assert visitor.refused("POST", "pasted", {"text": "x"}) == (429, "limit-too-fast")
