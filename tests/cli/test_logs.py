"""`kozel replay` and `kozel verify`: on good logs, and on logs that somebody touched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Kozel


def lines_of(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines(keepends=True)


@pytest.mark.rule("P6")
@pytest.mark.parametrize(("language", "word"), [("en", "dealt fairly"), ("ru", "сдано честно")])
def test_a_good_log(language: str, word: str, kozel: Kozel, played: Path) -> None:
    checked = kozel("verify", str(played), language=language)
    assert checked.status == 0
    assert checked.out.count(word) == 2


@pytest.mark.rule("P6")
def test_a_cut_log(kozel: Kozel, played: Path, tmp_path: Path) -> None:
    lines = lines_of(played)
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(lines[:-5]), encoding="utf-8")
    checked = kozel("verify", str(cut))
    assert checked.status == 1
    assert str(len(lines) - 6) in checked.err
    assert kozel("replay", str(cut)).status == 0


@pytest.mark.rule("P6")
def test_an_edited_log(kozel: Kozel, played: Path, tmp_path: Path) -> None:
    lines = lines_of(played)
    at = next(n for n, line in enumerate(lines) if '"do":"trump ' in line)
    old = json.loads(lines[at])["do"]
    new = "trump C" if old != "trump C" else "trump S"
    lines[at] = lines[at].replace(old, new)
    edited = tmp_path / "edited.jsonl"
    edited.write_text("".join(lines), encoding="utf-8")
    checked = kozel("verify", str(edited))
    assert checked.status == 1
    assert str(at) in checked.err
    assert checked.out == ""


def test_not_a_log(kozel: Kozel, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann,\n", encoding="utf-8")
    assert kozel("verify", str(file)).status == 1
    refused = kozel("replay", str(file))
    assert refused.status == 2
    assert len(refused.err.splitlines()) == 1


@pytest.mark.rule("P10")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_replay_tells_everything(language: str, kozel: Kozel, played: Path) -> None:
    told = kozel("replay", str(played), language=language).out
    log = played.read_text(encoding="utf-8")
    cards = {"en": "♣♦♥♠", "ru": "♣♦♥♠"}[language]
    assert sum(told.count(sign) for sign in cards) >= 2 * 2 * 32  # dealt and played, two deals
    assert log.count('"do":"shuffle') == 2


@pytest.mark.rule("P10")
def test_a_replay_as_data(kozel: Kozel, played: Path) -> None:
    data = json.loads(kozel("replay", str(played), "--json").out)
    assert data["format"] == 1
    assert data["preset"] == "classic"
    assert data["ending"] == "finished"
    assert data["closed"] is True
    assert len(data["sheet"]["lines"]) == 2
    assert [move["entry"] for move in data["moves"]] == list(range(1, len(data["moves"]) + 1))
    assert sorted(data["verdict"]["outcome"]) in (["lost"] * 2 + ["won"] * 2, ["drawn"] * 4)


@pytest.mark.rule("C0.9")
def test_a_match_that_is_not_over_keeps_its_secrets(kozel: Kozel, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    kozel("play", "classic", "--seed", "3", "--bots", "random", "--log", str(file),
          answers=("1", "quit"))  # fmt: skip
    data = kozel("replay", str(file), "--json").out
    assert "shuffle deal" not in data
    assert '"do": "seed' not in data
    told = kozel("replay", str(file)).out
    shown = {word for word in told.replace(".", " ").split() if word[-1:] in "♣♦♥♠"}
    played = {move["do"] for move in json.loads(data)["moves"] if move["by"] in "0123"}
    assert len(shown) == len([move for move in played if len(move or "") == 2])


def test_an_old_file_is_never_overwritten(kozel: Kozel, played: Path) -> None:
    before = played.read_bytes()
    refused = kozel("play", "classic", "--auto", "--log", str(played))
    assert refused.status == 2
    assert played.read_bytes() == before


@pytest.mark.rule("P6")
def test_the_same_seed_gives_the_same_match(kozel: Kozel, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.jsonl", "b.jsonl", "c.jsonl")]
    for file, seed in zip(files, ("5", "5", "6"), strict=True):
        kozel("play", "domino-kozel", "--auto", "--seed", seed, "--bots", "random", "--set",
              "target=30", "--log", str(file))  # fmt: skip
    first, again, other = (file.read_bytes() for file in files)
    assert first == again
    assert first != other
