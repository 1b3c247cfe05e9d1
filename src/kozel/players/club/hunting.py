"""How club plays where the queen is hunted (C3.4, C4.5): cards as in `teams`, and the hunt."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kozel.core.messages import Arg, Message
from kozel.core.moves import Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club import teams
from kozel.players.frozen.club_1 import trick_reasons
from kozel.players.frozen.club_1.tricks import Hand, survey
from kozel.players.port import Decision
from kozel.players.reading.hunting import Hunt, caught, hunt_of, is_hunt
from kozel.players.reading.tricks import Card, TrickSight, facts_of, is_card_play, trick_sight


class Prices(msgspec.Struct, frozen=True):
    """What the hunt is worth beside points. `catch`: a queen caught. The others in queens caught:
    `hope`, a hunter kept in hand, by the chance that an opponent holds the queen; `danger`, a
    queen kept in hand, by the chance that an opponent holds the hunter; `bare`, as much more with
    every trump beside her fewer than `COVER`."""

    catch: float = 30.0
    hope: float = 0.3
    danger: float = 0.2
    bare: float = 0.1


PRICES = Prices()
COVER = 3
NEARLY = 0.9
"""A chance that is as good as certain."""


def judge(view: View, offer: Offer) -> Decision | None:
    """Which card to play while the queen is hunted."""
    if not is_hunt(view) or not is_card_play(view, offer):
        return None
    sight = trick_sight(view)
    hunt = hunt_of(view, sight)
    if hunt is None:
        return None
    facts = facts_of(view)
    plays = {move.pieces[0]: move for move in offer.lawful if isinstance(move, Play)}
    cards = [facts[piece] for piece in plays]
    card = best_card(sight, cards, hunt)
    return Decision(plays[card.piece], _reason(card, cards, sight, hunt))


def best_card(
    sight: TrickSight, cards: Sequence[Card], hunt: Hunt, prices: Prices = PRICES
) -> Card:
    """The card with the best price, the hunt included; of equal ones the lowest."""
    hand = survey(sight)
    plain = teams.price_in(sight)

    def price(card: Card) -> float:
        return plain(card) + prices.catch * chase(card, sight, hunt, hand, prices)

    return teams.best_card(cards, price)


def chase(card: Card, sight: TrickSight, hunt: Hunt, hand: Hand, prices: Prices = PRICES) -> float:
    """What playing the card does for the hunt, in queens caught: now, and by what stays in
    hand."""
    now = caught(card, sight, hunt)
    if card.piece == hunt.hunter.piece:
        return now - prices.hope * hunt.by_foes(sight, queen=True)
    if not card.trump or not holds_queen(sight, hunt):
        return now
    beside = hand.trumps - 1
    hunted = hunt.by_foes(sight, queen=False)
    if card.piece == hunt.queen.piece:
        return now + hunted * (prices.danger + prices.bare * max(0, COVER - beside))
    return now - hunted * (prices.bare if beside <= COVER else 0.0)


def holds_queen(sight: TrickSight, hunt: Hunt) -> bool:
    """Whether the queen is in the own hand."""
    return any(card.piece == hunt.queen.piece for card in sight.hand)


def _reason(card: Card, cards: Sequence[Card], sight: TrickSight, hunt: Hunt) -> Message:
    """What the hunt has to do with it, if anything."""
    told: dict[str, Arg] = {"card": card.piece}
    now = caught(card, sight, hunt)
    if now > NEARLY:
        return Message("reason-hunt-catch", told, "C12")
    if card.piece == hunt.hunter.piece and now > 0:
        return Message("reason-hunt-force", told, "C12")
    hunted = hunt.by_foes(sight, queen=False)
    if card.piece == hunt.queen.piece and hunted and not now:
        return Message("reason-hunt-home", told, "C12")
    without = teams.best_card(cards, teams.price_in(sight))
    if without.piece == hunt.queen.piece != card.piece:
        return Message("reason-hunt-hide", told, "C12")
    if without.piece == hunt.hunter.piece != card.piece:
        return Message("reason-hunt-wait", told, "C12")
    return trick_reasons.reason(card, sight)
