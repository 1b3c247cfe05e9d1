"""What one viewer sees of a deal, and where the cards may lie that the viewer does not see."""

from __future__ import annotations

from collections.abc import Iterator

from kozel.cards.deck import points
from kozel.cards.sets.deal import Deal, Lay, Stage
from kozel.cards.sets.order import TRUMPS
from kozel.cards.sets.setup import Setup
from kozel.core.moves import HOUSE, Piece, Seat
from kozel.core.views import PieceFacts, Place, Table, Unknown, Zone


def table(setup: Setup, deal: Deal, viewer: Seat, *, over: bool) -> Table:
    """The deal as `viewer` sees it; all of it once it is over."""
    eyes = _Eyes(setup, deal, viewer, over=over)
    return Table(
        stage=deal.stage,
        dealer=None if deal.dealer == HOUSE else deal.dealer,
        turn=None if deal.turn == HOUSE else deal.turn,
        sides=setup.seating.sides,
        zones=tuple(eyes.zones()),
        facts=_facts(setup, deal),
        named=_named(setup, deal),
        unknown=eyes.unknown(),
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
    if deal.combo:
        named["combo"] = deal.combo
    if deal.order:
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


class _Eyes:
    """One viewer's sight of a deal."""

    def __init__(self, setup: Setup, deal: Deal, viewer: Seat, *, over: bool) -> None:
        self._setup = setup
        self._deal = deal
        self._viewer = viewer
        self._over = over
        self._lots = tuple(self._unseen_lots())

    def zones(self) -> Iterator[Zone]:
        """Hands, the trick, its discards, the piles, the stock, and what was taken out."""
        deal = self._deal
        for seat, hand in enumerate(deal.hands):
            yield Zone(f"hand:{seat}", "hand", len(hand), self._hand(seat), seat)
        beating = tuple(lay for lay in deal.trick if not lay.discard)
        discards = tuple(lay for lay in deal.trick if lay.discard)
        yield self._laid("trick", "trick", beating, None)
        yield self._laid("discards", "discards", discards, None)
        for seat, pile in enumerate(deal.piles):
            yield self._laid(f"pile:{seat}", "pile", pile, seat)
        yield Zone("stock", "stock", len(deal.stock), self._stock())
        if self._setup.removed:
            removed = self._setup.removed
            yield Zone("removed", "removed", len(removed), removed)

    def unknown(self) -> Unknown:
        """The cards not seen and their places. A card once seen in a hand is there still, or in
        what that seat has laid face down since; any other may lie anywhere."""
        if not self._deal.order:
            return Unknown()
        seen: set[Piece] = set()
        places: list[Place] = []
        holders: list[tuple[Seat, int]] = []
        for zone in self.zones():
            known = [piece for piece in zone.pieces if piece is not None]
            seen.update(known)
            if zone.kind in ("hand", "stock") and zone.count > len(known):
                places.append(Place(zone.name, zone.count - len(known)))
                holders.append((HOUSE if zone.seat is None else zone.seat, self._deal.tricks + 1))
        for zone_name, lay in self._lots:
            places.append(Place(zone_name, len(lay.cards)))
            holders.append((lay.seat, lay.trick))
        pieces = tuple(card for card in self._setup.deck if card not in seen)
        exposed = {each.card: each for each in self._deal.exposed}
        anywhere = (1 << len(places)) - 1
        masks = tuple(
            sum(
                1 << index
                for index, (seat, trick) in enumerate(holders)
                if seat == exposed[card].seat and trick >= exposed[card].since
            )
            if card in exposed
            else anywhere
            for card in pieces
        )
        return Unknown(pieces, tuple(places), masks)

    def _sees_hand(self, seat: Seat) -> bool:
        return self._over or seat == self._viewer or seat in self._setup.open_seats

    def _hand(self, seat: Seat) -> tuple[Piece | None, ...]:
        """A hand; of another's those cards that everyone saw come and that cannot have gone."""
        hand = self._deal.hands[seat]
        if self._sees_hand(seat):
            return hand
        known = tuple(sorted(card for card in hand if self._surely_there(seat, card)))
        return known + (None,) * (len(hand) - len(known))

    def _surely_there(self, seat: Seat, card: Piece) -> bool:
        return any(
            each.card == card
            and each.seat == seat
            and not any(lay.seat == seat and lay.trick >= each.since for _, lay in self._lots)
            for each in self._deal.exposed
        )

    def _unseen_lots(self) -> Iterator[tuple[str, Lay]]:
        """What lies face down for this viewer, with the zone it lies in."""
        for lay in self._deal.trick:
            if not self._sees(lay, None):
                yield "discards", lay
        for seat, pile in enumerate(self._deal.piles):
            for lay in pile:
                if not self._sees(lay, seat):
                    yield f"pile:{seat}", lay

    def _sees(self, lay: Lay, taker: Seat | None) -> bool:
        return not lay.hidden or self._over or self._viewer in (lay.seat, taker)

    def _laid(self, name: str, kind: str, lays: tuple[Lay, ...], taker: Seat | None) -> Zone:
        pieces: list[Piece | None] = []
        for lay in lays:
            pieces += lay.cards if self._sees(lay, taker) else (None,) * len(lay.cards)
        owners = tuple(lay.seat for lay in lays for _ in lay.cards)
        return Zone(name, kind, len(pieces), tuple(pieces), taker, owners)

    def _stock(self) -> tuple[Piece | None, ...]:
        deal = self._deal
        if not deal.stock:
            return ()
        if self._over:
            return tuple(deal.order[position] for position in deal.stock)
        return (None,) * (len(deal.stock) - 1) + (deal.turned,)
