"""What a viewer sees of a deal: zones, the order table, what was named, what is unknown."""

from __future__ import annotations

from kozel.cards.tricks.knowledge import sees_hand, undealt, unknown
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
        _named(deal),
        Unknown() if over else unknown(terms, deal, viewer),
    )


def _zones(terms: Terms, deal: Deal, viewer: Seat, *, over: bool) -> tuple[Zone, ...]:
    fixed = deal.fixed
    zones = [
        _zone(f"hand:{seat}", "hand", hand, shown=over or sees_hand(terms, seat, viewer), seat=seat)
        for seat, hand in enumerate(deal.hands)
    ]
    pack = undealt(deal)
    if pack:
        zones.append(Zone("deck", "deck", len(pack)))
    owners = tuple(deal.owner(index) for index in range(len(deal.trick)))
    zones.append(Zone("trick", "trick", len(deal.trick), deal.trick, owners=owners))
    zones.extend(_piles(terms, deal, shown=over or terms.options.open_tricks))
    if deal.tricks:
        last = deal.tricks[-1]
        by = tuple((last.leader + index) % terms.seats for index in range(terms.seats))
        zones.append(Zone("last-trick", "last-trick", len(last.cards), last.cards, last.taker, by))
    if fixed.talon:
        up = len(fixed.talon) if over else fixed.turned
        pieces = tuple(card if at < up else None for at, card in enumerate(fixed.talon))
        zones.append(Zone("talon", "talon", len(pieces), pieces))
    if fixed.laid:
        shown = over or viewer == fixed.soloist
        zones.append(_zone("laid", "laid", fixed.laid, shown=shown, seat=fixed.soloist))
    return tuple(zones)


def _zone(
    name: str, kind: str, cards: tuple[Piece, ...], *, shown: bool, seat: Seat | None
) -> Zone:
    return Zone(name, kind, len(cards), cards if shown else (None,) * len(cards), seat)


def _piles(terms: Terms, deal: Deal, *, shown: bool) -> list[Zone]:
    """The taken cards by side of the match; the page shows the last trick alone (C0.9)."""
    piles: list[list[Piece]] = [[] for _ in terms.seating.sides]
    for trick in deal.tricks:
        piles[terms.seating.side(trick.taker)].extend(trick.cards + trick.extra)
    return [
        Zone(f"pile:{side}", "pile", len(pile), tuple(pile) if shown else ())
        for side, pile in enumerate(piles)
    ]


def _named(deal: Deal) -> dict[str, str]:
    fixed = deal.fixed
    named = {}
    if deal.order.trump:
        named["trump"] = deal.order.trump
    if fixed.praiser is not None:
        named["praiser"] = str(fixed.praiser)
    if fixed.soloist is not None:
        named["soloist"] = str(fixed.soloist)
    if deal.led:
        named["led"] = deal.led
    return named
