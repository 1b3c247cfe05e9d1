"""What a command has around it: the language, the texts, the console and the folders."""

from __future__ import annotations

import datetime as dt
import sys
import time
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from kozel.cli.language import can_show
from kozel.core.messages import Arg, KozelError
from kozel.texts.language import usual_language

if TYPE_CHECKING:
    from kozel.terminal.console import Console
    from kozel.texts.texts import Texts


class Around:
    """Made once for each run of the program; everything in it is made when first used."""

    def __init__(self, language: str | None = None) -> None:
        self._asked = language

    @cached_property
    def encoding(self) -> str:
        """How standard output writes letters."""
        return getattr(sys.stdout, "encoding", None) or "utf-8"

    @cached_property
    def language(self) -> str:
        """``ru`` or ``en``."""
        asked = self._asked or usual_language()
        return asked if asked != "ru" or can_show("Козёл", self.encoding) else "en"

    @cached_property
    def texts(self) -> Texts:
        """The sentences, with suit signs where the encoding has them."""
        from kozel.texts.pieces import Style  # noqa: PLC0415  (loaded only to be spoken)
        from kozel.texts.texts import Texts  # noqa: PLC0415

        style = Style.usual(self.language)
        if not can_show("♣♦♥♠", self.encoding):
            style = Style(style.indices, "letters")
        return Texts(self.language, style)

    @cached_property
    def console(self) -> Console:
        """The screen and the keyboard."""
        from kozel.terminal.console import standard  # noqa: PLC0415

        return standard()

    def say(self, text: str, **args: Arg) -> str:
        """A sentence of the terminal in the person's language."""
        return self.texts.text(text, **args)

    def told(self, error: KozelError) -> str:
        """What a refusal says, with its rule."""
        return self.texts.message(error.message)

    def write_cards(self, way: str) -> None:
        """How cards are written from now on: ``signs``, ``letters`` or ``words``."""
        style = msgspec.structs.replace(
            self.texts.style, suits="letters" if way == "letters" else "signs", words=way == "words"
        )
        self.texts = type(self.texts)(self.language, style)

    def clock(self) -> int:
        """Milliseconds, from any beginning."""
        return time.monotonic_ns() // 1_000_000

    def stamp(self) -> str:
        """The present as part of a file's name; later ones sort after earlier ones."""
        return f"{dt.datetime.now(dt.UTC):%Y%m%d-%H%M%S}"

    @property
    def matches(self) -> Path:
        """The folder of the matches played here."""
        return self.state_folder / "matches"

    @cached_property
    def state_folder(self) -> Path:
        """Where matches and crash reports are kept."""
        import platformdirs  # noqa: PLC0415

        return Path(platformdirs.user_state_dir("kozel", appauthor=False))


def around(ctx: click.Context | None) -> Around:
    """What the command of this context has around it."""
    if ctx is None:
        return Around()
    return ctx.ensure_object(Around)
