"""Declension and plurals, where a mistake is heard at once."""

from __future__ import annotations

import pytest

from kozel.core.events import Moved
from kozel.core.messages import Message
from kozel.texts.catalogue import catalogue
from kozel.texts.texts import Texts

CASES = ("", "genitive", "dative", "accusative", "instrumental", "prepositional")

SUITS = {
    "C": "трефы треф трефам трефы трефами трефах",
    "D": "бубны бубен бубнам бубны бубнами бубнах",
    "H": "червы червей червам червы червами червах",
    "S": "пики пик пикам пики пиками пиках",
}
RANKS = {
    "6": "шестёрка шестёрки шестёрке шестёрку шестёркой шестёрке",
    "T": "десятка десятки десятке десятку десяткой десятке",
    "J": "валет валета валету валета валетом валете",
    "Q": "дама дамы даме даму дамой даме",
    "K": "король короля королю короля королём короле",
    "A": "туз туза тузу туза тузом тузе",
}


def noun(kind: str, letter: str, case: str, number: str) -> str:
    """What SUIT() and RANK() give in a text."""
    texts = catalogue("ru", strict=True)
    decline = texts._suit if kind == "suit" else texts._rank
    return decline(letter, number, case or "nominative")


@pytest.mark.parametrize("suit", SUITS)
def test_suits_are_declined(suit: str) -> None:
    assert " ".join(noun("suit", suit, case, "many") for case in CASES) == SUITS[suit]


@pytest.mark.parametrize("rank", RANKS)
def test_ranks_are_declined(rank: str) -> None:
    assert " ".join(noun("rank", rank, case, "one") for case in CASES) == RANKS[rank]


def test_one_card_of_a_suit_and_many_of_a_rank() -> None:
    assert noun("suit", "H", "accusative", "one") == "черву"
    assert noun("rank", "9", "genitive", "many") == "девяток"
    assert noun("rank", "J", "", "many") == "валеты"


@pytest.mark.parametrize("kind", ["suit", "rank"])
@pytest.mark.parametrize("number", ["one", "many"])
@pytest.mark.parametrize("case", CASES)
def test_every_form_exists(kind: str, number: str, case: str) -> None:
    for letter in "CDHS" if kind == "suit" else "6789TJQKA":
        assert noun(kind, letter, case, number)


def test_english_ignores_cases() -> None:
    texts = catalogue("en", strict=True)
    assert texts._suit("H", "one", "genitive") == "heart"
    assert texts._rank("Q", "many", "dative") == "queens"


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, "Маша добирает 1 карту."),
        (2, "Маша добирает 2 карты."),
        (5, "Маша добирает 5 карт."),
        (11, "Маша добирает 11 карт."),
        (21, "Маша добирает 21 карту."),
        (22, "Маша добирает 22 карты."),
    ],
)
def test_numbers_take_their_plural(count: int, told: str) -> None:
    from kozel.texts.arguments import Company

    texts = Texts("ru", company=Company({1: "Маша"}), strict=True)
    drawn = Moved((None,) * count, "stock", "hand:1", 1)
    assert texts.event(drawn) == told


@pytest.mark.parametrize(
    ("number", "told"),
    [(1, "Игра до 1 фишки"), (12, "Игра до 12 фишек"), (21, "Игра до 21 фишки")],
)
def test_plurals_in_the_genitive(number: int, told: str) -> None:
    message = Message("score-target", {"number": number, "unit": "chips"})
    assert Texts("ru", strict=True).message(message) == told
