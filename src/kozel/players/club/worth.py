"""What a hand is worth to one who plays alone: the card points its tricks should bring.

Features of the hand times weights; the weights were found by playing many deals to their end
and fitting the points that the soloist took.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from kozel.core.moves import Piece
from kozel.core.views import View
from kozel.players.reading.tricks import Card, facts_of, own_hand

TRUMPS = "T"
"""The class of all trumps."""
MANY = 5
"""Trumps above this number are counted once more."""


class Features(NamedTuple):
    """What a hand has; the weights are a value of the same type.

    Of its trumps: their number, how far that is above `MANY`, the shares of the other trumps
    below each, how many nobody can beat, their card points. Of each plain suit: the top card;
    the second with it, guarded by a lower one, or bare; lower cards; a suit that is lacking, or
    held by one card only that is not the top.
    """

    one: float = 1.0
    trumps: float = 0.0
    many: float = 0.0
    height: float = 0.0
    unbeatable: float = 0.0
    trump_points: float = 0.0
    top: float = 0.0
    second_with_top: float = 0.0
    second_guarded: float = 0.0
    second_bare: float = 0.0
    lower: float = 0.0
    lacking: float = 0.0
    lone: float = 0.0


WEIGHTS = Features(
    one=0.68,
    trumps=2.96,
    many=2.72,
    height=1.79,
    unbeatable=3.1,
    trump_points=0.56,
    top=9.03,
    second_with_top=-0.61,
    second_guarded=2.26,
    second_bare=-3.97,
    lower=-2.89,
    lacking=6.5,
    lone=-0.56,
)


class Ranking(msgspec.Struct, frozen=True):
    """How the cards rank under a trump suit. `trumps`: the powers of all trumps; `heads`: the
    powers of the two highest cards of each plain suit, the highest first."""

    suit: str
    facts: Mapping[Piece, Card]
    trumps: tuple[int, ...]
    heads: Mapping[str, tuple[int, int]]

    @classmethod
    def of(cls, suit: str, facts: Mapping[Piece, Card]) -> Ranking:
        """The ranking with the cards of the suit as trumps below those that are trumps already."""
        ranked = {
            piece: msgspec.structs.replace(card, cls=TRUMPS, trump=True)
            if card.cls == suit
            else card
            for piece, card in facts.items()
        }
        plain: dict[str, list[int]] = {}
        for card in ranked.values():
            if not card.trump:
                plain.setdefault(card.cls, []).append(card.power)
        heads = {}
        for each, powers in plain.items():
            best, second = sorted(powers, reverse=True)[:2]
            heads[each] = (best, second)
        trumps = tuple(card.power for card in ranked.values() if card.trump)
        return cls(suit, ranked, trumps, heads)


def rankings(view: View) -> tuple[Ranking, ...]:
    """How the cards rank under the trump suit, or under each that can still be named."""
    facts = facts_of(view)
    trump = view.table.named.get("trump")
    suits = {trump} if trump else {card.cls for card in facts.values() if not card.trump}
    return tuple(Ranking.of(suit, facts) for suit in sorted(suits))


def features(own: Iterable[Piece], ranking: Ranking) -> Features:
    """The hand against all other cards of the deck."""
    trumps: list[Card] = []
    plain: dict[str, list[int]] = {suit: [] for suit in ranking.heads}
    for piece in own:
        card = ranking.facts[piece]
        if card.trump:
            trumps.append(card)
        else:
            plain[card.cls].append(card.power)
    held = {card.power for card in trumps}
    against = [power for power in ranking.trumps if power not in held]
    highest = max(against, default=-1)
    below = sum(power < card.power for card in trumps for power in against)
    return Features(
        trumps=len(trumps),
        many=max(0, len(trumps) - MANY),
        height=below / max(1, len(against)),
        unbeatable=sum(card.power > highest for card in trumps),
        trump_points=sum(card.points for card in trumps),
        **_plain(plain, ranking),
    )


def _plain(plain: Mapping[str, list[int]], ranking: Ranking) -> dict[str, float]:
    """The plain suits, summed up."""
    top = with_top = guarded = bare = lower = lacking = lone = 0
    for suit, (best, second) in ranking.heads.items():
        powers = plain[suit]
        if not powers:
            lacking += 1
            continue
        rest = sum(power < second for power in powers)
        has_top, has_second = best in powers, second in powers
        top += has_top
        lower += rest
        with_top += has_second and has_top
        guarded += has_second and not has_top and rest > 0
        bare += has_second and not has_top and rest == 0
        lone += len(powers) == 1 and not has_top
    return {
        "top": top,
        "second_with_top": with_top,
        "second_guarded": guarded,
        "second_bare": bare,
        "lower": lower,
        "lacking": lacking,
        "lone": lone,
    }


def worth(own: Iterable[Piece], ranking: Ranking) -> float:
    """The card points that the hand should take, alone against the others."""
    return sum(w * f for w, f in zip(WEIGHTS, features(own, ranking), strict=True))


def best_trump(view: View) -> tuple[str, float]:
    """The trump suit under which the viewer's hand is worth most, and how much."""
    own = own_hand(view)
    found = {ranking.suit: worth(own, ranking) for ranking in rankings(view)}
    best = max(found, key=found.__getitem__)
    return best, found[best]
