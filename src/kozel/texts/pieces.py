"""Cards and tiles as people read them: with suit signs, in Russian letters, or in words."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from kozel.core.moves import Piece
from kozel.texts.catalogue import Catalogue

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_RUSSIAN_SUITS = {"C": "т", "D": "б", "H": "ч", "S": "п"}
_RUSSIAN_RANKS = {"T": "10", "J": "В", "Q": "Д", "K": "К", "A": "Т"}


class Style(msgspec.Struct, frozen=True):
    """How pieces are written.

    `indices`: ``ru`` (В Д К Т) or ``int`` (J Q K A). `suits`: ``signs`` (♣) or ``letters``;
    international letters are the notation itself (``TS``), Russian ones are small (``10п``).
    `words`: names in place of all that, for those who listen.
    """

    indices: str = "int"
    suits: str = "signs"
    words: bool = False

    @classmethod
    def usual(cls, language: str) -> Style:
        """What readers of this language expect."""
        return cls(indices="ru" if language == "ru" else "int")


def is_tile(piece: Piece) -> bool:
    """Whether the piece is a domino tile."""
    return "-" in piece


class Printer:
    """Writes pieces in one language and style."""

    def __init__(self, texts: Catalogue, style: Style) -> None:
        self._texts = texts
        self._style = style

    def suit(self, suit: str) -> str:
        """The sign of a suit, its letter, or its name."""
        if self._style.words:
            return self._texts.format(f"suit-{suit}")
        if self._style.suits == "signs":
            return SIGNS.get(suit, suit)
        return _RUSSIAN_SUITS.get(suit, suit) if self._style.indices == "ru" else suit

    def rank(self, rank: str) -> str:
        """The index of a rank, or its name."""
        if self._style.words:
            return self._texts.format(f"rank-{rank}")
        if self._style.indices == "ru":
            return _RUSSIAN_RANKS.get(rank, rank)
        return "10" if rank == "T" and self._style.suits == "signs" else rank

    def piece(self, piece: Piece) -> str:
        """A card or a tile."""
        if is_tile(piece):
            return self._tile_in_words(piece) if self._style.words else piece
        rank, suit = piece[:-1], piece[-1:]
        if self._style.words:
            return self._texts.format("card-in-words", {"rank": rank, "suit": suit})
        return self.rank(rank) + self.suit(suit)

    def pieces(self, pieces: Iterable[Piece]) -> str:
        """Several of them."""
        return self.row(map(self.piece, pieces))

    def row(self, written: Iterable[str]) -> str:
        """Things written one after another: signs need no commas, words do."""
        return (", " if self._style.words else " ").join(written)

    def _tile_in_words(self, tile: Piece) -> str:
        low, high = tile.split("-")
        if low == high:
            return self._texts.format("double-in-words", {"pips": self._pips(low)})
        return self._texts.format(
            "tile-in-words", {"high": self._pips(high), "low": self._pips(low)}
        )

    def _pips(self, pips: str) -> str:
        return self._texts.format(f"pips-{pips}")
