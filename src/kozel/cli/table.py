"""Sitting down: the file, the luck and the room of a match played from the command line."""

from __future__ import annotations

import shlex
from pathlib import Path

from kozel import games
from kozel.cli.around import Around
from kozel.core.game import Game
from kozel.core.log import Log
from kozel.terminal.keeping import Kept, fresh, unfinished
from kozel.terminal.playing import Luck, Room, header_for, play_new, play_on


def new(
    our: Around, game: Game, level: str, file: str | None, *, keep: bool, seed: int | None
) -> int:
    """Play a match from its beginning. It is written to `file`, else to a file of its own if
    it is to be kept. The exit status comes back."""
    header = header_for(game, level, our.texts)
    kept = _file(our, game, file) if file or keep else None
    try:
        return play_new(_room(our, kept), header, kept, Luck.of(seed))
    finally:
        if kept is not None:
            kept.close()


def resume(our: Around, file: str, seed: int | None) -> int:
    """Go on with the match in this file, or with the last one that is not over."""
    path = Path(file) if file else unfinished(our.matches, games.make, can=_for_a_terminal)
    if path is None:
        our.console.tell(our.say("terminal-nothing-to-resume"))
        return 1
    kept = Kept.again(path)
    try:
        return play_on(_room(our, kept), kept, Luck.of(seed))
    finally:
        kept.close()


def _file(our: Around, game: Game, file: str | None) -> Kept:
    return Kept.new(Path(file) if file else fresh(our.matches, our.stamp(), game.preset.id))


def _room(our: Around, kept: Kept | None) -> Room:
    again = "kozel play --resume"
    if kept is not None and kept.path.parent != our.matches:
        again += f" {shlex.quote(str(kept.path))}"
    return Room(our.console, our.texts, our.clock, again)


def _for_a_terminal(log: Log) -> bool:
    """Whether one person at most plays in it."""
    return len(log.header.seating.persons) <= 1
