"""How club plays its cards in a deal of one against the others (C10, C11).

Prices are made as in `club_1.tricks`, with some terms more; the soloist and the others weigh
them each in their own way. The weights were found as there, in games of three, by fitting how
much nearer the soloist came to 31, 61 and 90 points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kozel.core.messages import Message
from kozel.core.moves import Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.frozen.club_1 import trick_reasons
from kozel.players.frozen.club_1.tricks import Hand, Terms, survey, terms
from kozel.players.port import Decision
from kozel.players.reading.tricks import Card, TrickSight, facts_of, is_card_play, trick_sight

SOLOIST = "soloist"
"""What everybody knows in such a deal: the seat that plays alone."""


class More(NamedTuple):
    """What a card does beside `Terms`; the weights are a value of the same type.

    A lead: of the top trump, how many trumps more than half of theirs the own side still has;
    of another trump; of a master, how many trumps could fall on it; of a plain card, whether an
    opponent plays last to it and how many cards of its suit are held. Else: a trump on a plain
    lead.
    """

    top_margin: float = 0.0
    small_trump: float = 0.0
    cash_risk: float = 0.0
    foe_last: float = 0.0
    length: float = 0.0
    ruff: float = 0.0


class Weights(msgspec.Struct, frozen=True):
    """What one side finds important."""

    terms: Terms
    more: More


ALONE = Weights(
    Terms(
        swing=0.93,
        waste=3.29,
        trump=-1.11,
        trump_height=6.0,
        trump_high=-7.28,
        trump_top=-8.21,
        trump_points=-0.26,
        points=-0.27,
        master=-9.91,
        short=5.4,
        lead_top=1.59,
        cash=13.13,
        lone=-6.17,
        lead_points=0.47,
    ),
    More(
        top_margin=2.96,
        small_trump=-0.07,
        cash_risk=0.06,
        foe_last=-0.52,
        length=-2.83,
        ruff=-4.49,
    ),
)
AGAINST = Weights(
    Terms(
        swing=0.79,
        waste=-4.36,
        over_mate=-0.03,
        trump=0.18,
        trump_height=-1.41,
        trump_high=-4.12,
        trump_top=-7.76,
        trump_points=-0.35,
        points=0.05,
        master=-1.32,
        short=1.86,
        lead_top=5.58,
        cash=6.47,
        lone=-1.13,
        lead_points=-0.05,
        futile=-20.0,
    ),
    More(
        top_margin=-1.61,
        small_trump=-0.76,
        cash_risk=-1.27,
        foe_last=-0.43,
        length=-0.77,
        ruff=-1.56,
    ),
)

_ALONE = {"reason-cash-ace": "reason-cash-ace-alone"}
"""Reasons that speak of a partner, and what one who has none says instead."""


def judge(view: View, offer: Offer) -> Decision | None:
    """Which card to play where one plays alone."""
    soloist = view.table.named.get(SOLOIST)
    if soloist is None or not is_card_play(view, offer):
        return None
    sight = trick_sight(view)
    facts = facts_of(view)
    plays = {move.pieces[0]: move for move in offer.lawful if isinstance(move, Play)}
    weights = ALONE if soloist == str(sight.me) else AGAINST
    card = best_card(sight, [facts[piece] for piece in plays], weights)
    return Decision(plays[card.piece], _reason(card, sight))


def best_card(sight: TrickSight, cards: Sequence[Card], weights: Weights) -> Card:
    """The card with the best price; of equal ones the lowest."""
    hand = survey(sight)

    def price(card: Card) -> tuple[float, int]:
        does = (*terms(card, sight, hand), *more(card, sight, hand))
        weighed = zip(does, (*weights.terms, *weights.more), strict=True)
        return sum(t * weight for t, weight in weighed), -card.power

    return max(cards, key=price)


def more(card: Card, sight: TrickSight, hand: Hand) -> More:
    """The card in the terms of this module."""
    if sight.trick:
        return More(ruff=card.trump and sight.led != card.cls)
    top = card.piece in hand.masters
    if card.trump:
        return More(
            top_margin=hand.trumps - hand.foes_trumps / 2 if top else 0.0, small_trump=not top
        )
    return More(
        cash_risk=hand.foes_trumps if top else 0.0,
        foe_last=bool(sight.later) and sight.later[-1] not in sight.mates,
        length=hand.lengths[card.cls],
    )


def _reason(card: Card, sight: TrickSight) -> Message:
    reason = trick_reasons.reason(card, sight)
    if sight.mates:
        return reason
    return Message(_ALONE.get(reason.id, reason.id), reason.args, reason.rule)
