"""Clocks as a pure fold (P4): what each seat has left, given when it was whose turn.

All times are milliseconds of the table, as the log has them: they stand still while nobody is
there. Nothing here knows what time it is.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from kozel.core.moves import Seat


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of a table. `banks`: left per seat. `since`: per seat when the decision began
    that it is thinking about, None where its clock does not run."""

    move_ms: int
    banks: tuple[int, ...]
    since: tuple[int | None, ...]

    @classmethod
    def of(cls, seats: int, move_ms: int, bank_ms: int) -> Clocks:
        """Full clocks that do not run."""
        return cls(move_ms, (bank_ms,) * seats, (None,) * seats)

    def turn(self, ms: int, waiting: Collection[Seat], moved: Seat | None = None) -> Clocks:
        """The clocks after an entry at `ms`: those of `waiting` run now. `moved`: the seat that
        has just decided something, so that whatever it decides next is a new decision."""
        banks, since = list(self.banks), list(self.since)
        for seat, began in enumerate(self.since):
            if began is not None and (seat not in waiting or seat == moved):
                banks[seat] = self._bank(seat, ms)
                since[seat] = None
        for seat in waiting:
            if since[seat] is None:
                since[seat] = ms
        return Clocks(self.move_ms, tuple(banks), tuple(since))

    def left(self, seat: Seat, ms: int) -> tuple[int, int]:
        """What the seat has at `ms`: for this move, and in the bank. Never below 0."""
        began = self.since[seat]
        passed = 0 if began is None else ms - began
        return max(0, self.move_ms - passed), self._bank(seat, ms)

    def out(self, seat: Seat) -> int | None:
        """When the seat's time is out, if it goes on thinking; None: its clock does not run."""
        began = self.since[seat]
        return None if began is None else began + self.move_ms + self.banks[seat]

    def _bank(self, seat: Seat, ms: int) -> int:
        began = self.since[seat]
        over = 0 if began is None else max(0, ms - began - self.move_ms)
        return max(0, self.banks[seat] - over)
