"""What becomes of a trick of sets: the later seats answer with hands drawn at random.

Each world that fits what the seat knows is played to the end of the trick: an opponent beats if
that costs no trump or the trick is worth them, else gives its cheapest cards; a partner gives
points where nobody can take them any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from kozel.core.moves import Seat
from kozel.core.worlds import Worlds
from kozel.players.reading.sets import Set, SetSight, beatings
from kozel.players.reading.tricks import Card

WORLDS = 16
"""So many are looked at."""
TRUMP_PRICE = 5
"""Card points in the trick for which a trump is spent."""
HAND = "hand:"
DISCARDS = "discards"


class World(msgspec.Struct, frozen=True):
    """The hands of the others, and the points that lie face down in the trick."""

    hands: dict[Seat, Set]
    face_down: int


class End(msgspec.Struct, frozen=True):
    """How a trick ended: who took it, how many points, and the cards that each has left of those
    whose hands are known in that world."""

    taker: Seat
    points: int
    left: dict[Seat, Set]


def drawn_worlds(sight: SetSight, source: Random) -> tuple[World, ...]:
    """Some worlds that fit what the seat knows."""
    if not sight.unseen:
        return (World(dict(sight.shown), 0),)
    worlds = Worlds(sight.unknown)
    return tuple(_likely(sight, worlds, source) for _ in range(WORLDS))


def _likely(sight: SetSight, worlds: Worlds, source: Random) -> World:
    """A world; where somebody seems to gather trumps, of two the one with more of them there."""
    world = _world(sight, worlds.draw(source))
    if not (sight.claims and sight.gathering):
        return world
    other = _world(sight, worlds.draw(source))
    return max(world, other, key=lambda each: _gathered(sight, each))


def _gathered(sight: SetSight, world: World) -> int:
    return sum(card.trump for seat in sight.gathering for card in world.hands[seat])


def _world(sight: SetSight, laid: dict[int, tuple[str, ...]]) -> World:
    hands = dict(sight.shown)
    face_down = 0
    for at, place in enumerate(sight.unknown.places):
        cards = tuple(sight.facts[piece] for piece in laid[at])
        if place.zone.startswith(HAND):
            seat = int(place.zone.removeprefix(HAND))
            hands[seat] = hands.get(seat, ()) + cards
        elif place.zone == DISCARDS:
            face_down += sum(card.points for card in cards)
    return World(hands, face_down)


def played_on(sight: SetSight, world: World, cards: Set, *, beat: bool) -> End:
    """The end of the trick if the seat leads or beats with these cards, or discards them."""
    top, holder = (cards, sight.me) if beat else (sight.top, sight.holder)
    points = sight.on_table + world.face_down + _points(cards)
    left = {**world.hands, sight.me: _without(sight.hand, cards)}
    for at, seat in enumerate(sight.later):
        hand = world.hands[seat]
        friends = seat == holder or _partners(sight, seat, holder)
        answer = None if friends else _worthwhile(sight, hand, top, points)
        if answer is not None:
            top, holder = answer, seat
        else:
            last = at == len(sight.later) - 1
            answer = _given(hand, len(top), generous=friends and last)
        points += _points(answer)
        left[seat] = _without(hand, answer)
    return End(holder, points, left)


def _without(hand: Set, cards: Set) -> Set:
    return tuple(card for card in hand if card not in cards)


def _partners(sight: SetSight, one: Seat, other: Seat) -> bool:
    """Whether two seats play together: teams alternate."""
    return bool(sight.mates) and one % 2 == other % 2


def _worthwhile(sight: SetSight, hand: Set, top: Set, points: int) -> Set | None:
    """The cheapest set that beats, if it is worth its trumps."""
    best = min(beatings(hand, top), key=price, default=None)
    if best is None:
        return None
    spent = sum(card.trump for card in best) - sum(card.trump for card in top)
    gained = points + _points(best)
    return best if spent <= 0 or gained >= TRUMP_PRICE * spent or not sight.drawing else None


def price(cards: Sequence[Card]) -> tuple[int, int]:
    """How much is given away, trumps first."""
    return sum(card.trump for card in cards), sum(card.power for card in cards)


def _given(hand: Set, number: int, *, generous: bool) -> Set:
    """What is thrown: to a partner the points, to an opponent the cheapest."""
    if generous:
        return tuple(sorted(hand, key=lambda card: (card.trump, -card.points))[:number])
    return tuple(sorted(hand, key=lambda card: (card.trump, card.points, card.power))[:number])


def _points(cards: Sequence[Card]) -> int:
    return sum(card.points for card in cards)


def each_end(sight: SetSight, worlds: Sequence[World], cards: Set, *, beat: bool) -> Iterator[End]:
    """How the trick ends in each world."""
    return (played_on(sight, world, cards, beat=beat) for world in worlds)
