"""The battery of hidden cards finds what it is there to find: games that leak, made for it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kozel.core.events import Event, Named
from kozel.core.game import Game
from kozel.core.messages import Message
from kozel.core.moves import HOUSE, Move, Seat
from kozel.core.offers import Offer
from kozel.core.seating import Seating
from kozel.core.views import Table, Unknown
from tests.batteries.test_hidden import Position, look_from, positions
from tests.core.toy import TOY, ToyDeal, ToyOptions, ToyRules


class TellsInTheView(ToyRules):
    def table(self, deal: ToyDeal, viewer: Seat, *, over: bool) -> Table:
        table = super().table(deal, viewer, over=over)
        return replace(table, named={"first": deal.hands[1][0]} if deal.hands[1:] else {})


class TellsInTheSizes(ToyRules):
    def table(self, deal: ToyDeal, viewer: Seat, *, over: bool) -> Table:
        table = super().table(deal, viewer, over=over)
        return replace(table, facts=table.facts * (1 + ("KC" in deal.stock)))


class TellsInTheOffer(ToyRules):
    def legal(self, deal: ToyDeal, seat: Seat) -> Offer:
        offer = super().legal(deal, seat)
        prompt = "ask-play-well" if "KC" in deal.stock else offer.prompt.id
        return Offer(seat, Message(prompt), offer.groups)


class TellsInAnEvent(ToyRules):
    def play(self, deal: ToyDeal, who: Seat, move: Move) -> tuple[ToyDeal, tuple[Event, ...]]:
        new, events = super().play(deal, who, move)
        if who != HOUSE:
            events += (Named(HOUSE, "next-of-stock", new.stock[0]),) if new.stock else ()
        return new, events


class KnowsTooMuch(ToyRules):
    def table(self, deal: ToyDeal, viewer: Seat, *, over: bool) -> Table:
        table = super().table(deal, viewer, over=over)
        return replace(table, unknown=narrowed(table.unknown, deal))


class KnowsWhatIsWrong(KnowsTooMuch):
    def table(self, deal: ToyDeal, viewer: Seat, *, over: bool) -> Table:
        table = super().table(deal, viewer, over=over)
        unknown = table.unknown
        return replace(table, unknown=replace(unknown, masks=unknown.masks[::-1]))


def narrowed(unknown: Unknown, deal: ToyDeal) -> Unknown:
    """Masks that give every piece away."""
    zones = {f"hand:{seat}": hand for seat, hand in enumerate(deal.hands)} | {"stock": deal.stock}
    masks = tuple(
        sum(1 << at for at, place in enumerate(unknown.places) if piece in zones[place.zone])
        for piece in unknown.pieces
    )
    return replace(unknown, masks=masks)


def looked(rules: type[ToyRules]) -> Iterator[int]:
    seating = Seating.of(3)
    options: Any = TOY.configure({"deals": 3})
    assert isinstance(options, ToyOptions)
    game = Game(TOY, options, seating, rules(TOY, options, seating))
    source = Random(1)
    places: Iterator[Position] = positions(game, 1, 0.5, 12)
    for position in places:
        yield look_from(position, set(), source)


def test_a_game_that_keeps_its_secrets_is_passed() -> None:
    assert all(looked(ToyRules))


@pytest.mark.parametrize(
    "rules",
    [
        TellsInTheView,
        TellsInTheSizes,
        TellsInTheOffer,
        TellsInAnEvent,
        KnowsTooMuch,
        KnowsWhatIsWrong,
    ],
)
def test_a_game_that_leaks_is_caught(rules: type[ToyRules]) -> None:
    with pytest.raises(AssertionError):
        list(looked(rules))
