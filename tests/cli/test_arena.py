"""`kozel arena`: a small comparison, for people and for programs."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Kozel


def compared(kozel: Kozel, *arguments: str) -> dict[str, object]:
    shown = kozel("arena", *arguments, "--json")
    assert shown.status == 0, shown
    data: dict[str, object] = json.loads(shown.out)
    return data


@pytest.mark.rule("P15")
def test_the_same_seed_measures_the_same(kozel: Kozel) -> None:
    asked = ("domino-kozel", "novice", "random", "--deals", "4", "--seats", "2", "--seed", "3")
    first = compared(kozel, *asked)
    assert first == compared(kozel, *asked)
    assert first["format"] == 1
    assert (first["deals"], first["seed"], first["seats"]) == (4, 3, 2)
    assert str(first["a"]).startswith("novice@")
    assert first["low"] <= first["mean"] <= first["high"]  # type: ignore[operator]


@pytest.mark.parametrize(("language", "word"), [("en", "novice"), ("ru", "novice")])
def test_people_are_told_in_sentences(language: str, word: str, kozel: Kozel) -> None:
    told = kozel("arena", "classic", "novice", "random", "--deals", "2", language=language)
    assert told.status == 0, told
    assert word in told.out


def test_house_rules_are_measured(kozel: Kozel) -> None:
    data = compared(
        kozel, "classic", "novice", "random", "--deals", "2", "--set", "ten_order=above_king"
    )
    assert data["options"] == {"ten_order": "above_king"}


@pytest.mark.parametrize("arguments", [
    ("classic", "novice"), ("classic", "novice", "champion"), ("classic", "novice", "novice@9"),
    ("classic", "novice", "random", "--deals", "1"), ("classic", "novice", "random", "--jobs", "0"),
], ids=" ".join)  # fmt: skip
def test_what_cannot_be_compared(arguments: tuple[str, ...], kozel: Kozel) -> None:
    refused = kozel("arena", *arguments)
    assert refused.status == 2
    assert "Traceback" not in refused.err
