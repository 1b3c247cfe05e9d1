"""The last resort: a fault of the program goes to a file, and the person learns where it is."""

from __future__ import annotations

import datetime as dt
import platform
import sys
import tempfile
import traceback
from pathlib import Path

from kozel import __version__
from kozel.cli.around import Around


def keep(our: Around, error: BaseException) -> str:
    """Write the traceback down; the sentence that says where, or the bare error if all fails."""
    told = "".join(traceback.format_exception(error))
    now = dt.datetime.now(dt.UTC)
    text = (
        f"kozel {__version__}, Python {platform.python_version()}, {platform.platform()}\n"
        f"{now.isoformat(timespec='seconds')}\n{' '.join(sys.argv[1:])}\n\n{told}"
    )
    name = f"crash-{now:%Y%m%d-%H%M%S}.txt"
    for folder in (our.state_folder, Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        except OSError:
            continue
        return _sentence(our, str(folder / name))
    return _sentence(our, repr(error))


def _sentence(our: Around, file: str) -> str:
    """In the person's language; in English if the texts themselves are at fault."""
    try:
        return our.say("crash", file=file)
    except Exception:  # the fault may lie in the texts
        return f"Kozel made a mistake of its own. What happened is in {file}."
