"""The person at the table: what the terminal says to a person and what the person answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kozel.core.acts import Resign, Undo
from kozel.core.events import Event, Moved, Scored
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, Choose, Move, Number, Seat
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Player
from kozel.terminal import scores, table
from kozel.terminal.commands import Commands
from kozel.terminal.console import Console
from kozel.terminal.hands import hand_of, seen_pieces
from kozel.terminal.menu import Menu
from kozel.terminal.session import Session
from kozel.terminal.words import command, folded
from kozel.texts.texts import Texts

DECK = "deck"

Done: TypeAlias = Move | Undo | Resign


class Dialogue:
    """A `Face` for one person. `adviser`: who gives hints."""

    def __init__(
        self, console: Console, texts: Texts, seat: Seat, adviser: Callable[[], Player]
    ) -> None:
        self._console = console
        self._texts = texts
        self._seat = seat
        self._commands = Commands(console, texts, seat, adviser)

    def told(self, session: Session, who: Seat, events: tuple[Event, ...]) -> None:
        """Tell what this person may know of it, a line for each thing."""
        view = session.view(self._seat)
        dealt = False
        for event in events:
            if _is_dealing(event, self._seat):
                dealt = True
                continue
            if _is_unseen_dealing(event, self._seat):
                continue
            if isinstance(event, Scored):
                self._tell_score(view)
            else:
                self._tell(event)
        if dealt:
            self._console.tell(table.hand_line(self._texts, view))
        if who != self._seat and events:
            self._console.breathe()

    def refused(self, error: IllegalMove) -> None:
        """Say why not."""
        self._console.tell(self._texts.message(error.message))

    def decide(self, session: Session, seat: Seat) -> Done:
        """Ask until there is an answer that is a move."""
        offer = session.offer(seat)
        only = _only_thing_to_do(offer)
        if only is not None:
            self._console.tell(self._texts.text("terminal-only-move", words=self._texts.move(only)))
            return only
        view = session.view(seat)
        menu = self._menu(session, view, offer)
        self._console.tell()
        for line in table.situation(self._texts, view):
            self._console.tell(line)
        self._offered(menu)
        while True:
            done = self._answer(session, menu, "terminal-ask-move")
            if done is not None:
                return done
            self._console.tell(self._texts.text("terminal-empty"))

    def window(self, session: Session, seat: Seat) -> Done | None:
        """The same question whether or not this person has something to say."""
        offer = session.offer(seat)
        menu = self._menu(session, session.view(seat), offer)
        self._console.tell()
        if not offer.groups:
            self._prompt(offer.prompt)
        self._offered(menu)
        return self._answer(session, menu, "terminal-ask-window")

    def between(self, session: Session) -> Done | None:
        """Time to look at the score and to say thanks."""
        offer = session.offer(self._seat)
        menu = self._menu(session, session.view(self._seat), offer)
        return self._answer(session, menu, "terminal-ask-next")

    def _answer(self, session: Session, menu: Menu, question: str) -> Done | None:
        """A move, an act, or None for an empty line; everything else is answered here."""
        while True:
            text = self._console.ask(self._texts.text(question))
            if not folded(text):
                return None
            asked = command(text)
            if asked is None:
                meant = menu.read(text)
                if not isinstance(meant, Message):
                    return meant
                self._console.tell(self._texts.message(meant))
                continue
            done = self._commands.obey(session, menu, *asked)
            if done is not None:
                return done
            if asked[0] in ("hint", "why", "undo", "say", "resign"):
                continue
            self._offered(menu)

    def _menu(self, session: Session, view: View, offer: Offer) -> Menu:
        def refusal(move: Move) -> Message | None:
            try:
                session.game.play(session.state, offer.seat, move)
            except IllegalMove as error:
                return error.message
            return None

        hand = seen_pieces(hand_of(view, self._seat))
        return Menu(offer, hand, view.table.facts, self._texts, refusal)

    def _offered(self, menu: Menu) -> None:
        if not menu.offer.groups:
            return
        self._prompt(menu.offer.prompt)
        for line in menu.lines():
            self._console.tell(line)

    def _prompt(self, prompt: Message) -> None:
        """What is asked; the number of the rule behind it would only be in the way here."""
        self._console.tell(self._texts.text(prompt.id, **prompt.args))

    def _tell(self, event: Event) -> None:
        told = self._texts.event(event)
        if told:
            self._console.tell(told)

    def _tell_score(self, view: View) -> None:
        for line in scores.last_round(self._texts, view.sheet):
            self._console.tell(line)


def _is_dealing(event: Event, seat: Seat) -> bool:
    """Whether pieces are dealt into the own hand, which is told sorted, all at once."""
    if not isinstance(event, Moved) or event.target != f"hand:{seat}":
        return False
    return event.seat == HOUSE or event.source == DECK


def _is_unseen_dealing(event: Event, seat: Seat) -> bool:
    """Whether the house deals unseen to others, which goes without saying; drawing does not."""
    if not isinstance(event, Moved) or not event.target.startswith("hand:"):
        return False
    return event.seat == HOUSE and event.faces is not None and seat not in event.faces


def _only_thing_to_do(offer: Offer) -> Move | None:
    """The one move there is, where it takes no thought: no piece to choose, nothing to say."""
    if len(offer.moves) != 1 or len(offer.required) != 1:
        return None
    only = offer.required[0]
    return only if isinstance(only, Choose | Number) else None
