"""novice@1: honest and simple, as one plays after the first evening.

Takes what can be had, gives the partner points, throws empties to the opponents; in dominoes
gets rid of the heaviest tile. Counts nothing and remembers nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kozel.core.messages import Message
from kozel.core.moves import GO, Choose, Move, Play
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.dominoes import is_double, is_tile_play, pips
from kozel.players.reading.tricks import (
    Card,
    TrickSight,
    beats,
    facts_of,
    is_card_play,
    own_hand,
    trick_sight,
    winning,
)

RICH = 10
"""Card points for which a trick is worth a trump."""


class Novice1:
    """Plays by a few rules that everybody learns first."""

    id = "novice"
    version = 1

    def choose(self, view: View, offer: Offer, units: int, seed: int) -> Decision:
        """A sensible move, found without counting."""
        moves = offer.lawful
        if not moves:
            return Decision(GO, Message("reason-nothing-to-say"))
        if len(moves) == 1:
            return Decision(moves[0], Message("reason-only-move"))
        if is_tile_play(view, offer):
            return _tile([move for move in moves if isinstance(move, Play)])
        if is_card_play(view, offer):
            return _card(trick_sight(view), facts_of(view), moves)
        named = [move for move in moves if isinstance(move, Choose) and move.word == "trump"]
        if named:
            return _trump(view, named)
        return Decision(Random(seed).choice(moves), Message("reason-no-matter"))  # noqa: S311


def _tile(plays: Sequence[Play]) -> Decision:
    """The heaviest tiles; of equal ones a double."""
    best = max(
        plays,
        key=lambda play: (sum(map(pips, play.pieces)), sum(map(is_double, play.pieces))),
    )
    return Decision(best, Message("reason-heaviest", {"tiles": best.pieces}))


def _trump(view: View, named: Sequence[Choose]) -> Decision:
    """The suit held most of."""
    facts = facts_of(view)
    classes = [facts[piece].cls for piece in own_hand(view)]
    best = max(named, key=lambda move: classes.count(move.value))
    number = classes.count(best.value)
    return Decision(best, Message("reason-name-most", {"suit": best.value, "number": number}))


def _card(sight: TrickSight, facts: dict[str, Card], moves: Sequence[Move]) -> Decision:
    plays = {move.pieces[0]: move for move in moves if isinstance(move, Play)}
    card, text = _lead(sight, plays) if not sight.trick else _follow(sight, facts, plays)
    return Decision(plays[card.piece], Message(text, {"card": card.piece}))


def _lead(sight: TrickSight, plays: dict[str, Play]) -> tuple[Card, str]:
    cards = [card for card in sight.hand if card.piece in plays]
    plain = [card for card in cards if not card.trump]
    tops = [card for card in plain if card.points > RICH]
    if tops:
        return tops[0], "reason-cash-ace"
    if plain:
        return min(plain, key=_thrift), "reason-lead-low"
    return max(cards, key=lambda card: card.power), "reason-lead-top-trump"


def _follow(sight: TrickSight, facts: dict[str, Card], plays: dict[str, Play]) -> tuple[Card, str]:
    cards = [facts[piece] for piece in plays]
    holder, best = winning(sight.trick, sight.led)
    if holder in sight.mates:
        return max(cards, key=lambda card: (not card.trump, card.points)), "reason-give-partner"
    able = [card for card in cards if beats(card, best)]
    worth = sum(card.points for _, card in sight.trick)
    plain = [card for card in able if not card.trump]
    if plain:
        return max(plain, key=lambda card: card.power), "reason-take"
    if able and (sight.led == able[0].cls or worth >= RICH or not sight.later):
        return min(able, key=lambda card: card.power), "reason-take"
    return min(cards, key=_thrift), "reason-throw-empty"


def _thrift(card: Card) -> tuple[bool, int, int]:
    return card.trump, card.points, card.power


NOVICE_1 = Novice1()
