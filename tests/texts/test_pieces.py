from __future__ import annotations

import pytest

from kozel.cards.deck import DECKS
from kozel.core.pieces import read_piece
from kozel.texts.pieces import Style
from kozel.texts.texts import Texts

STYLES = [Style(indices, suits) for indices in ("ru", "int") for suits in ("signs", "letters")]


def written(language: str, style: Style, *pieces: str) -> str:
    return Texts(language, style, strict=True).pieces(pieces)


def test_every_language_has_its_usual_indices() -> None:
    assert Texts("ru").pieces(("QC", "TS", "JD", "AH", "KC", "6S")) == "Д♣ 10♠ В♦ Т♥ К♣ 6♠"
    assert Texts("en").pieces(("QC", "TS", "JD", "AH", "KC", "6S")) == "Q♣ 10♠ J♦ A♥ K♣ 6♠"


def test_a_russian_reader_may_want_international_indices() -> None:
    assert written("ru", Style("int"), "QC", "TS") == "Q♣ 10♠"


def test_letters_stand_in_for_signs() -> None:
    assert written("ru", Style("ru", "letters"), "QC", "TS", "AD", "KH") == "Дт 10п Тб Кч"
    assert written("en", Style("int", "letters"), "QC", "TS") == "QC TS"


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("card", DECKS["36"])
def test_whatever_is_shown_can_be_typed(style: Style, card: str) -> None:
    assert read_piece(Texts("ru", style).piece(card)) == card


def test_cards_in_words_for_those_who_listen() -> None:
    words = Style(words=True)
    assert written("ru", words, "QC", "TH", "7D", "AS") == (
        "дама треф, десятка червей, семёрка бубен, туз пик"
    )
    assert written("en", words, "QC", "TH") == "queen of clubs, ten of hearts"


def test_tiles_are_numbers_or_words() -> None:
    assert written("ru", Style(), "5-6", "0-0") == "5-6 0-0"
    assert written("ru", Style(words=True), "5-6", "0-4", "3-3") == (
        "шесть-пять, четыре-пусто, дубль три"
    )
    assert written("en", Style(words=True), "5-6", "3-3") == "six-five, double three"


def test_what_is_no_piece_is_left_as_it_came() -> None:
    assert Texts("ru").piece("?") == "?"
