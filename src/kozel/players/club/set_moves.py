"""What each move with cards brings in a game of sets, now and later (C12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from kozel.cards.sets.combos import WHOLE_HAND
from kozel.cards.sets.counting import ENOUGH
from kozel.core.moves import Pick, Play, Seat
from kozel.players.club.set_trick import End, World, drawn_worlds, each_end
from kozel.players.club.set_worth import Ranking, Terms, ranking_of, terms, weights, worth
from kozel.players.reading.sets import Set, SetSight


class Judged(msgspec.Struct, frozen=True):
    """A move with what it is expected to bring. `taken`: how often the own side takes."""

    move: Play | Pick
    cards: Set
    beat: bool
    value: float
    taken: float


def judged(sight: SetSight, moves: Iterable[tuple[Play | Pick, bool]]) -> list[Judged]:
    """Every move with its value; beside each whether it leads or beats. What was drawn to find
    it follows from what the seat sees alone."""
    seen = " ".join(card.piece for card in (*sight.hand, *sight.top, *sight.unseen))
    worlds = drawn_worlds(sight, Random(seen))  # noqa: S311
    ranking = ranking_of(sight)
    return [_judged(sight, worlds, ranking, move, beat) for move, beat in moves]


def _judged(
    sight: SetSight, worlds: Sequence[World], ranking: Ranking, move: Play | Pick, beat: bool
) -> Judged:
    cards = tuple(sight.facts[piece] for piece in move.pieces)
    ends = tuple(each_end(sight, worlds, cards, beat=beat))
    kept = terms(tuple(c for c in sight.hand if c not in cards), ranking)
    value = sum(_value(sight, ranking, kept, end, len(cards)) for end in ends) / len(ends)
    taken = sum(_ours(sight, end.taker) for end in ends) / len(ends)
    return Judged(move, cards, beat, value, taken)


def _ours(sight: SetSight, seat: Seat) -> bool:
    return seat == sight.me or seat in sight.mates


def _value(sight: SetSight, ranking: Ranking, kept: Terms, end: End, number: int) -> float:
    """What the trick brings beyond an equal share, and what the own side has then."""
    ours = _ours(sight, end.taker)
    gain = end.points * (ours - 1 / sight.sides)
    left = sight.left - end.points
    if sight.claims and _enough(sight, end):
        return gain + left * (ours - 1 / sight.sides)
    lead = end.taker == sight.me
    held = kept._replace(lead=lead, mate_leads=ours and not lead, bare_lead=lead and ranking.bare)
    if sight.claims and sight.drawing:
        held = held._replace(two_for_bura=kept.trumps == 2, three_for_bura=kept.trumps == 3)
    later = worth(held, weights(sight)) + number * _drawn(sight, ranking)
    return gain + later + bura_gain(sight, end, number)


def _enough(sight: SetSight, end: End) -> bool:
    """Whether the taker's side can claim now (C9.5)."""
    side = end.taker % 2 if sight.mates else end.taker
    return sight.counts[side] + end.points >= ENOUGH


def bura_gain(sight: SetSight, end: End, number: int) -> float:
    """What the chance of four trumps after this trick means, for the own side and the others:
    who has them gets all that is left (C9.4)."""
    if not sight.claims or sight.stock < number * len(sight.sizes) or not sight.unseen:
        return 0.0
    share = sum(card.trump for card in sight.unseen) / len(sight.unseen)
    gain, nobody = 0.0, 1.0
    for seat, hand in end.left.items():
        if len(hand) == WHOLE_HAND - number and all(card.trump for card in hand):
            chance = nobody * share**number
            nobody -= chance
            gain += chance * (sight.left - end.points) * (_ours(sight, seat) - 1 / sight.sides)
    return gain


def _drawn(sight: SetSight, ranking: Ranking) -> float:
    """The worth of a card drawn for each one laid."""
    if not sight.drawing or not sight.unseen:
        return 0.0
    return worth(
        terms(sight.unseen, ranking)._replace(company=0.0, alike=0.0), weights(sight)
    ) / len(sight.unseen)
