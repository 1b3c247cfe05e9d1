"""What one viewer sees of a deal: zones, the order of the cards, what was named (C0.9)."""

from __future__ import annotations

from collections.abc import Iterator

from kozel.cards.deck import points
from kozel.cards.sets.deal import Deal, Lay, Stage
from kozel.cards.sets.knowledge import Knowledge
from kozel.cards.sets.order import TRUMPS
from kozel.cards.sets.setup import Setup
from kozel.core.moves import HOUSE, Piece, Seat
from kozel.core.views import PieceFacts, Table, Zone


def table(setup: Setup, deal: Deal, viewer: Seat, *, over: bool) -> Table:
    """The deal as `viewer` sees it; all of it once it is over."""
    knowledge = Knowledge(setup, deal, viewer, over=over)
    return Table(
        stage=deal.stage,
        dealer=None if deal.dealer == HOUSE else deal.dealer,
        turn=None if deal.turn == HOUSE else deal.turn,
        sides=setup.seating.sides,
        zones=tuple(_zones(setup, deal, viewer, knowledge, over=over)),
        facts=_facts(setup, deal),
        named=_named(setup, deal),
        unknown=knowledge.unknown(),
    )


def _facts(setup: Setup, deal: Deal) -> tuple[PieceFacts, ...]:
    order = setup.orders[deal.trump]
    return tuple(
        PieceFacts(
            card, order.classes[card], order.powers[card], points(card),
            order.classes[card] == TRUMPS,
        )
        for card in setup.deck
    )  # fmt: skip


def _named(setup: Setup, deal: Deal) -> dict[str, str]:
    named: dict[str, str] = {}
    if deal.trump:
        named["trump"] = deal.trump
    if setup.cuts_trump and deal.trump_card:
        named["trump-card"] = deal.trump_card
    if deal.combo:
        named["combo"] = deal.combo
    if any(deal.hands):
        named["leader"] = str(_leader(deal))
    if deal.trick:
        named["taker"] = str(deal.trick[deal.top].seat)
    if setup.options.open_hands == "one_with_odds":
        named["open"] = str(setup.options.open_seat)
    return named


def _leader(deal: Deal) -> Seat:
    if deal.trick:
        return deal.trick[0].seat
    return deal.turn if deal.stage is Stage.LEAD else deal.leader


def _zones(
    setup: Setup, deal: Deal, viewer: Seat, knowledge: Knowledge, *, over: bool
) -> Iterator[Zone]:
    """Hands, the pack before it is dealt, the trick and its discards, the piles, the last trick,
    the stock, and what was taken out."""
    for seat in range(setup.seating.seats):
        hand = knowledge.hand(seat)
        yield Zone(f"hand:{seat}", "hand", len(hand), hand, seat)
    if deal.undealt:
        yield Zone("deck", "deck", len(deal.order))
    beating = tuple(lay for lay in deal.trick if not lay.discard)
    discards = tuple(lay for lay in deal.trick if lay.discard)
    yield _laid(knowledge, "trick", beating, None)
    yield _laid(knowledge, "discards", discards, None)
    for side in range(len(setup.seating.sides)):
        yield _pile(setup, deal, side, viewer, knowledge, over=over)
    if deal.last_taker is not None:
        last = tuple(lay for lay in deal.piles[deal.last_taker] if lay.trick == deal.tricks - 1)
        yield _laid(knowledge, "last-trick", last, deal.last_taker)
    yield Zone("stock", "stock", len(deal.stock), _stock(setup, deal, over=over))
    if setup.removed:
        yield Zone("removed", "removed", len(setup.removed), setup.removed)


def _laid(knowledge: Knowledge, kind: str, lays: tuple[Lay, ...], taker: Seat | None) -> Zone:
    pieces: list[Piece | None] = []
    for lay in lays:
        pieces += lay.cards if knowledge.sees_lay(lay, taker) else (None,) * len(lay.cards)
    owners = tuple(lay.seat for lay in lays for _ in lay.cards)
    return Zone(kind, kind, len(pieces), tuple(pieces), taker, owners)


def _pile(
    setup: Setup, deal: Deal, side: int, viewer: Seat, knowledge: Knowledge, *, over: bool
) -> Zone:
    """What a side has taken: closed, for memory is part of the game (C0.9), but who took cards
    may look at them where that is usual (C9.2)."""
    pieces: list[Piece | None] = []
    owners: list[Seat] = []
    opened = over or setup.options.open_tricks
    looks = setup.data.looks and viewer in setup.seating.sides[side]
    for seat in setup.seating.sides[side]:
        for lay in deal.piles[seat]:
            seen = (opened or seat == viewer) and knowledge.sees_lay(lay, seat)
            pieces += lay.cards if seen else (None,) * len(lay.cards)
            owners += (lay.seat,) * len(lay.cards)
    shown = tuple(pieces) if opened or looks else ()
    return Zone(f"pile:{side}", "pile", len(pieces), shown, None, tuple(owners) if shown else ())


def _stock(setup: Setup, deal: Deal, *, over: bool) -> tuple[Piece | None, ...]:
    """The stock; only a trump turned up at its bottom is seen."""
    if not deal.stock:
        return ()
    if over:
        return tuple(deal.order[place] for place in deal.stock)
    if not setup.data.turned:
        return (None,) * len(deal.stock)
    return (None,) * (len(deal.stock) - 1) + (deal.trump_card,)
