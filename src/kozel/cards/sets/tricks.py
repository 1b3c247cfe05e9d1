"""A trick of sets: before the lead, the lead, the answers, who takes it (C8.3–5, C9.2–5)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.deck import points
from kozel.cards.sets import refusals
from kozel.cards.sets.beating import Cards
from kozel.cards.sets.combos import SHORTEST, held, is_bura
from kozel.cards.sets.deal import Deal, Exposed, Lay, Stage, Summary
from kozel.cards.sets.dealing import draw_up
from kozel.cards.sets.setup import Setup
from kozel.core.events import Event, Moved, Named, Said, Shown, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import GO, HOUSE, Choose, Move, Pick, Play, Seat

DECLARE = "declare"
DISCARD = "discard"
CLAIM = Choose("claim")

Step = tuple[Deal, list[Event]]


def before_lead(setup: Setup, deal: Deal) -> Step:
    """The natural leader is about to lead: bura ends the deal; else the window opens, unless
    hands are too short for any combination (C9.4). No cards left: the deal is counted."""
    hand = deal.hands[deal.leader]
    if not hand:
        return finish(deal, "counted"), []
    order = setup.orders[deal.trump]
    for seat in setup.clockwise(deal.leader):
        if is_bura(deal.hands[seat], order):
            shown = Shown(tuple(sorted(deal.hands[seat])), f"hand:{seat}", seat)
            return finish(deal, "bura", seat), [Staged("bura", seat), shown]
    if len(hand) < SHORTEST:
        return replace(deal, stage=Stage.LEAD, turn=deal.leader), []
    return replace(deal, stage=Stage.DECLARE, turn=HOUSE), []


def window(setup: Setup, deal: Deal, who: Seat, move: Move) -> Step:
    """A seat declares, or the house closes the window (C9.4)."""
    if who == HOUSE:
        if move != GO:
            raise IllegalMove("cards-window-open", "C9.4")
        return _close(setup, deal)
    if not isinstance(move, Choose) or move.word != DECLARE:
        raise IllegalMove("set-window-open", "C9.4")
    if any(seat == who for seat, _ in deal.declared):
        raise IllegalMove("set-declared-already", "C9.4")
    found = combinations_of(setup, deal, who).get(move.value)
    if found is None:
        raise IllegalMove("set-not-held", "C9.4", combo=move.value)
    cards = tuple(sorted({card for lead in found for card in lead}))
    events: list[Event] = [Said(who, DECLARE, {"combo": move.value})]
    exposed = deal.exposed
    if who not in setup.open_seats:
        events.append(Shown(cards, f"hand:{who}", who))
        exposed += tuple(Exposed(card, who, deal.tricks) for card in cards)
    declared = (*deal.declared, (who, move.value))
    return replace(deal, declared=declared, exposed=exposed), events


def combinations_of(setup: Setup, deal: Deal, seat: Seat) -> dict[str, tuple[Cards, ...]]:
    """What the seat could declare, and the leads each would give; the highest first."""
    found = held(deal.hands[seat], setup.orders[deal.trump], four_tens=setup.options.four_tens)
    return {combo: found[combo] for combo in setup.combos if combo in found}


def _close(setup: Setup, deal: Deal) -> Step:
    if not deal.declared:
        return replace(deal, stage=Stage.LEAD, turn=deal.leader), []
    seats = setup.seating.seats
    leader, combo = min(
        deal.declared,
        key=lambda each: (setup.combos.index(each[1]), (each[0] - deal.leader) % seats),
    )
    closed = replace(deal, stage=Stage.LEAD, turn=leader, declared=(), combo=combo)
    return closed, [Named(leader, "leader", combo)]


def lead(setup: Setup, deal: Deal, move: Move) -> Step:
    """The leader claims (C9.5) or leads one to four cards of a class (C8.3)."""
    if move == CLAIM:
        return finish(deal, "claim", deal.turn), [Said(deal.turn, "claim")]
    if not isinstance(move, Play):
        raise IllegalMove("set-lead-wanted", "C8.3")
    cards = refusals.check_lead(setup, deal, move, bound_leads(setup, deal))
    return _lay(setup, deal, Lay(deal.turn, deal.tricks, cards))


def bound_leads(setup: Setup, deal: Deal) -> tuple[Cards, ...] | None:
    """The leads one of which a declarer must make; None where the lead is free (C9.4)."""
    return combinations_of(setup, deal, deal.turn)[deal.combo] if deal.combo else None


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
    """Who beat last, else the leader, takes everything, draws first and leads (C8.5, C9.3)."""
    taker = deal.trick[deal.top].seat
    taken = list(deal.taken)
    taken[taker] += sum(points(card) for lay in deal.trick for card in lay.cards)
    piles = list(deal.piles)
    piles[taker] += deal.trick
    gathered = _gathered(deal, taker)
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
    following, told = before_lead(setup, drawn)
    return following, [last, *gathered, *draws, *told]


def _gathered(deal: Deal, taker: Seat) -> list[Event]:
    pile = f"pile:{taker}"
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
        Moved(lay.cards, "discards", pile, taker, faces=(taker, lay.seat))
        for lay in deal.trick
        if lay.hidden
    )
    return events


def finish(deal: Deal, end: str, seat: Seat = HOUSE) -> Deal:
    """The deal as it ended, and by whom."""
    summary = Summary(deal.dealer, deal.taken, end, seat, deal.last_taker)
    return replace(deal, stage=Stage.OVER, turn=HOUSE, summary=summary)
