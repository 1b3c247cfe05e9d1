"""What is told of a table beside the match: who is there, clocks, windows, questions, proofs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from kozel.core.match import Agreed, Finished, Match, Resigned, TimedOut
from kozel.core.messages import Message
from kozel.core.moves import Seat
from kozel.core.seating import Kind
from kozel.server.protocol import Around, Asked, Clock, Frame, Proof, Sitter, Window
from kozel.server.tables.stream import Shared

if TYPE_CHECKING:
    from kozel.server.tables.table import Table


def text(frame: Frame) -> str:
    """A frame as it is sent."""
    return msgspec.json.encode(frame).decode()


def shared(table: Table) -> Shared:
    """What all viewers are shown alike now."""
    bare = Around(
        tuple(_sitter(table, seat) for seat in range(len(table.spec.seats))),
        asked=_asked(table),
        watchers=len(table.audience.watchers),
        frozen=table.frozen,
        adjourned=table.resting,
        ending=_ending(table.course.match),
        rematch=table.rematch,
    )
    return Shared(
        replace(bare, clocks=_clocks(table), window=_window(table)),
        replace(bare, clocks=_timeless(table), window=_window(table, timeless=True)),
        _proof(table),
    )


def _sitter(table: Table, seat: Seat) -> Sitter:
    spec = table.spec.seats[seat]
    here = spec.kind is not Kind.PERSON or bool(table.audience.here[seat])
    return Sitter(spec.kind, spec.name, spec.bot, here, table.holder(seat))


def _asked(table: Table) -> Asked | None:
    asked = table.question
    if asked is None:
        return None
    return Asked(asked.number, asked.what, asked.by, tuple(sorted(asked.waiting)))


def _window(table: Table, *, timeless: bool = False) -> Window | None:
    pause = table.pause
    if pause is None:
        return None
    left = 0 if pause.until is None or timeless else max(0, pause.until - table.lived.now)
    return Window(pause.number, pause.name, left, tuple(sorted(pause.pressed)))


def _clocks(table: Table) -> tuple[Clock, ...]:
    clocks = table.course.clocks
    if clocks is None:
        return ()
    now, runs = table.lived.now, table.lived.runs
    return tuple(
        Clock(*clocks.left(seat, now), running=runs and since is not None)
        for seat, since in enumerate(clocks.since)
    )


def _timeless(table: Table) -> tuple[Clock, ...]:
    """Clocks that differ only if something other than time has changed them."""
    clocks = table.course.clocks
    if clocks is None:
        return ()
    runs = table.lived.runs
    return tuple(
        Clock(-1 if since is None else since, bank, running=runs and since is not None)
        for since, bank in zip(clocks.since, clocks.banks, strict=True)
    )


def _ending(match: Match) -> Message | None:
    match match.ending:
        case Resigned(seat):
            return Message("ending-resigned", {"seat": seat})
        case TimedOut(seat):
            return Message("ending-timeout", {"seat": seat}, "P4")
        case Agreed():
            return Message("ending-agreed")
        case Finished() | None:
            return None


def _proof(table: Table) -> Proof:
    course = table.course
    deal = course.deal - (course.game.deal_over(course.state) and not course.state.over)
    wanted = course.deals.wanted(table.present)
    return Proof(deal, course.deals.acts(deal), wanted.deal, wanted.what)
