"""How much one person or one address may ask of the server. Time is handed in, never read here."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import msgspec

from kozel.server.refusals import TooMany

Now: TypeAlias = Callable[[], int]
"""Milliseconds from any beginning; never goes back."""

_MOST_KEYS = 10_000


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and one more every so many milliseconds."""

    burst: int
    every_ms: int


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The measures of one server; those of a kitchen table unless told otherwise.

    `calls` and `frames` are counted for each person and each socket, `guests` and `sockets`
    for each address, `requests` (opened or played at once) and `pasted` games for each person.
    """

    calls: Rate = Rate(120, 50)
    guests: Rate = Rate(30, 10_000)
    requests: Rate = Rate(20, 3_000)
    pasted: Rate = Rate(6, 5_000)
    frames: Rate = Rate(80, 40)
    body_bytes: int = 32_768
    frame_bytes: int = 4_096
    sockets: int = 60
    held_requests: int = 5


class Buckets:
    """Token buckets by key. Forgets the keys that have long been quiet."""

    def __init__(self, rate: Rate, now: Now) -> None:
        self._rate = rate
        self._now = now
        self._full_at: dict[str, int] = {}

    def take(self, key: str) -> None:
        """Take one token; `TooMany` tells after how many seconds there is one again."""
        now = self._now()
        full_at = max(self._full_at.get(key, now), now) + self._rate.every_ms
        over = full_at - now - self._rate.burst * self._rate.every_ms
        if over > 0:
            raise TooMany("limit-too-fast", number=-(-over // 1000))
        self._full_at[key] = full_at
        if len(self._full_at) > _MOST_KEYS:
            self._full_at = {k: at for k, at in self._full_at.items() if at > now}


class Places:
    """How many things each key holds at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Hold one more while the block runs; `TooMany` when there are enough."""
        if self._held[key] >= self._most:
            raise TooMany("limit-sockets", number=self._most)
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]


def address_key(host: str) -> str:
    """What counts as one address: of IPv6 the network of 64 bits, which one home has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False))
