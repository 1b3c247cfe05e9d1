"""How club plays its cards in games of two teams: as club@1, with weights of the yard's games.

They were found as those of `club_1.tricks`, in C2 to C6 together; `over_mate`, `cash`, `futile`
and `OVER` are set by principle. Where the holder of a queen has named the suit (C1) the weights
of club@1 stand, which were found there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kozel.core.moves import Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.frozen.club_1 import trick_reasons
from kozel.players.frozen.club_1.tricks import Terms, outlook, survey, terms
from kozel.players.port import Decision
from kozel.players.reading.tricks import (
    Card,
    TrickSight,
    facts_of,
    is_card_play,
    trick_sight,
    winning,
)

WEIGHTS = Terms(
    swing=0.41,
    waste=-1.38,
    over_mate=-0.5,
    trump=-0.09,
    trump_height=1.61,
    trump_high=-5.67,
    trump_top=-1.89,
    trump_points=0.08,
    points=0.09,
    master=-0.97,
    short=1.8,
    lead_top=3.76,
    cash=0.3,
    lone=-1.05,
    futile=-10.0,
)
OVER, STANDS = -10.0, 0.5
"""Taking a trick from the partner who would most likely have kept it; how likely is that."""
NOTHING = Card("", "", -1, 0)
"""A card that changes nothing."""

Price = Callable[[Card], float]


def judge(view: View, offer: Offer) -> Decision | None:
    """Which card to play beside a partner."""
    if not is_card_play(view, offer):
        return None
    named = view.table.named
    sight = trick_sight(view)
    if not sight.mates or "soloist" in named or ("praiser" in named and "praise" not in named):
        return None
    facts = facts_of(view)
    plays = {move.pieces[0]: move for move in offer.lawful if isinstance(move, Play)}
    card = best_card([facts[piece] for piece in plays], price_in(sight))
    return Decision(plays[card.piece], trick_reasons.reason(card, sight))


def best_card(cards: Sequence[Card], price: Price) -> Card:
    """The card with the best price; of equal ones the lowest."""
    return max(cards, key=lambda card: (price(card), -card.power))


def price_in(sight: TrickSight) -> Price:
    """What cards are worth in this trick."""
    hand = survey(sight)
    stands = _stands(sight)

    def price(card: Card) -> float:
        does = terms(card, sight, hand)
        value = sum(t * weight for t, weight in zip(does, WEIGHTS, strict=True))
        return value + (OVER if does.over_mate and stands > STANDS else 0.0)

    return price


def _stands(sight: TrickSight) -> float:
    """The chance that the partner, who holds the trick now, keeps it without help."""
    if not sight.trick or winning(sight.trick, sight.led)[0] not in sight.mates:
        return 0.0
    return outlook(NOTHING, sight).ours
