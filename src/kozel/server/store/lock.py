"""One server for each data folder."""

from __future__ import annotations

import fcntl
from pathlib import Path

from kozel.server.store.errors import StoreError, of_system

NAME = "kozel.lock"


class FolderLock:
    """The data folder is ours until `release`, or until this process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        """`StoreError` if another process has the folder or it cannot be written."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = (folder / NAME).open("ab")
        except OSError as error:
            raise of_system(error, str(folder)) from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise StoreError("store-locked", file=str(folder)) from None

    def release(self) -> None:
        """Leave the folder to others."""
        self._file.close()
