"""A match looked at again, move by move: with all hands where the deal is over."""

from __future__ import annotations

import msgspec

from kozel.core.acts import Adjourn, Agree, Resign, Return, Takeover, TimeOut, Undo
from kozel.core.events import Event, Moved, Scored, Shown
from kozel.core.log import Entry, Log
from kozel.core.match import Finished, Make, Match, begin, fold
from kozel.core.moves import WATCHER
from kozel.terminal import scores
from kozel.terminal.console import Closed, Console
from kozel.terminal.words import COMMANDS, folded, whole
from kozel.texts.arguments import Company
from kozel.texts.texts import Texts

BACK = ("b", "back", "н", "назад")
LEAVE = (*COMMANDS["save"], "в")


class Scene(msgspec.Struct, frozen=True):
    """One entry of the log with what it brought, in words."""

    number: int
    lines: tuple[str, ...]


class Replay:
    """The scenes of a match. Of a deal that is not over only what is public is told, unless all
    of it is known: `opened`."""

    def __init__(self, log: Log, make: Make, texts: Texts, *, opened: bool = False) -> None:
        start = begin(log.header, make)
        names = {seat: p.name for seat, p in enumerate(log.header.players) if p.name}
        self.texts = texts.among(Company(names, WATCHER, start.game.seating.sides))
        matches = [start]
        for entry in log.entries:
            matches.append(fold(matches[-1], entry))
        self.end = matches[-1]
        self._open_from = len(self.end.state.lines) + opened
        pairs = zip(log.entries, matches, matches[1:], strict=False)
        scenes = (self._scene(entry, before, after) for entry, before, after in pairs)
        self.scenes = tuple(scene for scene in scenes if scene.lines)

    def _scene(self, entry: Entry, before: Match, after: Match) -> Scene:
        act = entry.act
        if act is not None:
            return Scene(entry.number, self._around(act))
        over = before.game.deal_number(before.state) <= self._open_from
        lines: list[str] = []
        for event in after.steps[-1].events:
            if isinstance(event, Scored):
                lines += scores.last_round(self.texts, after.game.view(after.state, WATCHER).sheet)
            else:
                told = self.texts.event(_open(event) if over else event)
                lines += [told] if told else []
        return Scene(entry.number, tuple(lines))

    def _around(self, act: object) -> tuple[str, ...]:
        """What people did around the game; the proofs are for ``verify``."""
        text = self.texts.text
        match act:
            case Takeover(seat, _):
                return (text("replay-takeover", seat=seat),)
            case Return(seat):
                return (text("replay-return", seat=seat),)
            case TimeOut(seat):
                return (text("replay-timeout", seat=seat),)
            case Resign(seat):
                return (text("terminal-resigned", seat=seat),)
            case Undo(seat, first):
                return (text("replay-undo", seat=seat, number=first),)
            case Agree():
                return (text("replay-agreed"),)
            case Adjourn():
                return (text("replay-adjourned"),)
            case _:
                return ()

    def ending(self) -> tuple[str, ...]:
        """How it ended."""
        ending = self.end.ending
        if isinstance(ending, Finished):
            return self.texts.outcome(ending.verdict)
        return () if ending is not None else (self.texts.text("replay-unfinished"),)


def _open(event: Event) -> Event:
    """The event with everything in it for all to see."""
    if isinstance(event, Moved | Shown):
        return msgspec.structs.replace(event, faces=None)
    return event


def dump(replay: Replay, console: Console) -> None:
    """Everything, from beginning to end."""
    for scene in replay.scenes:
        for line in scene.lines:
            console.tell(line)
    for line in replay.ending():
        console.tell(line)


def step_through(replay: Replay, console: Console) -> None:
    """Move by move, as the person goes on or back."""
    texts, scenes, at = replay.texts, replay.scenes, 0
    console.tell(texts.text("replay-how", number=len(scenes)))
    while at < len(scenes):
        for line in scenes[at].lines:
            console.tell(line)
        wanted = _wanted(replay, console, at)
        if wanted is None:
            return
        at = wanted
    for line in replay.ending():
        console.tell(line)


def _wanted(replay: Replay, console: Console, at: int) -> int | None:
    """Where to look next: on, back, at a number; None to leave."""
    texts, count = replay.texts, len(replay.scenes)
    while True:
        try:
            answer = folded(console.ask(texts.text("replay-ask", number=at + 1, most=count)))
        except Closed:
            return None
        if not answer:
            return at + 1
        if answer in BACK:
            return max(at - 1, 0)
        if answer in LEAVE:
            return None
        number = whole(answer)
        if number is not None and 1 <= number <= count:
            return number - 1
        console.tell(texts.text("replay-again", given=answer, most=count))
