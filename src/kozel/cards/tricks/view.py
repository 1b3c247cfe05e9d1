"""What a viewer sees of a deal: zones, the order table, what was named, what is unknown."""

from __future__ import annotations

from kozel.cards.tricks.inference import sighted
from kozel.cards.tricks.knowledge import sees_hand, undealt, unknown
from kozel.cards.tricks.praising import DRAWN
from kozel.cards.tricks.state import Deal, Terms
from kozel.core.moves import HOUSE, Piece, Seat
from kozel.core.views import Table, Unknown, Zone


def table(terms: Terms, deal: Deal, viewer: Seat, *, over: bool) -> Table:
    """The table as `viewer` sees it; everything lies open once the deal is `over`."""
    stage = deal.stages[0] if deal.stages else None
    return Table(
        stage.name if stage else "over",
        None if deal.dealer == HOUSE else deal.dealer,
        stage.turn(terms, deal) if stage else None,
        deal.fixed.sides,
        _zones(terms, deal, viewer, over=over),
        deal.order.facts,
        _named(terms, deal),
        Unknown() if over else unknown(terms, deal, viewer),
    )


def _zones(terms: Terms, deal: Deal, viewer: Seat, *, over: bool) -> tuple[Zone, ...]:
    fixed = deal.fixed
    zones = [_hand(terms, deal, viewer, seat, over=over) for seat in range(terms.seats)]
    pack = undealt(deal)
    if pack:
        zones.append(Zone("deck", "deck", len(pack)))
    zones.append(_trick(deal, viewer, over=over))
    zones.extend(_piles(terms, deal, over=over))
    if deal.tricks:
        last = deal.tricks[-1]
        by = tuple((last.leader + index) % terms.seats for index in range(terms.seats))
        zones.append(Zone("last-trick", "last-trick", len(last.cards), last.cards, last.taker, by))
    if fixed.talon:
        up = len(fixed.talon) if over else fixed.turned
        pieces = tuple(card if at < up else None for at, card in enumerate(fixed.talon))
        zones.append(Zone("talon", "talon", len(pieces), pieces))
    if fixed.aside:
        aside = tuple(
            fixed.pack[each.at] if over or each.by == viewer else None for each in fixed.aside
        )
        zones.append(Zone("aside", "aside", len(aside), aside))
    if fixed.laid:
        shown = over or viewer == fixed.soloist
        zones.append(_zone("laid", "laid", fixed.laid, shown=shown, seat=fixed.soloist))
    return tuple(zones)


def _hand(terms: Terms, deal: Deal, viewer: Seat, seat: Seat, *, over: bool) -> Zone:
    """A hand: all of it for its owner, for others the cards they have seen there."""
    hand = deal.hands[seat]
    if not over and not sees_hand(terms, seat, viewer):
        seen = sighted(terms, deal, viewer, seat)
        pieces = (*seen, *(None,) * (len(hand) - len(seen)))
        return Zone(f"hand:{seat}", "hand", len(hand), pieces, seat)
    return _zone(f"hand:{seat}", "hand", hand, shown=True, seat=seat)


def _zone(
    name: str, kind: str, cards: tuple[Piece, ...], *, shown: bool, seat: Seat | None
) -> Zone:
    return Zone(name, kind, len(cards), cards if shown else (None,) * len(cards), seat)


def _trick(deal: Deal, viewer: Seat, *, over: bool) -> Zone:
    """The cards on the table; in a praise dark ones are seen by whoever laid them (C5)."""
    lying = sorted(deal.fixed.lying, key=lambda each: each.row)
    if lying:
        pieces = tuple(
            each.card if over or not each.dark or each.seat == viewer else None for each in lying
        )
        return Zone("trick", "trick", len(lying), pieces, owners=tuple(each.seat for each in lying))
    owners = tuple(deal.owner(index) for index in range(len(deal.trick)))
    return Zone("trick", "trick", len(deal.trick), deal.trick, owners=owners)


def _piles(terms: Terms, deal: Deal, *, over: bool) -> list[Zone]:
    """The taken cards by side of the match; the page shows the last trick alone (C0.9). What
    was captured face down lies so to the end (C5.8)."""
    piles: list[list[Piece | None]] = [[] for _ in terms.seating.sides]
    for trick in deal.tricks:
        piles[terms.seating.side(trick.taker)].extend(trick.cards + trick.extra)
    for pile in deal.fixed.piles:
        closed = pile.closed if over else (None,) * len(pile.closed)
        piles[terms.seating.side(pile.taker)].extend((*pile.open, *closed))
    shown = over or terms.options.open_tricks
    return [
        Zone(f"pile:{side}", "pile", len(pile), tuple(pile) if shown else ())
        for side, pile in enumerate(piles)
    ]


def _named(terms: Terms, deal: Deal) -> dict[str, str]:
    fixed = deal.fixed
    named = {}
    if deal.order.trump:
        named["trump"] = deal.order.trump
    if fixed.praise:
        named["praise"] = fixed.praise
        if fixed.praise in DRAWN:
            named["keeps-aces"] = terms.data.praising.aces
    if fixed.praiser is not None:
        named["praiser"] = str(fixed.praiser)
    if fixed.soloist is not None:
        named["soloist"] = str(fixed.soloist)
    if fixed.contract is not None:
        named["contract"] = str(fixed.contract)
    if fixed.least:
        named["aim"] = "least"
    if deal.led:
        named["led"] = deal.led
    return named
