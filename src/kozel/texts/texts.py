"""`Texts`: whatever a face shows to a person, in that person's language and style.

Rules, events and moves hold ids and values; here they become sentences::

    texts = Texts("ru", company=Company({0: "Маша"}, reader=1))
    texts.message(error.message)     a refusal with its rule number
    texts.event(event)               what happened, as the reader may know it
    texts.move(move)                 the label of a move
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kozel.core.events import Event, Scored, seen
from kozel.core.messages import Arg, Message
from kozel.core.moves import Move, Piece, Seat
from kozel.core.options import Value
from kozel.core.sheets import Mark, ScoreSheet
from kozel.core.views import Verdict
from kozel.texts.accounts import brought, unit_that_changed
from kozel.texts.arguments import Arguments, Company
from kozel.texts.catalogue import catalogue
from kozel.texts.happenings import told_event, told_move, told_now
from kozel.texts.pieces import Printer, Style
from kozel.texts.rules_sheet import Chapter, rules_sheet, sheet_lines
from kozel.texts.scores import ScoreTable, score_table

if TYPE_CHECKING:
    from kozel.core.game import Game


class Texts:
    """Texts for one reader. `strict`: a missing text raises `TextError` instead of showing."""

    def __init__(
        self,
        language: str,
        style: Style | None = None,
        company: Company | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.style = style or Style.usual(language)
        self.company = company or Company()
        self.strict = strict
        self.catalogue = catalogue(language, strict=strict)
        self._printer = Printer(self.catalogue, self.style)
        self._arguments = Arguments(self.catalogue, self._printer, self.company)

    def among(self, company: Company) -> Texts:
        """The same texts among other people, or for another reader."""
        return Texts(self.language, self.style, company, strict=self.strict)

    def text(self, text: str, /, **args: Arg) -> str:
        """The text of this id; arguments by the conventions of messages."""
        return self.catalogue.format(text, self._arguments.ready(args))

    def message(self, message: Message) -> str:
        """A message in words; a rule behind it stands in parentheses."""
        told = self.text(message.id, **message.args)
        if message.rule is None:
            return told
        return self.catalogue.format("with-rule", {"text": told, "rule": message.rule})

    def event(self, event: Event, viewer: Seat | None = None) -> str | None:
        """What happened, as the viewer (the reader unless named) may know it; None where
        there is nothing to tell."""
        viewer = self.company.reader if viewer is None else viewer
        if viewer != self.company.reader:
            company = Company(self.company.names, viewer, self.company.sides)
            return self.among(company).event(event)
        known = seen(event, viewer)
        if isinstance(known, Scored):
            return self._scored(known)
        text, args = told_event(self.catalogue, known)
        return self.text(text, **args) or None

    def now(self, named: Mapping[str, str]) -> tuple[str, ...]:
        """What was named in the deal and holds now (``TableView.named``)."""
        found = (told_now(self.catalogue, what, value) for what, value in named.items())
        return tuple(self.text(text, **args) for text, args in filter(None, found))

    def move(self, move: Move) -> str:
        """The label of a move, for a button or a line of a numbered list."""
        text, args = told_move(self.catalogue, move)
        return self.text(text, **args)

    def name(self, seat: Seat) -> str:
        """Who sits there; "you" for the reader."""
        return self._arguments.name(seat)

    def side(self, side: int) -> str:
        """Who a side is."""
        return self._arguments.side(side)

    def piece(self, piece: Piece) -> str:
        """A card or a tile."""
        return self._printer.piece(piece)

    def pieces(self, pieces: tuple[Piece, ...]) -> str:
        """Several cards or tiles."""
        return self._printer.pieces(pieces)

    def suit(self, suit: str) -> str:
        """The sign of a suit, or what stands for it in the style."""
        return self._printer.suit(suit)

    def zone(self, name: str) -> str:
        """The name of a zone such as ``hand:2``."""
        return self._arguments.zone(name)

    def option(self, name: str) -> str:
        """The label of an option."""
        return self.catalogue.format(f"option-{name}")

    def option_help(self, name: str) -> str:
        """The plain sentence that explains an option."""
        return self.catalogue.format(f"option-{name}-help")

    def option_value(self, name: str, value: Value) -> str:
        """A value of an option in words."""
        return self._arguments.value(name, value)

    def game(self, preset: str) -> str:
        """The name of a game."""
        return self.catalogue.format(f"game-{preset}")

    def about(self, preset: str) -> str:
        """A game in one sentence."""
        return self.catalogue.format(f"game-{preset}-about")

    def phrase(self, phrase: str) -> str:
        """A phrase that can be said (C0.7)."""
        return self.catalogue.format(f"phrase-{phrase}")

    def mark(self, mark: Mark) -> str:
        """A sign beside a line of the score sheet, in words."""
        return self.text(f"mark-{mark.kind}", number=mark.value)

    def outcome(self, verdict: Verdict) -> tuple[str, ...]:
        """How the match ended, sentence by sentence."""
        winners = _seats(verdict, "won")
        reader = self.company.reader
        yours = verdict.outcome[reader] if 0 <= reader < len(verdict.outcome) else "none"
        told = [
            self.text("outcome-won", seats=winners, yours=yours)
            if winners
            else self.text("outcome-drawn")
        ]
        if verdict.goats:
            told.append(self.text("outcome-goats", seats=tuple(map(str, verdict.goats))))
        told += [self.text(title) for title in verdict.titles]
        if verdict.rating:
            earned = [f"{self.name(seat)} {n}" for seat, n in enumerate(verdict.rating)]
            told.append(self.text("outcome-rating", words=tuple(earned)))
        return tuple(told)

    def sheet(self, game: Game) -> tuple[Chapter, ...]:
        """The rules sheet of a game, chapter by chapter."""
        return rules_sheet(self, game)

    def sheet_lines(self, game: Game) -> tuple[str, ...]:
        """The rules sheet as lines of Markdown."""
        return sheet_lines(self, game)

    def score_sheet(self, sheet: ScoreSheet) -> ScoreTable:
        """The score sheet as a table of three lines per deal."""
        return score_table(self, sheet)

    def _scored(self, event: Scored) -> str:
        pairs = tuple(zip(event.line.before, event.line.after, strict=True))
        cells = [brought(unit_that_changed(*pair), *pair) for pair in pairs]
        parts = tuple(
            self.text("scored-side", side=side, words=cell.text, tone=cell.tone or "written")
            for side, cell in enumerate(cells)
            if cell.text != "0"
        )
        return self.text("scored", words=parts) if parts else self.text("scored-nothing")


def _seats(verdict: Verdict, outcome: str) -> tuple[str, ...]:
    return tuple(str(seat) for seat, came in enumerate(verdict.outcome) if came == outcome)
