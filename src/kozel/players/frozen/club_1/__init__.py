"""club@1: plays as a good member of the yard does: counts, watches, follows known advice.

A fast rule of thumb in cards (C12) and in dominoes (D9); no search.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kozel.core.messages import Message
from kozel.core.moves import GO, Choose, Number, Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.frozen.club_1 import domino_reasons, dominoes, trick_reasons, tricks
from kozel.players.port import Decision
from kozel.players.reading.dominoes import domino_sight, is_tile_play
from kozel.players.reading.tricks import (
    facts_of,
    is_card_play,
    own_hand,
    proven_revoke,
    trick_sight,
)


class Club1:
    """A solid player for every game of tricks with suits to follow and every game of tiles."""

    id = "club"
    version = 1

    def choose(self, view: View, offer: Offer, units: int, seed: int) -> Decision:
        """The best move by rules of thumb; a challenge only where the revoke is proven."""
        challenge = _challenge(view, offer)
        if challenge is not None:
            return challenge
        moves = offer.lawful
        if not moves:
            return Decision(GO, Message("reason-nothing-to-say"))
        if len(moves) == 1:
            return Decision(moves[0], Message("reason-only-move"))
        plays = [move for move in moves if isinstance(move, Play)]
        if is_tile_play(view, offer):
            return _tile(view, plays)
        if is_card_play(view, offer):
            return _card(view, plays)
        named = [move for move in moves if isinstance(move, Choose) and move.word == "trump"]
        if named:
            return _trump(view, named)
        return Decision(Random(seed).choice(moves), Message("reason-no-matter"))  # noqa: S311


def _challenge(view: View, offer: Offer) -> Decision | None:
    """Call a revoke that everybody at the table could have seen (C0.6)."""
    moves = [m for m in offer.moves if isinstance(m, Number) and m.word == "challenge"]
    if not moves:
        return None
    seat = proven_revoke(view)
    for move in moves:
        if move.value == seat:
            return Decision(move, Message("reason-challenge", {"seat": seat}, "C0.6"))
    return None


def _tile(view: View, plays: Sequence[Play]) -> Decision:
    sight = domino_sight(view)
    worth = dominoes.valued(plays, sight)
    best = plays[max(range(len(plays)), key=lambda index: sum(worth[index]))]
    return Decision(best, domino_reasons.reason(best, plays, worth, sight))


def _card(view: View, plays: Sequence[Play]) -> Decision:
    sight = trick_sight(view)
    facts = facts_of(view)
    by_card = {play.pieces[0]: play for play in plays}
    card = tricks.best_card(sight, [facts[piece] for piece in by_card])
    return Decision(by_card[card.piece], trick_reasons.reason(card, sight))


def _trump(view: View, named: Sequence[Choose]) -> Decision:
    facts = facts_of(view)
    hand = [facts[piece] for piece in own_hand(view)]
    by_suit = {move.value: move for move in named}
    suit = tricks.best_suit(hand, tuple(by_suit))
    number = sum(card.cls == suit for card in hand)
    return Decision(
        by_suit[suit], Message("reason-name-most", {"suit": suit, "number": number}, "C12")
    )


CLUB_1 = Club1()
