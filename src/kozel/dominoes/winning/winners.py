"""Which side wins a round: who went out, or after a fish whoever the house rules name (D8)."""

from __future__ import annotations

from kozel.dominoes.leaders.following import last_and_right, tied
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import best_side, hand_sums, side_of, side_out
from kozel.dominoes.state import Round, Sides


def winner_of(options: DominoOptions, sides: Sides, played: Round) -> int | None:
    """The side that wins the round; None where nobody does."""
    if played.ending.kind == "out":
        return side_out(sides, played)
    if played.ending.kind not in ("fish", "closed"):
        return None
    if tied(options, sides, played):
        return _of_tied(options, sides, played)
    if options.fish_score == "last_or_right":
        seats = last_and_right(options, played)
        return side_of(sides, min(seats, key=lambda seat: played.hands[seat]))
    return fewest(sides, played)


def fewest(sides: Sides, played: Round) -> int | None:
    """The side whose hands together have the fewest pips; None if several have."""
    return best_side(hand_sums(sides, played.hands), least=True)


def _of_tied(options: DominoOptions, sides: Sides, played: Round) -> int | None:
    last = side_of(sides, played.ending.seat)
    match options.fish_tie:
        case "leading_side":
            return side_of(sides, played.leader)
        case "more_tiles":
            return best_side(hand_sums(sides, played.tiles))
        case "last_player_wins":
            return last
        case "last_player_loses":
            return next(side for side in range(len(sides)) if side != last)
        case _:
            return None


def dealt_again(options: DominoOptions, sides: Sides, played: Round) -> bool:
    """Whether the round does not count and is dealt once more: a tied fish (D8)."""
    return (
        options.fish_tie == "redeal"
        and played.ending.kind == "fish"
        and tied(options, sides, played)
    )
