"""What a seat may do now: any card of the hand, and before the deal the cut (C0.5, C7)."""

from __future__ import annotations

from kozel.cards.jacks.deal import Deal, Stage
from kozel.cards.jacks.setup import Setup
from kozel.cards.jacks.tricks import PLAYS, best
from kozel.core.messages import Arg, Message
from kozel.core.moves import Number, Seat
from kozel.core.offers import Group, Offer

_WAIT = Message("ask-wait")
_CUT = Message("ask-cut", rule="C0.5")
_LEAD = Message("ask-jacks-lead", rule="C7")


def offer(setup: Setup, deal: Deal, seat: Seat) -> Offer:
    """The offer to `seat`."""
    if seat != deal.turn:
        return Offer(seat, _WAIT)
    if deal.stage is Stage.CUT:
        moves = tuple(Number("cut", lifted) for lifted in range(1, len(deal.pack)))
        return Offer(seat, _CUT, (Group("offer-cut", moves),))
    cards = Group("offer-play", tuple(PLAYS[card] for card in deal.hands[seat]))
    if not deal.trick:
        return Offer(seat, _LEAD, (cards,))
    at = best(setup, deal)
    holding: dict[str, Arg] = {"seat": deal.owner(at), "card": deal.trick[at]}
    return Offer(seat, Message("ask-jacks-answer", holding, "C7"), (cards,))
