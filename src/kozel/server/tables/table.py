"""One live table: the match as it is stored, who is there, and what they are told.

Nothing here happens by itself; `automatic`, `people` and `commands` let it happen, one after
the other (`actor`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from kozel.core.acts import Act, Adjourn, Undo
from kozel.core.events import Event
from kozel.core.fair import Entropy
from kozel.core.match import Make
from kozel.core.moves import Move, Say, Seat
from kozel.core.seating import Kind
from kozel.core.sharecode import encode
from kozel.players.registry import player
from kozel.server.protocol import Frame
from kozel.server.store import Store, StoreError, matches
from kozel.server.tables import telling
from kozel.server.tables.answers import Answers
from kozel.server.tables.asking import Pause, Question
from kozel.server.tables.audience import Audience
from kozel.server.tables.course import Course, Next
from kozel.server.tables.loading import load
from kozel.server.tables.sight import Sight, events_for, sight
from kozel.server.tables.sink import Sink
from kozel.server.tables.spec import TableSpec, Timing
from kozel.server.tables.stream import Fixed, Shared, Stream
from kozel.server.tables.time import TableTime, Time

STAND_IN = "club"
"""What plays for people who are away."""


Rematch = Callable[["Table"], Awaitable[None]]


class Raced(Exception):
    """The row was there already, so the table was read anew: judge again."""


class Table:
    """The state of one table. `move` and `act` are the only ways it goes on.

    `resting`: adjourned, and nobody has taken it up again. `rested`: the deal before which
    people had their pause. `luck`: what the bots draw their luck from.
    """

    def __init__(
        self,
        row: matches.MatchRow,
        spec: TableSpec,
        course: Course,
        *,
        store: Store,
        time: Time,
        timing: Timing,
        make: Make,
        entropy: Entropy,
        rematch: Rematch,
    ) -> None:
        """Use `load`. `rematch`: begins another match for those who sit here."""
        self.id = row.id
        self.spec = spec
        self.course = course
        self.time = time
        self.timing = timing
        self.lived = TableTime(time, course.ms)
        self.luck = entropy(16).hex()
        self.rematch = row.rematch
        self.audience = Audience(self.persons, course.ms)
        self.question: Question | None = None
        self.questions = 0
        self.pause: Pause | None = None
        self.rested = 0
        self.resting = course.match.adjourned
        self.answers = Answers(course.commands)
        self.bots = {s: player(x.bot) for s, x in enumerate(spec.seats) if x.kind is Kind.BOT}
        self.stand_in = player(STAND_IN)
        self.fixed = Fixed(
            row.id, encode(course.game.preset, course.game.options), spec.rated, spec.practice
        )
        self._state = row.state
        self._store = store
        self._rematch = rematch
        self._make = make
        self.entropy = entropy
        self._told = course.state

    @classmethod
    async def load(
        cls,
        match: str,
        *,
        store: Store,
        time: Time,
        timing: Timing,
        make: Make,
        entropy: Entropy,
        rematch: Rematch,
    ) -> Table:
        """The table as the store has it. `TableError` if there is no such match, `LogError` if
        its log is damaged."""
        row, spec, course = await load(match, store, make, entropy)
        return cls(
            row,
            spec,
            course,
            store=store,
            time=time,
            timing=timing,
            make=make,
            entropy=entropy,
            rematch=rematch,
        )

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.course.game.seating.persons

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.course.match.ending is not None

    @property
    def present(self) -> tuple[Seat, ...]:
        """The people who are there."""
        return self.audience.present

    @property
    def frozen(self) -> bool:
        """Whether time stands still because nobody is there."""
        return bool(self.persons) and not self.present and not self.over

    def holder(self, seat: Seat) -> str:
        """Who plays for the person of this seat, "" where that person does."""
        return self.course.match.holders[seat]

    async def move(self, who: Seat, move: Move, command: str = "") -> None:
        """A move: judged, stored, taken, told. `IllegalEntry` and the like: not allowed, nothing
        changed. `StoreError`: not stored. `Raced`: somebody else was first. After the last two
        the table is as the store has it."""
        row = self.course.move(who, move, self.lived.now, command)
        if isinstance(move, Say):
            await self._append(row, self.pause)
        else:
            await self._append(row, None)

    async def act(self, act: Act, command: str = "") -> None:
        """An act of the table, as `move`."""
        row = self.course.act(act, self.lived.now, command)
        await self._append(row, None if isinstance(act, Undo | Adjourn) else self.pause)

    async def _append(self, row: Next, pause: Pause | None) -> None:
        """`pause`: the window that is open after this row."""
        try:
            stored = await self._store.append(self.id, row.entry)
        except StoreError:
            await self.reload()
            raise
        if not stored:
            await self.reload()
            raise Raced
        self.course.take(row)
        self.pause = pause
        adjourned = self.course.match.adjourned
        self.resting = adjourned and (self.resting or isinstance(row.act, Adjourn))
        self.keep_time()
        self.tell(row.events)

    async def reload(self) -> None:
        """Become what the store has; who is there stays."""
        row, _, self.course = await load(self.id, self._store, self._make, self.entropy)
        self.rematch = row.rematch
        self.answers = Answers(self.course.commands)
        self.resting = self.course.match.adjourned
        self.pause = None
        self.keep_time()
        self.tell()

    async def set_state(self, state: str) -> None:
        """Write down whether the match rests, goes on or is over."""
        if state != self._state:
            ended = self.time.now() if state == matches.OVER else None
            await self._store.write(lambda c: matches.set_state(c, self.id, state, ended))
            self._state = state

    def stream(self, viewer: Seat) -> Stream:
        """The frames of this viewer, who is about to look."""

        def begun(number: int) -> Stream:
            shared = telling.shared(self)
            return Stream(self.fixed, viewer, number, self.sight(viewer), shared)

        return self.audience.stream(viewer, self.time.now(), begun)

    def sight(self, viewer: Seat) -> Sight:
        """What this viewer sees now."""
        course = self.course
        return sight(course.game, course.state, viewer, opened=self.spec.practice)

    def tell(self, events: tuple[Event, ...] = ()) -> None:
        """Tell every viewer what is new to it."""
        moved = self._told is not self.course.state
        self._told = self.course.state
        lost: list[Sink] = []
        shared: Shared | None = None
        for stream in self.audience.streams():
            shared = shared or telling.shared(self)
            seen = self.sight(stream.viewer) if moved else None
            told = events_for(events, stream.viewer, opened=self.spec.practice) if events else ()
            lost.extend(stream.tell(seen, told, shared))
        self.audience.tidy()
        noticed = [self.drop(sink) for sink in lost]
        if any(noticed):
            self.tell()

    def say(self, frame: Frame) -> None:
        """Tell everybody something that is not part of the match."""
        text = telling.text(frame)
        for stream in self.audience.streams():
            stream.say(text)

    def add(self, sink: Sink, seat: Seat) -> None:
        """This connection looks from here on."""
        self.audience.add(sink, seat)
        self.keep_time()

    def drop(self, sink: Sink) -> bool:
        """This connection looks no longer; whether anybody can notice."""
        noticed = self.audience.drop(sink, self.lived.now)
        self.keep_time()
        return noticed

    def wake(self) -> None:
        """Take up a match that rested."""
        self.resting = False
        self.pause = None
        self.keep_time()

    async def go_on_as_rematch(self) -> None:
        """Begin another match for those who sit here, and tell them where."""
        await self._rematch(self)

    def keep_time(self) -> None:
        """Let the table's time pass, or stand still."""
        self.lived.run(not (self.frozen or self.resting or self.over))
