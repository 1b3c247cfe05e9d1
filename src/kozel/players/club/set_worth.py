"""What cards in hand are worth for the rest of a deal of sets (C12).

The worth of a hand is the sum of its terms times their weights: the card points that it brings
its side later, beyond an equal share. The weights were found by playing many deals to their end
and fitting the results; they differ while hands are filled up and after that.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from kozel.players.reading.sets import Set, SetSight

JACK, QUEEN, KING, TEN, ACE = 2, 3, 4, 10, 11


class Terms(NamedTuple):
    """A hand in terms of what it holds; the weights are a value of the same type.

    Of plain cards the numbers of each kind by points, of `masters` that nothing unseen of their
    suit beats, and `company`: those that are not the first of their suit. Of trumps the number,
    their height among the unseen ones and its square, their points. `alike`: cards that are not
    the first of their rank, where ranks are led. `lead`: whose turn it is to lead, `mate_leads` a
    partner's; `bare_lead`: to lead where there are no trumps. Where four trumps win the deal:
    whether there are two or three.
    """

    empty: float = 0.0
    jack: float = 0.0
    queen: float = 0.0
    king: float = 0.0
    ten: float = 0.0
    ace: float = 0.0
    masters: float = 0.0
    company: float = 0.0
    trumps: float = 0.0
    height: float = 0.0
    high: float = 0.0
    trump_points: float = 0.0
    alike: float = 0.0
    lead: float = 0.0
    mate_leads: float = 0.0
    bare_lead: float = 0.0
    two_for_bura: float = 0.0
    three_for_bura: float = 0.0


WHILE_DRAWING = Terms(
    empty=-2.5,
    jack=-1.6,
    queen=-1.4,
    king=-2.0,
    ten=-2.05,
    ace=-1.0,
    masters=-0.45,
    company=1.65,
    trumps=1.75,
    height=2.2,
    high=2.2,
    trump_points=0.14,
    alike=-0.5,
    lead=-0.35,
    mate_leads=-1.45,
    bare_lead=19.2,
    two_for_bura=2.35,
    three_for_bura=7.2,
)
AT_THE_END = Terms(
    empty=-2.6,
    jack=-2.4,
    queen=-2.05,
    king=-2.45,
    ten=-3.65,
    ace=-3.55,
    company=1.95,
    trumps=0.2,
    height=-3.7,
    high=9.2,
    trump_points=0.28,
    alike=3.75,
    lead=-0.25,
    mate_leads=-0.8,
    bare_lead=6.9,
)
"""While hands are filled up from the stock, and when they are no longer."""


class Ranking(msgspec.Struct, frozen=True):
    """The cards of a deal against those that one seat has not seen: the share of the unseen
    trumps below each trump, and the plain cards that nothing unseen of their suit beats.
    `bare`: there are no trumps; `by_rank`: cards of a rank may be led together."""

    height: dict[str, float]
    masters: frozenset[str]
    bare: bool
    by_rank: bool


def ranking_of(sight: SetSight) -> Ranking:
    """The ranking of all cards for this seat."""
    powers = [card.power for card in sight.unseen if card.trump]
    tops: dict[str, int] = {}
    for card in sight.unseen:
        tops[card.cls] = max(card.power, tops.get(card.cls, -1))
    height: dict[str, float] = {}
    masters = set()
    for card in sight.facts.values():
        if card.trump:
            below = sum(power < card.power for power in powers)
            height[card.piece] = below / len(powers) if powers else 1.0
        elif card.power > tops.get(card.cls, -1):
            masters.add(card.piece)
    return Ranking(height, frozenset(masters), not height, sight.by_rank)


def terms(hand: Set, ranking: Ranking) -> Terms:
    """The hand in terms of what it holds, whoever leads."""
    plain = [card for card in hand if not card.trump]
    trumps = [card for card in hand if card.trump]
    points = [card.points for card in plain]
    heights = [ranking.height[card.piece] for card in trumps]
    return Terms(
        points.count(0),
        points.count(JACK),
        points.count(QUEEN),
        points.count(KING),
        points.count(TEN),
        points.count(ACE),
        sum(card.piece in ranking.masters for card in plain),
        len(plain) - len({card.cls for card in plain}),
        len(trumps),
        sum(heights),
        sum(height**2 for height in heights),
        sum(card.points for card in trumps),
        (len(hand) - len({card.piece[0] for card in hand})) * ranking.by_rank,
    )


def weights(sight: SetSight) -> Terms:
    """The weights that hold now."""
    return WHILE_DRAWING if sight.drawing else AT_THE_END


def worth(holds: Terms, weight: Terms) -> float:
    """The worth of a hand with these terms."""
    return sum(term * by for term, by in zip(holds, weight, strict=True))
