"""A trick of sets: the lead, the answers, who takes it (C8.3–6, C9.2–5)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.deck import points
from kozel.cards.sets import refusals
from kozel.cards.sets.before_lead import before_trick, bound_leads, finish
from kozel.cards.sets.counting import ENOUGH, counted
from kozel.cards.sets.deal import Deal, Lay, Stage
from kozel.cards.sets.dealing import draw_up
from kozel.cards.sets.setup import Setup
from kozel.core.events import Event, Moved, Said, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Choose, Move, Pick, Play, Seat

DISCARD = "discard"
CLAIM = Choose("claim")

Step = tuple[Deal, list[Event]]


def lead(setup: Setup, deal: Deal, move: Move) -> Step:
    """The leader claims (C9.5) or leads one to four cards (C8.3)."""
    if move == CLAIM and setup.data.bura:
        return _claim(setup, deal)
    if not isinstance(move, Play):
        raise IllegalMove("set-lead-wanted", "C8.3")
    cards = refusals.check_lead(setup, deal, move, bound_leads(setup, deal))
    return _lay(setup, deal, Lay(deal.turn, deal.tricks, cards))


def _claim(setup: Setup, deal: Deal) -> Step:
    """The house counts what the claimer's side has taken and tells it (C9.5)."""
    seat = deal.turn
    number = counted(setup, deal.taken)[setup.seating.side(seat)]
    came = "claim-right" if number >= ENOUGH else "claim-wrong"
    told = Staged(came, seat, {"number": number, "enough": ENOUGH})
    return finish(deal, "claim", seat), [Said(seat, "claim"), told]


def answer(setup: Setup, deal: Deal, move: Move) -> Step:
    """The seat beats the whole set on top, or discards as many cards (C8.4)."""
    match move:
        case Play():
            cards = refusals.check_beating(setup, deal, move)
            return _lay(setup, deal, Lay(deal.turn, deal.tricks, cards))
        case Pick(word, _) if word == DISCARD:
            cards = refusals.check_discard(deal, move)
            hidden = setup.hides(deal.turn)
            lay = Lay(deal.turn, deal.tricks, cards, discard=True, hidden=hidden)
            return _lay(setup, deal, lay)
        case _:
            raise IllegalMove("set-answer-wanted", "C8.4", number=len(deal.trick[0].cards))


def _lay(setup: Setup, deal: Deal, lay: Lay) -> Step:
    seat = lay.seat
    hands = list(deal.hands)
    hands[seat] = tuple(card for card in hands[seat] if card not in lay.cards)
    trick = (*deal.trick, lay)
    event = Moved(
        lay.cards,
        f"hand:{seat}",
        "discards" if lay.discard else "trick",
        seat,
        faces=(seat,) if lay.hidden else None,
    )
    laid = replace(
        deal,
        stage=Stage.ANSWER,
        hands=tuple(hands),
        trick=trick,
        top=deal.top if lay.discard else len(trick) - 1,
        turn=(seat + 1) % setup.seating.seats,
        combo="",
    )
    if len(trick) < setup.seating.seats:
        return laid, [event]
    return _take(setup, laid, event)


def _take(setup: Setup, deal: Deal, last: Event) -> Step:
    """Who beat last, else the leader, takes everything, draws first and leads (C8.5, C8.6)."""
    taker = deal.trick[deal.top].seat
    taken = list(deal.taken)
    taken[taker] += sum(points(card) for lay in deal.trick for card in lay.cards)
    piles = list(deal.piles)
    piles[taker] += deal.trick
    gathered = _gathered(setup, deal, taker)
    done = replace(
        deal,
        leader=taker,
        turn=HOUSE,
        taken=tuple(taken),
        piles=tuple(piles),
        trick=(),
        top=0,
        tricks=deal.tricks + 1,
        last_taker=taker,
    )
    drawn, draws = draw_up(setup, done, taker)
    following, told = before_trick(setup, drawn, drawn=bool(draws))
    return following, [last, *gathered, *draws, *told]


def _gathered(setup: Setup, deal: Deal, taker: Seat) -> list[Event]:
    pile = f"pile:{setup.seating.side(taker)}"
    events: list[Event] = []
    for zone, discard in (("trick", False), ("discards", True)):
        cards = tuple(
            card
            for lay in deal.trick
            if lay.discard is discard and not lay.hidden
            for card in lay.cards
        )
        if cards:
            events.append(Moved(cards, zone, pile, taker))
    events += (
        Moved(
            lay.cards,
            "discards",
            pile,
            taker,
            faces=(taker, lay.seat) if setup.data.looks else (lay.seat,),
        )
        for lay in deal.trick
        if lay.hidden
    )
    return events
