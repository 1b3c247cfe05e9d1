"""Bonuses for winning early or in style (D8.4); a fish never earns one."""

from __future__ import annotations

from collections.abc import Iterator

from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import LastTurn, Round
from kozel.dominoes.tiles import BLANK, HALVES, is_double

EARLY = (100, 75, 50, 25)
"""For the winners of the first rounds of a match."""
STYLE = 100


def bonuses(options: DominoOptions, number: int, played: Round) -> Iterator[tuple[str, int]]:
    """The bonuses of the winners of the round of this number in the match: kind and points."""
    last = played.last
    if played.ending.kind != "out" or last is None:
        return
    if options.early_bonus and number <= len(EARLY):
        yield "early", EARLY[number - 1]
    if options.capicu and capicu(last):
        yield "capicu", STYLE
    if chuchazo(options, last):
        yield "chuchazo", STYLE


def capicu(last: LastTurn) -> bool:
    """Whether the last tile was no double and could have gone to either end."""
    tile = last.tiles[-1]
    return not is_double(tile) and all(number in HALVES[tile] for number in last.before)


def chuchazo(options: DominoOptions, last: LastTurn) -> bool:
    """Whether 0-0 was the last tile, and that counts here."""
    if options.chuchazo == "off" or last.tiles[-1] != BLANK:
        return False
    return options.chuchazo == "any" or last.before.count(0) == 1


def same_ends(last: LastTurn) -> bool:
    """Whether the last tile left the same number at both ends (D8.6)."""
    return len(set(last.after)) == 1
