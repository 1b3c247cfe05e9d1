"""The commands a person may type at the table, beside moves."""

from __future__ import annotations

from collections.abc import Callable

from kozel.core.acts import Resign, Undo
from kozel.core.match import take_back
from kozel.core.messages import Message
from kozel.core.moves import Move, Say, Seat
from kozel.players.port import Player
from kozel.terminal import scores, table
from kozel.terminal.choosing import agreed
from kozel.terminal.console import Console
from kozel.terminal.menu import Menu
from kozel.terminal.rulebook import rules_lines
from kozel.terminal.session import Leave, Session
from kozel.terminal.typed import read_pieces
from kozel.terminal.words import COMMANDS, folded, named
from kozel.texts.texts import Texts


class Commands:
    """Obeys commands. What they show is told; what they do is returned."""

    def __init__(
        self, console: Console, texts: Texts, seat: Seat, adviser: Callable[[], Player]
    ) -> None:
        self._console = console
        self._texts = texts
        self._seat = seat
        self._adviser = adviser

    def obey(
        self, session: Session, menu: Menu, name: str, rest: str
    ) -> Move | Undo | Resign | None:
        """Do what the command says; None when it only showed something."""
        view = session.view(self._seat)
        match name:
            case "help":
                self._help()
            case "hand":
                self._tell(table.hand_line(self._texts, view))
            case "table":
                self._tell(*table.table_lines(self._texts, view))
            case "score":
                self._tell(*scores.whole(self._texts, view.sheet))
            case "last":
                self._tell(*table.last_lines(self._texts, view))
            case "rules":
                self._tell(*rules_lines(self._texts, session.game))
            case "log":
                told = (self._texts.event(event) for event in view.history)
                self._tell(*(line for line in told if line))
            case "hint":
                self._hint(session)
            case "why":
                self._why(menu, rest)
            case "undo":
                return self._undo(session)
            case "say":
                return self._say(session, rest)
            case "resign":
                if agreed(self._console, self._texts, "terminal-ask-resign"):
                    return Resign(self._seat)
            case _:
                raise Leave
        return None

    def _tell(self, *lines: str) -> None:
        for line in lines:
            self._console.tell(line)

    def _help(self) -> None:
        self._tell(self._texts.text("terminal-help"))
        for name in COMMANDS:
            word = named(name, self._texts.language)
            self._tell(f"  {word}: {self._texts.text(f'terminal-help-{name}')}")

    def _hint(self, session: Session) -> None:
        if not session.offer(self._seat).required:
            self._tell(self._texts.text("terminal-hint-none"))
            return
        advice = session.advice(self._adviser(), self._seat)
        words = self._texts.move(advice.move)
        reason = self._texts.message(advice.reason)
        self._tell(self._texts.text("terminal-hint", words=words, reason=reason))

    def _why(self, menu: Menu, rest: str) -> None:
        asked = read_pieces(rest)
        if rest and not asked:
            self._tell(self._texts.text("terminal-not-a-piece", given=rest))
        elif asked:
            reason = menu.why(asked) or Message("terminal-playable", {"pieces": asked})
            self._tell(self._texts.message(reason))
        elif not menu.offer.reasons:
            self._tell(self._texts.text("terminal-why-nothing"))
        for piece in () if rest else menu.hand:
            if piece in menu.offer.reasons:
                told = self._texts.message(menu.offer.reasons[piece])
                self._tell(f"{self._texts.piece(piece)}: {told}")

    def _undo(self, session: Session) -> Undo | None:
        undo = take_back(session.match, self._seat)
        if undo is None:
            moved = any(step.who == self._seat for step in session.match.steps)
            word = "terminal-undo-late" if moved else "terminal-undo-nothing"
            self._tell(self._texts.text(word))
            return None
        self._tell(self._texts.text("terminal-undone"))
        return undo

    def _say(self, session: Session, rest: str) -> Say | None:
        phrases = session.game.phrases(session.state, self._seat)
        if not phrases:
            self._tell(self._texts.message(Message("talk-off", {}, "C0.7")))
            return None
        wanted = folded(rest)
        for number, phrase in enumerate(phrases, 1):
            spoken = folded(self._texts.phrase(phrase)).rstrip("!?.")
            if wanted and wanted.rstrip("!?.") in (str(number), phrase, spoken):
                return Say(phrase)
        for number, phrase in enumerate(phrases, 1):
            self._tell(f"  {number}) {self._texts.phrase(phrase)}")
        self._tell(self._texts.text("terminal-say-how", word=named("say", self._texts.language)))
        return None
