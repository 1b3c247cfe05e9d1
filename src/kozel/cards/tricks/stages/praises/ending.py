"""How a praise ends: its tricks are taken and the rest is dealt; or it is void (C5)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.deck import points
from kozel.cards.tricks.captured import Trick
from kozel.cards.tricks.following import taker
from kozel.cards.tricks.stages.praises.keeping import praiser
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms, expect
from kozel.core.chance import Request, Shuffling
from kozel.core.events import Event, Moved, Named, Shown, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import Move, Piece, Seat, Shuffle

PLAIN = "plain"
"""The label of the shuffle after a praise that was void."""


def taken(terms: Terms, deal: Deal, *, richest: bool = False) -> Outcome:
    """All have laid: the dark cards are turned, the tricks are taken, and what was laid aside
    goes under the pack. The lead belongs to whoever took the first trick, or the `richest`."""
    lying = deal.fixed.lying
    events: list[Event] = [Shown((each.card,), "trick", each.seat) for each in lying if each.dark]
    tricks = tuple(_trick(terms, deal, row) for row in range(1 + max(each.row for each in lying)))
    events += [
        Moved(trick.cards, "trick", terms.piles[trick.taker], trick.taker) for trick in tricks
    ]
    first = max(tricks, key=_worth) if richest else tricks[0]
    deal, returned = _from_aside(deal)
    over = replace(deal.passed_on(), tricks=deal.tricks + tricks).with_fixed(
        lying=(),
        since=len(deal.tricks) + len(tricks),
        praise_taker=first.taker,
    )
    return over, (*events, *returned)


def _trick(terms: Terms, deal: Deal, row: int) -> Trick:
    """One of the tricks that lie on the table."""
    leader = praiser(deal)
    of_row = {each.seat: each.card for each in deal.fixed.lying if each.row == row}
    cards = tuple(of_row[(leader + step) % terms.seats] for step in range(terms.seats))
    return captured(terms, deal, cards)


def captured(terms: Terms, deal: Deal, cards: tuple[Piece, ...]) -> Trick:
    """The trick of these cards, the praiser's first, as led suit and trumps decide."""
    leader = praiser(deal)
    led = deal.order.cls[cards[0]]
    seat = (leader + taker(deal.order, cards, led)) % terms.seats
    return Trick(leader, cards, led, seat)


def _worth(trick: Trick) -> int:
    return sum(map(points, trick.cards))


def _from_aside(deal: Deal) -> Outcome:
    fixed = deal.fixed
    if not fixed.aside:
        return deal, ()
    positions = tuple(each.at for each in fixed.aside)
    cards = tuple(fixed.pack[at] for at in positions)
    back = deal.with_fixed(stock=fixed.stock + positions, aside=())
    return back, (Moved(cards, "aside", "deck", faces=()),)


class LeadAfterPraise(Stage, frozen=True):
    """Whoever took the praise leads; where nobody could, the praiser. Where all has been played
    there is nothing to lead."""

    name: ClassVar[str] = "leader"

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Nobody is asked."""
        if not any(deal.hands):
            return deal.passed_on(), ()
        winner = deal.fixed.praise_taker
        seat = praiser(deal) if winner is None else winner
        return replace(deal.passed_on(), turn=seat), (Named(seat, "leader"),)


class EndOfPraise(Stage, frozen=True):
    """Marks where a praise ends. `plain`: the stages of a deal without one."""

    name: ClassVar[str] = "praise"
    plain: tuple[Stage, ...]

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Nothing is left to do."""
        return deal.passed_on(), ()


def void(terms: Terms, deal: Deal) -> Outcome:
    """Some seat cannot lay: all cards are gathered, shuffled and dealt plainly."""
    fixed = deal.fixed
    end = next(at for at, stage in enumerate(deal.stages) if isinstance(stage, EndOfPraise))
    marker = deal.stages[end]
    plain = marker.plain if isinstance(marker, EndOfPraise) else ()
    zones = [(hand, f"hand:{seat}") for seat, hand in enumerate(deal.hands)]
    zones.append((tuple(each.card for each in fixed.lying), "trick"))
    zones.append((tuple(fixed.pack[each.at] for each in fixed.aside), "aside"))
    events: list[Event] = [Staged("praise-void", praiser(deal))]
    events += [Moved(cards, zone, "deck", faces=()) for cards, zone in zones if cards]
    gathered = replace(
        deal,
        stages=(ShuffleAgain(), *plain, *deal.stages[end + 1 :]),
        order=terms.order(terms.data.fixed_trump(terms.options)),
        hands=((),) * terms.seats,
    ).with_fixed(
        stock=tuple(range(len(fixed.pack))),
        praise="",
        praiser=None,
        first_leader=None,
        trump="",
        lying=(),
        aside=(),
        sure=(),
        sightings=(),
    )
    return gathered, tuple(events)


class ShuffleAgain(Stage, frozen=True):
    """The whole pack is shuffled once more."""

    name: ClassVar[str] = "shuffle"

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """The order of the pack."""
        return Shuffling(PLAIN, terms.deck)

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The pack lies ready."""
        expect(terms, deal, who)
        match move:
            case Shuffle(label, order) if label == PLAIN and sorted(order) == sorted(terms.deck):
                packed = deal.passed_on().with_fixed(
                    label=label, pack=order, stock=tuple(range(len(order)))
                )
                return packed, ()
            case _:
                raise IllegalMove("cards-shuffle-wrong", "C0.2", number=len(terms.deck))

    def readers(self, terms: Terms, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Nobody."""
        return ()
