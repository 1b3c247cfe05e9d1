"""What one viewer sees of a deal, and where the cards may lie that the viewer does not see."""

from __future__ import annotations

from collections.abc import Iterator

from kozel.cards.jacks.deal import Cards, Deal, Stage
from kozel.cards.jacks.dealing import DECK, STOCK
from kozel.cards.jacks.setup import Setup
from kozel.core.moves import HOUSE, Piece, Seat
from kozel.core.sheets import Account
from kozel.core.views import Place, Table, Unknown, Zone


def table(setup: Setup, deal: Deal, viewer: Seat, *, over: bool) -> Table:
    """The deal as `viewer` sees it; all of it once it is `over`."""
    zones = tuple(_zones(setup, deal, viewer, over=over))
    return Table(
        stage="over" if deal.summary else deal.stage,
        dealer=None if deal.dealer == HOUSE else deal.dealer,
        turn=None if deal.turn == HOUSE else deal.turn,
        sides=setup.seating.sides,
        zones=zones,
        facts=setup.orders[deal.trump].facts,
        named=_named(setup, deal),
        unknown=_unknown(setup, deal, zones),
        accounts=None if over else _accounts(setup, deal),
    )


def _named(setup: Setup, deal: Deal) -> dict[str, str]:
    """Nobody need follow what is led, so a card thrown away says nothing of the hand."""
    named = {"follow": "free"}
    if deal.trump:
        named["trump"] = deal.trump
    if deal.trick:
        named["led"] = setup.orders[deal.trump].cls[deal.trick[0]]
    return named


def _accounts(setup: Setup, deal: Deal) -> tuple[Account, ...] | None:
    """With open tricks the points so far are told where they are written as they come (C0.9)."""
    if not setup.options.open_tricks or setup.ends_at is None:
        return None
    return tuple(
        Account(written=written + taken)
        for written, taken in zip(deal.written, deal.taken, strict=True)
    )


def _zones(setup: Setup, deal: Deal, viewer: Seat, *, over: bool) -> Iterator[Zone]:
    """Hands, what is not dealt yet, the trick, the piles, the last trick, what was taken out."""
    for seat, hand in enumerate(deal.hands):
        shown = hand if over or seat == viewer else _shown(deal, hand)
        yield Zone(f"hand:{seat}", "hand", len(hand), shown, seat)
    yield from _undealt(setup, deal, over=over)
    owners = tuple(deal.owner(index) for index in range(len(deal.trick)))
    yield Zone("trick", "trick", len(deal.trick), deal.trick, owners=owners)
    opened = over or setup.options.open_tricks
    for side in range(len(setup.seating.sides)):
        taken = [trick.cards for trick in deal.tricks if setup.seating.side(trick.taker) == side]
        pile = tuple(card for cards in taken for card in cards)
        yield Zone(f"pile:{side}", "pile", len(pile), pile if opened else ())
    if deal.tricks:
        last = deal.tricks[-1]
        by = setup.clockwise(last.leader)
        yield Zone("last-trick", "last-trick", len(last.cards), last.cards, last.taker, by)
    if setup.removed:
        yield Zone("removed", "removed", len(setup.removed), setup.removed)


def _shown(deal: Deal, hand: Cards) -> tuple[Piece | None, ...]:
    """Another's hand: the card that was turned up is known to be there."""
    known = tuple(card for card in hand if card == deal.turned)
    return known + (None,) * (len(hand) - len(known))


def _undealt(setup: Setup, deal: Deal, *, over: bool) -> Iterator[Zone]:
    """The stock with the trump under it, or the part of the deck that is to be dealt yet."""
    if not deal.pack:
        return
    stock = setup.way.stock and deal.stage is Stage.TRICKS
    name = STOCK if stock else DECK
    if over:
        yield Zone(name, name, len(deal.pack), deal.pack)
    elif stock:
        yield Zone(name, name, len(deal.pack), (None,) * (len(deal.pack) - 1) + (deal.turned,))
    else:
        yield Zone(name, name, len(deal.pack))


def _unknown(setup: Setup, deal: Deal, zones: tuple[Zone, ...]) -> Unknown:
    """The cards not seen yet may lie wherever something unseen lies: no card that was played
    tells anything about a hand."""
    places = tuple(
        Place(zone.name, zone.count - sum(piece is not None for piece in zone.pieces))
        for zone in zones
        if zone.kind in ("hand", STOCK, DECK)
    )
    places = tuple(place for place in places if place.count)
    if not places:
        return Unknown()
    seen = {card for trick in deal.tricks for card in trick.cards}
    seen.update(piece for zone in zones for piece in zone.pieces if piece is not None)
    pieces = tuple(card for card in setup.deck if card not in seen)
    return Unknown(pieces, places, ((1 << len(places)) - 1,) * len(pieces))
