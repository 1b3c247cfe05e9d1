"""Checking the deals of a log (P6): does every order follow from what was bound beforehand?

Shuffles are checked without the rules; a lot needs them, since they tell how many choices it
had. What a proof shows and what not stands in docs/notation.md.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

import msgspec

from kozel.core import fair
from kozel.core.acts import Act, Commit, Open, Reveal, Seal
from kozel.core.chance import Cut, Lot, Request
from kozel.core.log import BY_HOUSE, Entry, Log, LogError
from kozel.core.match import Make, begin, fold
from kozel.core.messages import Arg, Message
from kozel.core.moves import HOUSE, Move, Number, Piece, Seat, Shuffle
from kozel.core.seating import Seating


class Finding(StrEnum):
    """What came of checking one shuffle or lot."""

    PROVEN = "proven"
    NOT_REVEALED = "not-revealed"
    EXPLICIT = "explicit"
    """Nothing was bound before: a pasted deal, a position, a test. Proves nothing."""
    SEED_CHANGED = "seed-changed"
    CONTRIBUTION_CHANGED = "contribution-changed"
    ORDER_DIFFERS = "order-differs"
    UNREADABLE = "unreadable"
    """A lot in a log that cannot be replayed up to it."""


_WRONG = (Finding.SEED_CHANGED, Finding.CONTRIBUTION_CHANGED, Finding.ORDER_DIFFERS)


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """One shuffle or lot. `missing`: the persons who contributed nothing, which is no fault
    but means that the order owes nothing to them. `position`: the first that differs."""

    entry: int
    deal: int
    label: str
    finding: Finding
    missing: tuple[Seat, ...] = ()
    position: int | None = None

    @property
    def message(self) -> Message:
        """The finding in words; positions are counted from 1 for people."""
        args: dict[str, Arg] = {}
        if self.finding is Finding.ORDER_DIFFERS:
            args["position"] = 0 if self.position is None else self.position + 1
        return Message(f"finding-{self.finding}", args, "P6")


class Report(msgspec.Struct, frozen=True):
    """All shuffles and lots of a log, in order."""

    checks: tuple[Check, ...]

    @property
    def wrong(self) -> tuple[Check, ...]:
        """Those that are not what was bound."""
        return tuple(check for check in self.checks if check.finding in _WRONG)

    @property
    def proven(self) -> bool:
        """Whether everything that was shuffled or drawn is proven."""
        return all(check.finding is Finding.PROVEN for check in self.checks)


class _Deal:
    """What the log tells of one deal's seed and contributions; the first word counts."""

    def __init__(self, number: int, seating: Seating) -> None:
        self.number = number
        self.seating = seating
        self.commit = ""
        self.seals: dict[Seat, str] = {}
        self.opened: tuple[str, ...] | None = None
        self.bound = False
        self.seed = ""
        self.used: Counter[str] = Counter()
        self.changed: Finding | None = None

    def note(self, act: Act) -> None:
        """Take in one of the acts of this deal."""
        match act:
            case Commit(_, digest):
                if self.commit and self.commit != digest:
                    self.changed = Finding.SEED_CHANGED
                self.commit = self.commit or digest
            case Seal(_, seat, digest):
                if self.seals.setdefault(seat, digest) != digest:
                    self.changed = Finding.CONTRIBUTION_CHANGED
            case Open(_, contributions):
                self._open(contributions)
            case Reveal(_, seed):
                self.seed = self.seed or seed
            case _:
                pass

    def _open(self, contributions: tuple[str, ...]) -> None:
        if self.opened is not None or len(contributions) != self.seating.seats:
            self.changed = Finding.CONTRIBUTION_CHANGED
            return
        self.opened = contributions
        self.bound = bool(self.commit)
        for seat, data in enumerate(contributions):
            if data and self.seals.get(seat) != fair.digest(bytes.fromhex(data)):
                self.changed = Finding.CONTRIBUTION_CHANGED

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The persons without a contribution."""
        opened = self.opened or ()
        return tuple(
            seat for seat in self.seating.persons if seat < len(opened) and not opened[seat]
        )

    def finding(self) -> Finding:
        """What can be said before an order is compared."""
        if self.changed is not None:
            return self.changed
        if self.opened is None or not self.bound:
            return Finding.EXPLICIT
        if not self.seed:
            return Finding.NOT_REVEALED
        if fair.digest(bytes.fromhex(self.seed)) != self.commit:
            return Finding.SEED_CHANGED
        return Finding.PROVEN

    def stream(self, label: str) -> fair.Stream:
        """The stream of a label, from what was revealed."""
        fields = (bytes.fromhex(data) for data in self.opened or ())
        return fair.stream(bytes.fromhex(self.seed), fields, self.number, label)


def verify(log: Log, make: Make) -> Report:
    """Check every shuffle and lot of the log. Redacted entries are passed over."""
    deals: dict[int, _Deal] = {}
    drawn: list[tuple[Entry, _Deal, str, Move]] = []
    current = _Deal(0, log.header.seating)
    for entry in log.entries:
        if entry.text is None:
            continue
        act = entry.act
        if isinstance(act, Commit | Seal | Open | Reveal):
            deal = deals.setdefault(act.deal, _Deal(act.deal, log.header.seating))
            deal.note(act)
            current = deal if isinstance(act, Open) else current
        elif act is None and entry.by == BY_HOUSE:
            move = entry.move
            if isinstance(move, Shuffle | Number):
                label = move.label if isinstance(move, Shuffle) else move.word
                current.used[label] += 1
                name = fair.occurrence(label, current.used[label])
                drawn.append((entry, current, name, move))
    requests = _requests(log, make)
    return Report(tuple(_check(*item, requests.get(item[0].number)) for item in drawn))


def _check(entry: Entry, deal: _Deal, label: str, move: Move, request: Request | None) -> Check:
    finding = deal.finding()
    position = None
    if finding is Finding.PROVEN:
        if isinstance(move, Shuffle):
            position = _difference(move.order, fair.shuffled(deal.stream(label), move.order))
            finding = Finding.PROVEN if position is None else Finding.ORDER_DIFFERS
        elif isinstance(move, Number):
            finding = _lot(move.value, deal.stream(label), request)
    return Check(entry.number, deal.number, label, finding, deal.missing, position)


def _difference(given: tuple[Piece, ...], true: tuple[Piece, ...]) -> int | None:
    return next(
        (at for at, pair in enumerate(zip(given, true, strict=True)) if pair[0] != pair[1]), None
    )


def _lot(value: int, source: fair.Stream, request: Request | None) -> Finding:
    match request:
        case Lot(_, choices):
            true = source.index(choices)
        case Cut(most):
            true = 1 + source.index(most)
        case _:
            return Finding.UNREADABLE
    return Finding.PROVEN if value == true else Finding.ORDER_DIFFERS


def _requests(log: Log, make: Make) -> dict[int, Request]:
    """What the house was asked for at each of its entries, as far as the log can be replayed."""
    asked: dict[int, Request] = {}
    match = begin(log.header, make)
    for entry in log.entries:
        if entry.by == BY_HOUSE and match.game.waiting(match.state) == (HOUSE,):
            asked[entry.number] = match.game.chance(match.state)
        try:
            match = fold(match, entry)
        except LogError:
            break
    return asked
