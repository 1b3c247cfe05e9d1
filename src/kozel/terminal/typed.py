"""What a person typed, read as notation: Russian words, spaces for pluses, bare places."""

from __future__ import annotations

import re

from kozel.core.moves import Piece
from kozel.core.pieces import looks_like_piece, read_piece
from kozel.terminal.words import PLACES, folded

_BETWEEN = re.compile(r"[\s,+]+")


def words_of(text: str) -> list[str]:
    """The words of a line; commas and pluses are as good as spaces."""
    return [word for word in _BETWEEN.split(text.strip()) if word]


def latin(text: str) -> str:
    """What a person typed, as notation: pieces joined, places in their own words."""
    words = words_of(text)
    if not means_pieces(text):
        return text
    joined: list[str] = []
    leading: list[str] = []
    for word in words:
        piece, at, place = word.partition("@")
        if folded(word) in PLACES and joined:
            joined[-1] += f"@{PLACES[folded(word)]}"
        elif looks_like_piece(piece.rstrip("!")):
            joined.append(piece + (f"@{_place(place)}" if at else ""))
        else:
            leading.append(word)
    return " ".join([*leading, "+".join(joined)])


def _place(text: str) -> str:
    bare = text.rstrip("!")
    return PLACES.get(folded(bare), bare) + text[len(bare) :]


def means_pieces(text: str) -> bool:
    """Whether some word of the line is a card or a tile."""
    return any(looks_like_piece(word.partition("@")[0].rstrip("!")) for word in words_of(text))


def read_pieces(text: str) -> tuple[Piece, ...]:
    """The pieces named in a line; other words are passed over."""
    bare = (word.partition("@")[0].rstrip("!") for word in words_of(text))
    return tuple(read_piece(word) for word in bare if looks_like_piece(word))
