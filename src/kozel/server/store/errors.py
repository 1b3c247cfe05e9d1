"""What can be wrong with the data folder, in words."""

from __future__ import annotations

import errno
import sqlite3

from sqlalchemy.exc import DBAPIError

from kozel.core.messages import KozelError

_FULL = "SQLITE_FULL"
_UNWRITABLE = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")


class StoreError(KozelError):
    """Something could not be kept; nothing of it was."""


def of_database(error: BaseException) -> StoreError:
    """A complaint of the data base in our words."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(origin, "sqlite_errorname", "") if isinstance(origin, sqlite3.Error) else ""
    if name == _FULL:
        return StoreError("store-full")
    if name.startswith(_UNWRITABLE):
        return StoreError("store-unwritable")
    return StoreError("store-trouble", reason=str(origin))


def of_system(error: OSError, folder: str) -> StoreError:
    """A complaint of the system about the data folder in our words."""
    if error.errno == errno.ENOSPC:
        return StoreError("store-full")
    return StoreError("store-folder", file=folder, reason=error.strerror or "")
