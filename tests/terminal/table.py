"""A terminal for tests: somebody types, everything said and typed is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NoReturn

from kozel.cli.app import app
from kozel.cli.around import Around
from kozel.terminal.console import Console
from kozel.texts.pieces import Style
from kozel.texts.texts import Texts

Typist = Callable[[str], str | None]
"""Gives the answer to a question; None ends the input."""


class Table(Around):
    """What the program has around it, made of memory."""

    def __init__(self, folder: Path, typist: Typist, language: str = "en") -> None:
        super().__init__(language)
        self.said: list[str] = []
        self._typist = typist
        self._line = ""
        self._ticks = 0
        self.console = Console(self._read, self._write, sleep=_nobody_waits)
        self.texts = Texts(language, Style.usual(language), strict=True)
        self.state_folder = folder

    @property
    def transcript(self) -> str:
        """All that was said and typed."""
        return "".join(self.said)

    def clock(self) -> int:
        self._ticks += 1
        return self._ticks

    def stamp(self) -> str:
        return "20300101-120000"

    def run(self, *arguments: str) -> int:
        """Run a command; its exit status comes back."""
        status: int = app.main(
            ["--lang", self.language, *arguments], obj=self, standalone_mode=False
        )
        return status

    def _write(self, text: str) -> None:
        self.said.append(text)

    def _read(self, question: str) -> str:
        answer = self._typist("".join(self.said[-2:]) + question)
        if answer is None:
            self.said.append(f"{question}(end)")
            raise EOFError
        self.said.append(
            f"{question}> {answer!r}\n" if "\x1b" in answer else f"{question}> {answer}\n"
        )
        return answer


def typed(lines: Iterable[str]) -> Typist:
    """Types these lines, whatever is asked."""
    rest: Iterator[str] = iter(lines)
    return lambda _: next(rest, None)


def first_of_all(question: str) -> str:
    """Answers whatever is offered with its first number, or the first two where it takes two,
    and goes on where nothing is owed."""
    if not any(word in question for word in ("Number or move", "Номер или ход")):
        return ""
    several = ("numbers with spaces between", "номера через пробел")
    return "1 2" if any(words in question for words in several) else "1"


def _nobody_waits(_: float) -> NoReturn:
    raise AssertionError("a test never waits")
