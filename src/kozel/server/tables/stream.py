"""What one viewer of a table receives: numbered frames that hold only what changed."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from kozel.core.events import Event
from kozel.core.moves import Seat
from kozel.server.protocol import Around, Proof, Step, TableState
from kozel.server.tables.sight import Sight
from kozel.server.tables.sink import Sink

RING_FRAMES = 64
RING_CHARS = 24_000
"""How much is kept for those who come back; more than a whole table need not be."""

_VIEW = ("deal", "waiting", "sheet", "verdict", "seating", "options")
_PARTS = ("stage", "dealer", "turn", "sides", "zones", "facts", "named", "layout", "accounts")


class Shared(msgspec.Struct, frozen=True):
    """What all viewers are shown alike. `around` is compared without the times in it, which
    change by themselves: they are those of `timeless`."""

    around: Around
    timeless: Around
    proof: Proof


class Fixed(msgspec.Struct, frozen=True):
    """What never changes at a table."""

    table: str
    code: str
    rated: bool
    practice: bool


class Stream:
    """The frames of one viewer: a seat, or all watchers together."""

    def __init__(
        self, fixed: Fixed, viewer: Seat, number: int, sight: Sight, shared: Shared
    ) -> None:
        """`number`: what the viewer of an earlier stream can have received at most."""
        self.viewer = viewer
        self.number = number
        self.sinks: list[Sink] = []
        self.unseen = 0
        self._fixed = fixed
        self._sight = sight
        self._shared = shared
        self._ring: deque[str] = deque()
        self._chars = 0

    def join(self, sink: Sink, since: int | None, shared: Shared) -> bool:
        """Show it all to a connection, or only what it missed since it received `since`;
        False if it takes nothing."""
        missed = self.number - since if since is not None else -1
        if 0 <= missed <= len(self._ring):
            frames = list(self._ring)[len(self._ring) - missed :]
            frames.append(_text(Step(self._fixed.table, self.number, around=shared.around)))
        else:
            frames = [_text(self._whole(shared))]
        joined = all(sink.send(frame) for frame in frames)
        if joined:
            self.sinks.append(sink)
        return joined

    def tell(
        self, sight: Sight | None, events: tuple[Event, ...], shared: Shared
    ) -> tuple[Sink, ...]:
        """Send what is new; nothing if nothing is. `sight`: None where the match has not moved.
        Returns the connections that take no more."""
        changed: dict[str, Any] = {}
        if sight is not None and sight is not self._sight:
            changed = changes(self._sight, sight, events)
            self._sight = sight
        if events:
            changed["events"] = events
        if shared.timeless != self._shared.timeless:
            changed["around"] = shared.around
        if shared.proof != self._shared.proof:
            changed["proof"] = shared.proof
        self._shared = shared
        if not changed:
            return ()
        self.number += 1
        frame = _text(Step(self._fixed.table, self.number, **changed))
        self._keep(frame)
        return self._send(frame)

    def say(self, frame: str) -> None:
        """Send a frame that is not part of the match."""
        self._send(frame)

    def _send(self, frame: str) -> tuple[Sink, ...]:
        lost = tuple(sink for sink in self.sinks if not sink.send(frame))
        if lost:
            self.sinks = [sink for sink in self.sinks if sink not in lost]
        return lost

    def _keep(self, frame: str) -> None:
        self.unseen = 0 if self.sinks else self.unseen + 1
        self._ring.append(frame)
        self._chars += len(frame)
        while len(self._ring) > RING_FRAMES or self._chars > RING_CHARS:
            self._chars -= len(self._ring.popleft())

    def _whole(self, shared: Shared) -> TableState:
        sight, fixed = self._sight, self._fixed
        return TableState(
            fixed.table,
            self.number,
            self.viewer,
            fixed.code,
            sight.view,
            sight.offer,
            sight.phrases,
            shared.around,
            shared.proof,
            fixed.rated,
            fixed.practice,
        )


def changes(old: Sight, new: Sight, events: tuple[Event, ...]) -> dict[str, Any]:
    """The fields of `Step` that lead from one sight to the other, the events apart."""
    changed: dict[str, Any] = {}
    view = _differing(old.view, new.view, _VIEW)
    if new.view.history != old.view.history + events:
        view["history"] = new.view.history
    if view:
        changed["view"] = view
    if parts := _differing(old.view.table, new.view.table, _PARTS):
        changed["parts"] = parts
    if new.offer != old.offer:
        changed["offer"] = new.offer
    if new.phrases != old.phrases:
        changed["phrases"] = new.phrases
    return changed


def _differing(old: Any, new: Any, names: tuple[str, ...]) -> dict[str, Any]:
    found = {}
    for name in names:
        before, after = getattr(old, name), getattr(new, name)
        if after is not before and after != before:
            found[name] = after
    return found


def _text(frame: TableState | Step) -> str:
    return msgspec.json.encode(frame).decode()
