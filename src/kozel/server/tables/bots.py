"""The bots of a table: when they move, and what."""

from __future__ import annotations

import hashlib
import logging

from kozel.core.chance import Close
from kozel.core.moves import GO, Move, Seat
from kozel.players.port import Player
from kozel.server.tables.table import Table
from kozel.server.tables.time import Soon

_log = logging.getLogger(__name__)

UNITS = 1000
"""How much a bot may think, in units of work."""


class Bots:
    """Plays the seats of bots, and those of people who are stood in for."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._due: tuple[int, int] = (-1, 0)

    def player(self, seat: Seat) -> Player | None:
        """What plays this seat; None: its person."""
        table = self._table
        return table.stand_in if table.holder(seat) else table.bots.get(seat)

    def ready(self, soon: Soon) -> bool:
        """Whether the bot whose turn it is has waited as long as it wants to. The wait knows
        nothing of any hand."""
        table = self._table
        turn, due = self._due
        if turn != table.course.turn:
            low, high = table.spec.pace
            due = table.time.now() + low + self._chance("pace") % max(1, high - low + 1)
            self._due = (table.course.turn, due)
        soon.not_before(due)
        return table.time.now() >= due

    def chosen(self, seat: Seat, who: Player) -> Move:
        """The player's move; if it comes to grief the first that is lawful."""
        game, state = self._table.course.game, self._table.course.state
        offer = game.legal(state, seat)
        owed = offer.lawful[0] if offer.lawful else GO
        try:
            move = who.choose(game.view(state, seat), offer, UNITS, self._chance("move")).move
        except Exception:
            _log.exception("%s came to grief", who.id, extra={"table": self._table.id})
            return owed
        return move if move in offer.moves else owed

    def speaker(self, request: Close) -> tuple[Seat, Move] | None:
        """The first bot that uses a window, and how."""
        for seat in request.entitled:
            who = self.player(seat)
            if who is not None:
                move = self.chosen(seat, who)
                if move != GO:
                    return seat, move
        return None

    def _chance(self, what: str) -> int:
        """A number for a bot, new in every position."""
        told = f"{self._table.luck}/{self._table.course.turn}/{what}"
        return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big")
