from __future__ import annotations

import logging
from collections import Counter

import pytest

from kozel.texts.catalogue import Catalogue, TextError, catalogue
from tests.texts.fluent_files import (
    LANGUAGES,
    arguments,
    junk,
    messages,
    variables,
    variant_keys,
)

SAMPLES = {"suit": "H", "rank": "Q"}


def by_id(language: str) -> dict[str, object]:
    return {message.id.name: message for _, message in messages(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_fluent(language: str) -> None:
    assert junk(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_finds_what_the_parser_finds(language: str) -> None:
    assert catalogue(language).ids == by_id(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_defined_twice(language: str) -> None:
    counts = Counter(message.id.name for _, message in messages(language))
    assert [name for name, count in counts.items() if count > 1] == []


def test_both_languages_have_the_same_texts() -> None:
    english, russian = by_id("en"), by_id("ru")
    assert sorted(english.keys() ^ russian.keys()) == []


def test_a_text_stands_in_the_same_file_in_both_languages() -> None:
    english, russian = ({m.id.name: f for f, m in messages(each)} for each in LANGUAGES)
    assert [name for name in english if russian.get(name, english[name]) != english[name]] == []


def test_both_languages_use_the_same_arguments() -> None:
    english = {message.id.name: arguments(message) for _, message in messages("en")}
    russian = {message.id.name: arguments(message) for _, message in messages("ru")}
    grammar = ("suit-", "rank-", "card-in-words")
    assert {
        name: sorted(english[name] ^ russian[name])
        for name in english.keys() & russian.keys()
        if english[name] != russian[name] and not name.startswith(grammar)
    } == {}


def test_english_knows_no_russian_plurals() -> None:
    assert [
        message.id.name for _, message in messages("en") if variant_keys(message) & {"few", "many"}
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 5])
def test_every_text_can_be_put_together(language: str, number: int) -> None:
    texts = catalogue(language, strict=True)
    for _, message in messages(language):
        args = {name: sample(name, number) for name in variables(message)}
        told = texts.format(message.id.name, args)
        assert not set("{}$") & set(told), f"{message.id.name}: {told}"


def sample(name: str, number: int) -> str | int:
    kind = name.partition("_")[0]
    if name.endswith("_sign"):
        return "♥"
    return SAMPLES.get(kind, number)


def test_a_missing_text_raises_where_that_is_wanted() -> None:
    with pytest.raises(TextError, match="no text 'no-such-text'"):
        catalogue("ru", strict=True).format("no-such-text")


def test_a_missing_text_shows_its_id_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert catalogue("ru").format("no-such-text") == "[no-such-text]"
    assert "no-such-text" in caplog.text


def test_a_missing_argument_raises_where_that_is_wanted() -> None:
    with pytest.raises(TextError, match="number"):
        catalogue("en", strict=True).format("score-line")


def test_a_missing_argument_ends_nobodys_game(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert catalogue("en").format("score-line").startswith("Deal ")
    assert "score-line" in caplog.text


def test_a_suit_nobody_knows_ends_nobodys_game() -> None:
    assert "[suit-X]" in catalogue("ru").format("card-in-words", {"rank": "Q", "suit": "X"})


def test_other_languages_have_no_catalogue() -> None:
    with pytest.raises(ValueError, match="'de'"):
        Catalogue("de")
