"""Single words of a pasted game: cards and tiles in every writing, passes, draws."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kozel.core.messages import NotationError
from kozel.core.moves import Part, Piece
from kozel.core.notation import CLOSED
from kozel.core.pieces import looks_like_piece, read_piece
from kozel.pasted.document import Kind
from kozel.pasted.words import DRAWS, ENDINGS, PASSES, PLACES, folded

_BRACKETS = re.compile(r"[\[(]\s*([0-9])\s*[-:|/,.–—‒−\s]?\s*([0-9])\s*[\])]")
_HALVES = re.compile(r"(?<![0-9])([0-9])[–—‒−:/]([0-9])(?![0-9])")
_COMPACT = re.compile(r"([0-6])([0-6])")
_NOTE = re.compile(r"\([^()]*\)|\{[^{}]*\}")
_DASH = re.compile(r"[-–—‒−_.]+")
_DRAWN = re.compile(r"\+(?P<plus>.+)|(?P<word>[^\W\d]+)[:=](?P<tile>.+)")
_HORIZONTAL, _VERTICAL = 0x1F031, 0x1F063
_SIDE = 7


def plain(line: str) -> str:
    """The line with tiles written as ``4-5`` and without remarks in parentheses."""
    line = "".join(map(_drawn_tile, line))
    line = _BRACKETS.sub(r" \1-\2 ", line)
    line = _HALVES.sub(r"\1-\2", line)
    return _NOTE.sub(" ", line).replace("*", " ")


def _drawn_tile(letter: str) -> str:
    """A domino tile of Unicode as halves; any other letter itself."""
    for first in (_HORIZONTAL, _VERTICAL):
        at = ord(letter) - first
        if 0 <= at < _SIDE * _SIDE:
            return f" {at // _SIDE}-{at % _SIDE} "
    return letter


def piece(word: str) -> Piece | None:
    """The card or tile that a word is; None if it is none."""
    compact = _COMPACT.fullmatch(word)
    if compact:
        return "-".join(sorted(compact.groups()))
    try:
        return read_piece(word) if looks_like_piece(word) else None
    except NotationError:
        return None


def words_of(text: str) -> list[str]:
    """The words of a line of pieces."""
    return [word for word in re.split(r"[\s,;|]+", text) if word]


def pieces_of(text: str) -> tuple[Piece, ...] | None:
    """The pieces that a text lists; None if it lists anything else."""
    found = [piece(word) for word in words_of(text)]
    return tuple(each for each in found if each is not None) if found and all(found) else None


def _part(text: str) -> Part | None:
    """A piece with its place and way: ``4-5@left``, ``6-6@up!``, ``4-4=across``."""
    closed = text.endswith("!")
    written, _, flag = text.rstrip("!").partition("=")
    written, _, place = written.partition("@")
    found = piece(written)
    if found is None:
        return None
    return Part(found, PLACES.get(place, place), CLOSED if closed else flag)


def _parts(word: str) -> tuple[Part, ...] | None:
    parts = [_part(folded(each) if "@" in each else each) for each in word.split("+")]
    known = tuple(part for part in parts if part is not None)
    return known if len(known) == len(parts) else None


def _drawn(word: str) -> tuple[Part, ...] | None:
    """The tile of ``+3-4`` or ``базар:3-4``."""
    found = _DRAWN.fullmatch(word)
    if not found or (found["word"] and folded(found["word"]) not in DRAWS):
        return None
    tile = piece(found["plus"] or found["tile"])
    return None if tile is None else (Part(tile),)


def acts_of(text: str) -> Iterator[tuple[str, Kind, tuple[Part, ...]]]:
    """What a cell tells: each act as written, its kind, its pieces. A cell with any word that
    is no piece, pass, draw or dash is one act as a whole; what only tells of the end is none."""
    told = []
    for word in _placed(text.split()):
        if folded(word).strip(".!") in ENDINGS:
            continue
        known = _act(word)
        if known is None:
            yield " ".join(text.split()), Kind.WORDS, ()
            return
        told.append((word, *known))
    yield from told


def _placed(words: list[str]) -> Iterator[str]:
    """The words, a place after a tile joined to it: ``4-5 слева``."""
    at = 0
    while at < len(words):
        word = words[at]
        following = folded(words[at + 1]) if at + 1 < len(words) else ""
        if following in PLACES and piece(word) is not None:
            word = f"{word}@{PLACES[following]}"
            at += 1
        yield word
        at += 1


def _act(word: str) -> tuple[Kind, tuple[Part, ...]] | None:
    if _DASH.fullmatch(word):
        return Kind.NOTHING, ()
    if folded(word).strip(".!") in PASSES:
        return Kind.PASSED, ()
    if folded(word).strip(".!") in DRAWS:
        return Kind.DREW, ()
    parts = _parts(word)
    if parts is not None:
        return Kind.PIECES, parts
    drawn = _drawn(word)
    return None if drawn is None else (Kind.DREW, drawn)
