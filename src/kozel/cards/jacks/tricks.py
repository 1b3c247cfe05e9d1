"""A trick of free play: any card to any lead, who takes it, what follows (C7)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.deck import DECKS, points
from kozel.cards.jacks.deal import Deal, Summary, Trick
from kozel.cards.jacks.dealing import Step, draw, second_half
from kozel.cards.jacks.setup import DECK, Setup
from kozel.cards.tricks.following import taker
from kozel.core.events import Event, Moved
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Move, Part, Piece, Play

PLAYS: dict[Piece, Play] = {card: Play((Part(card),)) for card in DECKS[DECK]}


def best(setup: Setup, deal: Deal) -> int:
    """Which card of the running trick holds it now."""
    order = setup.orders[deal.trump]
    return taker(order, deal.trick, order.cls[deal.trick[0]])


def throw(setup: Setup, deal: Deal, move: Move) -> Step:
    """The seat puts a card; with the last one somebody takes the trick."""
    seat, card = deal.turn, _card(move)
    hand = deal.hands[seat]
    if card not in hand:
        raise IllegalMove("cards-not-in-hand", card=card)
    left = tuple(other for other in hand if other != card)
    thrown = replace(
        deal,
        hands=(*deal.hands[:seat], left, *deal.hands[seat + 1 :]),
        trick=(*deal.trick, card),
        turn=(seat + 1) % setup.seats,
    )
    event = Moved((card,), f"hand:{seat}", "trick", seat)
    if len(thrown.trick) < setup.seats:
        return thrown, [event]
    after, events = _taken(setup, thrown)
    return after, [event, *events]


def _card(move: Move) -> Piece:
    if not isinstance(move, Play):
        raise IllegalMove("cards-play-a-card")
    if len(move.parts) != 1:
        raise IllegalMove("cards-one-card", "C7")
    part = move.parts[0]
    if part.place or part.flag or part.piece not in PLAYS:
        raise IllegalMove("cards-no-such-card", given=part.piece)
    return part.piece


def _taken(setup: Setup, deal: Deal) -> Step:
    """The trick goes to its taker, who leads; hands are filled up or dealt anew while there are
    cards, and the deal may be won at once (C7.1, C7.2)."""
    seat = deal.owner(best(setup, deal))
    side = setup.seating.side(seat)
    taken = list(deal.taken)
    taken[side] += sum(map(points, deal.trick))
    events: list[Event] = [Moved(deal.trick, "trick", f"pile:{side}", seat)]
    after = replace(
        deal,
        trick=(),
        tricks=(*deal.tricks, Trick(deal.owner(0), deal.trick, seat)),
        taken=tuple(taken),
        turn=seat,
    )
    if setup.ends_at is not None and after.written[side] + taken[side] >= setup.ends_at:
        return _finished(after), events
    more: list[Event] = []
    if after.pack and setup.way.stock:
        after, more = draw(setup, after, seat)
    elif after.pack and not any(after.hands):
        after, more = second_half(setup, after)
    if not any(after.hands):
        after = _finished(after)
    return after, events + more


def _finished(deal: Deal) -> Deal:
    return replace(deal, turn=HOUSE, summary=Summary(deal.dealer, deal.taken))
