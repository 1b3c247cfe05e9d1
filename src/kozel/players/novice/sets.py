"""How novice plays sets: leads what is long and cheap, beats what can be beaten, keeps the rest.

Counts nothing but its own pile, with which it claims; declares whatever it holds, takes a
partner's trumps when offered.
"""

from __future__ import annotations

from kozel.cards.sets.counting import ENOUGH
from kozel.core.messages import Message
from kozel.core.moves import Choose, Pick, Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.sets import (
    CLAIM,
    Set,
    SetSight,
    counted,
    discards_of,
    is_sets,
    plays_of,
    set_sight,
)

RICH = 10
"""Card points for which trumps are spent."""
TRUMP = 5
"""Card points that a trump in hand is worth."""


def claim(view: View, offer: Offer) -> Decision | None:
    """61 points in one's own pile win at once (C9.5)."""
    number = counted(view)[view.seating.side(view.viewer)] if is_sets(view) else 0
    if CLAIM not in offer.moves or number < ENOUGH:
        return None
    return Decision(CLAIM, Message("reason-set-claim", {"number": number}, "C9.5"))


def declare(view: View, offer: Offer) -> Decision | None:
    """Whatever combination is held."""
    declared = [m for m in offer.moves if isinstance(m, Choose) and m.word == "declare"]
    if not is_sets(view) or not declared:
        return None
    return Decision(declared[0], Message("reason-set-declare", {"combo": declared[0].value}))


def judge(view: View, offer: Offer) -> Decision | None:
    """A lead, an answer, or the card that comes back for last trumps."""
    if not is_sets(view):
        return None
    plays, discards = plays_of(offer), discards_of(offer)
    returns = [m for m in offer.lawful if isinstance(m, Pick) and m.word == "give_back"]
    if len(plays) + len(discards) + len(returns) < 2:
        return None
    sight = set_sight(view)
    if returns:
        back = min(returns, key=lambda each: _cost(_cards(sight, each)))
        return _say(back, "reason-set-return")
    if not sight.top:
        return _lead(sight, plays)
    return _answer(sight, plays, discards)


def _lead(sight: SetSight, plays: list[Play]) -> Decision:
    """The most plain cards at once, of them the cheapest."""
    best = min(plays, key=lambda play: _cost(_cards(sight, play), long=True))
    several = len(best.parts) > 1
    return _say(best, "reason-set-lead-several" if several else "reason-set-lead-cheap")


def _answer(sight: SetSight, plays: list[Play], discards: list[Pick]) -> Decision:
    """Take what an opponent holds if it can be had without trumps, or is worth them; a partner
    is given points."""
    if sight.holder in sight.mates:
        rich = max(discards, key=lambda each: _smear(_cards(sight, each)))
        told = Message("reason-set-give-safe", {"card": rich.pieces, "seat": sight.holder})
        return Decision(rich, told)
    cheap = min(plays, key=lambda play: _cost(_cards(sight, play)), default=None)
    if cheap is not None:
        trumps = any(card.trump for card in _cards(sight, cheap))
        if not trumps or sight.on_table >= RICH or not sight.later:
            return _say(cheap, "reason-set-beat")
    least = min(discards, key=lambda each: _cost(_cards(sight, each)))
    return _say(least, "reason-set-throw-empty")


def _say(move: Play | Pick, text: str) -> Decision:
    return Decision(move, Message(text, {"card": move.pieces}))


def _cards(sight: SetSight, move: Play | Pick) -> Set:
    return tuple(sight.facts[piece] for piece in move.pieces)


def _smear(cards: Set) -> tuple[int, int]:
    """What a partner is given: no trumps if it can be helped, and many points."""
    return -sum(card.trump for card in cards), sum(card.points for card in cards)


def _cost(cards: Set, *, long: bool = False) -> tuple[int, int, int, int]:
    """What is given away: for leads trumps and then few cards, else points and trumps at their
    price; of equals the height."""
    trumps = sum(card.trump for card in cards)
    points = sum(card.points for card in cards)
    return (
        trumps if long else 0,
        -len(cards) if long else 0,
        points + TRUMP * trumps,
        sum(card.power for card in cards),
    )
