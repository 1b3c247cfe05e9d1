"""`kozel games` and `kozel rules`: what can be played, and by which rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from kozel import games
from kozel.core.sharecode import decode, encode
from tests.cli.conftest import Kozel

LANGUAGES = ("ru", "en")


def listed(kozel: Kozel, *arguments: str) -> dict[str, dict[str, Any]]:
    shown = kozel("games", "--json", *arguments)
    assert shown.status == 0, shown
    data = json.loads(shown.out)
    assert data["format"] == 1
    return {game["id"]: game for game in data["games"]}


def test_every_game_tells_its_options_types_and_bounds(kozel: Kozel) -> None:
    for game in listed(kozel, "--drafts").values():
        preset = games.preset(game["id"])
        assert [option["name"] for option in game["options"]] == list(preset.offered)
        for option in game["options"]:
            assert option.keys() >= {"name", "key", "label", "help", "rule", "default", "type"}
            match option["type"]:
                case "number":
                    assert option["low"] <= option["default"] <= option["high"]
                case "several":
                    known = [value["value"] for value in option["values"]]
                    assert set(option["default"]) <= set(known)
                case "choice" | "switch":
                    assert option["default"] in [value["value"] for value in option["values"]]
                case other:
                    pytest.fail(f"unknown type {other}")


@pytest.mark.rule("P3")
def test_share_codes_open_the_usual_rules(kozel: Kozel) -> None:
    for game in listed(kozel).values():
        preset, options = decode(game["code"], games.preset)
        assert preset.id == game["id"]
        assert options == preset.configure()


def test_drafts_are_hidden_unless_asked_for(kozel: Kozel) -> None:
    shown, everything = listed(kozel), listed(kozel, "--drafts")
    assert {name for name, game in everything.items() if not game["draft"]} == set(shown)
    assert set(everything) == {preset.id for preset in games.presets(drafts=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_the_same_list(language: str, kozel: Kozel) -> None:
    told = kozel("games", language=language).out
    for preset in games.presets():
        assert f"({preset.id})" in told
        assert encode(preset, preset.base()) in told
        assert all(f"{name}: " in told for name in preset.offered)


@pytest.mark.rule("P3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", [preset.id for preset in games.presets()])
def test_rules_of_every_game(preset: str, language: str, kozel: Kozel) -> None:
    told = kozel("rules", preset, language=language)
    assert told.status == 0, told
    assert len(told.out.splitlines()) > 15
    assert re.search(r"\([CD]\d+\.\d+\)", told.out)
    assert max(map(len, told.out.splitlines())) < 80


@pytest.mark.rule("P3")
def test_the_same_code_tells_the_same_rules(kozel: Kozel) -> None:
    preset = games.preset("classic")
    code = encode(preset, preset.configure({"ten_order": "above_king"}))
    by_code = kozel("rules", code).out
    assert by_code == kozel("rules", "classic", "--set", "ten_order=above_king").out
    assert by_code != kozel("rules", "classic").out


def test_changes_on_top_of_a_code(kozel: Kozel) -> None:
    preset = games.preset("classic")
    code = encode(preset, preset.configure({"ten_order": "above_king"}))
    both = kozel("rules", code, "--set", "best_of=3").out
    assert both == kozel("rules", "classic", "--set", "ten_order=above_king", "--set",
                         "best_of=3").out  # fmt: skip
