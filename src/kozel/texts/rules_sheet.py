"""The rules sheet of a game in words: from the clauses that hold under its options, never
written for a preset."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from kozel import games

if TYPE_CHECKING:
    from kozel.core.game import Game
    from kozel.texts.texts import Texts


class Chapter(msgspec.Struct, frozen=True):
    """A title and its paragraphs, each with its rule number."""

    title: str
    paragraphs: tuple[str, ...]


def rules_sheet(texts: Texts, game: Game) -> tuple[Chapter, ...]:
    """The chapters in the order in which one explains a game."""
    return tuple(
        Chapter(
            texts.text(f"chapter-{chapter}"),
            tuple(texts.message(clause) for _, clause in clauses),
        )
        for chapter, clauses in groupby(games.sheet(game), key=lambda pair: pair[0])
    )


def sheet_lines(texts: Texts, game: Game) -> tuple[str, ...]:
    """The sheet as Markdown, line by line: the game, what it is, chapter by chapter."""
    preset = game.preset
    seating = f"{game.seating.seats}{'t' if game.seating.teams else ''}"
    title = texts.text("sheet-title", title=texts.game(preset.id))
    lines = [f"# {title}", "", texts.about(preset.id)]
    lines += ["", texts.text("sheet-players", seatings=(seating,))]
    for chapter in rules_sheet(texts, game):
        lines += ["", f"## {chapter.title}", ""]
        lines += [f"- {paragraph}" for paragraph in chapter.paragraphs]
    return tuple(lines)
