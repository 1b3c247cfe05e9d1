"""How cards come into the hands: lot, shuffle, cut, deal, draw (C0.4, C0.5, C7.1 to C7.3)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.jacks.deal import Cards, Deal, Stage
from kozel.cards.jacks.setup import Setup
from kozel.core.events import Event, Moved, Named, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Move, Number, Seat, Shuffle
from kozel.core.standing import Standing

DECK = "deck"
STOCK = "stock"
SHUFFLE = "deal"
"""The label of the shuffle."""
DEALER = "dealer"
"""The label of the lot."""

Step = tuple[Deal, list[Event]]


def begin(setup: Setup, standing: Standing) -> Deal:
    """The deal before anything has happened; without a dealer a lot decides (C0.4)."""
    sides = len(setup.seating.sides)
    return Deal(
        number=standing.deal,
        stage=Stage.LOT if standing.dealer is None else Stage.SHUFFLE,
        dealer=HOUSE if standing.dealer is None else standing.dealer,
        hands=((),) * setup.seats,
        written=tuple(account.written for account in standing.accounts),
        taken=(0,) * sides,
    )


def draw_lot(setup: Setup, deal: Deal, move: Move) -> Step:
    """The first dealer by lot (C0.4)."""
    match move:
        case Number(word, seat) if word == DEALER and 0 <= seat < setup.seats:
            return replace(deal, stage=Stage.SHUFFLE, dealer=seat), [Named(seat, "dealer")]
        case _:
            raise IllegalMove("cards-lot-wrong", "C0.4", number=setup.seats)


def take_pack(setup: Setup, deal: Deal, move: Move) -> Step:
    """The shuffled pack lies ready; where people want the ritual it is cut first (C0.5)."""
    match move:
        case Shuffle(label, order) if label == SHUFFLE and sorted(order) == sorted(setup.deck):
            pass
        case _:
            raise IllegalMove("cards-shuffle-wrong", "C0.2", number=len(setup.deck))
    events: list[Event] = [Staged("deal", deal.dealer, {"number": deal.number})]
    if setup.removed and deal.number == 1:  # they stay out for the whole match
        events.append(Moved(setup.removed, DECK, "removed"))
    ready = replace(deal, pack=order, places=tuple(range(len(order))))
    if setup.options.cut == "by_hand":
        cutter = (deal.dealer - 1) % setup.seats
        return replace(ready, stage=Stage.CUT, turn=cutter), events
    dealt, told = deal_out(setup, ready)
    return dealt, events + told


def cut(setup: Setup, deal: Deal, move: Move) -> Step:
    """The dealer's right lifts some cards, and they go under the rest (C0.5)."""
    most = len(deal.pack) - 1
    match move:
        case Number("cut", lifted) if 0 < lifted <= most:
            ready = _from(deal, lifted)
        case Number("cut", lifted):
            raise IllegalMove("cards-cut-out-of-bounds", "C0.5", number=lifted, most=most)
        case _:
            raise IllegalMove("cards-cut-first", "C0.5")
    dealt, told = deal_out(setup, ready)
    return dealt, [Named(deal.turn, "cut", str(lifted)), *told]


def deal_out(setup: Setup, deal: Deal) -> Step:
    """Cards to everybody and a trump turned up; the dealer's left leads (C7.1 to C7.3)."""
    way = setup.way
    turned = deal.pack[way.turned]
    open_card = "" if way.stock else turned
    dealt, events = _round(setup, replace(deal, turned=turned, trump=turned[1]), open_card)
    if way.stock:
        dealt, told = _under_the_stock(dealt)
        events += told
    events.append(Named(HOUSE, "trump", turned[1]))
    return replace(dealt, stage=Stage.TRICKS, turn=(deal.dealer + 1) % setup.seats), events


def _under_the_stock(deal: Deal) -> Step:
    """The next card is turned up and goes under the rest, which is the stock (C7.1)."""
    below = _from(deal, 1)
    return below, [
        Moved(deal.pack, DECK, STOCK, shuffle=SHUFFLE, positions=deal.places, faces=()),
        Moved(
            deal.pack[:1],
            STOCK,
            STOCK,
            places=("bottom",),
            shuffle=SHUFFLE,
            positions=deal.places[:1],
        ),
    ]


def second_half(setup: Setup, deal: Deal) -> Step:
    """What is left is dealt in the same way, under the same trump (C7.2)."""
    dealt, events = _round(setup, deal, "")
    return dealt, [Staged("second-half", deal.dealer), *events]


def draw(setup: Setup, deal: Deal, taker: Seat) -> Step:
    """Everybody draws a card, the taker first; the turned one comes last, seen by all (C7.1)."""
    hands = list(deal.hands)
    events: list[Event] = []
    for index, seat in enumerate(setup.clockwise(taker)):
        card, place = deal.pack[index], deal.places[index]
        hands[seat] += (card,)
        faces = None if card == deal.turned else (seat,)
        events.append(_to_hand((card,), STOCK, seat, (place,), faces))
    return _without(deal, setup.seats, hands), events


def _round(setup: Setup, deal: Deal, open_card: str) -> Step:
    """One card after another to whom the way of dealing says; `open_card` is seen by all."""
    owners = tuple((deal.dealer + owner) % setup.seats for owner in setup.way.owners)
    hands: list[Cards] = [()] * setup.seats
    events: list[Event] = []
    for seat in dict.fromkeys(owners):
        lots = [index for index, owner in enumerate(owners) if owner == seat]
        hands[seat] = tuple(deal.pack[index] for index in lots)
        hidden = [index for index in lots if deal.pack[index] != open_card]
        shown = [index for index in lots if deal.pack[index] == open_card]
        for part, faces in ((hidden, (seat,)), (shown, None)):
            if part:
                cards = tuple(deal.pack[index] for index in part)
                places = tuple(deal.places[index] for index in part)
                events.append(_to_hand(cards, DECK, seat, places, faces))
    return _without(deal, len(owners), hands), events


def _to_hand(
    cards: Cards, source: str, seat: Seat, places: tuple[int, ...], faces: tuple[Seat, ...] | None
) -> Moved:
    return Moved(
        cards, source, f"hand:{seat}", seat, shuffle=SHUFFLE, positions=places, faces=faces
    )


def _without(deal: Deal, number: int, hands: list[Cards]) -> Deal:
    """The deal when so many cards from the top of the pack have come into these hands."""
    return replace(deal, hands=tuple(hands), pack=deal.pack[number:], places=deal.places[number:])


def _from(deal: Deal, number: int) -> Deal:
    """The deal when so many cards from the top have gone under the rest of the pack."""
    return replace(
        deal,
        pack=deal.pack[number:] + deal.pack[:number],
        places=deal.places[number:] + deal.places[:number],
    )
