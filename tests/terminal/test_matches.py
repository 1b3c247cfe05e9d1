"""Whole matches through the dialogue, by scripts that answer whatever is asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from kozel import games
from kozel.core.acts import Undo
from kozel.core.log import Log
from kozel.core.logreader import read
from kozel.core.match import replay
from kozel.core.proofs import verify
from tests.terminal.table import Table, Typist, first_of_all, typed

SHORT = {"classic": "deals=3", "domino-kozel": "rounds=3"}
BOTS = ("--bots", "random", "--seed", "7")


def log_in(folder: Path) -> Log:
    (file,) = (folder / "matches").glob("*.jsonl")
    return read(file.read_bytes(), cut=True)


@pytest.mark.rule("P16")
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("preset", sorted(SHORT))
def test_a_match_to_its_end(preset: str, language: str, tmp_path: Path) -> None:
    table = Table(tmp_path, first_of_all, language)
    assert table.run("play", preset, "--set", SHORT[preset], *BOTS) == 0
    log = log_in(tmp_path)
    assert log.closed
    match = replay(log, games.make)
    assert match.state.over
    assert len(match.state.lines) == 3
    assert verify(log, games.make).proven
    assert str(next((tmp_path / "matches").iterdir())) in table.transcript
    assert max(len(line) for line in table.transcript.splitlines() if "/" not in line) <= 90


@pytest.mark.rule("D0.3", "D4.6", "D5.3")
@pytest.mark.parametrize(
    ("game", "line", "rule"),
    [
        ("sea-goat", "hundred", "D4.6"),
        ("sea-goat", "на сто", "D4.6"),
        ("sea-goat", "draw", "D0.3"),
        ("sea-goat", "базар", "D0.3"),
        ("sea-goat", "pass", "D0.3"),
        ("sea-goat", "3-5", "D0.3"),
        ("sea-goat", "1-6@up", "D0.3"),
        ("donkey", "1-1!", "D5.3"),
    ],
)
def test_what_is_not_on_offer_is_refused_with_its_rule(
    game: str, line: str, rule: str, tmp_path: Path
) -> None:
    table = Table(tmp_path, typed([line]), "ru" if line.isascii() else "en")
    seed = {"sea-goat": "3", "donkey": "1"}[game]
    assert table.run("play", game, "--seats", "2", "--bots", "random", "--seed", seed) == 0
    answer = table.transcript.partition(f"> {line}\n")[2].split("\n\n")[0]
    assert f"({rule})" in answer


ENDLESS = {"muggins": "deals=10", "sniff": "deals=10"}
"""Whoever plays at random loses more in them than is won."""


@pytest.mark.parametrize("preset", [preset.id for preset in games.presets(drafts=True)])
def test_a_whole_match_of_every_game(preset: str, tmp_path: Path) -> None:
    """Praises, windows, bids, arms and all: nobody is stuck, nothing is too wide or unnamed."""
    table = Table(tmp_path, first_of_all, "ru")
    length = ("--set", ENDLESS[preset]) if preset in ENDLESS else ()
    assert table.run("play", preset, *length, *BOTS) == 0
    assert log_in(tmp_path).closed
    assert max(len(line) for line in table.transcript.splitlines() if "/" not in line) <= 90
    assert not set(table.transcript) & set("{}$")


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_dominoes_for_any_number(seats: str, tmp_path: Path) -> None:
    table = Table(tmp_path, first_of_all)
    assert table.run("play", "domino-kozel", "--seats", seats, "--set", "rounds=2", *BOTS) == 0
    assert log_in(tmp_path).closed


@pytest.mark.rule("C0.8")
@pytest.mark.parametrize("blind", [("2",), ("2", "3"), ("2", "3", "4")])
def test_blind_seats(blind: tuple[str, ...], tmp_path: Path) -> None:
    asked = [word for seat in blind for word in ("--blind", seat)]
    table = Table(tmp_path, first_of_all)
    assert table.run("play", "classic", "--set", "deals=2", *asked, *BOTS) == 0
    assert log_in(tmp_path).closed


JUNK = (
    "", " ", "0", "1", "2", "7", "99", "-1", "¹", "QC", "q♣", "Дт", "6-6", "6-6@left", "4-5 слева",
    "AS+TS", "тт", "help", "помощь", "hand", "стол", "score", "last", "rules", "log", "hint",
    "why", "почему Д♣", "undo", "назад", "say", "say 1", "сказать спасибо", "trump H", "go",
    "pass", "shuffle deal QC", "challenge 9", "say nonsense", "\x1b[2J", "а" * 300, "9" * 5000, "@",
    "+", "=",
)  # fmt: skip


def careless(seed: int, patience: int) -> Typist:
    """Types junk, commands and moves as they come; then goes away."""
    luck = random.Random(seed)
    lines: Iterator[str] = (luck.choice(JUNK) for _ in range(patience))
    return typed(lines)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", [
    ("classic",), ("domino-kozel", "--seats", "2"),
    ("classic", "--set", "revokes=caught"), ("classic", "--set", "talk=phrases"),
], ids=" ".join)  # fmt: skip
def test_nothing_typed_ends_the_program(game: tuple[str, ...], seed: int, tmp_path: Path) -> None:
    table = Table(tmp_path, careless(seed, 300), "ru" if seed % 2 else "en")
    assert table.run("play", *game, "--bots", "random", "--seed", str(seed)) == 0
    assert "\x1b" not in table.transcript
    match = replay(log_in(tmp_path), games.make)
    assert match.adjourned or match.ending is not None


@pytest.mark.parametrize("language", ["ru", "en"])
def test_setting_up_survives_junk(language: str, tmp_path: Path) -> None:
    for seed in range(3):
        luck = random.Random(seed)
        lines = [
            luck.choice(("", "1", "2", "3", "4", "7", "-", "x", "on", "5 x")) for _ in range(60)
        ]
        table = Table(tmp_path, typed(lines), language)
        assert table.run("play", "--bots", "random", "--seed", "1") == 0


def test_going_away_before_the_match_begins_leaves_nothing(tmp_path: Path) -> None:
    table = Table(tmp_path, typed(["1", "2"]))
    assert table.run("play") == 0
    assert "No match was begun." in table.transcript
    assert not (tmp_path / "matches").exists()


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    rounds = 0
    arguments: tuple[str, ...] = ("play", "classic", "--set", "deals=2", *BOTS)
    while True:
        rounds += 1
        table = Table(tmp_path, typed(["1", "", "1"]))
        assert table.run(*arguments) == 0
        if replay(log_in(tmp_path), games.make).ending is not None:
            break
        assert "Go on with: kozel play --resume" in table.transcript
        arguments = ("play", "--resume")
    assert rounds > 3
    log = log_in(tmp_path)
    assert log.closed
    assert verify(log, games.make).proven
    assert table.run("play", "--resume") == 1


def test_a_log_cut_anywhere_goes_on(tmp_path: Path) -> None:
    """As after a power cut: whatever was half written is dropped."""
    first = tmp_path / "first"
    Table(first, typed(["1"] * 5)).run("play", "classic", "--set", "deals=2", *BOTS)
    (file,) = (first / "matches").glob("*.jsonl")
    whole = file.read_bytes()
    start = whole.index(b"\n") + 1
    for end in random.Random(1).sample(range(start, len(whole)), 25):
        cut = tmp_path / f"cut{end}.jsonl"
        cut.write_bytes(whole[:end])
        table = Table(tmp_path / "other", first_of_all)
        assert table.run("play", "--resume", str(cut)) == 0, table.transcript
        log = read(cut.read_bytes())
        assert verify(log, games.make).proven
        assert replay(log, games.make).state.over


def test_a_match_over_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "over.jsonl"
    Table(tmp_path, first_of_all).run(
        "play", "classic", "--set", "deals=1", "--log", str(file), *BOTS
    )
    before = file.read_bytes()
    assert Table(tmp_path, first_of_all).run("play", "--resume", str(file)) == 2
    assert file.read_bytes() == before


def test_a_match_that_lost_its_last_lines_gets_them(tmp_path: Path) -> None:
    file = tmp_path / "late.jsonl"
    asked = ("play", "classic", "--set", "deals=1", "--log", str(file), *BOTS)
    Table(tmp_path, first_of_all).run(*asked)
    whole = file.read_bytes()
    file.write_bytes(b"".join(whole.splitlines(keepends=True)[:-2]))
    assert Table(tmp_path, typed([])).run("play", "--resume", str(file)) == 0
    log = read(file.read_bytes())
    assert verify(log, games.make).proven


@pytest.mark.rule("C0.7")
def test_whoever_speaks_in_a_window_is_asked_again(tmp_path: Path) -> None:
    answers = ["1"] * 8 + ["say 1", "challenge 1"]
    table = Table(tmp_path, typed(answers))
    table.run("play", "classic", "--set", "revokes=caught", "--set", "talk=phrases", "--seed", "5",
              "--bots", "random")  # fmt: skip
    assert [entry.text for entry in log_in(tmp_path).entries if entry.by == "0"][-2:] == [
        "say thanks",
        "challenge 1",
    ]


def test_two_windows_cannot_play_one_match(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    status = []

    def second_window(_: str) -> None:
        status.append(Table(tmp_path, first_of_all).run("play", "--resume", str(file)))

    Table(tmp_path, second_window).run("play", "classic", "--log", str(file), *BOTS)
    assert status == [2]
    assert Table(tmp_path, typed([])).run("play", "--resume", str(file)) == 0


def test_what_was_taken_back_stays_in_the_log(tmp_path: Path) -> None:
    table = Table(tmp_path, typed(["trump S", "undo", "trump H", "quit"]))
    table.run("play", "classic", "--seed", "2", "--bots", "random")
    log = log_in(tmp_path)
    assert [entry.text for entry in log.entries if entry.by == "0"] == ["trump S", "trump H"]
    assert sum(isinstance(entry.act, Undo) for entry in log.entries) == 1
    match = replay(log, games.make)
    assert match.game.view(match.state, 0).table.named["trump"] == "H"
    assert "undo" not in str([step.move for step in match.steps])
