"""The house's side of one deal's proof (P6): the seed it keeps, what people added, what it drew.

Nothing is drawn before `open`; after it nothing can be added.
"""

from __future__ import annotations

from collections import Counter

from kozel.core import fair
from kozel.core.acts import Commit, Open, Reveal, Seal, Seed
from kozel.core.chance import Close, Cut, Lot, Request, Shuffling, Turn
from kozel.core.messages import KozelError
from kozel.core.moves import GO, Move, Number, Seat, Shuffle
from kozel.core.seating import Kind, Seating


class FairnessError(KozelError):
    """Something that would make a deal's proof worthless."""


class Keep:
    """One deal of one table. `seed`: 32 bytes that nobody else knows."""

    def __init__(self, seating: Seating, deal: int, seed: bytes) -> None:
        self._seating = seating
        self._deal = deal
        self._seed = seed
        self._seals: dict[Seat, str] = {}
        self._contributions: dict[Seat, bytes] = {}
        self._opened = False
        self._used: Counter[str] = Counter()

    @property
    def deal(self) -> int:
        """The deal that this is for."""
        return self._deal

    @property
    def opened(self) -> bool:
        """Whether everything is fixed, so that the house may draw."""
        return self._opened

    def bind(self) -> tuple[Seed, Commit]:
        """The acts that bind the house: the seed for the log alone, its digest for all."""
        return Seed(self._deal, self._seed.hex()), Commit(self._deal, fair.digest(self._seed))

    def sealed(self, seat: Seat) -> bool:
        """Whether this seat's contribution is sealed."""
        return seat in self._seals

    def seal(self, seat: Seat, digest: str) -> Seal:
        """Take a person's sealed contribution."""
        self._still_closed()
        if self._seating.kinds[seat] is not Kind.PERSON:
            raise FairnessError("fairness-not-a-person", "P6", seat=seat)
        if seat in self._seals:
            raise FairnessError("fairness-twice", "P6", seat=seat)
        self._seals[seat] = digest
        return Seal(self._deal, seat, digest)

    def contribute(self, seat: Seat, data: bytes) -> None:
        """Take the bytes behind a person's seal."""
        self._still_closed()
        if len(data) != fair.CONTRIBUTION_BYTES or self._seals.get(seat) != fair.digest(data):
            raise FairnessError("fairness-seal-differs", "P6", seat=seat)
        self._contributions[seat] = data

    def open(self) -> Open:
        """Fix the order of everything in this deal, with what has been contributed."""
        self._still_closed()
        self._opened = True
        return Open(self._deal, tuple(data.hex() for data in self._fields()))

    def reopen(self, contributions: tuple[str, ...], used: Counter[str]) -> None:
        """Go on where a log left off: `used` tells how often each label was drawn for."""
        self._opened = True
        for seat, data in enumerate(contributions):
            self._contributions[seat] = bytes.fromhex(data)
        self._used = used

    def draw(self, request: Request) -> Move:
        """The house's move, as it follows from seed and contributions."""
        match request:
            case Shuffling(label, pieces):
                return Shuffle(label, fair.shuffled(self._stream(label), pieces))
            case Lot(label, choices):
                return Number(label, self._stream(label).index(choices))
            case Cut(most):
                return Number("cut", 1 + self._stream("cut").index(most))
            case Turn(_, move):
                return move
            case Close():
                return GO

    def reveal(self) -> Reveal:
        """The act that shows the seed; only once the deal is over."""
        return Reveal(self._deal, self._seed.hex())

    def _stream(self, label: str) -> fair.Stream:
        if not self._opened:
            raise FairnessError("fairness-not-open", "P6")
        self._used[label] += 1
        name = fair.occurrence(label, self._used[label])
        return fair.stream(self._seed, self._fields(), self._deal, name)

    def _fields(self) -> tuple[bytes, ...]:
        return tuple(self._contributions.get(seat, b"") for seat in range(self._seating.seats))

    def _still_closed(self) -> None:
        if self._opened:
            raise FairnessError("fairness-too-late", "P6")
