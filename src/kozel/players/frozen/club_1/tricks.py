"""How club plays tricks: what a card may win now against what it is worth kept (C12).

A card's price is the sum of its terms times their weights. The weights were found by playing
many deals to their end after each card and fitting the results; only `over_mate`, `cash` and
`futile` are set by principle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kozel.players.reading.tricks import Card, TrickSight, beats, winning

EAGER, GREED = 0.6, 0.24
"""How likely an opponent who can takes a trick: at least so, and more for each point in it."""
HELPS, RESCUES = 1.0, 0.3
"""How likely a partner who can takes the trick: from an opponent, or back from a later one."""
STRONGER = 0.5
"""How much an opponent between, who may beat the trick too, spoils the partner's chance."""
NONE = 0.01
"""A number of unseen trumps below this is none."""


class Terms(NamedTuple):
    """What a card does; the weights are a value of the same type.

    This trick: `swing`, the points on the table if the own side takes them, less if not;
    `waste`, a high trump that does not take; `over_mate`, taking from the partner. Given away
    for later: a `trump`, its height among the unseen ones and the square of it, the top one,
    card points, a `master` card; `short`, a lone card shed. A lead: of a top trump, of a master
    (`cash`), of a `lone` card, of points in danger; `futile` trumps draw the partner's alone.
    """

    swing: float = 0.0
    waste: float = 0.0
    over_mate: float = 0.0
    trump: float = 0.0
    trump_height: float = 0.0
    trump_high: float = 0.0
    trump_top: float = 0.0
    trump_points: float = 0.0
    points: float = 0.0
    master: float = 0.0
    short: float = 0.0
    lead_top: float = 0.0
    cash: float = 0.0
    lone: float = 0.0
    lead_points: float = 0.0
    futile: float = 0.0


WEIGHTS = Terms(
    swing=0.41,
    waste=-3.17,
    over_mate=-0.5,
    trump=1.04,
    trump_height=3.73,
    trump_high=-7.0,
    trump_top=-2.18,
    trump_points=0.05,
    points=0.09,
    master=-0.87,
    short=2.84,
    lead_top=3.5,
    cash=0.3,
    lone=-1.48,
    lead_points=0.11,
    futile=-10.0,
)


class Hand(msgspec.Struct, frozen=True):
    """The own hand against all that is unseen. `foes_trumps`, `mates_trumps`: as expected.
    `lengths`: own cards by class. `masters`: own cards that no unseen card of their class
    beats. `height`: per own trump the share of the unseen trumps below it."""

    trumps: int
    foes_trumps: float
    mates_trumps: float
    lengths: dict[str, int]
    masters: frozenset[str]
    height: dict[str, float]


class Outlook(msgspec.Struct, frozen=True):
    """What comes of the trick if a card is played. `ours`: the chance that the own side takes
    it. `takes`: whether this card holds it now; `over_mate`: taken from the partner."""

    ours: float
    takes: bool
    over_mate: bool
    on_table: int


def survey(sight: TrickSight) -> Hand:
    """Count the own hand against the unseen cards."""
    unseen: dict[str, Card] = {}
    foes = mates = 0.0
    for seat, cards in sight.chances.items():
        trumps = 0.0
        for card, chance in cards:
            unseen[card.piece] = card
            if card.trump:
                trumps += chance
        if seat in sight.mates:
            mates += trumps
        else:
            foes += trumps
    lengths: dict[str, int] = {}
    for card in sight.hand:
        lengths[card.cls] = lengths.get(card.cls, 0) + 1
    tops: dict[str, int] = {}
    for card in unseen.values():
        tops[card.cls] = max(card.power, tops.get(card.cls, -1))
    powers = [card.power for card in unseen.values() if card.trump]
    return Hand(
        sum(card.trump for card in sight.hand),
        foes,
        mates,
        lengths,
        frozenset(card.piece for card in sight.hand if card.power > tops.get(card.cls, -1)),
        {
            card.piece: sum(power < card.power for power in powers) / max(1, len(powers))
            for card in sight.hand
            if card.trump
        },
    )


def can_take(cards: Sequence[tuple[Card, float]], led: str, best: Card) -> float:
    """The chance that the holder of such cards can take the trick from `best`."""
    none_led = no_higher = no_trump = 1.0
    for card, chance in cards:
        if card.cls == led:
            none_led *= 1 - chance
            if beats(card, best):
                no_higher *= 1 - chance
        elif card.trump and beats(card, best):
            no_trump *= 1 - chance
    return (1 - no_higher) + none_led * (1 - no_trump)


def outlook(card: Card, sight: TrickSight) -> Outlook:
    """What comes of the trick if the card is played."""
    trick = (*sight.trick, (sight.me, card))
    led = sight.led or card.cls
    holder, best = winning(trick, led)
    held = holder == sight.me or holder in sight.mates
    ours = 1.0 if held else 0.0
    on_table = sum(played.points for _, played in trick)
    open_to_mate = 1.0
    for seat in sight.later:
        able = can_take(sight.chances[seat], led, best)
        if seat in sight.mates:
            ours += (1 - ours) * able * (RESCUES if held else HELPS * open_to_mate)
        else:
            ours *= 1 - able * min(1.0, EAGER + GREED * on_table)
            open_to_mate *= 1 - STRONGER * able
    takes = holder == sight.me
    over = takes and bool(sight.trick) and winning(sight.trick, led)[0] in sight.mates
    return Outlook(ours, takes, over, on_table)


def terms(card: Card, sight: TrickSight, hand: Hand) -> Terms:
    """The card in terms of what it does."""
    seen = outlook(card, sight)
    leads = not sight.trick
    top = card.piece in hand.masters
    swing = (2 * seen.ours - 1) * seen.on_table
    if card.trump:
        height = hand.height[card.piece]
        return Terms(
            swing=swing,
            over_mate=seen.over_mate,
            waste=0.0 if leads or seen.takes else height,
            trump=1,
            trump_height=height,
            trump_high=height**2,
            trump_top=top,
            trump_points=card.points,
            lead_top=leads and top,
            futile=leads and hand.foes_trumps < NONE < hand.mates_trumps,
        )
    lone = hand.lengths[card.cls] == 1
    return Terms(
        swing=swing,
        over_mate=seen.over_mate,
        points=card.points,
        master=top,
        short=lone and hand.trumps > 0,
        cash=leads and top,
        lone=leads and lone,
        lead_points=0 if top else leads * card.points,
    )


def best_card(sight: TrickSight, cards: Sequence[Card]) -> Card:
    """The card with the best price; of equal ones the lowest."""
    hand = survey(sight)

    def price(card: Card) -> tuple[float, int]:
        does = terms(card, sight, hand)
        return sum(t * weight for t, weight in zip(does, WEIGHTS, strict=True)), -card.power

    return max(cards, key=price)


def best_suit(cards: Sequence[Card], suits: Sequence[str]) -> str:
    """The trump suit to name: the longest one; of equal ones that which leaves aces and voids
    beside it."""

    def worth(suit: str) -> int:
        value = 4 * sum(card.cls == suit for card in cards)
        for other in suits:
            beside = [card for card in cards if card.cls == other]
            if other != suit:
                value += 2 * (not beside or any(card.points > 10 for card in beside))
        return value

    return max(suits, key=worth)
