"""Why club puts a tile: the idea that spoke most for it against the other moves (D9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from kozel.core.messages import Arg, Message
from kozel.core.moves import Seat
from kozel.dominoes.counting import left_in_hand
from kozel.dominoes.layout import CLOSED
from kozel.dominoes.tiles import HALVES, is_double
from kozel.players.club.tiles import ends
from kozel.players.club.tiles.numbers import WEAK
from kozel.players.club.tiles.trial import Trial

SURE, PROBABLE = 0.99, 0.5
"""Chances that are told as certain, and as probable."""
SAME = 1e-9
"""Less than so many pips makes no difference."""

TOLD: Mapping[str, str] = {
    "reply": "reason-tiles-reply",
    "again": "reason-tiles-again",
    "exits": "reason-tiles-exit-kept",
    "pips": "reason-tiles-heavy",
    "double": "reason-tiles-double",
    "stuck": "reason-tiles-mobile",
    "fit": "reason-tiles-mobile",
    "variety": "reason-tiles-variety",
    "lone": "reason-tiles-lone",
    "block_mate": "reason-tiles-block-mate",
    "own_both": "reason-tiles-own-both",
    "fresh": "reason-tiles-fresh",
    "fresh_both": "reason-tiles-fresh-both",
    "soft": "reason-tiles-soft",
}
"""Ideas that need no more than the tiles to be told."""


FISH = ("reason-tiles-fish", "reason-tiles-fish-pair")
NO_FISH = ("reason-tiles-fish-not", "reason-tiles-fish-pair-not")
"""Principle 4, alone and with a partner."""
CLOSED_BOTH = ("reason-tiles-closing", "reason-tiles-closing-pair")
"""The same where both ends are closed at once (D5.4)."""
HELPED = ("reason-tiles-given", "reason-tiles-given-both")
KEPT_AWAY = ("reason-tiles-given-not", "reason-tiles-given-both-not")
"""Principles 1 and 2, for a partner and for an opponent."""


class Valued(NamedTuple):
    """A move and what each idea gives it, in pips."""

    trial: Trial
    worth: Mapping[str, float]

    @property
    def total(self) -> float:
        """What it is worth on the whole."""
        return sum(self.worth.values())


def reason(best: Valued, valued: Sequence[Valued]) -> Message:
    """Why this move."""
    trial = best.trial
    if trial.ending == "out":
        return _out(best, valued)
    if trial.ending:
        return _fish(best)
    ahead = {
        name: best.worth.get(name, 0.0)
        - sum(each.worth.get(name, 0.0) for each in valued) / len(valued)
        for name in (*best.worth, "fish")
    }
    name = max(ahead, key=ahead.__getitem__)
    if ahead[name] < SAME:
        return told("reason-tiles-alike", trial)
    if name in SPECIAL:
        return SPECIAL[name](trial, valued)
    return told(TOLD[name], trial)


def told(text: str, trial: Trial, **args: Arg) -> Message:
    """The sentence with the tiles that are put."""
    return Message(text, {"tiles": trial.play.pieces, **args}, "D9")


def _out(best: Valued, valued: Sequence[Valued]) -> Message:
    trial = best.trial
    if set(trial.play.pieces) <= set(trial.sight.stakes.exits):
        return told("reason-tiles-out-wins", trial)
    more = any(each.trial.ending == "out" and each.total < best.total for each in valued)
    return told("reason-tiles-out-more" if more else "reason-tiles-out", trial)


def _fish(best: Valued) -> Message:
    if best.worth["fish"] <= 0:
        return told("reason-tiles-fish-bound", best.trial)
    texts = CLOSED_BOTH if best.trial.ending == "closed" else FISH
    return _weighed(texts, best.trial, best.trial)


def _no_fish(trial: Trial, valued: Sequence[Valued]) -> Message:
    worst = min(valued, key=lambda each: each.worth.get("fish", 0.0))
    return _weighed(NO_FISH, trial, worst.trial)


def _weighed(texts: tuple[str, str], trial: Trial, fish: Trial) -> Message:
    """Principle 4: R < 42 - S/4 says that an average hand of the others weighs more; partners
    count together. `fish`: the move that makes it."""
    sight = trial.sight
    mine = left_in_hand(sight.options, fish.rest)
    theirs = sum(map(sight.expected, sight.foes))
    if sight.mates:
        ours = round(mine + sum(map(sight.expected, sight.mates)))
        return told(texts[1], trial, number=ours, other=round(theirs))
    return told(texts[0], trial, number=mine, other=round(theirs / len(sight.foes)))


def _points(trial: Trial, _: Sequence[Valued]) -> Message:
    sums = trial.sight.stakes.sums
    got = 0 if sums is None else sums(trial.sum)
    return told("reason-tiles-points", trial, number=got)


def _orphan(trial: Trial, _: Sequence[Valued]) -> Message:
    """The double that this move is about: the one put, or else the one kept alive."""
    put = trial.play.pieces
    doubles = [tile for tile in (*put, *trial.rest) if is_double(tile)]
    tile = max(doubles, key=lambda tile: (tile in put, trial.table[HALVES[tile][0]]))
    return told("reason-tiles-orphan", trial, tile=tile)


def _block(trial: Trial, _: Sequence[Valued]) -> Message:
    seats = trial.sight.foes
    seat = max(seats, key=lambda seat: trial.sight.lacking(seat, trial.numbers))
    return _blocked(trial, seat)


def _block_first(trial: Trial, _: Sequence[Valued]) -> Message:
    return _blocked(trial, trial.sight.foes[0])


def _blocked(trial: Trial, seat: Seat) -> Message:
    if any(part.flag == CLOSED for part in trial.play.parts):
        return told("reason-tiles-closed", trial, seat=seat)
    chance = trial.sight.lacking(seat, trial.numbers)
    if chance > SURE:
        return told("reason-tiles-block-known", trial, seat=seat)
    text = "reason-tiles-block" if chance > PROBABLE else "reason-tiles-block-hard"
    return told(text, trial, seat=seat)


def _own(trial: Trial, _: Sequence[Valued]) -> Message:
    if ends.own_both(trial):
        return told(TOLD["own_both"], trial)
    return told("reason-tiles-own", trial, number=trial.owned[0])


def _build(trial: Trial, _: Sequence[Valued]) -> Message:
    tile, number = ends.building(trial) or (trial.rest[0], trial.owned[0])
    return told("reason-tiles-build", trial, tile=tile, number=number)


def _cut(trial: Trial, valued: Sequence[Valued]) -> Message:
    """Principle 8; or 1 and 2, where an own end given up has told what is left in a hand."""
    avoided = {number for each in valued for number in each.trial.numbers} - trial.numbers
    found = _given_up(trial, trial.sight.foes, avoided, KEPT_AWAY)
    return found or told("reason-tiles-cut", trial)


def _support(trial: Trial, _: Sequence[Valued]) -> Message:
    mates = trial.sight.mates
    found = _given_up(trial, mates, trial.numbers, HELPED)
    if found:
        return found
    number = max(trial.ends, key=lambda end: sum(trial.sight.lean[seat][end] for seat in mates))
    return told("reason-tiles-support", trial, number=number)


def _given_up(
    trial: Trial, seats: Iterable[Seat], numbers: Iterable[int], texts: tuple[str, str]
) -> Message | None:
    for seat in seats:
        for number, both in trial.sight.given[seat]:
            if number in numbers:
                return told(texts[both], trial, seat=seat, number=number)
    return None


def _pressure(trial: Trial, _: Sequence[Valued]) -> Message:
    number = max(trial.ends, key=trial.pressure.__getitem__)
    if trial.sight.layout.placed:
        shown = trial.pressure[number] >= WEAK
        text = "reason-tiles-pressure" if shown else "reason-tiles-open"
    else:
        strongest = trial.pressure[number] == max(trial.pressure)
        text = "reason-tiles-lead-strong" if strongest else "reason-tiles-open"
    return told(text, trial, number=number)


SPECIAL: Mapping[str, Callable[[Trial, Sequence[Valued]], Message]] = {
    "points": _points,
    "fish": _no_fish,
    "orphan": _orphan,
    "block": _block_first,
    "block_others": _block,
    "own": _own,
    "build": _build,
    "cut": _cut,
    "support": _support,
    "pressure": _pressure,
    "press": _pressure,
}
"""Ideas whose sentence names more than the tiles."""
