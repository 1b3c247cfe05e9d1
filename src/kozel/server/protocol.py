"""What page and server say to each other over one WebSocket, and the values the API shares.

Every frame is one JSON object with its kind in ``t``. The client numbers its commands with ids
of its own; a repeated id is answered as the first time and changes nothing. The server numbers
what each viewer received of a table; a client that comes back tells the last number it has.
All texts are message ids with arguments.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from kozel.core.events import Event
from kozel.core.log import Player
from kozel.core.messages import Message
from kozel.core.moves import Seat
from kozel.core.offers import PlainOffer
from kozel.core.options import Value
from kozel.core.seating import Kind
from kozel.core.views import View


class Frame(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """A message of the socket."""


# What a client says.


class Lobby(Frame, frozen=True, tag="lobby"):
    """Begin (or stop) to be told of open requests."""

    on: bool = True


class Enter(Frame, frozen=True, tag="enter"):
    """Come to a table, at the own seat or as a watcher. `since`: the last number received of
    it, to get only what came after. `key`: from the link of a private table."""

    table: str
    since: int | None = None
    key: str = ""


class Leave(Frame, frozen=True, tag="leave"):
    """Look at the table no longer. A seat stays the client's own."""

    table: str


class Command(Frame, frozen=True):
    """Something that the client wants done at a table; answered with `Done` or `Refused`."""

    table: str
    id: str


class Move(Command, frozen=True, tag="move"):
    """A move or a phrase, in notation: ``QC``, ``trump H``, ``4-5@left``, ``say thanks``."""

    do: str


class GoOn(Command, frozen=True, tag="go-on"):
    """Nothing (more) to say in this window; or: seen, deal the next."""

    window: int


class Undo(Command, frozen=True, tag="undo"):
    """Ask to take back the last move. The others are asked; bots agree."""


class Resign(Command, frozen=True, tag="resign"):
    """Give the match up."""


class EndOffer(Command, frozen=True, tag="end"):
    """Propose to end the match here."""


class Adjourn(Command, frozen=True, tag="adjourn"):
    """Propose to go on another time."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Propose another match with the same rules and seats."""


class Answer(Command, frozen=True, tag="answer"):
    """Yes or no to a question that the table asks (see `Asked`)."""

    question: int
    yes: bool


class Sealed(Command, frozen=True, tag="seal"):
    """The SHA-256 (hex) of this client's contribution to a deal (P6)."""

    deal: int
    digest: str


class Contribute(Command, frozen=True, tag="contribute"):
    """The contribution itself, 16 bytes in hex, once every seal is in."""

    deal: int
    data: str


class Hint(Command, frozen=True, tag="hint"):
    """What club would do, and why; only where nothing is rated."""


class Stand(Command, frozen=True, tag="stand"):
    """Get up from a seat before the match has begun."""


class Ping(Frame, frozen=True, tag="ping"):
    """Are you there?"""


FromClient: TypeAlias = (
    Lobby
    | Enter
    | Leave
    | Move
    | GoOn
    | Undo
    | Resign
    | EndOffer
    | Adjourn
    | Rematch
    | Answer
    | Sealed
    | Contribute
    | Hint
    | Stand
    | Ping
)


# What the server says.


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is at a seat. `holder`: what plays for an absent person, such as ``club``."""

    kind: Kind
    name: str = ""
    bot: str = ""
    here: bool = True
    holder: str = ""


class Clock(msgspec.Struct, frozen=True):
    """A seat's time in milliseconds when the frame was sent: left for this move, in the bank,
    and whether it runs."""

    move: int
    bank: int
    running: bool


class Asked(msgspec.Struct, frozen=True):
    """A question between people: ``undo``, ``end``, ``adjourn``, ``rematch``. `waiting`: the
    seats that have not answered. All must agree; one *no* ends it, also that of `by`."""

    question: int
    what: Literal["undo", "end", "adjourn", "rematch"]
    by: Seat
    waiting: tuple[Seat, ...]


class Window(msgspec.Struct, frozen=True):
    """A window of the rules, or ``next-deal``: it closes when every person who is there has
    pressed *go on*, or when `ms` milliseconds are over, counted from when the frame was sent.
    ``adjourned``: the match rests until all who are there press *go on*, or someone moves;
    `ms` is 0."""

    number: int
    name: str
    ms: int
    pressed: tuple[Seat, ...] = ()


class Around(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is around the game at a table. `frozen`: nobody is there, time stands still.
    `ending`: how the match ended if it was not played out. `hosts`: seats that may change
    the request."""

    sitters: tuple[Sitter, ...]
    clocks: tuple[Clock, ...] = ()
    window: Window | None = None
    asked: Asked | None = None
    watchers: int = 0
    frozen: bool = False
    adjourned: bool = False
    ending: Message | None = None
    rematch: str = ""


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public acts of the proofs so far, in order, as the log writes them (P6):
    ``commit 3 5f…``, ``seal 3 0 a1…``, ``open 3 7c… -``, ``reveal 3 99…``. They are those of
    the deal on the table and of the next one, which is bound while this one is played; each
    tells its deal. `wants`: what the clients of the people who are there are to send now,
    ``seal`` (`Sealed`), ``contribute`` (`Contribute`) or nothing; and for which deal, `next`.
    Between two deals `deal` is the one that lies on the table."""

    deal: int
    acts: tuple[str, ...] = ()
    next: int = 0
    wants: str = ""


class TableState(Frame, frozen=True, tag="table"):
    """The whole table as this viewer may see it; the answer to `Enter`, and whenever the ring
    no longer holds what the client missed. `number`: what was received up to here; it grows by
    one with each `Step` and may leap with a `TableState`. The view's `unknown` is left empty:
    bots have it from the rules. At a `practice` table all hands lie open."""

    table: str
    number: int
    seat: Seat
    code: str
    view: View
    offer: PlainOffer
    phrases: tuple[str, ...]
    around: Around
    proof: Proof
    rated: bool = False
    practice: bool = False


class Step(Frame, frozen=True, tag="step"):
    """Something happened. Only what changed for this viewer is there: the events, the parts of
    the view that differ now (by name; ``table`` by its own parts), the offer. The view's
    ``history`` grows by the events unless it stands in `view`, too. A step with the number
    that was received last brings only `around`, with the times of now: the end of what was
    missed."""

    table: str
    number: int
    events: tuple[Event, ...] = ()
    view: dict[str, Any] = {}
    parts: dict[str, Any] = {}
    offer: PlainOffer | None = None
    phrases: tuple[str, ...] | None = None
    around: Around | None = None
    proof: Proof | None = None


class Done(Frame, frozen=True, tag="done"):
    """The command was carried out and is stored."""

    id: str


class Refused(Frame, frozen=True, tag="refused"):
    """The command was not carried out; nothing has changed. `id` "" where the frame itself was
    no good."""

    id: str
    why: Message


class Advice(Frame, frozen=True, tag="advice"):
    """What club would do, in notation, and the reason."""

    id: str
    do: str
    why: Message


class OpenRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request that waits for people (P2)."""

    id: str
    preset: str
    code: str
    differences: dict[str, Value]
    seats: tuple[Sitter | None, ...]
    teams: bool
    rated: bool = False
    private: bool = False


class LobbyState(Frame, frozen=True, tag="requests"):
    """All open requests, whenever they change."""

    open: tuple[OpenRequest, ...]
    mine: tuple[str, ...] = ()


class MovedOn(Frame, frozen=True, tag="moved-on"):
    """A request has become a match, or a match has its rematch: go to this table."""

    table: str
    to: str


class Pong(Frame, frozen=True, tag="pong"):
    """Yes."""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One move, or an undo, of a finished match: the log's entry, and what changed by it in the
    open view, as in `Step`."""

    entry: int
    ms: int
    by: str
    do: str
    events: tuple[Event, ...] = ()
    view: dict[str, Any] = {}
    parts: dict[str, Any] = {}


class Replay(msgspec.Struct, frozen=True):
    """A finished match with all hands open: the view before the first move, and the steps."""

    table: str
    first: View
    steps: tuple[ReplayStep, ...]
    players: tuple[Player, ...]


FromServer: TypeAlias = TableState | Step | Done | Refused | Advice | LobbyState | MovedOn | Pong
