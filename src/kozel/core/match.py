"""A match: the fold of its log. The rules fold the moves, this module what people did around.

Rows of a log are never rewritten: an undo is an entry of its own, and the moves that it took
back simply count no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from kozel.core.acts import (
    Act,
    Adjourn,
    Agree,
    Commit,
    Open,
    Resign,
    Return,
    Reveal,
    Seal,
    Seed,
    Takeover,
    TimeOut,
    Undo,
)
from kozel.core.events import Event, Moved, Shown, seen_all
from kozel.core.game import Game, State
from kozel.core.log import Entry, Header, Log, LogError
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, Move, Piece, Seat
from kozel.core.options import Options, declarations
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.core.standing import Standing
from kozel.core.views import Verdict


class Make(Protocol):
    """`kozel.games.make`: the game of a preset's id."""

    def __call__(
        self,
        name: str,
        options: Options | Mapping[str, Any] | None = None,
        seating: Seating | None = None,
    ) -> Game:
        """The game of this preset with these options and seating."""
        ...


class IllegalEntry(LogError):
    """A move in the log that the rules do not allow there; `reason` is their refusal."""

    def __init__(self, entry: Entry, reason: Message) -> None:
        super().__init__(
            "log-illegal", reason.rule, entry=entry.number, given=entry.text or "", by=entry.by
        )
        self.reason = reason


class Finished(msgspec.Struct, frozen=True):
    """The match was played to its end."""

    verdict: Verdict


class Resigned(msgspec.Struct, frozen=True):
    """A seat gave up."""

    seat: Seat


class TimedOut(msgspec.Struct, frozen=True):
    """A seat's time ran out, and that ended the match."""

    seat: Seat


class Agreed(msgspec.Struct, frozen=True):
    """All agreed to stop."""


Ending: TypeAlias = Finished | Resigned | TimedOut | Agreed


class Step(msgspec.Struct, frozen=True):
    """A move that counts: its entry, the state before it, what happened."""

    entry: Entry
    who: Seat
    move: Move
    before: State
    events: tuple[Event, ...]


class Match(msgspec.Struct, frozen=True):
    """A match at one point of its log.

    `steps`: the moves that count. `holders`: per seat the stand-in that plays for it now, ""
    where its owner does. `adjourned`: it rests until the next move.
    """

    game: Game
    state: State
    holders: tuple[str, ...]
    steps: tuple[Step, ...] = ()
    ending: Ending | None = None
    adjourned: bool = False


def replay(log: Log, make: Make) -> Match:
    """The match that the log tells. `LogError` names the entry that cannot be."""
    match = begin(log.header, make)
    for entry in log.entries:
        match = fold(match, entry)
    return match


def begin(header: Header, make: Make) -> Match:
    """The match before its first entry. `OptionError` or `SeatingError` if there is no such
    game, `LogError` if its defaults are newer than those known here."""
    preset = make(header.preset).preset
    game = make(header.preset, options_of(header, preset), header.seating)
    return Match(game, game.start(opening_of(header, game)), ("",) * game.seating.seats)


def opening_of(header: Header, game: Game) -> Standing:
    """The standing before the first deal: of a rematch it tells who led the match before."""
    opening = game.rules.opening()
    if header.first_leader is msgspec.UNSET:
        return opening
    if not 0 <= header.first_leader < game.seating.seats:
        raise LogError("log-bad-header")
    return replace(opening, first_leader=header.first_leader)


def options_of(header: Header, preset: Preset) -> Options:
    """The options in a header; those that it does not name have their defaults."""
    if not 1 <= header.defaults <= preset.version:
        raise LogError("log-future-defaults", preset=preset.id, number=header.defaults)
    base = preset.base(header.defaults)
    known = declarations(preset.options)
    values = {
        name: value
        for name, value in header.options.items()
        if name not in known or value != getattr(base, name)
    }
    return preset.configure(values, version=header.defaults)


def fold(match: Match, entry: Entry) -> Match:
    """The match after one more entry."""
    act = entry.act
    if act is not None:
        return _act(match, entry, act)
    if match.ending is not None and not isinstance(match.ending, Finished):
        raise LogError("log-after-ending", entry=entry.number)
    who, move = entry.who, entry.move
    try:
        state, events = match.game.play(match.state, who, move)
    except IllegalMove as error:
        raise IllegalEntry(entry, error.message) from error
    return replace(
        match,
        state=state,
        steps=(*match.steps, Step(entry, who, move, match.state, events)),
        ending=_finished(state),
        adjourned=False,
    )


def _finished(state: State) -> Ending | None:
    return None if state.verdict is None else Finished(state.verdict)


def _act(match: Match, entry: Entry, act: Act) -> Match:
    if match.ending is not None and not isinstance(act, Reveal):
        raise LogError("log-after-ending", entry=entry.number)
    seat = getattr(act, "seat", 0)
    if not 0 <= seat < match.game.seating.seats:
        raise LogError("log-no-seat", entry=entry.number, number=seat)
    match act:
        case Takeover(seat, holder):
            return _held(match, seat, holder)
        case Return(seat):
            return _held(match, seat, "")
        case Resign(seat):
            return replace(match, ending=Resigned(seat))
        case TimeOut(seat):
            return replace(match, ending=TimedOut(seat))
        case Agree():
            return replace(match, ending=Agreed())
        case Adjourn():
            return replace(match, adjourned=True)
        case Undo(seat, first):
            return _taken_back(match, entry, seat, first)
        case Commit() | Seed() | Seal() | Open() | Reveal():
            return match


def _held(match: Match, seat: Seat, holder: str) -> Match:
    holders = list(match.holders)
    holders[seat] = holder
    return replace(match, holders=tuple(holders))


def _taken_back(match: Match, entry: Entry, seat: Seat, first: int) -> Match:
    for at, step in enumerate(match.steps):
        if step.entry.number == first and step.who == seat:
            return replace(match, state=step.before, steps=match.steps[:at], adjourned=False)
    raise LogError("log-undo", entry=entry.number, number=first)


def take_back(match: Match, seat: Seat) -> Undo | None:
    """The act by which this seat takes back its last move; None when it may not.

    It may while nobody else has moved since and nothing new was seen: no piece that the seat
    had not seen before, and not the end of the deal.
    """
    if match.ending is not None:
        return None
    shown: set[Piece] = set()
    for step in reversed(match.steps):
        if step.who not in (seat, HOUSE):
            return None
        shown |= _pieces(seen_all(step.events, seat))
        if step.who == seat:
            ended = match.game.deal_number(step.before) != match.game.deal_number(match.state)
            if ended or shown - _known(match.game, step.before, seat):
                return None
            return Undo(seat, step.entry.number)
    return None


def _pieces(events: tuple[Event, ...]) -> set[Piece]:
    return {
        piece
        for event in events
        if isinstance(event, Moved | Shown)
        for piece in event.pieces
        if piece is not None
    }


def _known(game: Game, state: State, seat: Seat) -> set[Piece]:
    view = game.view(state, seat)
    lying = {piece for zone in view.table.zones for piece in zone.pieces if piece is not None}
    return lying | _pieces(view.history)
