"""How club plays where everyone plays alone for few points (C10.3).

As in `club_1.tricks` a card's price is the sum of its terms times their weights, found by
playing many deals to their end after each card and fitting the points that were avoided.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kozel.core.messages import Arg, Message
from kozel.core.moves import Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.tricks import (
    Card,
    TrickSight,
    beats,
    facts_of,
    for_least,
    is_card_play,
    talon_points,
    trick_sight,
    winning,
)

LIKELY = 0.5
DEAR = 10
"""Card points that are worth getting rid of."""


class Terms(NamedTuple):
    """What a card does; the weights are a value of the same type.

    `take`: the chance that it takes the trick; `taken`: the points on the table and its own,
    by that chance. By the chance that somebody else takes: its points (`given`) and how many
    unseen cards of its suit are below it (`danger`), and whether it is a trump (`trump_away`,
    `trump_danger`). Whatever becomes of the trick: `trump`, `height` as in `danger`; the last
    card of its suit (`ends`). A lead: `lead_unseen`, the share of its suit that others hold.
    """

    take: float = 0.0
    taken: float = 0.0
    given: float = 0.0
    danger: float = 0.0
    trump_away: float = 0.0
    trump_danger: float = 0.0
    trump: float = 0.0
    height: float = 0.0
    trump_height: float = 0.0
    ends: float = 0.0
    lead_unseen: float = 0.0
    lead_points: float = 0.0


WEIGHTS = Terms(
    take=1.73,
    taken=-0.45,
    given=0.23,
    danger=8.59,
    trump_away=9.1,
    trump_danger=3.38,
    trump=-10.64,
    height=-5.91,
    trump_height=8.74,
    ends=2.7,
    lead_unseen=0.58,
    lead_points=-0.19,
)


class Hand(msgspec.Struct, frozen=True):
    """The own hand against the unseen cards: by class the own number and the unseen powers."""

    lengths: dict[str, int]
    unseen: dict[str, tuple[int, ...]]

    def height(self, card: Card) -> float:
        """The share of the unseen cards of its class that are below the card; 1 with none."""
        powers = self.unseen.get(card.cls, ())
        return sum(power < card.power for power in powers) / len(powers) if powers else 1.0


def judge(view: View, offer: Offer) -> Decision | None:
    """Which card to play where few points are wanted."""
    if not for_least(view) or not is_card_play(view, offer):
        return None
    sight = trick_sight(view)
    facts = facts_of(view)
    plays = {move.pieces[0]: move for move in offer.lawful if isinstance(move, Play)}
    card = best_card(sight, [facts[piece] for piece in plays], talon_points(view))
    return Decision(plays[card.piece], _reason(card, sight))


def survey(sight: TrickSight) -> Hand:
    """Count the own hand against the unseen cards."""
    lengths: dict[str, int] = {}
    for card in sight.hand:
        lengths[card.cls] = lengths.get(card.cls, 0) + 1
    unseen: dict[str, dict[str, int]] = {}
    for cards in sight.chances.values():
        for card, _ in cards:
            unseen.setdefault(card.cls, {})[card.piece] = card.power
    return Hand(lengths, {cls: tuple(powers.values()) for cls, powers in unseen.items()})


def taking(card: Card, sight: TrickSight) -> float:
    """The chance that the card takes the trick, when all others stay below it if they can."""
    led = sight.led or card.cls
    holder, best = winning((*sight.trick, (sight.me, card)), led)
    if holder != sight.me:
        return 0.0
    chance = 1.0
    for seat in sight.later:
        chance *= 1 - _must_beat(sight.chances[seat], led, best)
    return chance


def _must_beat(cards: Sequence[tuple[Card, float]], led: str, best: Card) -> float:
    """The chance that the holder of such cards follows suit and has nothing below `best`."""
    none_below = none_above = 1.0
    for card, chance in cards:
        if card.cls == led:
            if beats(card, best):
                none_above *= 1 - chance
            else:
                none_below *= 1 - chance
    return none_below * (1 - none_above)


def terms(card: Card, sight: TrickSight, hand: Hand, extra: float) -> Terms:
    """The card in terms of what it does. `extra`: points that go with the trick beside its
    cards, from the talon."""
    take = taking(card, sight)
    height = hand.height(card)
    leads = not sight.trick and not sight.led
    table = card.points + extra + sum(played.points for _, played in sight.trick)
    trump = card.trump
    return Terms(
        take=take,
        taken=take * table,
        given=(1 - take) * card.points,
        danger=0.0 if trump else (1 - take) * height,
        trump_away=(1 - take) * trump,
        trump_danger=(1 - take) * height if trump else 0.0,
        trump=trump,
        height=0.0 if trump else height,
        trump_height=height if trump else 0.0,
        ends=hand.lengths[card.cls] == 1 and not trump,
        lead_unseen=len(hand.unseen.get(card.cls, ())) / 8 if leads else 0.0,
        lead_points=leads * card.points,
    )


def best_card(sight: TrickSight, cards: Sequence[Card], extra: float) -> Card:
    """The card with the best price; of equal ones the lowest."""
    hand = survey(sight)

    def price(card: Card) -> tuple[float, int]:
        does = terms(card, sight, hand, extra)
        return sum(t * weight for t, weight in zip(does, WEIGHTS, strict=True)), -card.power

    return max(cards, key=price)


def _reason(card: Card, sight: TrickSight) -> Message:
    told: dict[str, Arg] = {"card": card.piece}
    take = taking(card, sight)
    if take > LIKELY:
        bound = "reason-least-bound" if sight.trick else "reason-least-lead-bound"
        return Message(bound, told, "C10.3")
    if not sight.trick:
        return Message("reason-least-lead", told, "C10.3")
    if take:
        return Message("reason-least-hope", told, "C10.3")
    if card.points >= DEAR:
        return Message("reason-least-give", told, "C10.3")
    return Message("reason-least-below", told, "C10.3")
