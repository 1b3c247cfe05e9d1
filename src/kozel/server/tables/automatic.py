"""What happens at a table by itself: the house, bots, windows, clocks, stand-ins.

`step` does one thing that is due; where nothing is, it says when something may be.
"""

from __future__ import annotations

from kozel.core.acts import Takeover, TimeOut
from kozel.core.chance import Close, Turn
from kozel.core.moves import GO, HOUSE, Move, Seat
from kozel.server.store import matches
from kozel.server.tables import questions
from kozel.server.tables.asking import BETWEEN, RESTING, Pause
from kozel.server.tables.bots import Bots
from kozel.server.tables.table import STAND_IN, Table
from kozel.server.tables.time import Soon


class Automatic:
    """Lets a table go on."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots = Bots(table)
        self._asked_at = -1
        self._speaks: tuple[Seat, Move] | None = None

    async def step(self, soon: Soon) -> bool:
        """Do one thing that is due, if anything is; otherwise tell `soon` when to look again."""
        table = self._table
        if await questions.settle(table, soon):
            return True
        if table.over:
            return await self._conclude()
        if table.resting:
            return await self._rest()
        await table.set_state(matches.LIVE)
        if await self._stood_in(soon):
            return True
        waiting = table.course.waiting
        if waiting == (HOUSE,):
            return await self._house(soon)
        if await self._prepare(soon):
            return True
        for seat in waiting:
            who = self._bots.player(seat)
            if who is not None:
                if not self._bots.ready(soon):
                    return False
                await table.move(seat, self._bots.chosen(seat, who))
                return True
        return False

    async def _conclude(self) -> bool:
        """Show what seeds are left, also of a deal that will not be, and close the books."""
        table = self._table
        keep = table.course.deals.unrevealed(table.course.deal + 2)
        if keep is not None:
            await table.act(keep.reveal())
            return True
        await table.set_state(matches.OVER)
        return False

    async def _rest(self) -> bool:
        table = self._table
        await table.set_state(matches.ADJOURNED)
        if table.pause is None:
            table.pause = Pause(table.course.number, RESTING, None)
            table.tell()
        elif table.pause.pressed and table.pause.pressed >= set(table.present):
            table.wake()
            table.tell()
            return True
        return False

    async def _stood_in(self, soon: Soon) -> bool:
        """Somebody has been away too long, or has used up all time."""
        table = self._table
        clocks, now = table.course.clocks, table.lived.now
        for seat in table.persons:
            if table.holder(seat) or not table.lived.runs:
                continue
            if not table.audience.here[seat]:
                until = table.audience.away[seat] + table.timing.grace
                if now >= until:
                    await table.act(Takeover(seat, STAND_IN))
                    return True
                soon.not_before(table.lived.real(until))
            out = None if clocks is None else clocks.out(seat)
            if out is not None:
                if now >= out:
                    rated = table.spec.rated
                    await table.act(TimeOut(seat) if rated else Takeover(seat, STAND_IN))
                    return True
                soon.not_before(table.lived.real(out))
        return False

    async def _house(self, soon: Soon) -> bool:
        """The house is to move."""
        table, course = self._table, self._table.course
        game, state, deal = course.game, course.state, course.deal
        keep = course.deals.unrevealed(deal)
        if keep is not None:
            await table.act(keep.reveal())
            return True
        if game.deal_over(state) and table.rested < deal:
            if table.persons and await self._bound(deal):
                return True
            if table.persons:
                self._hurry(deal, soon)
            if not self._closed(BETWEEN, table.spec.between_ms, soon):
                return False
            table.rested = deal
            table.tell()
        request = game.chance(state)
        if isinstance(request, Close):
            return await self._window(request, soon)
        if isinstance(request, Turn):
            await table.move(HOUSE, request.move)
            return True
        keep = course.deals.keep(deal)
        if keep is None or not keep.opened:
            return await self._open(deal, soon)
        await table.move(HOUSE, keep.draw(request))
        return True

    async def _prepare(self, soon: Soon) -> bool:
        """While a deal is played, bind the next and take what people add to it."""
        table = self._table
        deal = table.course.deal + 1
        if not table.persons:
            return False
        if await self._bound(deal):
            return True
        self._hurry(deal, soon, patient=True)
        return False

    async def _open(self, deal: int, soon: Soon) -> bool:
        """Fix what this deal's order follows from, once people had the time to add to it."""
        table = self._table
        if await self._bound(deal):
            return True
        if table.persons and not self._gathered(soon):
            table.course.deals.put_off(deal, table.lived.now)
            return False
        if table.persons and self._hurry(deal, soon):
            return False
        keep = table.course.deals.keep(deal)
        if keep is not None:
            await table.act(keep.open())
        return True

    async def _bound(self, deal: int) -> bool:
        """Bind the house for a deal; whether there was something to do."""
        table = self._table
        act = table.course.deals.unbound(deal, table.entropy)
        if act is not None:
            await table.act(act)
        return act is not None

    def _gathered(self, soon: Soon) -> bool:
        """Whether all are there for the first deal, or have been waited for."""
        table = self._table
        if table.course.state.lines or set(table.present) == set(table.persons):
            return True
        until = table.timing.gathering
        soon.not_before(table.lived.real(until))
        return table.lived.now >= until

    def _hurry(self, deal: int, soon: Soon, *, patient: bool = False) -> bool:
        """Whether this deal's contributions are still to be waited for; `patient` while the
        deal before it is played."""
        table, deals = self._table, self._table.course.deals
        before = deals.wanted(table.present)
        most = None if patient else table.timing.contributing
        until = deals.hurry(deal, table.present, table.lived.now, most)
        if deals.wanted(table.present) != before:
            table.tell()
        if until is not None:
            soon.not_before(table.lived.real(until))
        return until is not None

    def _closed(self, name: str, ms: int, soon: Soon) -> bool:
        """Whether everybody has had the time to say something; opens the window if need be."""
        table = self._table
        if not table.persons:
            return True
        if table.pause is None:
            table.pause = Pause(table.course.number, name, table.lived.now + ms)
            table.tell()
        pause = table.pause
        everybody = table.present and set(table.present) <= pause.pressed
        if everybody or (pause.until is not None and table.lived.now >= pause.until):
            table.pause = None
            return True
        soon.not_before(None if pause.until is None else table.lived.real(pause.until))
        return False

    async def _window(self, request: Close, soon: Soon) -> bool:
        """Bots have their say in a window first; then it closes with `go`."""
        table = self._table
        turn = table.course.turn
        if self._asked_at != turn:
            self._asked_at, self._speaks = turn, self._bots.speaker(request)
        pressed = self._closed(request.window, table.spec.window_ms, soon)
        if self._speaks is None:
            if not pressed:
                return False
            await table.move(HOUSE, GO)
            return True
        seat, move = self._speaks
        if not pressed and not self._bots.ready(soon):
            return False
        await table.move(seat, move)
        return True
