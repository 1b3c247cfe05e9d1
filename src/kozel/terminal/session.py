"""A match at one terminal: it asks seat after seat and writes each move down before it counts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Protocol

from kozel.core.acts import Act, Resign, Undo
from kozel.core.chance import Close, Request
from kozel.core.events import Event
from kozel.core.game import Game, State
from kozel.core.house import House
from kozel.core.log import Writer
from kozel.core.match import Match, fold
from kozel.core.messages import IllegalMove
from kozel.core.moves import GO, HOUSE, Move, Say, Seat
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision, Player

UNITS = 1000
"""How much a bot may think, in units of work."""


class Leave(Exception):
    """The person leaves the table; the match rests."""


class Face(Protocol):
    """Who shows the match, and speaks for the person at the table if there is one."""

    def told(self, session: Session, who: Seat, events: tuple[Event, ...]) -> None:
        """Something happened. `who`: the seat whose move it was, or HOUSE."""
        ...

    def refused(self, error: IllegalMove) -> None:
        """The person's move was not allowed; nothing has changed."""
        ...

    def decide(self, session: Session, seat: Seat) -> Move | Undo | Resign:
        """The person's move, or what the person does instead."""
        ...

    def window(self, session: Session, seat: Seat) -> Move | Undo | Resign | None:
        """What the person has to say before the game goes on; None: nothing."""
        ...

    def between(self, session: Session) -> Move | Undo | Resign | None:
        """A deal is over, the next one has not begun; None: go on."""
        ...


class Session:
    """Plays a match to its end. `clock`: milliseconds since the match began. `luck`: the text
    that makes the bots' choices repeatable."""

    def __init__(
        self,
        match: Match,
        writer: Writer,
        house: House,
        bots: Mapping[Seat, Player],
        face: Face,
        *,
        clock: Callable[[], int],
        luck: str,
    ) -> None:
        self.match = match
        self._writer = writer
        self._house = house
        self._bots = bots
        self._face = face
        self._clock = clock
        self._luck = luck
        self._asked: set[Seat] = set()
        self._window = ""
        self._rested = match.game.deal_number(match.state)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def state(self) -> State:
        """Where it stands."""
        return self.match.state

    def view(self, seat: Seat) -> View:
        """What a seat sees now."""
        return self.game.view(self.state, seat)

    def offer(self, seat: Seat) -> Offer:
        """What a seat may do now."""
        return self.game.legal(self.state, seat)

    def run(self) -> None:
        """Play until the match has ended, and close its log."""
        while self.match.ending is None:
            waiting = self.game.waiting(self.state)
            if waiting == (HOUSE,):
                self._turn_of_house()
            else:
                self._turn_of(waiting[0])
        for act in self._house.conclude():
            self.act(act)
        self._writer.close()

    def advice(self, player: Player, seat: Seat) -> Decision:
        """What a player would do in this seat now, and why."""
        offer = self.offer(seat)
        return player.choose(self.view(seat), offer, UNITS, self._chance())

    def move(self, who: Seat, move: Move) -> None:
        """Play a move if the rules allow it: log first, then tell."""
        self.game.play(self.state, who, move)
        self.match = fold(self.match, self._writer.move(who, move, ms=self._clock()))
        self._face.told(self, who, self.match.steps[-1].events)

    def act(self, act: Act) -> None:
        """Write down what was done around the game."""
        self.match = fold(self.match, self._writer.act(act, ms=self._clock()))
        if isinstance(act, Undo):
            self._asked.clear()

    def _turn_of_house(self) -> None:
        number = self.game.deal_number(self.state)
        if self.game.deal_over(self.state) and self._rested < number:
            self._rest(number)
            return
        request = self.game.chance(self.state)
        if self._somebody_speaks(request):
            return
        acts, move = self._house.answer(self.state)
        for act in acts:
            self.act(act)
        self.move(HOUSE, move)
        self._asked.clear()

    def _rest(self, number: int) -> None:
        """Between two deals: as long as the person has something to say."""
        done = self._face.between(self)
        if done is None:
            self._rested = number
        else:
            self._do(self.game.seating.persons[0], done)

    def _somebody_speaks(self, request: Request) -> bool:
        """In a window ask everyone once, the person first; whether anyone did something."""
        if not isinstance(request, Close):
            return False
        if request.window != self._window:
            self._window = request.window
            self._asked.clear()
        seating = self.game.seating
        for seat in (*seating.persons, *(s for s in request.entitled if s in self._bots)):
            if seat in self._asked:
                continue
            self._asked.add(seat)
            if seat in self._bots:
                decision = self.advice(self._bots[seat], seat)
                if decision.move in self.offer(seat).moves and decision.move != GO:
                    self.move(seat, decision.move)
                    return True
            else:
                done = self._face.window(self, seat)
                if done is not None:
                    self._do(seat, done)
                    return True
        return False

    def _turn_of(self, seat: Seat) -> None:
        self._asked.clear()
        bot = self._bots.get(seat)
        if bot is not None:
            self.move(seat, self.advice(bot, seat).move)
        else:
            self._do(seat, self._face.decide(self, seat))

    def _do(self, seat: Seat, done: Move | Undo | Resign) -> None:
        if isinstance(done, Undo | Resign):
            self.act(done)
            return
        if isinstance(done, Say):
            self._asked.discard(seat)
        try:
            self.move(seat, done)
        except IllegalMove as error:
            self._asked.discard(seat)
            self._face.refused(error)

    def _chance(self) -> int:
        """A number for a bot's choice, new at every entry."""
        told = f"{self._luck}/{len(self._writer.log.entries)}"
        return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big")
