"""Notation: every move as one line of text, both ways exact. Knows no game.

    QC        AS+TS        4-5@left    6-6@up!    4-4@left=across    6-6@left+4-4@right
    trump H   praise trousers          take       pass               go
    cut 12    challenge 3  dealer 2    lay 7C+8C  say thanks         shuffle deal QC 7H …

Whatever `write` writes `parse` reads back to an equal move. `parse` also takes what people
write: see `read_piece`. docs/notation.md has the grammar.
"""

from __future__ import annotations

import re

from kozel.core.messages import NotationError
from kozel.core.moves import Choose, Move, Number, Part, Pick, Piece, Play, Say, Shuffle
from kozel.core.pieces import is_piece, looks_like_piece, read_piece

CLOSED = "closed"
"""The flag that has a sign of its own: ``6-6@up!``."""

_WORD = re.compile(r"[a-z][a-z0-9_]*")
_VALUE = re.compile(r"[A-Za-z0-9_]+(\+[A-Za-z0-9_]+)*")
_LABEL = re.compile(r"[a-z0-9][a-z0-9_.:#-]*")
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_PART = re.compile(r"([^@!=]*)(?:@([a-z][a-z0-9_]*))?(!|=[a-z][a-z0-9_]*)?")
_NO_PIECES = "-"
_RESERVED = ("say", "shuffle")


def write(move: Move) -> str:
    """The move as one line. `NotationError` for a move that has no line of its own."""
    match move:
        case Play(parts):
            return _write_play(parts)
        case Choose(word, value):
            return _write_choice(word, value)
        case Number(word, value):
            text = str(value)
            return f"{_word(word)} {_fitting(_WHOLE, text)}"
        case Pick(word, pieces):
            return f"{_word(word)} {'+'.join(map(_piece, pieces)) or _NO_PIECES}"
        case Say(phrase):
            return f"say {_fitting(_WORD, phrase)}"
        case Shuffle(label, order):
            return " ".join(("shuffle", _fitting(_LABEL, label), *map(_piece, order)))


def parse(text: str) -> Move:
    """The move that the line tells; `NotationError` with what is wrong with it."""
    words = text.split()
    if not words:
        raise NotationError("notation-empty")
    first, *rest = words
    if not _WORD.fullmatch(first) or looks_like_piece(first):
        return _read_play(text, words)
    if first == "shuffle":
        return _read_shuffle(rest)
    if len(rest) > 1:
        raise NotationError("notation-too-long", given=text.strip(), word=first)
    if first == "say":
        if not rest or not _WORD.fullmatch(rest[0]):
            raise NotationError("notation-say")
        return Say(rest[0])
    return _read_word(first, rest[0]) if rest else Choose(first)


def _fitting(pattern: re.Pattern[str], text: str) -> str:
    if not pattern.fullmatch(text):
        raise NotationError("notation-unwritable", given=text)
    return text


def _word(word: str) -> str:
    if word in _RESERVED or looks_like_piece(word):
        raise NotationError("notation-unwritable", given=word)
    return _fitting(_WORD, word)


def _piece(piece: Piece) -> str:
    if not is_piece(piece):
        raise NotationError("notation-piece", given=piece)
    return piece


def _write_play(parts: tuple[Part, ...]) -> str:
    if not parts:
        raise NotationError("notation-empty")
    return "+".join(map(_write_part, parts))


def _write_part(part: Part) -> str:
    text = _piece(part.piece)
    if part.place:
        text += f"@{_fitting(_WORD, part.place)}"
    if part.flag == CLOSED:
        text += "!"
    elif part.flag:
        text += f"={_fitting(_WORD, part.flag)}"
    return text


def _write_choice(word: str, value: str) -> str:
    if not value:
        return _word(word)
    pieces = value.split("+")
    if _WHOLE.fullmatch(value) or all(map(looks_like_piece, pieces)):
        raise NotationError("notation-unwritable", given=value)
    return f"{_word(word)} {_fitting(_VALUE, value)}"


def _read_play(text: str, words: list[str]) -> Play:
    if len(words) > 1:
        raise NotationError("notation-unknown", given=text.strip())
    return Play(tuple(map(_read_part, words[0].split("+"))))


def _read_part(text: str) -> Part:
    found = _PART.fullmatch(text)
    if not found or not looks_like_piece(found[1]):
        raise NotationError("notation-unknown", given=text)
    piece, place, flag = found.groups()
    if flag:
        flag = CLOSED if flag == "!" else flag[1:]
    return Part(read_piece(piece), place or "", flag or "")


def _read_shuffle(words: list[str]) -> Shuffle:
    if not words or not _LABEL.fullmatch(words[0]):
        raise NotationError("notation-shuffle")
    return Shuffle(words[0], tuple(map(read_piece, words[1:])))


def _read_word(word: str, value: str) -> Move:
    if _WHOLE.fullmatch(value):
        return Number(word, int(value))
    if value == _NO_PIECES:
        return Pick(word, ())
    pieces = value.split("+")
    if all(map(looks_like_piece, pieces)):
        return Pick(word, tuple(map(read_piece, pieces)))
    if _VALUE.fullmatch(value):
        return Choose(word, value)
    raise NotationError("notation-value", word=word, given=value)
