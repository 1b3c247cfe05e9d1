"""What a seat may do now (C8.3, C8.4, C9.4, C9.5)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from kozel.cards.sets.beating import Cards, beatings, leads
from kozel.cards.sets.deal import Deal, Stage
from kozel.cards.sets.refusals import only_declared
from kozel.cards.sets.setup import Setup
from kozel.cards.sets.tricks import CLAIM, DECLARE, DISCARD, bound_leads, combinations_of
from kozel.core.messages import Message
from kozel.core.moves import Choose, Part, Pick, Piece, Play, Seat
from kozel.core.offers import Group, Offer

_WAIT = Message("ask-wait")
_ASK_DECLARE = Message("ask-set-declare", rule="C9.4")
_ASK_LEAD = Message("ask-set-lead", rule="C8.3")


def offer(setup: Setup, deal: Deal, seat: Seat) -> Offer:
    """The offer to `seat`."""
    match deal.stage:
        case Stage.DECLARE:
            return _to_declare(setup, deal, seat)
        case Stage.LEAD if seat == deal.turn:
            return _to_lead(setup, deal)
        case Stage.ANSWER if seat == deal.turn:
            return _to_answer(setup, deal)
        case _:
            return Offer(seat, _WAIT)


def may_declare(setup: Setup, deal: Deal, seat: Seat) -> tuple[str, ...]:
    """The combinations the seat may still declare in this window."""
    if any(declarer == seat for declarer, _ in deal.declared):
        return ()
    return tuple(combinations_of(setup, deal, seat))


def _to_declare(setup: Setup, deal: Deal, seat: Seat) -> Offer:
    combos = may_declare(setup, deal, seat)
    if not combos:
        return Offer(seat, _ASK_DECLARE)
    moves = tuple(Choose(DECLARE, combo) for combo in combos)
    return Offer(seat, _ASK_DECLARE, (Group("offer-set-declare", moves, optional=True),))


def _to_lead(setup: Setup, deal: Deal) -> Offer:
    hand = deal.hands[deal.turn]
    bound = bound_leads(setup, deal)
    if bound is None:
        longest = min(map(len, deal.hands))
        found = leads(hand, setup.orders[deal.trump], longest)
    else:
        found = list(bound)
    groups = (
        Group("offer-set-lead", tuple(map(_play, found))),
        Group("offer-set-claim", (CLAIM,), optional=True),
    )

    def why() -> Iterable[tuple[Piece, Message]]:
        if bound is not None:
            free = {card for cards in bound for card in cards}
            yield from ((card, only_declared(deal.combo)) for card in hand if card not in free)

    return Offer(deal.turn, _ASK_LEAD, groups, why)


def _to_answer(setup: Setup, deal: Deal) -> Offer:
    hand = deal.hands[deal.turn]
    top = deal.trick[deal.top].cards
    beating = beatings(hand, top, setup.orders[deal.trump])
    discard = Group(
        "offer-set-discard",
        tuple(Pick(DISCARD, cards) for cards in combinations(hand, len(top))),
    )
    prompt = Message("ask-set-answer", {"cards": top}, "C8.4")
    if not beating:
        return Offer(deal.turn, prompt, (discard,))
    beat = Group("offer-set-beat", tuple(map(_play, beating)))
    return Offer(deal.turn, prompt, (beat, discard))


def _play(cards: Cards) -> Play:
    return Play(tuple(map(Part, cards)))
