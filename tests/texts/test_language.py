from __future__ import annotations

import pytest

from kozel.texts.language import language_of, usual_language


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("ru", "ru"),
        ("ru_RU.UTF-8", "ru"),
        ("ru-RU", "ru"),
        ("RU", "ru"),
        ("ru.KOI8-R", "ru"),
        ("ru@petr1708", "ru"),
        ("en_GB", "en"),
        ("rue", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("de_DE", "en"),
        ("", "en"),
    ],
)
def test_a_code_names_a_language(code: str, language: str) -> None:
    assert language_of(code) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language
