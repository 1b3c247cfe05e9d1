"""What club says before a lead in a game of sets: claims, combinations, last trumps (C8, C9)."""

from __future__ import annotations

from itertools import combinations

from kozel.cards.sets.combos import WHOLE_HAND
from kozel.cards.sets.counting import ENOUGH
from kozel.core.messages import Message
from kozel.core.moves import Choose, Number, Part, Pick, Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club.set_moves import judged
from kozel.players.club.set_worth import ranking_of, terms, weights, worth
from kozel.players.port import Decision
from kozel.players.reading.sets import CLAIM, Set, SetSight, counted, set_sight

DECLARE, OFFER, RETURN = "declare", "offer_trumps", "give_back"
FREE_LEAD, ACES = "molotka", "moscow"
SHOWN = 2.0
"""How much better than waiting the first lead must be for four trumps to be shown."""


def claim(view: View, offer: Offer) -> Decision | None:
    """Stop the game with 61 for certain, and never before (C9.5)."""
    number = counted(view)[view.seating.side(view.viewer)]
    if CLAIM not in offer.moves or number < ENOUGH:
        return None
    return Decision(CLAIM, Message("reason-set-claim", {"number": number}, "C9.5"))


def declare(view: View, offer: Offer) -> Decision | None:
    """Take the lead with a combination where leading it is better than waiting."""
    moves = [m for m in offer.moves if isinstance(m, Choose) and m.word == DECLARE]
    if not moves:
        return None
    sight = set_sight(view)
    if sight.claims and sight.counts[view.seating.side(sight.me)] >= ENOUGH:
        return _declared(moves[0])
    leads = int(view.table.named["leader"]) == sight.me
    waiting = worth(terms(sight.hand, ranking_of(sight))._replace(lead=leads), weights(sight))
    for move in moves:
        plays = [(_play(cards), True) for cards in _sets_of(sight, move.value)]
        margin = SHOWN if move.value == FREE_LEAD else 0.0
        if max(each.value for each in judged(sight, plays)) >= waiting + margin:
            return _declared(move)
    return None


def _declared(move: Choose) -> Decision:
    return Decision(move, Message("reason-set-declare", {"combo": move.value}, "C12"))


def _sets_of(sight: SetSight, combo: str) -> list[Set]:
    """What may be led with a combination."""
    if combo == FREE_LEAD:
        counts = range(1, len(sight.hand) + 1)
        return [cards for count in counts for cards in combinations(sight.hand, count)]
    if combo == ACES:
        aces = [card for card in sight.hand if card.piece[0] == "A"]
        return list(combinations(aces, WHOLE_HAND - 1))
    return [sight.hand]


def _play(cards: Set) -> Play:
    return Play(tuple(Part(card.piece) for card in cards))


def give(view: View, offer: Offer) -> Decision | None:
    """Last trumps are of more use together in a partner's hand."""
    offers = [m for m in offer.moves if isinstance(m, Number) and m.word == OFFER]
    if not offers:
        return None
    trumps = tuple(card.piece for card in set_sight(view).hand if card.trump)
    return Decision(offers[0], Message("reason-set-give", {"card": trumps}, "C12"))


def give_back(view: View, offer: Offer) -> Decision | None:
    """For a partner's last trumps comes back the card that is missed least."""
    returns = [m for m in offer.moves if isinstance(m, Pick) and m.word == RETURN]
    if not returns:
        return None
    sight = set_sight(view)
    ranking = ranking_of(sight)

    def kept(move: Pick) -> float:
        hand = tuple(card for card in sight.hand if card.piece not in move.pieces)
        return worth(terms(hand, ranking), weights(sight))

    back = max(returns, key=kept)
    return Decision(back, Message("reason-set-return", {"card": back.pieces}, "C12"))
