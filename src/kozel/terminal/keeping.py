"""Where matches are kept: one file each, written line by line as the match goes on."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from kozel.core.acts import Adjourn
from kozel.core.chain import Salts
from kozel.core.log import Header, Log, Writer
from kozel.core.logreader import read
from kozel.core.match import Make, replay
from kozel.core.messages import KozelError

SUFFIX = ".jsonl"


class KeepingError(KozelError):
    """A file that cannot be written or belongs to somebody else at the moment."""


class Kept:
    """The file of a match that is being played; nobody else may write it meanwhile.

    `closed`: whether the log had its closing line when it was read last.
    """

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self.closed = False
        self._file = file
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise KeepingError("terminal-log-busy", file=str(path)) from None

    @classmethod
    def new(cls, path: Path) -> Kept:
        """A file that did not exist."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return cls(path, path.open("x+b", buffering=0))
        except FileExistsError:
            raise KeepingError("terminal-log-exists", file=str(path)) from None
        except OSError as error:
            raise KeepingError(
                "terminal-log-unwritable", file=str(path), reason=error.strerror or ""
            ) from None

    @classmethod
    def again(cls, path: Path) -> Kept:
        """A file that a match was begun in."""
        try:
            return cls(path, path.open("r+b", buffering=0))
        except OSError as error:
            raise _unreadable(path, error) from None

    def emit(self, line: str) -> None:
        """Append a line; it is with the system when this returns, whatever becomes of us."""
        self._file.write(line.encode())

    def begin(self, header: Header, salts: Salts) -> Writer:
        """Start the log."""
        return Writer.begin(header, salts, self.emit)

    def resume(self, salts: Salts) -> Writer:
        """Go on with the log, without its closing line or what was torn at its end."""
        self._file.seek(0)
        data = self._file.read()
        log = read(data, cut=True)
        self.closed = log.closed
        log = Log(log.header, log.header_line, log.entries)
        whole = log.text().encode()
        if not data.startswith(whole):
            self._file.seek(0)
            self._file.write(whole)
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        return Writer(log, salts, self.emit)

    def close(self) -> None:
        """Leave the file to others."""
        self._file.close()


def load(path: Path, *, cut: bool = False) -> Log:
    """The log in a file; `KozelError` if there is none or it is not whole."""
    return read(contents(path), cut=cut)


def contents(path: Path) -> bytes:
    """What is in a file; `KeepingError` if it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise _unreadable(path, error) from None


def save(path: Path, log: Log) -> None:
    """Write a whole log to a file that did not exist; `KeepingError` if that cannot be."""
    kept = Kept.new(path)
    kept.emit(log.text())
    kept.close()


def _unreadable(path: Path, error: OSError) -> KeepingError:
    if isinstance(error, FileNotFoundError):
        return KeepingError("terminal-log-missing", file=str(path))
    return KeepingError("terminal-log-unreadable", file=str(path), reason=error.strerror or "")


def fresh(folder: Path, stamp: str, preset: str) -> Path:
    """A name in the folder that no match has yet."""
    names = _names(f"{stamp}-{preset}")
    return next(path for name in names if not (path := folder / f"{name}{SUFFIX}").exists())


def _names(name: str) -> Iterator[str]:
    yield name
    number = 2
    while True:
        yield f"{name}-{number}"
        number += 1


def unfinished(folder: Path, make: Make, *, can: Callable[[Log], bool]) -> Path | None:
    """The file of the match begun last that is not over; those that cannot be read are passed
    over. `can`: whether this log is one that the caller goes on with."""
    for path in sorted(folder.glob(f"*{SUFFIX}"), reverse=True):
        try:
            log = load(path, cut=True)
            if can(log) and _rests(log) and replay(log, make).ending is None:
                return path
        except KozelError:
            continue
    return None


def _rests(log: Log) -> bool:
    """Whether the log may belong to a match that is not over, as far as its end tells."""
    return not log.closed or (bool(log.entries) and isinstance(log.entries[-1].act, Adjourn))
