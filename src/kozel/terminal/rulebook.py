"""The rules of a game as plain lines: chapters, then one paragraph each."""

from __future__ import annotations

from kozel.core.game import Game
from kozel.texts.rules_sheet import rules_sheet
from kozel.texts.texts import Texts


def rules_lines(texts: Texts, game: Game) -> tuple[str, ...]:
    """The rules sheet, with the game's name and sentence above it."""
    preset = game.preset.id
    seating = f"{game.seating.seats}{'t' if game.seating.teams else ''}"
    lines = [
        texts.text("sheet-title", title=texts.game(preset)),
        texts.about(preset),
        texts.text("sheet-players", seatings=(seating,)),
    ]
    for chapter in rules_sheet(texts, game):
        lines += ["", chapter.title.upper(), *chapter.paragraphs]
    return tuple(lines)
