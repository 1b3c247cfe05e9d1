"""The one exporter of logs: what a reader may not see yet is left out, and the chain still holds.

Everything of a finished deal is open. Of the deal being played a reader sees what the rules
say that seat may know; a seed stays hidden until it is revealed.
"""

from __future__ import annotations

from kozel.core.acts import Reveal, Seed
from kozel.core.game import State
from kozel.core.log import Entry, Log
from kozel.core.match import Make, Match, begin, fold
from kozel.core.moves import Seat


def redact(log: Log, viewer: Seat, make: Make) -> Log:
    """The log as `viewer` (a seat or WATCHER) may have it now.

    Raises `LogError` if the log cannot be replayed, as one that is redacted already cannot.
    """
    hidden = _hidden_moves(log, viewer, make) | _hidden_seeds(log)
    entries = tuple(e.redacted() if e.number in hidden else e for e in log.entries)
    return Log(log.header, log.header_line, entries, log.closed)


def _hidden_moves(log: Log, viewer: Seat, make: Make) -> set[int]:
    hidden: set[int] = set()
    match = begin(log.header, make)
    for entry in log.entries:
        if entry.act is None and _is_hidden(match, entry, viewer):
            hidden.add(entry.number)
        before, match = match, fold(match, entry)
        if match.ending is not None or _ended(before.state, match):
            hidden.clear()
    return hidden


def _is_hidden(match: Match, entry: Entry, viewer: Seat) -> bool:
    readers = match.game.readers(match.state, entry.who, entry.move)
    return readers is not None and viewer not in readers


def _ended(before: State, match: Match) -> bool:
    return match.game.deal_number(before) < match.game.deal_number(match.state)


def _hidden_seeds(log: Log) -> set[int]:
    acts = [(entry.number, entry.act) for entry in log.entries]
    revealed = {act.deal for _, act in acts if isinstance(act, Reveal)}
    return {n for n, act in acts if isinstance(act, Seed) and act.deal not in revealed}
