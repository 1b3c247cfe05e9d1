"""An offer as a menu: what may be done, numbered, and what a typed line means in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from kozel.core.messages import Arg, Message, NotationError
from kozel.core.moves import Move, Number, Part, Pick, Piece, Play
from kozel.core.notation import parse
from kozel.core.offers import Group, Offer
from kozel.core.views import PieceFacts
from kozel.terminal.console import TIE
from kozel.terminal.hands import in_order
from kozel.terminal.typed import latin, means_pieces, words_of
from kozel.terminal.words import choice, folded, whole
from kozel.texts.texts import Texts

MOST_LISTED = 24
"""Longer groups are described, not listed."""


class Entry(msgspec.Struct, frozen=True):
    """A move with the number it is chosen by."""

    number: int
    move: Move


class Section(msgspec.Struct, frozen=True):
    """The moves of a group: listed by number, or too many for that."""

    group: Group
    entries: tuple[Entry, ...]


def _nothing(_: Move) -> None:
    """Nobody judges."""


class Menu:
    """The moves of an offer, numbered in the order of the hand. `refusal`: why the rules refuse
    a move that is not on offer; None if they do not."""

    def __init__(
        self,
        offer: Offer,
        hand: Sequence[Piece],
        facts: Sequence[PieceFacts],
        texts: Texts,
        refusal: Callable[[Move], Message | None] = _nothing,
    ) -> None:
        self._refusal = refusal
        self.offer = offer
        self.hand = in_order(hand, facts)
        self._texts = texts
        place = {piece: number for number, piece in enumerate(self.hand)}
        # Where the moves of the hand are too many, its pieces have the first numbers.
        self._first = len(self.hand) if any(map(_too_many_pieces, offer.groups)) else 0
        number = self._first
        sections = []
        for group in offer.groups:
            entries = []
            for move in sorted(group.moves, key=lambda move: _rank(move, place)):
                if len(group.moves) <= MOST_LISTED:
                    number += 1
                    entries.append(Entry(number, move))
            sections.append(Section(group, tuple(entries)))
        self.sections = tuple(sections)

    def lines(self) -> tuple[str, ...]:
        """The menu as it is told."""
        lines: list[str] = []
        for section in self.sections:
            lines += self._section(section)
        return (*lines, *self._barred())

    def _barred(self) -> list[str]:
        """What is no lawful play; some of it may be played all the same, and be caught."""
        if not self.offer.groups:
            return []
        barred = [piece for piece in self.hand if piece in self.offer.reasons]
        playable = {piece for move in self.offer.moves for piece in pieces_of(move)}
        lines = []
        for text, risky in (("terminal-barred", False), ("terminal-unlawful", True)):
            named = [piece for piece in barred if (piece in playable) is risky]
            if named:
                shown = "  ".join(_tied(f"– {self._texts.piece(piece)}") for piece in named)
                lines.append(self._texts.text(text, shown=shown))
        return lines

    def _section(self, section: Section) -> list[str]:
        say = self._texts.text
        label = self._texts.message(Message(section.group.label))
        if not section.entries:
            described = self._described(section.group)
            return described if len(self.sections) == 1 else [f"{label}:", *described]
        words = [(entry.number, self._texts.move(entry.move)) for entry in section.entries]
        if all(_is_one_piece(entry.move) for entry in section.entries):
            shown = "  ".join(_tied(f"{number}) {word}") for number, word in words)
            if len(self.sections) == 1:
                return [say("terminal-allowed", shown=shown)]
            return [say("terminal-group", label=label, shown=shown)]
        heading = [f"{label}:"] if label else []
        return heading + [f"  {n}) {w}" for n, w in words]

    def _described(self, group: Group) -> list[str]:
        numbers = [move.value for move in group.moves if isinstance(move, Number)]
        if len(numbers) == len(group.moves):
            return [self._texts.text("terminal-any-number", low=min(numbers), high=max(numbers))]
        shown = "  ".join(
            _tied(f"{number}) {self._texts.piece(piece)}")
            for number, piece in enumerate(self.hand, 1)
        )
        return [self._texts.text("terminal-any-pieces", shown=shown)]

    def read(self, text: str) -> Move | Message:
        """The move that a line means, or why it means none."""
        answer = folded(text)
        numbers = [number for word in words_of(answer) if (number := whole(word)) is not None]
        if numbers and len(numbers) == len(words_of(answer)):
            if self._first > 0 and max(numbers) <= self._first:
                return self._by_places(numbers)
            if len(numbers) == 1:
                return self._by_number(numbers[0])
        for move in self.offer.moves:
            if folded(self._texts.move(move)) == answer:
                return move
        return self._by_notation(text)

    def _by_places(self, numbers: Sequence[int]) -> Move | Message:
        """The move of the pieces with these numbers in the hand."""
        if 0 in numbers:
            return Message("terminal-no-such-number", {"number": 0, "most": self._first})
        return self._by_notation("+".join(self.hand[number - 1] for number in numbers))

    def _by_number(self, number: int) -> Move | Message:
        """The move with this number in the list; where numbers themselves are chosen and too
        many to list, the move of this very number."""
        for section in self.sections:
            for entry in section.entries:
                if entry.number == number:
                    return entry.move
        chosen = {move.value: move for move in self._unlisted_numbers()}
        if chosen:
            bounds: dict[str, Arg] = {"low": min(chosen), "high": max(chosen)}
            return chosen.get(number, Message("terminal-any-number", bounds))
        most = self._first + sum(len(section.entries) for section in self.sections)
        return Message("terminal-no-such-number", {"number": number, "most": most})

    def _unlisted_numbers(self) -> list[Number]:
        return [
            move
            for section in self.sections
            if not section.entries
            for move in section.group.moves
            if isinstance(move, Number)
        ]

    def _by_notation(self, text: str) -> Move | Message:
        try:
            asked = parse(latin(choice(text)))
        except NotationError as error:
            if not means_pieces(text):
                return Message("terminal-not-understood", {"given": text})
            return error.message
        moves = self.offer.moves
        if asked in moves:
            return asked
        fitting = [move for move in moves if _like(move, asked, self._ordered(move))]
        remark = self._remark(asked, fitting)
        if remark is not None:
            return remark
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            shown = ", ".join(self._texts.move(move) for move in fitting)
            return Message("terminal-which", {"shown": shown})
        told = self.why(pieces_of(asked)) or self._refusal(asked)
        return told or Message("terminal-not-now", {"given": text})

    def _remark(self, asked: Move, fitting: Sequence[Move]) -> Message | None:
        """Why what was meant as a play is none. Where nothing at all can be played, pieces
        without a word are what can be done with them."""
        plays = any(isinstance(move, Play) for move in self.offer.moves)
        meant = isinstance(asked, Play) and not any(isinstance(move, Play) for move in fitting)
        return self.offer.remark(pieces_of(asked)) if plays and meant else None

    def why(self, pieces: Iterable[Piece]) -> Message | None:
        """Why these pieces cannot be played; None if neither a single one nor the selection is
        to blame."""
        chosen = tuple(pieces)
        for piece in chosen:
            if piece in self.offer.reasons:
                return self.offer.reasons[piece]
            if piece not in self.hand:
                return Message("terminal-not-in-hand", {"piece": piece})
        return self.offer.remark(chosen)

    def _ordered(self, move: Move) -> bool:
        return any(group.ordered and move in group.moves for group in self.offer.groups)


def _tied(text: str) -> str:
    """Words that stay on one line."""
    return text.replace(" ", TIE)


def pieces_of(move: Move) -> tuple[Piece, ...]:
    """The pieces a move names."""
    return move.pieces if isinstance(move, Play | Pick) else ()


def _too_many_pieces(group: Group) -> bool:
    return len(group.moves) > MOST_LISTED and any(map(pieces_of, group.moves))


def _is_one_piece(move: Move) -> bool:
    return isinstance(move, Play) and len(move.parts) == 1


def _rank(move: Move, place: dict[Piece, int]) -> tuple[int, ...]:
    """Moves of pieces in the order of the hand, others as they come."""
    return tuple(place.get(piece, len(place)) for piece in pieces_of(move))


def _like(move: Move, asked: Move, ordered: bool) -> bool:
    """Whether a move is what was asked for, as far as that was said."""
    if not isinstance(asked, Play | Pick) or not isinstance(move, Play | Pick):
        return False
    if isinstance(asked, Pick) and (not isinstance(move, Pick) or move.word != asked.word):
        return False
    said, have = asked.pieces, move.pieces
    if said != have and (ordered or sorted(said) != sorted(have)):
        return False
    if not isinstance(asked, Play) or not isinstance(move, Play):
        return True
    return all(_agrees(part, move.parts) for part in asked.parts)


def _agrees(asked: Part, parts: tuple[Part, ...]) -> bool:
    return any(
        part.piece == asked.piece
        and asked.place in ("", part.place)
        and asked.flag in ("", part.flag)
        for part in parts
    )
