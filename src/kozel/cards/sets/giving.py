"""Giving one's last one or two trumps to a partner, as many cards coming back (C8.9).

Offer and answer are heard by all, the cards change hands face down. Once a deal per team.
"""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from kozel.cards.sets.beating import Cards
from kozel.cards.sets.deal import Deal, Sighting, Stage, Swap
from kozel.cards.sets.order import TRUMPS
from kozel.cards.sets.setup import Setup
from kozel.core.events import Event, Moved, Said
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Choose, Move, Number, Pick, Seat

OFFER, RETURN = "offer_trumps", "give_back"
DECLINE = Choose("decline_trumps")
MOST = 2
"""So many trumps are last ones."""
RULE = "C8.9"

Step = tuple[Deal, list[Event]]


def somebody_may_give(setup: Setup, deal: Deal) -> bool:
    """Whether some team has not swapped yet in this deal."""
    return len(_teams_done(setup, deal)) < len(setup.seating.sides)


def _teams_done(setup: Setup, deal: Deal) -> set[int]:
    return {setup.seating.side(swap.giver) for swap in deal.swaps if swap.done}


def trumps_of(setup: Setup, deal: Deal, seat: Seat) -> Cards:
    """The trumps in the seat's hand."""
    classes = setup.orders[deal.trump].classes
    return tuple(card for card in deal.hands[seat] if classes[card] == TRUMPS)


def to_offer(setup: Setup, deal: Deal, seat: Seat) -> tuple[Number, ...]:
    """The offers the seat may make, one for each partner."""
    done = setup.seating.side(seat) in _teams_done(setup, deal) or seat in deal.silent
    if done or not 1 <= len(trumps_of(setup, deal, seat)) <= MOST:
        return ()
    return tuple(Number(OFFER, partner) for partner in setup.seating.partners(seat))


def offer_trumps(setup: Setup, deal: Deal, seat: Seat, move: Move) -> Step:
    """The seat offers its last trumps to a partner, who must answer."""
    match move:
        case Number(word, partner) if word == OFFER:
            if move not in to_offer(setup, deal, seat):
                raise _may_not(setup, deal, seat, partner)
            number = len(trumps_of(setup, deal, seat))
            asked = Swap(seat, partner, deal.tricks, number)
            said = Said(seat, "trumps-offered", {"number": number, "seat_partner": partner})
            return (
                replace(deal, stage=Stage.RETURN, turn=partner, swaps=(*deal.swaps, asked)),
                [said],
            )
        case _:
            raise IllegalMove("set-giving-now", RULE)


def _may_not(setup: Setup, deal: Deal, seat: Seat, partner: Seat) -> IllegalMove:
    if partner not in setup.seating.partners(seat):
        return IllegalMove("set-give-to-partner", RULE)
    if setup.seating.side(seat) in _teams_done(setup, deal):
        return IllegalMove("set-given-already", RULE)
    if seat in deal.silent:
        return IllegalMove("set-offered-already", RULE)
    return IllegalMove("set-not-last-trumps", RULE, most=MOST)


def to_return(setup: Setup, deal: Deal) -> list[Cards]:
    """The cards that may come back: plain ones as far as there are enough."""
    swap = deal.swaps[-1]
    hand, trumps = deal.hands[swap.partner], trumps_of(setup, deal, swap.partner)
    plain = tuple(card for card in hand if card not in trumps)
    if len(plain) >= swap.given:
        return list(combinations(plain, swap.given))
    more = combinations(trumps, swap.given - len(plain))
    return [tuple(card for card in hand if card in plain or card in some) for some in more]


def answer_offer(setup: Setup, deal: Deal, move: Move) -> Step:
    """The partner takes the trumps and gives as many cards back, or declines. Then others may
    offer."""
    swap = deal.swaps[-1]
    back = replace(deal, stage=Stage.GIVE, turn=HOUSE)
    if move == DECLINE:
        after = replace(back, swaps=deal.swaps[:-1], silent=(*deal.silent, swap.giver))
        return after, [Said(swap.partner, "trumps-declined")]
    if not isinstance(move, Pick) or move.word != RETURN:
        raise IllegalMove("set-return-wanted", RULE, number=swap.given)
    cards = _returned(setup, deal, move)
    given = trumps_of(setup, deal, swap.giver)
    hands = list(deal.hands)
    hands[swap.giver] = tuple(c for c in hands[swap.giver] if c not in given) + cards
    hands[swap.partner] = tuple(c for c in hands[swap.partner] if c not in cards) + given
    both = (swap.giver, swap.partner)
    seen = (
        *(Sighting(card, swap.partner, swap.since, (swap.giver,)) for card in given),
        *(Sighting(card, swap.giver, swap.since, (swap.partner,)) for card in cards),
    )
    done = (*deal.swaps[:-1], swap._replace(done=True, seen=len(deal.sightings)))
    events: list[Event] = [
        Said(swap.partner, "trumps-taken"),
        Moved(given, f"hand:{swap.giver}", f"hand:{swap.partner}", swap.giver, faces=both),
        Moved(cards, f"hand:{swap.partner}", f"hand:{swap.giver}", swap.partner, faces=both),
    ]
    swapped = replace(back, hands=tuple(hands), swaps=done, sightings=deal.sightings + seen)
    return swapped, events


def _returned(setup: Setup, deal: Deal, move: Pick) -> Cards:
    swap = deal.swaps[-1]
    hand = deal.hands[swap.partner]
    missing = next((piece for piece in move.pieces if piece not in hand), None)
    if missing is not None:
        raise IllegalMove("cards-not-in-hand", card=missing)
    cards = tuple(card for card in hand if card in move.pieces)
    if len(cards) != swap.given or len(move.pieces) != swap.given:
        raise IllegalMove("set-return-number", RULE, number=swap.given)
    if cards not in to_return(setup, deal):
        raise IllegalMove("set-return-plain", RULE)
    return cards
