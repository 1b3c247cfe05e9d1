"""The house's part of a deal: lots, shuffle, cut, the cards dealt and drawn (C0.4, C0.5, C8.1,
C8.6, C9, C9.3)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.deck import Card
from kozel.cards.sets.beating import Cards
from kozel.cards.sets.deal import Deal, Sighting, Stage
from kozel.cards.sets.setup import Setup
from kozel.core.events import Event, Moved, Named, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Move, Number, Seat, Shuffle
from kozel.core.standing import Standing

HAND = 4
DECK = "deck"
"""The zone the cards come from, and the label of the shuffle."""
STOCK = "stock"
DEALER, TRUMP_CARD, CUT = "dealer", "trump_card", "cut"
"""The labels of the lots, and the word of the cut."""

Step = tuple[Deal, list[Event]]


def begin(setup: Setup, standing: Standing) -> Deal:
    """The deal before anything has happened; without a dealer a lot decides (C0.4)."""
    seats = setup.seating.seats
    carried = None if setup.data.dealer_leads else standing.next_leader
    return Deal(
        number=standing.deal,
        stage=Stage.LOT if standing.dealer is None else Stage.SHUFFLE,
        dealer=HOUSE if standing.dealer is None else standing.dealer,
        leader=HOUSE if carried is None else carried,
        hands=((),) * seats,
        taken=(0,) * seats,
        piles=((),) * seats,
        trump=setup.fixed_trump,
    )


def draw_lot(setup: Setup, deal: Deal, move: Move) -> Step:
    """The first dealer by lot (C0.4)."""
    match move:
        case Number(word, seat) if word == DEALER and 0 <= seat < setup.seating.seats:
            return replace(deal, stage=Stage.SHUFFLE, dealer=seat), [Named(seat, "dealer")]
        case _:
            raise IllegalMove("cards-lot-wrong", "C0.4", number=setup.seating.seats)


def shuffle(setup: Setup, deal: Deal, move: Move) -> Step:
    """The pack is shuffled; the cards out of it stay out for the whole match (C0.2)."""
    if (
        not isinstance(move, Shuffle)
        or move.label != DECK
        or sorted(move.order) != sorted(setup.deck)
    ):
        raise IllegalMove("cards-shuffle-wrong", "C0.2", number=len(setup.deck))
    events: list[Event] = [Staged("deal", deal.dealer, {"number": deal.number})]
    if setup.removed and deal.number == 1:
        events.append(Moved(setup.removed, DECK, "removed"))
    shuffled = replace(deal, order=tuple(map(Card, move.order)))
    if setup.cuts_trump:
        return replace(shuffled, stage=Stage.TRUMP), events
    after, told = _to_cut(setup, shuffled)
    return after, events + told


def show_trump(setup: Setup, deal: Deal, move: Move) -> Step:
    """A card that the pack is cut for tells the trump suit and goes back: nobody knows where it
    lies, for it is chosen by lot from a sorted pack (C8.1)."""
    match move:
        case Number(word, place) if word == TRUMP_CARD and 0 <= place < len(setup.deck):
            card = setup.deck[place]
            shown = replace(deal, trump_card=card, trump=card[1])
            after, told = _to_cut(setup, shown)
            return after, [Named(HOUSE, "trump-card", card), Named(HOUSE, "trump", card[1]), *told]
        case _:
            raise IllegalMove("set-trump-lot", "C8.1", number=len(setup.deck))


def cutter(setup: Setup, deal: Deal) -> Seat:
    """The player on the dealer's right (C0.5)."""
    return (deal.dealer - 1) % setup.seating.seats


def _to_cut(setup: Setup, deal: Deal) -> Step:
    """The cut by hand where people want it; else the cards are dealt at once (C0.5)."""
    if setup.options.cut == "by_hand":
        return replace(deal, stage=Stage.CUT, turn=cutter(setup, deal)), []
    return deal_out(setup, deal)


def cut(setup: Setup, deal: Deal, move: Move) -> Step:
    """The lifted cards go under the rest (C0.5)."""
    most = len(deal.order) - 1
    match move:
        case Number(word, lifted) if word == CUT and 1 <= lifted <= most:
            order = deal.order[lifted:] + deal.order[:lifted]
            after, told = deal_out(setup, replace(deal, order=order, lifted=lifted, turn=HOUSE))
            return after, [Named(cutter(setup, deal), CUT, str(lifted)), *told]
        case Number(word, lifted) if word == CUT:
            raise IllegalMove("cards-cut-out-of-bounds", "C0.5", number=lifted, most=most)
        case _:
            raise IllegalMove("cards-cut-first", "C0.5")


def deal_out(setup: Setup, deal: Deal) -> Step:
    """Four cards each, one at a time from the dealer's left; the rest is the stock. Where the
    next card is turned it gives the trump suit and goes under the stock (C9)."""
    seats = setup.seating.seats
    order, first = deal.order, HAND * setup.seating.seats
    events: list[Event] = []
    hands: list[Cards] = [()] * seats
    left = (deal.dealer + 1) % seats
    for place, seat in enumerate(setup.clockwise(left)):
        places = tuple(range(place, first, seats))
        hands[seat] = tuple(order[each] for each in places)
        events.append(_to_hand(setup, deal, seat, places, DECK))
    below = tuple(range(first, len(order)))
    undealt = tuple(order[first:])
    events.append(
        Moved(undealt, DECK, STOCK, shuffle=DECK, positions=positions(deal, below), faces=())
    )
    if deal.leader == HOUSE:
        deal = replace(deal, leader=deal.dealer if setup.data.dealer_leads else left)
    dealt = replace(deal, hands=tuple(hands), stock=below)
    if not setup.data.turned:
        return dealt, events
    turned = order[first]
    at = positions(deal, (first,))
    events += (
        Moved((turned,), STOCK, STOCK, places=("bottom",), shuffle=DECK, positions=at),
        Named(HOUSE, "trump", turned[1]),
    )
    under = (*below[1:], first)
    return replace(dealt, stock=under, trump_card=turned, trump=turned[1]), events


def draw_up(setup: Setup, deal: Deal, taker: Seat) -> Step:
    """Everybody draws up to four, one card at a time, the taker first (C8.6, C9.3)."""
    seats = setup.seating.seats
    rounds = min(HAND - len(deal.hands[taker]), len(deal.stock) // seats)
    if not rounds:
        return deal, []
    hands = list(deal.hands)
    events: list[Event] = []
    sightings = deal.sightings
    drawn = deal.stock[: rounds * seats]
    for place, seat in enumerate(setup.clockwise(taker)):
        places = drawn[place::seats]
        hands[seat] += tuple(deal.order[each] for each in places)
        known = setup.data.turned and deal.order[places[-1]] == deal.trump_card
        if not known or seat in setup.open_seats:
            events.append(_to_hand(setup, deal, seat, places, STOCK))
            continue
        sightings += (Sighting(deal.trump_card, seat, deal.tricks),)
        if places[:-1]:
            events.append(_to_hand(setup, deal, seat, places[:-1], STOCK))
        at = positions(deal, places[-1:])
        card = (Card(deal.trump_card),)
        events.append(Moved(card, STOCK, f"hand:{seat}", seat, shuffle=DECK, positions=at))
    rest = deal.stock[rounds * seats :]
    return replace(deal, hands=tuple(hands), stock=rest, sightings=sightings), events


def positions(deal: Deal, places: tuple[int, ...]) -> tuple[int, ...]:
    """Where cards of the pack lay in the shuffle, before it was cut."""
    return tuple((place + deal.lifted) % len(deal.order) for place in places)


def _to_hand(setup: Setup, deal: Deal, seat: Seat, places: tuple[int, ...], source: str) -> Moved:
    return Moved(
        tuple(deal.order[place] for place in places),
        source,
        f"hand:{seat}",
        seat,
        shuffle=DECK,
        positions=positions(deal, places),
        faces=setup.faces(seat),
    )
