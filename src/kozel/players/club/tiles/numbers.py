"""Numbers at the ends: fresh ones, the opponents', partner's, mine (D9, principles 6 to 9)."""

from __future__ import annotations

from collections.abc import Iterable

from kozel.core.moves import Seat
from kozel.dominoes.tiles import HALVES, NUMBERS, is_double
from kozel.players.club.tiles.trial import Trial

MANY = 3
"""Of a fresh number; who holds so many may open it (principle 7)."""
SELF_SUFFICIENT, WEAK = 3.0, 2.5
"""A pressure that can be built on, and the least that is one (D9)."""


def _new(trial: Trial) -> list[int]:
    """The open ends whose number lies on the table with one tile only."""
    return [number for number in trial.ends if trial.table[number] == 1]


def _opened(trial: Trial) -> list[int]:
    """Those that this move has made."""
    before = trial.sight.ends
    return [number for number in _new(trial) if number not in before]


def fresh(trial: Trial) -> float:
    """Fresh numbers opened without many tiles of them (principle 7)."""
    if not trial.sight.ends:
        return 0.0
    return sum(trial.mine[number] < MANY for number in _opened(trial))


def fresh_both(trial: Trial) -> float:
    """Whether a fresh number answers another's fresh number on the other side (principle 9)."""
    opened = _opened(trial)
    return len(set(_new(trial))) > len(set(opened)) > 0


def _shown(trial: Trial, seats: Iterable[Seat]) -> float:
    lean = trial.sight.lean
    return sum(max(0.0, lean[seat][number]) for seat in seats for number in trial.ends)


def cut(trial: Trial) -> float:
    """How far the ends suit what the opponents have shown (principle 8)."""
    return _shown(trial, trial.sight.foes)


def support(trial: Trial) -> float:
    """How far they suit what the partner has shown."""
    return _shown(trial, trial.sight.mates)


def pressure(trial: Trial) -> float:
    """My weight in the numbers at the ends."""
    return sum(trial.pressure[number] for number in trial.ends)


def press(trial: Trial) -> float:
    """What my strongest number at an end weighs with the tiles of it that others have put: the
    effective pressure beyond a weak one."""
    return max((_effective(trial, number) for number in trial.numbers), default=0.0)


def _effective(trial: Trial, number: int) -> float:
    held = trial.pressure[number]
    return held if held < 1 else max(0.0, held + trial.table[number] - SELF_SUFFICIENT)


def soft(trial: Trial) -> float:
    """Whether the lead sheds a double outside the main pressure, of a number of which only the
    bridge to that pressure stays in hand (principle 6)."""
    lead = trial.play.pieces[0]
    if trial.sight.layout.placed or not is_double(lead):
        return False
    number = HALVES[lead][0]
    main = max(NUMBERS, key=trial.pressure.__getitem__)
    if trial.mine[number] != 1 or trial.pressure[main] < SELF_SUFFICIENT:
        return False
    return any({*HALVES[tile]} == {number, main} for tile in trial.rest)
