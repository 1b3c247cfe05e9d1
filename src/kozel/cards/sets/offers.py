"""What a seat may do now (C0.5, C8.3, C8.4, C8.9, C9.4, C9.5)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from kozel.cards.sets import giving, selecting
from kozel.cards.sets.beating import Cards, beatings, leads
from kozel.cards.sets.before_lead import DECLARE, bound_leads, declarable, held, rule_of
from kozel.cards.sets.counting import ENOUGH
from kozel.cards.sets.deal import Deal, Stage
from kozel.cards.sets.dealing import CUT
from kozel.cards.sets.refusals import longest_lead, only_declared
from kozel.cards.sets.setup import Setup
from kozel.cards.sets.tricks import CLAIM, DISCARD
from kozel.core.messages import Arg, Message
from kozel.core.moves import Choose, Number, Part, Pick, Piece, Play, Seat
from kozel.core.offers import Group, Offer, Remark

_WAIT = Message("ask-wait")


def offer(setup: Setup, deal: Deal, seat: Seat) -> Offer:
    """The offer to `seat`."""
    match deal.stage:
        case Stage.CUT if seat == deal.turn:
            moves = tuple(Number(CUT, lifted) for lifted in range(1, len(deal.order)))
            return Offer(seat, Message("ask-cut", rule="C0.5"), (Group("offer-cut", moves),))
        case Stage.GIVE:
            return _to_give(setup, deal, seat)
        case Stage.RETURN if seat == deal.turn:
            return _to_return(setup, deal)
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
    return tuple(held(setup, deal, seat))


def _to_give(setup: Setup, deal: Deal, seat: Seat) -> Offer:
    moves = giving.to_offer(setup, deal, seat)
    groups = (Group("offer-set-give", moves, optional=True),) if moves else ()
    return Offer(seat, Message("ask-set-give", {"most": giving.MOST}, giving.RULE), groups)


def _to_return(setup: Setup, deal: Deal) -> Offer:
    swap = deal.swaps[-1]
    back = giving.to_return(setup, deal)
    groups = (
        Group("offer-set-return", tuple(Pick(giving.RETURN, cards) for cards in back)),
        Group("offer-set-decline", (giving.DECLINE,)),
    )
    stay = Message("set-return-plain", rule=giving.RULE)

    def why() -> Iterable[tuple[Piece, Message]]:
        free = {card for cards in back for card in cards}
        return ((card, stay) for card in deal.hands[deal.turn] if card not in free)

    args: dict[str, Arg] = {"seat": swap.giver, "number": swap.given}
    return Offer(deal.turn, Message("ask-set-return", args, giving.RULE), groups, why)


def _to_declare(setup: Setup, deal: Deal, seat: Seat) -> Offer:
    names = "-".join(sorted(combo.name for combo in declarable(setup, deal)))
    tens = "yes" if setup.options.four_tens else "no"
    prompt = Message(f"ask-set-declare-{names}", {"tens": tens}, rule_of(setup, deal))
    moves = tuple(Choose(DECLARE, combo) for combo in may_declare(setup, deal, seat))
    groups = (Group("offer-set-declare", moves, optional=True),) if moves else ()
    return Offer(seat, prompt, groups)


def _to_lead(setup: Setup, deal: Deal) -> Offer:
    hand, order = deal.hands[deal.turn], setup.orders[deal.trump]
    bound = bound_leads(setup, deal)
    longest = longest_lead(deal)
    found = leads(hand, order, longest, setup.leading) if bound is None else list(bound)
    groups = [Group("offer-set-lead", tuple(map(_play, found)))]
    if setup.data.bura:
        groups.append(Group("offer-set-claim", (CLAIM,), optional=True))

    def why() -> Iterable[tuple[Piece, Message]]:
        if bound is not None:
            free = {card for cards in bound for card in cards}
            told = only_declared(setup, deal)
            yield from ((card, told) for card in hand if card not in free)

    def remarks() -> Iterable[Remark]:
        if bound is None:
            yield from selecting.about_leads(hand, order, longest, setup.leading)

    return Offer(deal.turn, _ask_lead(setup, longest), tuple(groups), why, remarks)


def _ask_lead(setup: Setup, longest: int) -> Message:
    """What may be led, and what a claim would need."""
    text = "ask-set-lead-rank" if setup.leading.by_rank else "ask-set-lead"
    args: dict[str, Arg] = {"most": longest, "enough": ENOUGH if setup.data.bura else 0}
    return Message(text, args, "C8.3")


def _to_answer(setup: Setup, deal: Deal) -> Offer:
    hand, order = deal.hands[deal.turn], setup.orders[deal.trump]
    top = deal.trick[deal.top].cards
    beating = beatings(hand, top, order)
    groups = [Group("offer-set-beat", tuple(map(_play, beating)))] if beating else []
    discards = tuple(Pick(DISCARD, cards) for cards in combinations(hand, len(top)))
    groups.append(Group("offer-set-discard", discards))
    return Offer(
        deal.turn,
        Message("ask-set-answer", {"cards": top}, "C8.4"),
        tuple(groups),
        remarks=lambda: selecting.about_answers(hand, top, order),
    )


def _play(cards: Cards) -> Play:
    return Play(tuple(map(Part, cards)))
