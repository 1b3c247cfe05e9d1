"""Deals anyone can check (P6): how an order follows from a seed and people's contributions.

Byte-exact; docs/notation.md has the same in words, with test vectors. A field is its length as
a 32-bit big-endian number, then its bytes.

    key     = SHA-256(field(seed), field(contribution of seat 0), …, field(deal), field(label))
    stream  = SHA-256(key, 64-bit big-endian counter from 0), block after block
    index n = the next 32-bit big-endian word w of the stream, w mod n; a word at or above the
              greatest multiple of n below 2**32 is passed over
    order   = the pieces in ascending order of their text; for i from N-1 down to 1 the piece at
              i changes places with the one at index i+1

A missing contribution is an empty field, the deal's number is decimal text. A lot is one
index from the stream of its own label. A label used again in the same deal is followed by
``#2``, ``#3``…
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import TypeAlias

from kozel.core.moves import Piece

Entropy: TypeAlias = Callable[[int], bytes]
"""A source of random bytes, such as `os.urandom`."""

SEED_BYTES = 32
CONTRIBUTION_BYTES = 16

_WORD = 4
_WORDS = 1 << 8 * _WORD


def digest(secret: bytes) -> str:
    """What a seed or a contribution is bound by: its SHA-256 in hex."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """Bytes and numbers that follow from a key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._block = b""

    def take(self, count: int) -> bytes:
        """The next `count` bytes."""
        while len(self._block) < count:
            counter = self._counter.to_bytes(8, "big")
            self._block += hashlib.sha256(self._key + counter).digest()
            self._counter += 1
        taken, self._block = self._block[:count], self._block[count:]
        return taken

    def index(self, choices: int) -> int:
        """A number from 0 to `choices` − 1, each equally likely."""
        limit = _WORDS - _WORDS % choices
        while True:
            word = int.from_bytes(self.take(_WORD), "big")
            if word < limit:
                return word % choices


def stream(seed: bytes, contributions: Iterable[bytes], deal: int, label: str) -> Stream:
    """The stream of one label of a deal; `contributions` by seat, empty where missing."""
    fields = (seed, *contributions, str(deal).encode(), label.encode())
    joined = b"".join(len(field).to_bytes(_WORD, "big") + field for field in fields)
    return Stream(hashlib.sha256(joined).digest())


def shuffled(source: Stream, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """The pieces in the order that the stream gives, whatever order they came in."""
    order = sorted(pieces)
    for i in range(len(order) - 1, 0, -1):
        j = source.index(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def occurrence(label: str, times: int) -> str:
    """The label that a stream is made with when it is used for the `times`-th time."""
    return label if times == 1 else f"{label}#{times}"


def seeded(text: str) -> Entropy:
    """Random bytes that are the same for the same text: for repeatable play, not for secrets."""
    return Stream(digest(text.encode()).encode()).take
