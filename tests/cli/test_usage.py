"""Help and complaints: in the person's language, in one sentence, never a traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kozel.cli.app import COMMANDS
from tests.cli.conftest import Kozel

PAGES = [(), *((name,) for name in COMMANDS)]
# What stays Latin in a Russian help page: what is typed, and names.
WORDS = (
    "kozel", "ru", "en", "JSON", "QR", "classic", "novice", "club", "random", "signs", "letters",
    "words", "QC", "ten_order=above_king", *COMMANDS,
)  # fmt: skip
TYPED = re.compile(rf"--[a-z]+|docs/[a-z]+\.md|\b({'|'.join(WORDS)})\b")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: " ".join(page) or "kozel")
def test_russian_help_has_no_english_left(page: tuple[str, ...], kozel: Kozel) -> None:
    shown = kozel(*page, "--help", language="ru")
    assert shown.status == 0
    assert shown.out.startswith("Вызов: kozel")
    assert re.findall(r"[A-Za-z]{2,}", TYPED.sub("", shown.out)) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: " ".join(page) or "kozel")
def test_english_help_has_no_russian_left(page: tuple[str, ...], kozel: Kozel) -> None:
    shown = kozel(*page, "--help")
    assert shown.out.startswith("Usage: kozel")
    assert not re.search("[а-яё]", shown.out, flags=re.IGNORECASE)


def test_without_a_command_the_help_is_shown(kozel: Kozel) -> None:
    assert kozel().out == kozel("--help").out


@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (("foo",), "There is no command “foo”", "Команды «foo» нет"),
        (("--foo",), "There is no option --foo", "Параметра --foo нет"),
        (("play", "--sed", "1"), "Perhaps", "Может быть"),
        (("play", "--seed"), "--seed needs a value", "После --seed нужно значение"),
        (("play", "--seed", "x"), "not “x”", "а не «x»"),
        (("play", "--auto=1"), "--auto takes no value", "У --auto значения не бывает"),
        (("play", "--bots", "god"), "“god” does not fit", "«god» не подходит"),
        (("play", "classic", "domino-kozel"), "Too much", "Лишнее"),
        (("play", "klassik"), "klassik", "klassik"),
        (("play", "classic", "--set", "deals"), "name=value", "имя=значение"),
        (("play", "classic", "--set", "deels=1"), "deals", "deals"),
        (("play", "classic", "--set", "deals=99"), "99", "99"),
        (("play", "classic", "--set", "cut=never"), "never", "never"),
        (("play", "classic", "--seats", "5"), "is not played so", "так не садятся"),
        (("play", "classic", "--seat", "5"), "--seat", "--seat"),
        (("play", "classic", "--blind", "1"), "not your own", "не ваше"),
        (("play", "domino-kozel", "--blind", "2"), "C0.8", "C0.8"),
        (("play", "classic", "--resume"), "--resume", "--resume"),
        (("rules",), "Missing: GAME", "Не хватает: ИГРА"),
        (("rules", "classic.1.zzz"), "P3", "P3"),
        (("verify", "nowhere.jsonl"), "nowhere.jsonl", "nowhere.jsonl"),
        (("replay", "."), "cannot be read", "Не могу прочитать"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)  # fmt: skip
@pytest.mark.rule("C0.6a")
def test_what_is_wrong_is_said_in_one_sentence(
    arguments: tuple[str, ...], english: str, russian: str, kozel: Kozel
) -> None:
    for language, wanted in (("en", english), ("ru", russian)):
        refused = kozel(*arguments, language=language)
        assert refused.status == 2, refused
        assert refused.out == ""
        assert wanted in refused.err
        assert len(refused.err.strip().split("\n")) <= 2
        assert "Traceback" not in refused.err


def test_language_may_stand_after_the_command(kozel: Kozel) -> None:
    assert kozel("games", "--lang", "en").status == 0


def test_a_wrong_language_is_refused(kozel: Kozel) -> None:
    assert (
        "ru, en" in kozel("games", "--lang", "de").err
        or "en, ru" in kozel("games", "--lang", "de").err
    )


def test_nothing_is_left_behind_by_a_refused_match(kozel: Kozel, tmp_path: Path) -> None:
    kozel("play", "classic", "--set", "deals=99")
    assert not (tmp_path / "state").exists()


@pytest.mark.parametrize(
    ("game", "seats", "teams"),
    [("halves", "4", False), ("halves", "4t", True), ("stock", "6", False), ("stock", "6t", True),
     ("classic", "4", True)],
)  # fmt: skip
def test_four_is_four_and_four_t_is_two_teams(
    kozel: Kozel, game: str, seats: str, *, teams: bool
) -> None:
    shown = kozel("rules", game, "--seats", seats)
    assert ("two teams" in shown.out.partition("AT THE TABLE")[0]) == teams
