"""The words of a pasted game, in both languages at once, and how texts are compared."""

from __future__ import annotations

import re
import unicodedata

KEYS: dict[str, tuple[str, ...]] = {
    "game": ("game", "rules", "preset", "code", "игра", "правила", "вариант", "код"),
    "seats": ("seats", "места", "мест", "игроков"),
    "names": ("players", "names", "order", "игроки", "имена", "порядок"),
    "leader": ("leader", "leads", "lead", "first", "заход", "заходит", "ходит", "начинает",
               "первый ход", "первым ходит"),
    "dealer": ("dealer", "deals", "shuffler", "сдает", "раздает", "сдающий", "мешает"),
    "stock": ("stock", "boneyard", "talon", "rest", "deck", "базар", "прикуп", "колода", "талон",
              "остаток"),
    "trump": ("trump", "trumps", "козырь", "козыри", "козырная"),
    "hands": ("hands", "deal", "руки", "сдача", "раздача"),
    "moves": ("moves", "play", "ходы", "розыгрыш"),
    "note": ("title", "note", "source", "название", "заметка", "источник", "примечание"),
}  # fmt: skip
"""What a line before a colon may set, each with the words for it."""

PASSES = ("pass", "passes", "knock", "knocks", "пас", "пасс", "пасую", "проход", "стук", "стучу",
          "стучит", "мимо", "пропуск")  # fmt: skip
DRAWS = ("draw", "draws", "drew", "базар", "берет", "беру", "взял", "взяла", "добор", "тянет")
ENDINGS = ("blocked", "fish", "domino", "end", "out", "заблокировано", "рыба", "домино", "конец",
           "вышел", "вышла")  # fmt: skip
"""What tables write where nobody moves any more."""
TEAMS = ("teams", "team", "pairs", "команды", "команда", "пары", "парами", "пара на пару")
ALONE = ("alone", "themselves", "за себя", "без команд", "без пар")
ROWS = ("round", "row", "turn", "move", "раунд", "круг", "ход", "ряд", "#", "№", "n", "")
"""How the column with the numbers of the rows is called."""

SUITS = {
    **dict.fromkeys(("c", "♣", "clubs", "трефы", "треф", "крести", "кресты"), "C"),
    **dict.fromkeys(("d", "♦", "diamonds", "бубны", "бубен", "буби"), "D"),
    **dict.fromkeys(("h", "♥", "hearts", "червы", "черви", "черва"), "H"),
    **dict.fromkeys(("s", "♠", "spades", "пики", "пик", "вини"), "S"),
}
"""How a suit is called."""

PLAYER = ("игрок", "player")

PLACES = {
    "left": "left", "l": "left", "слева": "left", "влево": "left", "налево": "left",
    "right": "right", "r": "right", "справа": "right", "вправо": "right", "направо": "right",
    "up": "up", "вверх": "up", "сверху": "up", "down": "down", "вниз": "down", "снизу": "down",
}  # fmt: skip
"""Words for where a tile goes, as moves name the places."""

_BEFORE_NAME = re.compile(r"^(игрок|рука|player|hand)\s+", re.IGNORECASE)
_ALIKE = str.maketrans("авекмнорстх", "abekmhopctx")


def folded(text: str) -> str:
    """Text as it is compared: without case, ё as е, single spaces."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("ё", "е")
    return " ".join(plain.split())


def name_of(text: str) -> str:
    """A player's name as it is shown: "Игрок A:" is A."""
    return _BEFORE_NAME.sub("", " ".join(text.strip(" \t*•[]").split()))


def name_key(text: str) -> str:
    """A player's name as it is compared; single letters of both alphabets that look alike are
    the same."""
    key = folded(name_of(text))
    return key.translate(_ALIKE) if len(key) == 1 else key


_KEYS = {word: key for key, words in KEYS.items() for word in words}


def key_of(text: str) -> str | None:
    """What a word before a colon sets; None if it is no such word."""
    return _KEYS.get(folded(text.strip(" \t*•-")))
