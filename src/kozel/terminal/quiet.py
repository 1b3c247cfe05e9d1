"""A match of bots, told in few lines: what each deal brought."""

from __future__ import annotations

from typing import NoReturn

from kozel.core.events import Event, Scored
from kozel.core.messages import IllegalMove
from kozel.core.moves import Seat
from kozel.terminal.console import Console
from kozel.terminal.session import Session
from kozel.texts.texts import Texts


class Quiet:
    """A `Face` for nobody: no person sits at the table."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self._console = console
        self._texts = texts

    def told(self, session: Session, who: Seat, events: tuple[Event, ...]) -> None:
        """A line for each deal."""
        for event in events:
            told = self._texts.event(event) if isinstance(event, Scored) else None
            if told:
                self._console.tell(told)

    def refused(self, error: IllegalMove) -> NoReturn:
        """No person moves here."""
        raise error

    def decide(self, session: Session, seat: Seat) -> NoReturn:
        """No person is ever asked."""
        raise LookupError(f"seat {seat} belongs to nobody")

    def window(self, session: Session, seat: Seat) -> NoReturn:
        """No person is ever asked."""
        raise LookupError(f"seat {seat} belongs to nobody")

    def between(self, session: Session) -> None:
        """Go on."""
