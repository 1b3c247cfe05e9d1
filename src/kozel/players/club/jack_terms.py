"""How club plays where any card may be put to any lead (C7): what a card may win now against
what it is worth kept (C12).

A card's price is the sum of its terms times their weights. The weights were found by playing
many deals to their end after each card and fitting the results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kozel.players.reading.jacks import JackSight, chance_of_one, holding
from kozel.players.reading.tricks import Card, beats

CHEAPLY = 0.9
"""How likely an opponent takes a trick who can do it with a plain card."""
EAGER, GREED = 0.45, 0.04
"""How likely one does who needs a trump or a jack: at least so, and more for each point."""
HELPS, RESCUES = 0.8, 0.4
"""How likely a partner who can takes the trick: from an opponent, or back from a later one."""


class Terms(NamedTuple):
    """What a card does; the weights are a value of the same type.

    This trick: `swing`, the points on the table if the own side takes them, less the others'
    share if not; `over_mate`, taking from the partner; `waste`, a trump or jack that does not
    take; `led_points`, points led; `led_trump`, a trump or jack led. Given away for later: a
    `trump` or jack, its height among the unseen ones and the square of it, the `top` one, and
    its points; card `points` of a plain card, a `master` of its suit. What is kept is worth
    another price near the end: the `late_` terms are divided by the tricks that are left.
    """

    swing: float = 0.0
    over_mate: float = 0.0
    waste: float = 0.0
    led_points: float = 0.0
    led_trump: float = 0.0
    trump: float = 0.0
    height: float = 0.0
    high: float = 0.0
    top: float = 0.0
    trump_points: float = 0.0
    points: float = 0.0
    master: float = 0.0
    late_trump: float = 0.0
    late_height: float = 0.0
    late_points: float = 0.0


DUEL = Terms(
    swing=0.79,
    waste=0.49,
    led_points=0.49,
    led_trump=5.91,
    trump=-7.7,
    height=1.56,
    high=-4.07,
    top=-1.22,
    trump_points=-0.67,
    points=-0.28,
    master=-0.92,
    late_trump=-0.72,
    late_height=-6.23,
    late_points=1.18,
)
"""For two with all their cards in hand."""

DRAWING = Terms(
    swing=0.81,
    waste=2.1,
    led_points=0.37,
    led_trump=5.92,
    trump=-5.04,
    height=-1.61,
    high=-0.57,
    top=-0.53,
    trump_points=-0.92,
    points=-0.33,
    master=-0.34,
    late_trump=-4.79,
    late_height=-4.67,
    late_points=2.8,
)
"""For two who draw from a stock."""

ALONE = Terms(
    swing=0.78,
    waste=-4.2,
    led_points=0.12,
    led_trump=4.21,
    trump=-3.33,
    height=-3.31,
    high=-9.4,
    top=-3.94,
    trump_points=-0.16,
    points=0.09,
    master=-0.38,
    late_trump=4.43,
    late_height=7.99,
    late_points=0.4,
)
"""For three and more, each for themselves."""

TEAM = Terms(
    swing=0.69,
    over_mate=-2.59,
    waste=-3.47,
    led_points=0.16,
    led_trump=3.08,
    trump=-2.15,
    height=-2.17,
    high=-8.06,
    top=-2.91,
    trump_points=-0.15,
    points=-0.02,
    master=-1.61,
    late_trump=2.33,
    late_height=-0.35,
    late_points=0.8,
)
"""With partners."""


class Survey(msgspec.Struct, frozen=True):
    """The unseen cards in numbers. `trumps`: the powers of those that are trumps or jacks;
    `tops`: the highest power by class."""

    trumps: tuple[int, ...]
    tops: dict[str, int]


class Outlook(msgspec.Struct, frozen=True):
    """What comes of the trick if a card is played. `ours`: the chance that the own side takes
    it. `takes`: whether this card holds it now; `over_mate`: taken from the partner."""

    ours: float
    takes: bool
    over_mate: bool
    on_table: int


def survey(sight: JackSight) -> Survey:
    """Count what is out."""
    tops: dict[str, int] = {}
    for card in sight.unseen:
        tops[card.cls] = max(card.power, tops.get(card.cls, -1))
    return Survey(tuple(card.power for card in sight.unseen if card.trump), tops)


def beaten(sight: JackSight, seat: int, best: Card, stake: int) -> float:
    """How likely this opponent takes the trick from `best`."""
    held, unseen = sight.out[seat], len(sight.unseen)
    higher = [card for card in sight.unseen if beats(card, best)]
    costly = sum(card.trump for card in higher)
    cheap = CHEAPLY * chance_of_one(unseen, len(higher) - costly, held)
    shown = any(beats(card, best) for card in sight.shown[seat])
    dear = 1.0 if shown else chance_of_one(unseen, costly, held)
    return cheap + (1 - cheap) * dear * min(1.0, EAGER + GREED * stake)


def outlook(card: Card, sight: JackSight) -> Outlook:
    """What comes of the trick if the card is played."""
    holder, best = holding(sight, card)
    on_table = sight.on_table + card.points
    held = holder == sight.me or holder in sight.mates
    ours = 1.0 if held else 0.0
    for seat in sight.later:
        if seat in sight.mates:
            able = chance_of_one(
                len(sight.unseen),
                sum(beats(other, best) for other in sight.unseen),
                sight.out[seat],
            )
            ours += (1 - ours) * able * (RESCUES if held else HELPS)
        else:
            ours *= 1 - beaten(sight, seat, best, on_table)
    takes = holder == sight.me
    over = takes and bool(sight.trick) and holding(sight)[0] in sight.mates
    return Outlook(ours, takes, over, on_table)


def terms(card: Card, sight: JackSight, seen: Survey) -> Terms:
    """The card in terms of what it does."""
    hope = outlook(card, sight)
    leads = not sight.trick
    swing = (hope.ours - (1 - hope.ours) / (sight.sides - 1)) * hope.on_table
    late = 1 / (1 + sight.tricks)
    top = card.power > seen.tops.get(card.cls, -1)
    if card.trump:
        height = sum(power < card.power for power in seen.trumps) / max(1, len(seen.trumps))
        return Terms(
            swing=swing,
            over_mate=hope.over_mate,
            waste=0.0 if leads or hope.takes else height,
            led_trump=leads,
            led_points=leads * card.points,
            trump=1,
            height=height,
            high=height**2,
            top=top,
            trump_points=card.points,
            late_trump=late,
            late_height=late * height,
            late_points=late * card.points,
        )
    return Terms(
        swing=swing,
        over_mate=hope.over_mate,
        led_points=leads * card.points,
        points=card.points,
        master=top,
        late_points=late * card.points,
    )


def weights(sight: JackSight) -> Terms:
    """The weights that hold at this table."""
    if sight.mates:
        return TEAM
    if sight.sides > 2:
        return ALONE
    return DRAWING if sight.drawing else DUEL


def best_card(sight: JackSight, cards: Sequence[Card]) -> Card:
    """The card with the best price; of equal ones the lowest."""
    seen, scale = survey(sight), weights(sight)

    def price(card: Card) -> tuple[float, int]:
        does = terms(card, sight, seen)
        return sum(t * weight for t, weight in zip(does, scale, strict=True)), -card.power

    return max(cards, key=price)
