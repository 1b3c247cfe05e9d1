"""Why club plays a card, in one sentence: what a friend at the table would say of it (C12)."""

from __future__ import annotations

from kozel.core.messages import Arg, Message
from kozel.players.frozen.club_1.tricks import NONE, Hand, Outlook, outlook, survey
from kozel.players.reading.tricks import Card, TrickSight, winning

LIKELY = 0.5
RICH = 10
ACE = 11


def reason(card: Card, sight: TrickSight) -> Message:
    """Why this card."""
    hand = survey(sight)
    seen = outlook(card, sight)
    if not sight.trick:
        return _lead(card, sight, hand)
    seat, _ = winning(sight.trick, sight.led)
    if seen.takes:
        return _take(card, sight, seen)
    if seat in sight.mates:
        return _to_partner(card, seen, hand, seat)
    return _to_foe(card, sight, seen, hand)


def _say(text: str, card: Card, **args: Arg) -> Message:
    return Message(text, {"card": card.piece, **args}, "C12")


def _lead(card: Card, sight: TrickSight, hand: Hand) -> Message:
    if card.trump:
        if hand.foes_trumps < NONE:
            return _say("reason-lead-trump-free", card)
        return _say(
            "reason-lead-top-trump" if card.piece in hand.masters else "reason-draw-trumps", card
        )
    if card.piece in hand.masters:
        return _say("reason-cash-ace" if card.points == ACE else "reason-cash-master", card)
    for seat in sorted(sight.mates):
        held = sight.chances[seat]
        if any(other.trump for other, _ in held) and not any(
            other.cls == card.cls for other, _ in held
        ):
            return _say("reason-lead-for-ruff", card, seat=seat)
    return _say("reason-lead-lone" if hand.lengths[card.cls] == 1 else "reason-lead-low", card)


def _take(card: Card, sight: TrickSight, seen: Outlook) -> Message:
    if seen.over_mate:
        return _say("reason-take-over", card)
    if not (card.trump and sight.led != card.cls):
        return _say("reason-take" if sight.later else "reason-take-last", card)
    if card.points >= RICH:
        return _say("reason-ruff-points", card)
    return _say(
        "reason-ruff-rich" if seen.on_table >= RICH else "reason-ruff", card, number=seen.on_table
    )


def _to_partner(card: Card, seen: Outlook, hand: Hand, seat: int) -> Message:
    if card.points >= RICH or (card.points and not card.trump):
        return _say("reason-smear" if seen.ours > LIKELY else "reason-add", card, seat=seat)
    if not card.trump and hand.lengths[card.cls] == 1 and hand.trumps:
        return _say("reason-shed-lone", card)
    return _say("reason-leave-to-partner", card, seat=seat)


def _to_foe(card: Card, sight: TrickSight, seen: Outlook, hand: Hand) -> Message:
    if card.points and seen.ours > LIKELY:
        mate = next(seat for seat in sight.later if seat in sight.mates)
        return _say("reason-trust-partner", card, seat=mate)
    if not card.trump and sight.led != card.cls and hand.lengths[card.cls] == 1 and hand.trumps:
        return _say("reason-shed-lone", card)
    return _say("reason-least-loss" if card.points else "reason-throw-empty", card)
