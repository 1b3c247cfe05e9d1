"""Which cards club lays away when it plays alone (C10.1)."""

from __future__ import annotations

from kozel.core.messages import Message
from kozel.core.moves import Pick, Piece
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club.worth import Ranking, rankings, worth
from kozel.players.port import Decision
from kozel.players.reading.tricks import own_hand

DEAR = 10
"""Card points that are worth bringing home by laying them away."""


def judge(view: View, offer: Offer) -> Decision | None:
    """The cards without which the hand is worth most, with what they count themselves."""
    moves = [move for move in offer.lawful if isinstance(move, Pick) and move.word == "lay"]
    if not moves:
        return None
    hand = own_hand(view)
    found = [
        (_price(move, hand, ranking), move, ranking) for ranking in rankings(view) for move in moves
    ]
    _, best, ranking = max(found, key=lambda each: each[0])
    return Decision(best, _reason(best, hand, ranking))


def _price(move: Pick, hand: tuple[Piece, ...], ranking: Ranking) -> float:
    kept = [piece for piece in hand if piece not in move.pieces]
    return worth(kept, ranking) + _points(move, ranking)


def _points(move: Pick, ranking: Ranking) -> int:
    return sum(ranking.facts[piece].points for piece in move.pieces)


def _reason(move: Pick, hand: tuple[Piece, ...], ranking: Ranking) -> Message:
    number = _points(move, ranking)
    if number >= DEAR:
        return Message("reason-lay-points", {"cards": move.pieces, "number": number}, "C10.1")
    kept = {ranking.facts[piece].cls for piece in hand if piece not in move.pieces}
    if any(ranking.facts[piece].cls not in kept for piece in move.pieces):
        return Message("reason-lay-void", {"cards": move.pieces}, "C10.1")
    return Message("reason-lay-low", {"cards": move.pieces}, "C10.1")
