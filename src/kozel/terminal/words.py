"""What a person may type besides moves: commands, yes and no, in both languages at once."""

from __future__ import annotations

import unicodedata

COMMANDS: dict[str, tuple[str, ...]] = {
    "help": ("help", "h", "?", "помощь", "справка"),
    "hand": ("hand", "рука", "карты", "кости"),
    "table": ("table", "t", "стол"),
    "score": ("score", "s", "счёт", "очки"),
    "last": ("last", "l", "последняя", "прошлая"),
    "rules": ("rules", "правила"),
    "log": ("log", "журнал", "протокол"),
    "hint": ("hint", "подсказка", "совет"),
    "undo": ("undo", "u", "назад", "отмена"),
    "why": ("why", "почему"),
    "say": ("say", "сказать", "скажи"),
    "save": ("save", "quit", "q", "exit", "сохранить", "выход", "выйти"),
    "resign": ("resign", "сдаюсь", "сдаться"),
}
"""The commands by name, each with the words for it; the first Latin and the first Cyrillic
word are the ones that help names."""

YES = ("yes", "y", "да", "д")
NO = ("no", "n", "нет", "н")

PLACES = {
    "left": "left", "l": "left", "слева": "left", "влево": "left", "налево": "left",
    "right": "right", "r": "right", "справа": "right", "вправо": "right", "направо": "right",
    "up": "up", "вверх": "up", "сверху": "up", "наверх": "up",
    "down": "down", "вниз": "down", "снизу": "down",
}  # fmt: skip
"""Words for the arms of a layout, as moves name them."""


CHOICES = {
    "draw": ("draw", "взять", "беру", "базар", "с базара", "взять с базара"),
    "pass": ("pass", "knock", "пас", "стучу", "пропустить"),
    "hundred": ("hundred", "to a hundred", "на сто", "зайти на сто"),
}
"""Words for what can be chosen at a table, also where it is not on offer."""


def folded(text: str) -> str:
    """Text as it is compared: without case, ё as е, single spaces."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("ё", "е")
    return " ".join(plain.split())


_NAMES = {folded(word): name for name, words in COMMANDS.items() for word in words}


_CHOSEN = {folded(word): name for name, words in CHOICES.items() for word in words}


def choice(text: str) -> str:
    """The text, or the notation of the choice that it names."""
    return _CHOSEN.get(folded(text), text)


def command(text: str) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of the line; None if it is none."""
    first, _, rest = text.strip().partition(" ")
    name = _NAMES.get(folded(first))
    return None if name is None else (name, rest.strip())


def named(name: str, language: str) -> str:
    """The word for a command in a language."""
    words = COMMANDS[name]
    russian = [word for word in words if not word.isascii()]
    return russian[0] if language == "ru" and russian else words[0]


def capital(text: str) -> str:
    """Text with its first letter large, as a sentence begins."""
    return text[:1].upper() + text[1:]


def whole(text: str) -> int | None:
    """The whole number that a text is, None for anything else or anything absurd."""
    return int(text) if text.isdecimal() and len(text) <= 9 else None
