"""The star: some rounds of the deal are open, and the strongest card takes each (C5.5)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.stages.opening import from_deck
from kozel.cards.tricks.stages.praises.ending import captured
from kozel.cards.tricks.stages.praises.keeping import praiser, share
from kozel.cards.tricks.stages.praises.naming import named
from kozel.cards.tricks.state import WAIT, Deal, Outcome, Stage, Terms, expect
from kozel.core.events import Event, Moved, Named
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Choose, Move, Number, Seat
from kozel.core.offers import Group, Offer

FEWEST, MOST = 3, 4
"""So many rounds are open."""

ENOUGH = Choose("enough")


def star(terms: Terms, seat: Seat) -> tuple[Stage, ...]:
    """The stages of this praise up to the last card dealt."""
    return (NameRounds(), *named(terms, seat, "C5.5"))


class NameRounds(Stage, frozen=True):
    """The praiser names three or four rounds of the deal, one after the other."""

    name: ClassVar[str] = "star"
    chosen: tuple[int, ...] = ()

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """The praiser."""
        return (praiser(deal),)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """The rounds not named yet; enough, once there are three."""
        if seat != praiser(deal):
            return Offer(seat, WAIT)
        rounds = (each for each in range(1, share(terms) + 1) if each not in self.chosen)
        groups = [Group("offer-round", tuple(Number("round", each) for each in rounds))]
        if len(self.chosen) >= FEWEST:
            groups.append(Group("offer-enough", (ENOUGH,)))
        prompt = Message("ask-round", {"number": len(self.chosen) + 1}, "C5.5")
        return Offer(seat, prompt, tuple(groups))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """One more round, or enough of them."""
        expect(terms, deal, who)
        match move:
            case Number("round", each) if 0 < each <= share(terms) and each not in self.chosen:
                chosen = (*self.chosen, each)
                told = (Named(who, "round", str(each)),)
                if len(chosen) < MOST:
                    return deal.passed_on(NameRounds(chosen)), told
                after, events = _dealt(terms, deal.passed_on(), chosen)
                return after, told + events
            case Choose("enough", "") if len(self.chosen) >= FEWEST:
                return _dealt(terms, deal.passed_on(), self.chosen)
            case _:
                raise IllegalMove("praise-name-round", "C5.5", number=share(terms))


def _dealt(terms: Terms, deal: Deal, chosen: tuple[int, ...]) -> Outcome:
    """The whole pack goes round, open in the rounds that were named."""
    events: tuple[Event, ...] = ()
    for each in range(1, share(terms) + 1):
        deal, more = (_open if each in chosen else _closed)(terms, deal)
        events += more
    return deal.with_fixed(since=len(deal.tricks)), events


def _round(terms: Terms, deal: Deal) -> tuple[dict[Seat, int], Deal]:
    """Who gets which position in the next round, and the deal without these cards."""
    stock = deal.fixed.stock
    first = deal.dealer + 1
    given = {(first + step) % terms.seats: stock[step] for step in range(terms.seats)}
    return given, deal.with_fixed(stock=stock[terms.seats :])


def _closed(terms: Terms, deal: Deal) -> Outcome:
    fixed = deal.fixed
    given, deal = _round(terms, deal)
    events = tuple(from_deck(fixed, (at,), f"hand:{seat}", (seat,)) for seat, at in given.items())
    hands = tuple((*hand, fixed.pack[given[seat]]) for seat, hand in enumerate(deal.hands))
    return replace(deal, hands=hands), events


def _open(terms: Terms, deal: Deal) -> Outcome:
    """The strongest card takes the four; the praiser's counts as led."""
    fixed = deal.fixed
    given, deal = _round(terms, deal)
    events: tuple[Event, ...] = tuple(
        replace(from_deck(fixed, (at,), "trick", None), seat=seat) for seat, at in given.items()
    )
    leader = praiser(deal)
    seats = ((leader + step) % terms.seats for step in range(terms.seats))
    trick = captured(terms, deal, tuple(fixed.pack[given[seat]] for seat in seats))
    swept = Moved(trick.cards, "trick", terms.piles[trick.taker], trick.taker)
    return replace(deal, tricks=(*deal.tricks, trick)), (*events, swept)
