"""Who leads the next round, as far as the round before decides it (D0.8, D8.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kozel.core.moves import Seat
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import best_side, hand_sums, next_seat, side_of
from kozel.dominoes.state import Round, Sides


class Next(NamedTuple):
    """`seat` leads; `side`: its two say which of them does; `six`: the holder of 6-6. All
    empty: the first-lead rule decides again."""

    seat: Seat | None = None
    side: int | None = None
    six: bool = False


HOLDER_OF_SIX = Next(six=True)


def next_lead(options: DominoOptions, sides: Sides, played: Round, winner: int | None) -> Next:
    """Who leads after this round, which the side `winner` won."""
    match options.lead:
        case "rotate":
            return Next(next_seat(options, played.leader, len(played.hands)))
        case "holder_of_6_6":
            return HOLDER_OF_SIX
        case "winning_team":
            side = side_of(sides, played.ending.seat) if winner is None else winner
            return Next(_lower(options, played, sides[side]), side)
        case _:
            return _winner_leads(options, sides, played, winner)


def _winner_leads(options: DominoOptions, sides: Sides, played: Round, winner: int | None) -> Next:
    if played.ending.kind != "fish" or options.fish_lead == "fisherman":
        return Next(played.ending.seat)
    if options.fish_lead == "as_first":
        return Next()
    if winner is not None and not tied(options, sides, played):
        return Next(_lower(options, played, sides[winner]))
    match options.after_tie:
        case "lower_of_starting_side":
            return Next(_lower(options, played, sides[side_of(sides, played.leader)]))
        case "blocker":
            return Next(played.ending.seat)
        case _:
            return HOLDER_OF_SIX


def tied(options: DominoOptions, sides: Sides, played: Round) -> bool:
    """Whether those who can win this fish have equal pips (D8)."""
    if options.fish_score == "last_or_right":
        last, right = last_and_right(options, played)
        return played.hands[last] == played.hands[right]
    return best_side(hand_sums(sides, played.hands), least=True) is None


def last_and_right(options: DominoOptions, played: Round) -> tuple[Seat, Seat]:
    """Who put the last tile, and the neighbour whose turn came next (D8)."""
    last = played.ending.seat
    return last, next_seat(options, last, len(played.hands))


def _lower(options: DominoOptions, played: Round, side: Iterable[Seat]) -> Seat:
    """The member with the lower hand; of equal ones who comes first from the last player on."""
    seats = len(played.hands)
    order = [played.ending.seat]
    while len(order) < seats:
        order.append(next_seat(options, order[-1], seats))
    return min(side, key=lambda seat: (played.hands[seat], order.index(seat)))
