"""The chain of hashes that makes an edited log show (byte-exact in docs/notation.md).

An entry's content is hidden behind the digest of its salted text, so that an entry without
its content still keeps its place in the chain. All texts are UTF-8.

    head     = SHA-256(header line)
    digest   = SHA-256(salt, 0x0A, text)
    hash     = SHA-256(previous hash, 0x0A, "number milliseconds by command", 0x0A, digest)

Salts, digests and hashes enter as the lower-case hex in which the log shows them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TypeAlias

Salts: TypeAlias = Callable[[], str]
"""Where the salts come from: each call gives 32 hex digits that nobody can guess."""


def head(header_line: str) -> str:
    """The hash before the first entry."""
    return hashlib.sha256(header_line.encode()).hexdigest()


def digest(salt: str, text: str) -> str:
    """What stands for the content of an entry."""
    return hashlib.sha256(f"{salt}\n{text}".encode()).hexdigest()


def link(previous: str, number: int, ms: int, by: str, command: str, content: str) -> str:
    """The hash of an entry whose content has the digest `content`."""
    told = f"{previous}\n{number} {ms} {by} {command}\n{content}"
    return hashlib.sha256(told.encode()).hexdigest()


def salts_from(entropy: Callable[[int], bytes]) -> Salts:
    """Salts from a source of random bytes, such as `os.urandom`."""
    return lambda: entropy(16).hex()
