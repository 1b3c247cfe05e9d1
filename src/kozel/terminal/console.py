"""Lines out, lines in: the whole of the screen and the keyboard, as a person or a script has them.

No cursor is moved and nothing is drawn over, so that a screen reader reads what was said in
the order in which it was said.
"""

from __future__ import annotations

import codecs
import os
import re
import sys
import textwrap
import time
from collections.abc import Callable
from typing import TextIO

WIDTH = 79
USUAL_PACE = 0.3
"""Seconds between the moves of bots, where a person watches."""
MOST_TYPED = 200
"""Letters of an answer; nobody means more."""
TIE = "\u00a0"
"""Holds two words on one line; shown as a common space."""
_HUES = {"♥": "31", "♦": "94", "♣": "32"}
_SUITED = re.compile(r"(?<![\w])([0-9A-ZА-Я]{0,2})([♥♦♣])")


class Closed(Exception):
    """Nothing more can be read: the end of the input."""


class Console:
    """`read` gives the next line without its end, or raises EOFError; `write` takes text.

    `live`: a person watches, so bots take their time and cards may have colours. `sleep`
    waits so many seconds.
    """

    def __init__(
        self,
        read: Callable[[str], str],
        write: Callable[[str], object],
        *,
        live: bool = False,
        colour: bool = False,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self._read = read
        self._write = write
        self._sleep = sleep
        self.live = live
        self.colour = colour
        self.pace = 0.0

    def tell(self, text: str = "") -> None:
        """Write text; long lines are broken between words, with the same indent."""
        for line in text.split("\n"):
            lines = "\n".join(_wrapped(line)).replace(TIE, " ")
            self._write(self._painted(lines) + "\n")

    def tell_whole(self, text: str) -> None:
        """Write lines that must stay whole: commands and file names, for copying."""
        self._write(text + "\n")

    def ask(self, question: str) -> str:
        """The answer to a question that stands on the same line; `Closed` if there is none."""
        *before, last = question.split("\n")
        for line in before:
            self.tell(line)
        try:
            answer = self._read(last + " ")
        except EOFError:
            self._write("\n")
            raise Closed from None
        return "".join(letter for letter in answer if letter.isprintable()).strip()[:MOST_TYPED]

    def breathe(self) -> None:
        """The pause after a bot's move, where a person watches."""
        if self.live and self.pace > 0:
            self._sleep(self.pace)

    def _painted(self, text: str) -> str:
        if not self.colour:
            return text
        return _SUITED.sub(lambda m: f"\x1b[{_HUES[m[2]]}m{m[0]}\x1b[0m", text)


def _wrapped(line: str) -> list[str]:
    if len(line) <= WIDTH:
        return [line.rstrip()]
    indent = " " * (len(line) - len(line.lstrip()))
    return textwrap.wrap(
        line,
        WIDTH,
        initial_indent="",
        subsequent_indent=indent + "  ",
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
    )


def standard() -> Console:
    """The console of the running process. Colours only where they are shown and not unwanted."""
    forgive(sys.stdin, "replace")
    forgive(sys.stdout)
    forgive(sys.stderr)
    live = sys.stdin.isatty() and sys.stdout.isatty()
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    console = Console(
        _typed if live else _piped, _put, live=live, colour=sys.stdout.isatty() and wanted
    )
    console.pace = USUAL_PACE
    return console


_PLAIN = {"–": "-", "—": "-", "−": "-", "…": "...", "«": '"', "»": '"', "“": '"', "”": '"'}


def _plain(error: UnicodeError) -> tuple[str, int]:
    """What stands for letters that the screen cannot show."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_PLAIN.get(letter, "?") for letter in missing), error.end


def forgive(stream: TextIO, errors: str = "kozel-plain") -> None:
    """Let a stream never fail on a letter: it shows or reads another in its place."""
    codecs.register_error("kozel-plain", _plain)
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)


def _put(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _typed(question: str) -> str:
    """With the line editing that the system offers."""
    import readline  # noqa: F401, PLC0415  (only where a person types; its import is its work)

    return input(question)


def _piped(question: str) -> str:
    _put(question)
    line = sys.stdin.readline()
    _put("\n")
    if not line:
        raise EOFError
    return line.rstrip("\r\n")
