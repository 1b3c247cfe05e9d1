"""The house's part of a deal: the lot for the dealer, the shuffle, the draws (C0.4, C9, C9.3)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.deck import Card
from kozel.cards.sets.beating import Cards
from kozel.cards.sets.deal import Deal, Exposed, Stage
from kozel.cards.sets.setup import Setup
from kozel.core.events import Event, Moved, Named, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Move, Number, Seat, Shuffle
from kozel.core.standing import Standing

HAND = 4
DECK = "deck"
"""The zone the cards come from, and the label of the shuffle."""
STOCK = "stock"
DEALER = "dealer"
"""The label of the lot."""


def begin(setup: Setup, standing: Standing) -> Deal:
    """The deal before anything has happened; without a dealer a lot decides (C0.4)."""
    seats = setup.seating.seats
    return Deal(
        number=standing.deal,
        stage=Stage.LOT if standing.dealer is None else Stage.SHUFFLE,
        dealer=HOUSE if standing.dealer is None else standing.dealer,
        leader=HOUSE if standing.next_leader is None else standing.next_leader,
        hands=((),) * seats,
        taken=(0,) * seats,
        piles=((),) * seats,
    )


def draw_lot(setup: Setup, deal: Deal, move: Move) -> tuple[Deal, list[Event]]:
    """The first dealer by lot (C0.4)."""
    match move:
        case Number(word, seat) if word == DEALER and 0 <= seat < setup.seating.seats:
            return replace(deal, stage=Stage.SHUFFLE, dealer=seat), [Named(seat, "dealer")]
        case _:
            raise IllegalMove("cards-lot-wrong", "C0.4", number=setup.seating.seats)


def deal_out(setup: Setup, deal: Deal, move: Move) -> tuple[Deal, list[Event]]:
    """Four cards each, one at a time from the dealer's left; the next card is turned, gives
    the trump suit and goes under the stock (C9)."""
    if (
        not isinstance(move, Shuffle)
        or move.label != DECK
        or sorted(move.order) != sorted(setup.deck)
    ):
        raise IllegalMove("cards-shuffle-wrong", "C0.2", number=len(setup.deck))
    order = tuple(map(Card, move.order))
    seats = setup.seating.seats
    events: list[Event] = [Staged("deal", deal.dealer, {"number": deal.number})]
    if setup.removed and deal.number == 1:  # they stay out for the whole match
        events.append(Moved(setup.removed, DECK, "removed"))
    hands: list[Cards] = [()] * seats
    left = (deal.dealer + 1) % seats
    for place, seat in enumerate(setup.clockwise(left)):
        positions = tuple(range(place, HAND * seats, seats))
        hands[seat] = tuple(order[position] for position in positions)
        events.append(_to_hand(setup, seat, hands[seat], DECK, positions))
    first = HAND * seats
    turned = order[first]
    stock = (*range(first + 1, len(order)), first)
    undealt = tuple(order[first:])
    below = tuple(range(first, len(order)))
    events += (
        Moved(undealt, DECK, STOCK, shuffle=DECK, positions=below, faces=()),
        Moved((turned,), STOCK, STOCK, places=("bottom",), shuffle=DECK, positions=(first,)),
        Named(HOUSE, "trump", turned[1]),
    )
    return (
        replace(
            deal,
            leader=left if deal.leader == HOUSE else deal.leader,
            hands=tuple(hands),
            order=order,
            stock=stock,
            turned=turned,
            trump=turned[1],
        ),
        events,
    )


def draw_up(setup: Setup, deal: Deal, taker: Seat) -> tuple[Deal, list[Event]]:
    """Everybody draws up to four, one card at a time, the taker first (C9.3)."""
    seats = setup.seating.seats
    rounds = min(HAND - len(deal.hands[taker]), len(deal.stock) // seats)
    if not rounds:
        return deal, []
    hands = list(deal.hands)
    events: list[Event] = []
    exposed = deal.exposed
    drawn = deal.stock[: rounds * seats]
    for place, seat in enumerate(setup.clockwise(taker)):
        positions = drawn[place::seats]
        cards = tuple(deal.order[position] for position in positions)
        hands[seat] += cards
        if cards[-1] != deal.turned or seat in setup.open_seats:
            events.append(_to_hand(setup, seat, cards, STOCK, positions))
            continue
        exposed += (Exposed(deal.turned, seat, deal.tricks),)
        if cards[:-1]:
            events.append(_to_hand(setup, seat, cards[:-1], STOCK, positions[:-1]))
        events.append(
            Moved(cards[-1:], STOCK, f"hand:{seat}", seat, shuffle=DECK, positions=positions[-1:])
        )
    return (
        replace(deal, hands=tuple(hands), stock=deal.stock[rounds * seats :], exposed=exposed),
        events,
    )


def _to_hand(
    setup: Setup, seat: Seat, cards: Cards, source: str, positions: tuple[int, ...]
) -> Moved:
    return Moved(
        cards,
        source,
        f"hand:{seat}",
        seat,
        shuffle=DECK,
        positions=positions,
        faces=setup.faces(seat),
    )
